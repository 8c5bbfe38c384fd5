/** A seat's turn in numbers, all public: who is still in, what is in the pot, what it costs to stay. */
import { at, contenders, potTotal, proposalOf, type StudDeal } from '@tapete/rules';

/** In smallest bets. */
const SMALL_POT = 8;

const scaleOf = (pot: number, small: number): number => Math.min(pot, Math.sqrt(pot * small));

export interface Rival {
  readonly seat: number;
  readonly stack: number;
  readonly inStreet: number;
  readonly contributed: number;
  readonly spoken: boolean;
}

export interface StudScene {
  readonly me: Rival;
  /** The others still in, in deal order. */
  readonly rivals: readonly Rival[];
  /** Chips put in by seats that have folded. */
  readonly folded: readonly number[];
  readonly pot: number;
  /** The pot when the street began, at least the smallest bet. */
  readonly potBefore: number;
  /** The highest total of the street; a proposal counts as if it stood (S28). */
  readonly bet: number;
  /** What the seat adds to call, at most its stack. */
  readonly toCall: number;
  /** Streets still to come after this one, 0…3. */
  readonly streetsLeft: number;
  /** If all who are left pass, the best hand so far takes the pot (S31). */
  readonly passingEnds: boolean;
  /** Chips in which leanings count: the pot while it is small, less of it as it grows and players take care. */
  readonly scale: number;
}

export function studScene(view: StudDeal, seat: number): StudScene {
  const { rules } = view;
  const proposal = proposalOf(view);
  const rival = (each: number): Rival => ({
    seat: each,
    stack: at(view.stacks, each),
    inStreet: at(view.inStreet, each),
    contributed: at(view.contributed, each),
    spoken: at(view.spoken, each),
  });
  const stands = (each: Rival): Rival => {
    if (proposal === null || each.seat !== proposal.seat) return each;
    const added = proposal.to - each.inStreet;
    return { ...each, stack: 0, inStreet: proposal.to, contributed: each.contributed + added };
  };
  const me = rival(seat);
  const rivals = contenders(view)
    .filter((each) => each !== seat)
    .map((each) => stands(rival(each)));
  const bet = proposal === null ? view.bet : Math.max(view.bet, proposal.to);
  const pot =
    potTotal(view) +
    rivals.reduce((sum, each) => sum + each.contributed - at(view.contributed, each.seat), 0);
  return {
    me,
    rivals,
    folded: view.contributed.filter((_, each) => view.folded[each]),
    pot,
    potBefore: Math.max(
      rules.minBet,
      potTotal(view) - view.inStreet.reduce((sum, put) => sum + put, 0),
    ),
    bet,
    toCall: Math.min(me.stack, Math.max(0, bet - me.inStreet)),
    streetsLeft: 4 - view.street,
    passingEnds: rules.allPass === 'ends' && [me, ...rivals].every((each) => each.stack > 0),
    scale: scaleOf(Math.max(pot, rules.minBet), SMALL_POT * rules.minBet),
  };
}

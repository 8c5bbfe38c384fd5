/** Random deals of both games for the suite that all games pass. */
import type { Chances } from '@tapete/chance';
import {
  STUD_ACTIONS,
  STUD_REFUSALS,
  potTotal,
  type StudAction,
  type StudDeal,
} from '../stud/stud-deal.ts';
import { studLegal } from '../stud/stud-legal.ts';
import { stud } from '../stud/stud.ts';
import { THREE_ACTIONS, THREE_REFUSALS, type ThreeDeal } from '../three/three-deal.ts';
import { three } from '../three/three.ts';
import { randomStudScript, randomThreeScript } from './deal-scripts.ts';
import { studTable, threeTable } from './script-answer.ts';
import { chooseStud } from './stud-moves.ts';
import type { Depth } from './trial.ts';
import { walk } from './walk.ts';

const sum = (chips: readonly number[]): number => chips.reduce((total, each) => total + each, 0);

const studChips = (deal: StudDeal): number =>
  sum(deal.stacks) + potTotal(deal) - sum(deal.pots.flatMap((pot) => pot.shares)) - sum(deal.loans);

/** Types that are no option, and amounts just outside the ranges of those that are. */
function illegalStud(deal: StudDeal, seat: number): readonly StudAction[] {
  const { options } = studLegal(deal, seat);
  const wrong: StudAction[] = [];
  for (const type of STUD_ACTIONS) {
    const option = options.find((each) => each.type === type);
    if (type === 'bet' || type === 'raise' || type === 'propose') {
      const given = option && 'min' in option ? option : undefined;
      const amounts = given
        ? [given.min - 1, given.max + 1, 0, -1, given.min + 0.5, NaN, Infinity]
        : [deal.bet, deal.bet + 1, deal.bet + deal.rules.minBet];
      wrong.push(...amounts.map((to): StudAction => ({ type, to })));
    } else if (!option) wrong.push({ type });
  }
  if (options.length === 0) wrong.push({ type: 'timeout' });
  return wrong;
}

/**
 * In one street a seat speaks once, and once more after each bet, raise and proposal, and answers each
 * proposal once. Bets rise by a chip at least; the seats' chips and what random proposals may lend bound them.
 */
const STUD_BOUND = 4 * 8 * 600;

/** A random stud deal; undefined when its rules refuse it. */
export function walkStud(random: Chances, depth: Depth): ReturnType<typeof walk> | undefined {
  const { setup, seats, deck } = studTable(randomStudScript(random));
  const enough = stud.start(setup, seats, deck).ok && deck.length >= 5 * seats.length;
  if (!enough) return undefined;
  // A person may hold another seat in a later deal; names and persons are not the same.
  const people = random.shuffled(seats.map((seat) => seat.person));
  return walk(
    {
      game: stud,
      setup,
      seats: seats.map((seat, i) => ({ ...seat, person: people[i]! })),
      deck,
      choose: chooseStud,
      illegal: illegalStud,
      types: STUD_ACTIONS,
      options: (legal) => legal.options.map((option) => option.type),
      refused: (legal) => legal.refused,
      chips: studChips,
      closedCards: (event) => (event.type === 'dealt' && !event.up ? event.cards : []),
      openCards: (event) => {
        if (event.type === 'dealt' && event.up) return event.cards.map((dealt) => dealt.card);
        return event.type === 'showed' ? event.hand.cards : [];
      },
      bound: STUD_BOUND,
      codes: STUD_REFUSALS,
    },
    random,
    depth,
  );
}

/** Seats' stacks, bets on the table and what the bank has won; Σ is the chips brought. */
function threeChips(deal: ThreeDeal): number {
  const onTable =
    deal.lines.length > 0
      ? deal.bankNet
      : sum(deal.seats.map((seat) => seat.ante + seat.pairPlus)) + sum(deal.plays);
  return sum(deal.stacks) + onTable;
}

/** A random three-card deal; undefined when its bets are refused. */
export function walkThree(random: Chances, depth: Depth): ReturnType<typeof walk> | undefined {
  const { setup, seats, deck } = threeTable(randomThreeScript(random));
  if (!three.start(setup, seats, deck).ok) return undefined;
  return walk(
    {
      game: three,
      setup,
      seats,
      deck,
      choose: (_deal, _seat, chance) => ({
        type: chance.oneOf(['play', 'play', 'fold', 'timeout'] as const),
      }),
      illegal: (deal, seat) =>
        deal.asked.includes(seat)
          ? []
          : [...THREE_ACTIONS, 'timeout' as const].map((type) => ({ type })),
      types: THREE_ACTIONS,
      options: (legal) => legal.options.map((option) => option.type),
      refused: (legal) => legal.refused,
      chips: threeChips,
      closedCards: (event) => (event.type === 'dealt' ? event.cards : []),
      openCards: (event) => (event.type === 'turned' || event.type === 'showed' ? event.cards : []),
      bound: seats.length,
      codes: THREE_REFUSALS,
    },
    random,
    depth,
  );
}

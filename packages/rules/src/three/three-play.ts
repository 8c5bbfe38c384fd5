/** Deciding: how a three-card deal starts and what an action brings (T4–T18). */
import { pack, type Card } from '../cards.ts';
import { at, MOST_CHIPS, type BySeat, type DealtCard, type Turn } from '../game.ts';
import { checkPack } from '../given-pack.ts';
import { ok, refuse, type Refusal, type Result } from '../result.ts';
import { applyThree } from './three-apply.ts';
import {
  THREE_ACTIONS,
  type Place,
  type ThreeAction,
  type ThreeDeal,
  type ThreeEvent,
  type ThreeRefusal,
  type ThreeSeat,
  type ThreeSetup,
} from './three-deal.ts';
import { checkRules } from '../rule-values.ts';
import { MOST_STAKE, THREE_OPTIONS } from './three-rules.ts';
import { largestPayout, pairPlusToOne, qualifies, settle } from './three-settle.ts';

const isStake = (chips: number, least: number): boolean =>
  Number.isInteger(chips) && chips >= least && chips <= MOST_STAKE;

const isStack = (chips: number): boolean => Number.isInteger(chips) && chips <= MOST_CHIPS;

/**
 * Whether a seat's bets may be posted: `bad-ante`, `bad-pair-plus` (not an integer in range),
 * `pair-plus-without-ante` (T9), `ante-not-covered` (T16: the play bet must be covered too).
 */
export function checkBets(seat: {
  readonly name: string;
  readonly stack: number;
  readonly ante: number;
  readonly pairPlus: number;
}): Result<true, Refusal<ThreeRefusal>> {
  const { name, stack, ante, pairPlus } = seat;
  if (!isStake(pairPlus, 0)) return refuse('bad-pair-plus', { seat: name, pairPlus });
  if (ante === 0 && pairPlus > 0) return refuse('pair-plus-without-ante', { seat: name, pairPlus });
  if (!isStake(ante, 1)) return refuse('bad-ante', { seat: name, ante, min: 1, max: MOST_STAKE });
  const most = Math.floor((stack - pairPlus) / 2);
  if (!isStack(stack) || ante > most) {
    return refuse('ante-not-covered', { seat: name, ante, max: Math.max(0, most) });
  }
  return ok(true);
}

type Decided = Result<Turn<ThreeDeal, ThreeEvent>, Refusal<ThreeRefusal>>;

/**
 * Starts a deal: bets posted, cards dealt (T14), every seat asked. Refuses `bad-rule`, `too-few-seats`,
 * `too-many-seats`, as `checkBets`, `bank-not-covered` (T18), `bad-pack`; where the pack is the beginning of one,
 * `deck-exhausted`.
 */
export function startThree(
  setup: ThreeSetup,
  seats: BySeat<ThreeSeat>,
  deck: readonly Card[],
): Decided {
  const { rules, banker } = setup;
  const known = checkRules(rules, THREE_OPTIONS);
  if (!known.ok) return known;
  if (seats.length < 1) return refuse('too-few-seats', { seats: 0, min: 1 });
  if (seats.length > 7) return refuse('too-many-seats', { seats: seats.length, max: 7 });
  for (const seat of seats) {
    const checked = checkBets(seat);
    if (!checked.ok) return checked;
  }
  if (rules.bank === 'player') {
    const needed = largestPayout(seats, rules);
    if (banker === null || !isStack(banker.stack) || banker.stack < needed) {
      return refuse('bank-not-covered', { needed, stack: banker?.stack ?? 0 });
    }
  }
  const checked = checkPack(deck, pack(2), setup.pack);
  if (!checked.ok) return checked;
  const needed = (seats.length + 1) * 3;
  if (deck.length < needed) return refuse('deck-exhausted', { cards: deck.length, needed });
  const places: readonly Place[] = [...seats.keys(), 'dealer'];
  const order =
    rules.dealing === 'packet'
      ? places.flatMap((place) => [place, place, place])
      : [...places, ...places, ...places];
  const cards = order.map((seat, position): DealtCard<Card, Place> => {
    const card = deck[position];
    if (card === undefined) throw new Error('the pack was measured');
    return { seat, owner: seat === 'dealer' ? null : at(seats, seat).person, position, card };
  });
  return ok(
    turnOf(undefined, [
      { type: 'started', game: 'three', rules, seats, banker, deck },
      { type: 'dealt', cards },
      { type: 'asked', seats: [...seats.keys()] },
    ]),
  );
}

export interface ThreeLegal {
  readonly options: readonly { readonly type: 'play' | 'fold'; readonly stake: number }[];
  readonly refused: Readonly<Partial<Record<'play' | 'fold', Refusal<ThreeRefusal>>>>;
}

function idle(deal: ThreeDeal, seat: number): ThreeRefusal | null {
  if (deal.outcome !== null) return 'deal-over';
  if (deal.seats[seat] === undefined) return 'not-in-deal';
  if (deal.decided[seat]) return 'already-decided';
  return deal.asked.includes(seat) ? null : 'not-your-turn';
}

/** Play or fold, from any seat still to decide; `stake` is what it puts down. */
export function threeLegal(deal: ThreeDeal, seat: number): ThreeLegal {
  const code = idle(deal, seat);
  if (code !== null) {
    const refused = Object.fromEntries(
      THREE_ACTIONS.map((type) => [type, { code, detail: {} }] as const),
    );
    return { options: [], refused };
  }
  const stake = at(deal.seats, seat).ante;
  return {
    options: [
      { type: 'play', stake },
      { type: 'fold', stake: 0 },
    ],
    refused: {},
  };
}

/** What an action brings; a timeout folds (T17). When the last seat has decided the deal is settled. */
export function playThree(deal: ThreeDeal, seat: number, action: ThreeAction): Decided {
  const code = idle(deal, seat);
  if (code !== null) return refuse(code);
  const timeout = action.type === 'timeout';
  if (!timeout && !THREE_ACTIONS.includes(action.type)) {
    return refuse('not-available', { action: action.type });
  }
  const decided: ThreeEvent = { type: 'decided', seat, plays: action.type === 'play', timeout };
  const turn = turnOf(deal, [decided]);
  if (turn.deal.asked.length > 0) return ok(turn);
  const { deal: settled, events } = turnOf(turn.deal, settlement(turn.deal));
  return ok({ deal: settled, events: [decided, ...events] });
}

/** Events recorded one after the other. */
function turnOf(
  deal: ThreeDeal | undefined,
  events: readonly ThreeEvent[],
): Turn<ThreeDeal, ThreeEvent> {
  const after = events.reduce(applyThree, deal);
  if (after === undefined) throw new Error('a deal begins with an event');
  return { deal: after, events };
}

/** The dealer turns his cards when a hand plays; a folded hand is turned only to be paid its Pair Plus (T10). */
function settlement(deal: ThreeDeal): ThreeEvent[] {
  const known = (cards: readonly { readonly card: string }[]): readonly Card[] =>
    cards.map((held) => held.card as Card);
  const dealer = known(deal.dealer);
  const events: ThreeEvent[] = [];
  if (deal.decided.includes('play')) {
    events.push({ type: 'turned', cards: dealer, qualifies: qualifies(dealer) });
  }
  const spreads = deal.seats.map((bets, seat) => ({
    seat,
    ante: bets.ante,
    pairPlus: bets.pairPlus,
    plays: deal.decided[seat] === 'play',
    cards: known(at(deal.cards, seat)),
  }));
  for (const { seat, plays, pairPlus, cards } of spreads) {
    const paid =
      pairPlus > 0 && deal.rules.foldPairPlus === 'settles' && pairPlusToOne(cards, deal.rules) > 0;
    if (plays || paid) events.push({ type: 'showed', seat, cards });
  }
  const lines = spreads.flatMap((spread) => settle(spread, dealer, deal.rules));
  events.push({ type: 'settled', lines }, { type: 'ended', outcome: 'settled' });
  return events;
}

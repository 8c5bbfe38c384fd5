import { itemAt } from './cards.ts';
import type { StudRules } from './script.ts';

export const STUD_WORDS = [
  'pass',
  'bet',
  'raise',
  'call',
  'fold',
  'all-in',
  'propose',
  'accept',
  'refuse',
  'timeout',
] as const;
export type StudWord = (typeof STUD_WORDS)[number];

export type StudCode =
  | 'not-your-turn'
  | 'not-in-deal'
  | 'deal-over'
  | 'cannot-pass'
  | 'nothing-to-call'
  | 'must-raise'
  | 'nothing-to-raise'
  | 'below-minimum'
  | 'above-maximum'
  | 'not-higher'
  | 'above-stack'
  | 'not-reopened'
  | 'not-available'
  | 'no-proposal'
  | 'deck-exhausted'
  | 'pack-too-small';

export interface Seat {
  name: string;
  number: number;
  stack: number;
  /** Chips put in on this street, ante not counted. */
  put: number;
  /** Chips put in during the deal. */
  contributed: number;
  loan: number;
  folded: boolean;
  /** Has spoken on this street. */
  acted: boolean;
  /** The bet it last called or made on this street; null before, a pass is neither (S26). */
  matched: number | null;
  down: string[];
  up: string[];
}

/** A stud deal between two actions; the simulation in `stud-turns.ts` changes it in place. */
export interface Running {
  rules: StudRules;
  seats: Seat[];
  /** Clockwise from the dealer's left. */
  order: Seat[];
  outcome: 'showdown' | 'all-passed' | 'last-left' | null;
  /** Who spoke first in the present street, and who last bet or raised in it (S33). */
  firstToSpeak: Seat | null;
  lastAggressor: Seat | null;
  /** 1…4. */
  street: number;
  /** Highest `put` of the street; 0 = nobody has opened. */
  bet: number;
  /** Size of the last opening bet or full raise; 0 when nobody has opened. */
  lastRaise: number;
  turn: Seat;
  /** A proposal waiting for answers: its total, and those who have not answered (S28). */
  proposal: { total: number; waiting: Seat[] } | null;
  /** The seat in turn has used its one proposal of this turn. */
  proposed: boolean;
}

/** Seats that have not folded. */
export function contendersOf(deal: Running): Seat[] {
  return deal.seats.filter((seat) => !seat.folded);
}

/** Chips that a full raise has: the last bet or raise, or the table's minimum if that is more (S26). */
function fullRaise(deal: Running): number {
  return Math.max(deal.lastRaise, deal.rules.minBet);
}

/** The smallest total that opens or raises in full (S26). */
function leastTotal(deal: Running): number {
  if (deal.bet === 0) return deal.rules.minBet;
  return deal.bet + (deal.rules.raise === 'any' ? 1 : fullRaise(deal));
}

/** S26: who has called or bet raises again only if the bet has grown by a full raise since. */
function mayReraise(deal: Running, seat: Seat): boolean {
  if (deal.rules.raise === 'any' || seat.matched === null) return true;
  return deal.bet >= seat.matched + fullRaise(deal);
}

/** Totals for the street up to which each rival could go with his own chips (S28, S30); who has none is left out. */
function rivalTotals(deal: Running, seat: Seat): number[] {
  return contendersOf(deal)
    .filter((rival) => rival !== seat && rival.stack > 0)
    .map((rival) => rival.put + rival.stack);
}

/** The largest total the table allows whatever the stack (S27); Infinity when only the stack bounds. */
function mostTotal(deal: Running, seat: Seat): number {
  const { maxBet, minBet } = deal.rules;
  if (maxBet === 'stack') return Infinity;
  if (maxBet !== 'pot') return maxBet;
  const pot = deal.seats.reduce((sum, each) => sum + each.contributed, 0);
  // A pot smaller than the minimum still lets the minimum open, or nobody ever could (ante 0).
  if (deal.bet === 0) return Math.max(pot, minBet);
  return deal.bet + pot + (deal.bet - seat.put);
}

/** Why a bet, raise or proposal of this total is refused, or null. */
function totalRefusal(deal: Running, seat: Seat, total: number, lent: boolean): StudCode | null {
  const whole = seat.put + seat.stack;
  const rivals = rivalTotals(deal, seat);
  // S30: nobody has chips to answer with.
  if (rivals.length === 0) return 'not-available';
  if (!mayReraise(deal, seat)) return 'not-reopened';
  if (deal.bet > 0 && total <= deal.bet) return 'not-higher';
  if (!lent && total > whole) return 'above-stack';
  // A proposal is a bet above the own stack; anything lower is simply bet.
  if (lent && total <= whole) return 'below-minimum';
  // S28: what no rival could match is not proposed.
  const most = lent ? Math.min(mostTotal(deal, seat), Math.max(...rivals)) : mostTotal(deal, seat);
  if (total > most) return 'above-maximum';
  // All-in and the maximum are always a raise.
  if (total < leastTotal(deal) && total !== whole && total !== most) return 'below-minimum';
  return null;
}

/** Why the rules refuse this action now, or null when it is legal (S24–S28, S37). */
export function studRefusal(
  deal: Running,
  seat: Seat,
  word: StudWord,
  amount: number | undefined,
): StudCode | null {
  if (deal.outcome !== null) return 'deal-over';
  if (seat.folded) return 'not-in-deal';
  const answer = word === 'accept' || word === 'refuse';
  if (deal.proposal !== null) {
    if (!deal.proposal.waiting.includes(seat)) return 'not-your-turn';
    return answer || word === 'timeout' ? null : 'not-available';
  }
  if (answer) return 'no-proposal';
  if (seat !== deal.turn) return 'not-your-turn';
  switch (word) {
    case 'pass':
      return deal.bet > 0 ? 'cannot-pass' : null;
    case 'fold':
    case 'timeout':
      return null;
    case 'call':
      return deal.bet === 0 ? 'nothing-to-call' : null;
    case 'bet':
      return deal.bet > 0 ? 'must-raise' : totalRefusal(deal, seat, amount ?? 0, false);
    case 'raise':
      return deal.bet === 0 ? 'nothing-to-raise' : totalRefusal(deal, seat, amount ?? 0, false);
    case 'all-in':
      // A whole stack that does not exceed the bet is a call.
      if (deal.bet > 0 && seat.put + seat.stack <= deal.bet) return null;
      return totalRefusal(deal, seat, seat.put + seat.stack, false);
    case 'propose':
      if (!deal.rules.exceed || deal.proposed) return 'not-available';
      return totalRefusal(deal, seat, amount ?? 0, true);
    default:
      return word satisfies never;
  }
}

export interface RefNext {
  seat: string;
  /** Legal actions; `min` and `max` are totals for the street. */
  actions: { type: string; min?: number; max?: number }[];
}

/** Who must act and what is legal, by trying every action and every amount. */
export function studNext(deal: Running): RefNext | null {
  if (deal.outcome !== null) return null;
  const waiting = deal.proposal === null ? [deal.turn] : deal.proposal.waiting;
  const seat = itemAt(
    deal.order.filter((each) => waiting.includes(each)),
    0,
  );
  const actions: RefNext['actions'] = [];
  const whole = seat.put + seat.stack;
  for (const word of STUD_WORDS) {
    if (word === 'timeout') continue;
    if (word === 'bet' || word === 'raise' || word === 'propose') {
      const last = word === 'propose' ? Math.max(0, ...rivalTotals(deal, seat)) : whole;
      const fine: number[] = [];
      for (let total = 0; total <= last; total += 1) {
        if (studRefusal(deal, seat, word, total) === null) fine.push(total);
      }
      const [min, max] = [fine[0], fine.at(-1)];
      if (min === undefined || max === undefined) continue;
      actions.push({ type: word, min, max });
    } else if (studRefusal(deal, seat, word, undefined) === null) {
      actions.push({ type: word });
    }
  }
  return { seat: seat.name, actions };
}

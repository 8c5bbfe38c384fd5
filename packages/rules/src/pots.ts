/** Side pots from what each seat has put in (S34). */
import { at, type BySeat } from './game.ts';

export interface Pot {
  readonly amount: number;
  /** Contenders for it, in deal order. */
  readonly seats: readonly number[];
}

export interface PaidPot extends Pot {
  readonly winners: readonly number[];
  /** What each winner takes, in the order of `winners`. */
  readonly shares: readonly number[];
}

/**
 * Splits the chips put in into pots: a layer whose payers have all folded goes to the next pot below;
 * layers with the same contenders are one pot. `order` is the deal order, from the dealer's left.
 */
export function makePots(
  contributed: BySeat<number>,
  folded: BySeat<boolean>,
  order: readonly number[],
): readonly Pot[] {
  const contenders = order.filter((seat) => !folded[seat]);
  const levels = [...new Set(contenders.map((seat) => at(contributed, seat)))].sort(
    (a, b) => a - b,
  );
  const between = (from: number, to: number): number =>
    contributed.reduce((sum, put) => sum + Math.max(0, Math.min(put, to) - from), 0);
  const pots = levels.map((level, i) => ({
    // Above the highest contender only folded seats have paid: that belongs to the top pot.
    amount: between(levels[i - 1] ?? 0, i === levels.length - 1 ? Infinity : level),
    seats: contenders.filter((seat) => at(contributed, seat) >= level),
  }));
  return pots.filter((pot) => pot.amount > 0 || pots.length === 1);
}

/** Shares a pot among its best hands; odd chips go one by one, in deal order, to that pot's winners (S34). */
export function payPot(pot: Pot, value: (seat: number) => number): PaidPot {
  const best = Math.max(...pot.seats.map(value));
  const winners = pot.seats.filter((seat) => value(seat) === best);
  const each = Math.floor(pot.amount / winners.length);
  const odd = pot.amount - each * winners.length;
  return { ...pot, winners, shares: winners.map((_, i) => each + (i < odd ? 1 : 0)) };
}

/** The part of the highest contribution that nobody matched, and whose it is (S32); null when there is none. */
export function uncalled(
  contributed: BySeat<number>,
): { readonly seat: number; readonly amount: number } | null {
  const highest = Math.max(...contributed);
  const seat = contributed.indexOf(highest);
  const second = Math.max(0, ...contributed.filter((_, i) => i !== seat));
  return highest > second ? { seat, amount: highest - second } : null;
}

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
  const pots: Pot[] = [];
  let below = 0;
  let seats = order.filter((seat) => !folded[seat]);
  while (seats.length > 0) {
    const level = least(contributed, seats);
    const deeper = seats.filter((seat) => at(contributed, seat) > level);
    const isTop = deeper.length === 0;
    let amount = 0;
    // Above the highest contender only folded seats have paid: that belongs to the top pot.
    for (const put of contributed)
      amount += Math.max(0, (isTop ? put : Math.min(put, level)) - below);
    // With ante 0 somebody may have put nothing in: he contends for nothing.
    if (amount > 0 || isTop) pots.push({ amount, seats });
    below = level;
    seats = deeper;
  }
  return pots;
}

function least(contributed: BySeat<number>, seats: readonly number[]): number {
  let found = Infinity;
  for (const seat of seats) found = Math.min(found, at(contributed, seat));
  return found;
}

/** Shares a pot among its best hands; odd chips go one by one, in deal order, to that pot's winners (S34). */
export function payPot({ amount, seats }: Pot, value: (seat: number) => number): PaidPot {
  let best = -Infinity;
  let winners: number[] = [];
  for (const seat of seats) {
    const worth = value(seat);
    if (worth > best) {
      best = worth;
      winners = [seat];
    } else if (worth === best) winners.push(seat);
  }
  const each = Math.floor(amount / winners.length);
  const odd = amount - each * winners.length;
  return { amount, seats, winners, shares: winners.map((_, i) => each + (i < odd ? 1 : 0)) };
}

/** The part of the highest contribution that nobody matched, and whose it is (S32); null when there is none. */
export function uncalled(
  contributed: BySeat<number>,
): { readonly seat: number; readonly amount: number } | null {
  let highest = 0;
  let second = 0;
  let seat = 0;
  for (let i = 0; i < contributed.length; i++) {
    const put = at(contributed, i);
    if (put > highest) {
      second = highest;
      highest = put;
      seat = i;
    } else if (put > second) second = put;
  }
  return highest > second ? { seat, amount: highest - second } : null;
}

import { compareKeys, itemAt } from './cards.ts';

export interface RefPot {
  amount: number;
  /** Those who paid into it and have not folded, by seat number. */
  seats: number[];
  winners: number[];
  /** Chips by seat, 0 for whoever wins nothing of it; the sum is the amount. */
  shares: number[];
}

/** Pays one pot: equal parts, then the odd chips one by one in deal order (S34). */
function sharesOf(amount: number, winners: number[], dealOrder: readonly number[]): number[] {
  const shares = dealOrder.map(() => 0);
  const inDealOrder = dealOrder.filter((seat) => winners.includes(seat));
  for (let chip = 0; chip < amount; chip += 1) {
    // Handing out every chip in turn gives the odd ones to the first in deal order.
    const seat = itemAt(inDealOrder, chip % inDealOrder.length);
    shares[seat] = itemAt(shares, seat) + 1;
  }
  return shares;
}

/**
 * All pots of a deal, the main pot first, and what nobody called. The chips are laid level by level: one
 * level is one chip of every seat that paid so far (S32, S34). `keys` may be null for folded seats
 * and where a pot has one contender only; `dealOrder` starts at the dealer's left.
 */
export function refPots(
  contributed: readonly number[],
  folded: readonly boolean[],
  keys: readonly (readonly number[] | null)[],
  dealOrder: readonly number[],
): { pots: RefPot[]; returned: number[] } {
  const returned = contributed.map(() => 0);
  const layers: { amount: number; seats: number[] }[] = [];
  let ownerless = 0;

  for (let level = 1; level <= Math.max(0, ...contributed); level += 1) {
    const payers = [...contributed.keys()].filter((seat) => itemAt(contributed, seat) >= level);
    const contenders = payers.filter((seat) => !itemAt(folded, seat));
    const below = layers.at(-1);
    if (payers.length === 1 && contenders.length === 1) {
      const alone = itemAt(payers, 0);
      returned[alone] = itemAt(returned, alone) + 1;
    } else if (contenders.length === 0 && below === undefined) {
      // No pot below yet: the first pot that has a contender takes it.
      ownerless += payers.length;
    } else if (contenders.length === 0 && below !== undefined) {
      below.amount += payers.length;
    } else if (below !== undefined && below.seats.join() === contenders.join()) {
      below.amount += payers.length;
    } else {
      layers.push({ amount: payers.length + ownerless, seats: contenders });
      ownerless = 0;
    }
  }
  if (ownerless > 0) throw new Error('chips without a contender');

  const pots = layers.map(({ amount, seats }): RefPot => {
    const winners = seats.filter((seat) => seats.every((other) => !beats(keys, other, seat)));
    return { amount, seats, winners, shares: sharesOf(amount, winners, dealOrder) };
  });
  return { pots, returned };
}

/** Whether the hand of seat `a` is the better one. */
export function beats(keys: readonly (readonly number[] | null)[], a: number, b: number): boolean {
  if (a === b) return false;
  const [keyA, keyB] = [itemAt(keys, a), itemAt(keys, b)];
  if (keyA === null || keyB === null) throw new Error('a contender without a hand');
  return compareKeys(keyA, keyB) > 0;
}

/** Three seats: for each completion of one, the pairs of completions of the other two. */
import { studOrder } from '@tapete/rules';
import type { HandRules } from '@tapete/rules';
import { binomial } from './binomial.ts';
import { completions } from './completions.ts';
import type { Completions } from './completions.ts';
import { disjointCounter } from './disjoint.ts';
import { dealsOf, seatAccount } from './exact-account.ts';
import type { ExactAccount, SeatAccount } from './exact-account.ts';
import type { KnownCards } from './known-cards.ts';

/** Completions looked at by `exactThree`, each with its subsets: about 5 ns each. */
export function workOfThree({ seats, rest }: KnownCards): number {
  const counts = seats.map(({ missing }) => binomial(rest.length, missing));
  const [a = 0, b = 0, c = 0] = counts;
  const [least = 0, middle = 0] = seats.map(({ missing }) => missing).sort((x, y) => x - y);
  const subsets = 2 ** Math.max(least, middle);
  return (a * (b + c) + b * (a + c) + c * (a + b)) * subsets;
}

/** Exact while six times the deals stay below 2^53; throws beyond. */
export function exactThree(known: KnownCards, rules: HandRules): ExactAccount {
  const order = studOrder(rules);
  const deals = dealsOf(known);
  if (!Number.isSafeInteger(6 * deals)) throw new Error(`too many deals to count: ${deals}`);
  const made = known.seats.map((seat) => completions(seat, known.rest, order));
  const [a, b, c] = made;
  if (!a || !b || !c) throw new Error('three seats expected');
  const size = known.rest.length;
  return {
    deals,
    seats: [
      bestOfThree(a, b, c, size, deals),
      bestOfThree(b, a, c, size, deals),
      bestOfThree(c, a, b, size, deals),
    ],
  };
}

/** How often `own` is best, alone or with one or both of the others. */
function bestOfThree(
  own: Completions,
  left: Completions,
  right: Completions,
  size: number,
  deals: number,
): SeatAccount {
  const limit = Math.min(left.size, right.size);
  const below = disjointCounter(size, limit);
  const equal = disjointCounter(size, limit);
  const held = new Uint8Array(size);
  const meets = (sets: Completions, i: number): boolean => {
    for (let j = 0; j < sets.size; j++)
      if (held[sets.places[i * sets.size + j]!] === 1) return true;
    return false;
  };
  const shared = [0, 0, 0] as [number, number, number];

  for (let i = 0; i < own.count; i++) {
    const value = own.values[i]!;
    held.fill(0);
    for (let j = 0; j < own.size; j++) held[own.places[i * own.size + j]!] = 1;
    below.clear();
    equal.clear();
    for (let k = 0; k < right.count && right.values[k]! <= value; k++) {
      if (meets(right, k)) continue;
      (right.values[k] === value ? equal : below).add(right, k);
    }
    for (let k = 0; k < left.count && left.values[k]! <= value; k++) {
      if (meets(left, k)) continue;
      const ties = left.values[k] === value ? 1 : 0;
      shared[ties]! += below.count(left, k);
      shared[ties + 1]! += equal.count(left, k);
    }
  }
  return seatAccount(deals, shared);
}

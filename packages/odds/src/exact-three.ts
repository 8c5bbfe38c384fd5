/** Three seats: for each completion of one, the pairs of completions of the other two. */
import { studOrder } from '@tapete/rules';
import type { HandRules } from '@tapete/rules';
import { binomial } from './binomial.ts';
import { completions } from './completions.ts';
import type { Completions } from './completions.ts';
import { subsetIndex } from './disjoint.ts';
import type { SubsetIndex } from './disjoint.ts';
import { dealsOf, seatAccount } from './exact-account.ts';
import type { ExactAccount, SeatAccount } from './exact-account.ts';
import type { KnownCards } from './known-cards.ts';

/** Subsets of completions that `exactThree` counts or looks up, half of them skipped as a rule: 1–2 ns each. */
export function workOfThree({ seats, rest }: KnownCards): number {
  const sizes = seats.map(({ missing }) => missing);
  const counts = sizes.map((size) => binomial(rest.length, size));
  let work = 0;
  for (let own = 0; own < 3; own++) {
    const left = (own + 1) % 3;
    const right = (own + 2) % 3;
    const subsets = 2 ** Math.min(sizes[left]!, sizes[right]!);
    work += counts[own]! * (counts[left]! + counts[right]!) * subsets;
  }
  return work;
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

/** The places of each completion as bits: 0–26 and 27 on, so that none meets a sign. */
const HALF = 27;

function bits({ places, size, count }: Completions, from: number): Int32Array {
  const found = new Int32Array(count);
  for (let i = 0; i < count; i++)
    for (let j = i * size; j < (i + 1) * size; j++) {
      const bit = places[j]! - from;
      if (bit >= 0 && bit < HALF) found[i]! |= 1 << bit;
    }
  return found;
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
  const lefts = subsetIndex(left, size, limit);
  const rights = subsetIndex(right, size, limit);
  const below = new Int32Array(lefts.indices);
  const equal = new Int32Array(lefts.indices);
  const [ownLow, leftLow, rightLow] = [bits(own, 0), bits(left, 0), bits(right, 0)];
  const [ownHigh, leftHigh, rightHigh] = [bits(own, HALF), bits(left, HALF), bits(right, HALF)];
  let [alone, two, three] = [0, 0, 0];

  let [leftBelow, rightBelow, leftEqual, rightEqual] = [0, 0, 0, 0];
  for (let i = 0; i < own.count; i++) {
    const value = own.values[i]!;
    const low = ownLow[i]!;
    const high = ownHigh[i]!;
    // Values ascend, so the bounds of what is below and what is equal only move up.
    while (leftBelow < left.count && left.values[leftBelow]! < value) leftBelow++;
    while (rightBelow < right.count && right.values[rightBelow]! < value) rightBelow++;
    while (leftEqual < left.count && left.values[leftEqual]! <= value) leftEqual++;
    while (rightEqual < right.count && right.values[rightEqual]! <= value) rightEqual++;

    below.fill(0);
    for (let k = 0; k < rightBelow; k++)
      if (((rightLow[k]! & low) | (rightHigh[k]! & high)) === 0) count(below, rights, k);
    const ties = rightEqual > rightBelow;
    if (ties) equal.fill(0);
    for (let k = rightBelow; k < rightEqual; k++)
      if (((rightLow[k]! & low) | (rightHigh[k]! & high)) === 0) count(equal, rights, k);

    for (let k = 0; k < leftEqual; k++) {
      if (((leftLow[k]! & low) | (leftHigh[k]! & high)) !== 0) continue;
      const beaten = disjoint(below, lefts, k);
      const level = ties ? disjoint(equal, lefts, k) : 0;
      if (k < leftBelow) {
        alone += beaten;
        two += level;
      } else {
        two += beaten;
        three += level;
      }
    }
  }
  return seatAccount(deals, [alone, two, three]);
}

function count(counts: Int32Array, { index, length }: SubsetIndex, i: number): void {
  for (let k = i * length; k < (i + 1) * length; k++) counts[index[k]!]!++;
}

/** How many of the sets counted share no place with set `i`. */
function disjoint(counts: Int32Array, { index, length, odd }: SubsetIndex, i: number): number {
  const start = i * length;
  let found = 0;
  for (let k = 0; k < odd; k++) found -= counts[index[start + k]!]!;
  for (let k = odd; k < length; k++) found += counts[index[start + k]!]!;
  return found;
}

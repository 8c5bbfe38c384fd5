/** One seat's completions as they come, for going through deals; `completions.ts` has them sorted, for sweeps. */
import type { Order } from '@tapete/rules';
import { binomial } from './binomial.ts';
import type { KnownSeat } from './known-cards.ts';

/** Columns, one entry a completion: the value of the hand, and the places in the rest of its cards as bits. */
export interface Ways {
  readonly values: readonly number[];
  /** Places 0–26. */
  readonly low: readonly number[];
  /** Places from 27 on. */
  readonly high: readonly number[];
}

/** So that no bit meets a sign: a pack with its jokers is two halves of 27. */
const HALF = 27;

/** Values each completion once, however many deals it stands in. Plain arrays: few numbers are made sooner in them. */
export function makeWays(seat: KnownSeat, rest: readonly number[], { valueOfSum }: Order): Ways {
  const count = binomial(rest.length, seat.missing);
  const values = new Array<number>(count).fill(0);
  const low = new Array<number>(count).fill(0);
  const high = new Array<number>(count).fill(0);
  let at = 0;
  const add = (
    missing: number,
    from: number,
    sum: number,
    suits: number,
    lows: number,
    highs: number,
  ): void => {
    for (let i = from; i < rest.length; i++) {
      const card = rest[i]!;
      const allLow = i < HALF ? lows | (1 << i) : lows;
      const allHigh = i < HALF ? highs : highs | (1 << (i - HALF));
      if (missing > 1) {
        add(missing - 1, i + 1, sum + card, suits & card, allLow, allHigh);
        continue;
      }
      values[at] = valueOfSum(sum + card, suits & card);
      low[at] = allLow;
      high[at] = allHigh;
      at++;
    }
  };
  if (seat.missing > 0) add(seat.missing, 0, seat.sum, seat.suits, 0, 0);
  else values[0] = valueOfSum(seat.sum, seat.suits);
  return { values, low, high };
}

/** How many of a seat's hands are below, level with and above a value. */
export interface Against {
  readonly below: number;
  readonly level: number;
  readonly above: number;
}

/** Of the hands that hold none of these cards. */
export type CountAgainst = (heldLow: number, heldHigh: number, best: number) => Against;

/** Looks at each hand. */
export function eachWay({ values, low, high }: Ways): CountAgainst {
  return (heldLow, heldHigh, best) => {
    // By the sign bits of differences: which hand is better is as good as chance, and a branch would be
    // guessed wrong half the time.
    let [all, above, below] = [0, 0, 0];
    for (let i = 0; i < values.length; i++) {
      const isFree = (((low[i]! & heldLow) | (high[i]! & heldHigh)) - 1) >>> 31;
      const over = values[i]! - best;
      all += isFree;
      above += isFree & (-over >>> 31);
      below += isFree & (over >>> 31);
    }
    return { below, level: all - above - below, above };
  };
}

/**
 * For a seat with one card to come or none: counts by rank among all its hands, then takes away the few that hold a
 * card held.
 */
export function rankedWays(
  { sum, suits, missing }: KnownSeat,
  rest: readonly number[],
  { valueOfSum }: Order,
): CountAgainst {
  const isWhole = missing === 0;
  // By the place of the card that is to come.
  const values = isWhole
    ? [valueOfSum(sum, suits)]
    : rest.map((card) => valueOfSum(sum + card, suits & card));
  const sorted = insertionSorted(values);
  return (heldLow, heldHigh, best) => {
    let below = belowIn(sorted, best);
    let level = 0;
    while (sorted[below + level] === best) level++;
    let above = sorted.length - below - level;
    if (!isWhole)
      for (let half = 0; half < 2; half++)
        for (let bits = half === 0 ? heldLow : heldHigh; bits !== 0; bits &= bits - 1) {
          const value = values[31 - Math.clz32(bits & -bits) + half * HALF]!;
          if (value < best) below--;
          else if (value === best) level--;
          else above--;
        }
    return { below, level, above };
  };
}

/** For some fifty numbers. */
function insertionSorted(numbers: readonly number[]): readonly number[] {
  const sorted = [...numbers];
  for (let i = 1; i < sorted.length; i++) {
    const moved = sorted[i]!;
    let at = i;
    for (; at > 0 && sorted[at - 1]! > moved; at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = moved;
  }
  return sorted;
}

/** How many are below `bound`. */
function belowIn(sorted: readonly number[], bound: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < bound) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** All the ways to complete one seat's hand, from the worst to the best. */
import type { Order } from '@tapete/rules';
import { binomial } from './binomial.ts';
import { HAND_SIZE } from './known-cards.ts';
import type { KnownSeat } from './known-cards.ts';

export interface Completions {
  /** How many cards each adds. */
  readonly size: number;
  readonly count: number;
  /** Values of the whole hands, ascending. */
  readonly values: Uint16Array;
  /** `size` places in the rest for each, ascending. */
  readonly places: Uint8Array;
}

/**
 * Every choice of the seat's missing cards from the rest (codes), sorted by the value of the hand of
 * `whole` cards it makes.
 */
export function completions(
  seat: KnownSeat,
  rest: ArrayLike<number>,
  order: Order,
  whole = HAND_SIZE,
): Completions {
  const size = seat.missing;
  const count = binomial(rest.length, size);
  const unsorted = new Uint16Array(count);
  const chosen = new Uint8Array(count * size);
  const places = new Uint8Array(size);
  const { valueOfSum } = order;
  let at = 0;

  const add = (depth: number, from: number, sum: number, suits: number): void => {
    if (depth === size) {
      unsorted[at] = valueOfSum(sum, suits);
      chosen.set(places, at * size);
      at++;
      return;
    }
    if (depth < size - 1) {
      for (let i = from; i < rest.length; i++) {
        places[depth] = i;
        add(depth + 1, i + 1, sum + rest[i]!, suits & rest[i]!);
      }
      return;
    }
    for (let i = from; i < rest.length; i++) {
      unsorted[at] = valueOfSum(sum + rest[i]!, suits & rest[i]!);
      const start = at * size;
      for (let j = 0; j < depth; j++) chosen[start + j] = places[j]!;
      chosen[start + depth] = i;
      at++;
    }
  };
  add(0, 0, seat.sum, seat.suits);
  return sortByValue(unsorted, chosen, size, order.distinct(whole));
}

/** Counting sort: values are dense. */
function sortByValue(
  unsorted: Uint16Array,
  chosen: Uint8Array,
  size: number,
  distinct: number,
): Completions {
  const next = new Int32Array(distinct + 1);
  for (const value of unsorted) next[value + 1]!++;
  for (let value = 1; value <= distinct; value++) next[value]! += next[value - 1]!;
  const count = unsorted.length;
  const values = new Uint16Array(count);
  const places = new Uint8Array(chosen.length);
  for (let i = 0; i < count; i++) {
    const value = unsorted[i]!;
    const to = next[value]!++;
    values[to] = value;
    for (let j = 0; j < size; j++) places[to * size + j] = chosen[i * size + j]!;
  }
  return { size, count, values, places };
}

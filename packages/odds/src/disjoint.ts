/**
 * How many sets share no card with a given one, by inclusion–exclusion: sets of up to five places
 * below `n` are counted by each of their subsets of at most `limit` places. That is enough as long
 * as one of two sets compared has at most `limit` places.
 */
import { binomial } from './binomial.ts';
import type { Completions } from './completions.ts';

/** A set's subsets as bit masks, each after those it extends; `below` = without its highest place. */
interface Subsets {
  readonly length: number;
  readonly below: Uint8Array;
  readonly highest: Uint8Array;
  readonly size: Uint8Array;
}

function subsetsOf(size: number, limit: number): Subsets {
  const masks: number[] = [];
  const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));
  for (let mask = 0; mask < 1 << size; mask++) if (bits(mask) <= limit) masks.push(mask);
  const highest = masks.map((mask) => Math.max(0, 31 - Math.clz32(mask)));
  return {
    length: masks.length,
    below: Uint8Array.from(masks, (mask, i) =>
      Math.max(0, masks.indexOf(mask ^ (1 << highest[i]!))),
    ),
    highest: Uint8Array.from(highest),
    size: Uint8Array.from(masks, bits),
  };
}

/**
 * A subset's own index: the subsets of fewer places, then its rank among those of its size,
 * C(p₁, 1) + C(p₂, 2) + … with p₁ < p₂ < …; `step[size × n + place]` is added to the index of the
 * subset of size − 1 that the place extends.
 */
function stepsOf(
  n: number,
  limit: number,
): { readonly step: Int32Array; readonly indices: number } {
  const step = new Int32Array((limit + 1) * n);
  let start = 0;
  for (let size = 1; size <= limit; size++) {
    const fewer = binomial(n, size - 1);
    for (let place = 0; place < n; place++) step[size * n + place] = fewer + binomial(place, size);
    start += fewer;
  }
  return { step, indices: start + binomial(n, limit) };
}

export interface DisjointCounter {
  /** Counts the completion `i` of `sets`. */
  readonly add: (sets: Completions, i: number) => void;
  /** How many counted sets share no place with the completion `i` of `sets`. */
  readonly count: (sets: Completions, i: number) => number;
}

/** Finds each set's subsets anew, so it holds no more than a number for each possible subset. */
export function disjointCounter(n: number, limit: number): DisjointCounter {
  const { step, indices } = stepsOf(n, limit);
  const counts = new Int32Array(indices);
  const index = new Int32Array(32);
  const bySize = Array.from({ length: 6 }, (_, size) => subsetsOf(size, limit));

  const locate = (sets: Completions, i: number, subsets: Subsets): void => {
    const { places, size } = sets;
    const { below, highest, size: sizes, length } = subsets;
    const first = i * size;
    for (let k = 1; k < length; k++)
      index[k] = index[below[k]!]! + step[sizes[k]! * n + places[first + highest[k]!]!]!;
  };
  return {
    add(sets, i) {
      const subsets = bySize[sets.size]!;
      locate(sets, i, subsets);
      for (let k = 0; k < subsets.length; k++) counts[index[k]!]!++;
    },
    count(sets, i) {
      const subsets = bySize[sets.size]!;
      locate(sets, i, subsets);
      const { size, length } = subsets;
      let found = 0;
      for (let k = 0; k < length; k++) {
        const times = counts[index[k]!]!;
        found += (size[k]! & 1) === 0 ? times : -times;
      }
      return found;
    },
  };
}

/** The indices of all subsets of each set, written down; for sets that are looked at again and again. */
export interface SubsetIndex {
  /** How many subsets a set has; those of set `i` stand from `i × length` on. */
  readonly length: number;
  readonly index: Int32Array;
  /** The first so many of each set have an odd number of places. */
  readonly odd: number;
  /** How many indices there are. */
  readonly indices: number;
}

export function subsetIndex(sets: Completions, n: number, limit: number): SubsetIndex {
  const { step, indices } = stepsOf(n, limit);
  const { length, below, highest, size } = subsetsOf(sets.size, limit);
  const order = Array.from({ length }, (_, k) => k).sort((a, b) => (size[b]! & 1) - (size[a]! & 1));
  const to = Int32Array.from({ length }, (_, k) => order.indexOf(k));
  const index = new Int32Array(sets.count * length);
  for (let i = 0; i < sets.count; i++)
    for (let k = 1; k < length; k++) {
      const place = sets.places[i * sets.size + highest[k]!]!;
      const start = i * length;
      index[start + to[k]!] = index[start + to[below[k]!]!]! + step[size[k]! * n + place]!;
    }
  return { length, index, odd: size.reduce((sum, each) => sum + (each & 1), 0), indices };
}

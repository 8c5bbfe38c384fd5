/** How many of the sets counted so far share no card with a given one, by inclusion–exclusion. */
import { binomial } from './binomial.ts';
import type { Completions } from './completions.ts';

/**
 * Sets of up to five places below `n`, counted by each of their subsets of at most `limit` places.
 * A subset's own index: the subsets of fewer places, then its rank among those of its size,
 * C(p₁, 1) + C(p₂, 2) + … with p₁ < p₂ < …
 */
export interface DisjointCounter {
  /** Counts the completion `i` of `sets`. */
  readonly add: (sets: Completions, i: number) => void;
  /** How many counted sets share no place with the completion `i` of `sets`. */
  readonly count: (sets: Completions, i: number) => number;
  readonly clear: () => void;
}

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
  const highest = masks.map((mask) => 31 - Math.clz32(mask));
  return {
    length: masks.length,
    below: Uint8Array.from(masks, (mask, i) =>
      Math.max(0, masks.indexOf(mask ^ (1 << highest[i]!))),
    ),
    highest: Uint8Array.from(highest, (bit) => Math.max(0, bit)),
    size: Uint8Array.from(masks, bits),
  };
}

/** No limit makes the counter wrong as long as one of two sets compared has at most `limit` places. */
export function disjointCounter(n: number, limit: number): DisjointCounter {
  // Added to the index of a subset of size − 1 when it grows by a place: [size × n + place].
  const step = new Int32Array((limit + 1) * n);
  let start = 0;
  for (let size = 1; size <= limit; size++) {
    const fewer = binomial(n, size - 1);
    for (let place = 0; place < n; place++) step[size * n + place] = fewer + binomial(place, size);
    start += fewer;
  }
  const counts = new Int32Array(start + binomial(n, limit));
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
    clear: () => void counts.fill(0),
  };
}

/**
 * How many sets share no card with a given one, by inclusion–exclusion: sets of up to five places
 * below `n` are counted by each of their subsets of at most `limit` places. That is enough as long
 * as one of two sets compared has at most `limit` places.
 */
import type { Completions } from './completions.ts';
import { locate, stepsOf, subsetsOf } from './subsets.ts';

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

  return {
    add(sets, i) {
      const subsets = bySize[sets.size]!;
      locate(index, sets, i, subsets, step, n);
      for (let k = 0; k < subsets.length; k++) counts[index[k]!]!++;
    },
    count(sets, i) {
      const subsets = bySize[sets.size]!;
      locate(index, sets, i, subsets, step, n);
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

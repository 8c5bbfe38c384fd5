/** The subsets of sets of up to five places below `n`, each with a number of its own. */
import { binomial } from './binomial.ts';
import type { Completions } from './completions.ts';

/** A set's subsets as bit masks, each after those it extends; `below` = without its highest place. */
export interface Subsets {
  readonly length: number;
  readonly masks: readonly number[];
  readonly below: Uint8Array;
  readonly highest: Uint8Array;
  readonly size: Uint8Array;
}

/** Of a set of `size` places those of at most `limit`, the smaller first. */
export function subsetsOf(size: number, limit: number): Subsets {
  const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));
  const masks = Array.from({ length: 1 << size }, (_, mask) => mask)
    .filter((mask) => bits(mask) <= limit)
    .sort((a, b) => bits(a) - bits(b));
  const highest = masks.map((mask) => Math.max(0, 31 - Math.clz32(mask)));
  return {
    length: masks.length,
    masks,
    below: Uint8Array.from(masks, (mask, i) =>
      Math.max(0, masks.indexOf(mask ^ (1 << highest[i]!))),
    ),
    highest: Uint8Array.from(highest),
    size: Uint8Array.from(masks, bits),
  };
}

interface Steps {
  readonly step: Int32Array;
  /** How many indices there are. */
  readonly indices: number;
}

/**
 * A subset's own index: the subsets of fewer places, then its rank among those of its size,
 * C(p₁, 1) + C(p₂, 2) + … with p₁ < p₂ < …; `step[size × n + place]` is added to the index of the
 * subset of size − 1 that the place extends.
 */
export function stepsOf(n: number, limit: number): Steps {
  const step = new Int32Array((limit + 1) * n);
  let start = 0;
  for (let size = 1; size <= limit; size++) {
    const fewer = binomial(n, size - 1);
    for (let place = 0; place < n; place++) step[size * n + place] = fewer + binomial(place, size);
    start += fewer;
  }
  return { step, indices: start + binomial(n, limit) };
}

/** Writes down the indices of the subsets of the set `i`, in their order; the empty one has 0. */
export function locate(
  index: Int32Array,
  { places, size }: Completions,
  i: number,
  subsets: Subsets,
  step: Int32Array,
  n: number,
): void {
  const { below, highest, size: sizes, length } = subsets;
  const first = i * size;
  for (let k = 1; k < length; k++)
    index[k] = index[below[k]!]! + step[sizes[k]! * n + places[first + highest[k]!]!]!;
}

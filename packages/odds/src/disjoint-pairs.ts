/**
 * How many pairs, one set of each of two sides, share no place with each other nor with a given set; sets of up to
 * five places below `n`.
 *
 * By inclusion–exclusion twice. For a set S of places beside the given set O, let l(S) be how many sets of the left hold
 * all of S and nothing of O, and r(S) those of the right: the pairs are Σ (−1)^|S| l(S) r(S). And l(S) is Σ (−1)^|T| of
 * how many sets hold all of S and T, over the subsets T of O; these numbers are kept, for every S and T.
 */
import { binomial } from './binomial.ts';
import type { Completions } from './completions.ts';
import { locate, stepsOf, subsetsOf } from './subsets.ts';
import type { Subsets } from './subsets.ts';

export interface PairSizes {
  /** How many places there are. */
  readonly n: number;
  /** Places of the given sets, of the left's and of the right's. */
  readonly own: number;
  readonly left: number;
  readonly right: number;
}

export interface PairCounter {
  /** Counts the set `i` of a side `times` more: 1, or −1 to take it away again. Each set at most once. */
  readonly addLeft: (sets: Completions, i: number, times: number) => void;
  readonly addRight: (sets: Completions, i: number, times: number) => void;
  /** How many pairs counted share no place, and none with the set `i` of `sets`. */
  readonly count: (sets: Completions, i: number) => number;
}

/** Left and right in one number, which halves the sums: neither comes near this, 2.6 million are the most. */
const SIDE = 2 ** 26;

/**
 * The greatest S that is looked at. Where both sides' sets are of one size, of S of that size there are only the sets
 * that stand on both sides: those are counted apart.
 */
const greatest = ({ left, right }: PairSizes): number =>
  left === right ? left - 1 : Math.min(left, right);

/** The greatest T beside an S of this size. */
const beside = ({ own, left, right }: PairSizes, size: number): number =>
  Math.min(own, Math.max(left, right) - size);

/** How many numbers a `count` sums up. */
export function stepsOfCount(sizes: PairSizes): number {
  let steps = 0;
  for (let size = 0; size <= greatest(sizes); size++)
    steps += (subsetsOf(sizes.own, beside(sizes, size)).length + 1) * binomial(sizes.n, size);
  return steps;
}

/** How many numbers an `add` changes, at most. */
export const stepsOfAdd = ({ left, right }: PairSizes): number => 3 ** Math.max(left, right);

/** The numbers for all S of one size: a row for each T. */
interface Table {
  readonly size: number;
  /** Where it begins. */
  readonly from: number;
  /** How many S there are. */
  readonly width: number;
  /** The index of the first S. */
  readonly first: number;
  /** How many of the given set's subsets have a row. */
  readonly rows: number;
  /** The rows added up with their signs: l(S) and r(S) for each S that shares no place with the given set. */
  readonly sum: Float64Array;
}

function makeTables(sizes: PairSizes): { readonly tables: readonly Table[]; readonly all: number } {
  const { n, own } = sizes;
  const tables: Table[] = [];
  let [from, first] = [0, 0];
  for (let size = 0; size <= greatest(sizes); size++) {
    const most = beside(sizes, size);
    const width = binomial(n, size);
    const sum = new Float64Array(width);
    tables.push({ size, from, width, first, rows: subsetsOf(own, most).length, sum });
    from += stepsOf(n, most).indices * width;
    first += width;
  }
  return { tables, all: from };
}

/** Where each pair S, T of a set's subsets without a common place is counted: `from + index of T × width + index of S`. */
interface Cells {
  readonly from: Int32Array;
  readonly width: Int32Array;
  /** S and T by their numbers in `Subsets`. */
  readonly s: Uint8Array;
  readonly t: Uint8Array;
}

function cellsOf(subsets: Subsets, tables: readonly Table[], sizes: PairSizes): Cells {
  const numbers = Array.from({ length: subsets.length }, (_, i) => i);
  const cells = tables.flatMap(({ size, from, width, first }) =>
    numbers
      .filter((s) => subsets.size[s] === size)
      .flatMap((s) =>
        numbers
          .filter((t) => subsets.size[t]! <= beside(sizes, size))
          .filter((t) => (subsets.masks[s]! & subsets.masks[t]!) === 0)
          .map((t) => ({ from: from - first, width, s, t })),
      ),
  );
  return {
    from: Int32Array.from(cells, ({ from }) => from),
    width: Int32Array.from(cells, ({ width }) => width),
    s: Uint8Array.from(cells, ({ s }) => s),
    t: Uint8Array.from(cells, ({ t }) => t),
  };
}

/** What `count` sums up: for every S of these places l(S) r(S). `at` is the index of the places taken so far. */
function products(
  sum: Float64Array,
  step: Int32Array,
  n: number,
  places: Uint8Array,
  count: number,
  size: number,
  at: number,
): number {
  let total = 0;
  if (size > 1) {
    for (let k = size - 1; k < count; k++)
      total += products(sum, step, n, places, k, size - 1, at + step[size * n + places[k]!]!);
    return total;
  }
  if (size === 0) {
    const right = Math.floor(sum[at]! / SIDE);
    return right * (sum[at]! - right * SIDE);
  }
  for (let k = 0; k < count; k++) {
    const both = sum[at + 1 + places[k]!]!;
    const right = Math.floor(both / SIDE);
    total += right * (both - right * SIDE);
  }
  return total;
}

/** Keeps a number for each S and T: 115,000 for three places each of 46, 3.5 million for four of 49. */
export function pairCounter(sizes: PairSizes): PairCounter {
  const { n, own, left, right } = sizes;
  const { step } = stepsOf(n, Math.max(own, left, right));
  const { tables, all } = makeTables(sizes);
  const counts = new Float64Array(all);
  const index = new Int32Array(32);
  const common = left === right ? commonCounter(n, left) : undefined;

  const adder = (size: number, side: 0 | 1) => {
    const subsets = subsetsOf(size, size);
    const cells = cellsOf(subsets, tables, sizes);
    const one = side === 0 ? 1 : SIDE;
    return (sets: Completions, i: number, times: number): void => {
      locate(index, sets, i, subsets, step, n);
      for (let k = 0; k < cells.s.length; k++) {
        const row = index[cells.t[k]!]! * cells.width[k]!;
        counts[cells.from[k]! + row + index[cells.s[k]!]!]! += one * times;
      }
      common?.add(index, subsets.length, side, times);
    };
  };

  const ownSubsets = subsetsOf(own, own);
  const free = new Uint8Array(n);
  /** The places that the set has not. */
  const leave = ({ places, size }: Completions, i: number): number => {
    let [left, at] = [0, i * size];
    for (let place = 0; place < n; place++)
      if (at < (i + 1) * size && places[at] === place) at++;
      else free[left++] = place;
    return left;
  };
  const addRows = ({ from, width, rows, sum }: Table): void => {
    for (let p = 0; p < width; p++) sum[p] = counts[from + p]!;
    for (let k = 1; k < rows; k++) {
      const row = from + index[k]! * width;
      if ((ownSubsets.size[k]! & 1) === 1)
        for (let p = 0; p < width; p++) sum[p]! -= counts[row + p]!;
      else for (let p = 0; p < width; p++) sum[p]! += counts[row + p]!;
    }
  };
  return {
    addLeft: adder(left, 0),
    addRight: adder(right, 1),
    count(sets, i) {
      locate(index, sets, i, ownSubsets, step, n);
      const count = leave(sets, i);
      let total = 0;
      for (const table of tables) {
        addRows(table);
        const found = products(table.sum, step, n, free, count, table.size, -table.first);
        total += (table.size & 1) === 0 ? found : -found;
      }
      const found = common?.count(index, ownSubsets) ?? 0;
      return (left & 1) === 0 ? total + found : total - found;
    },
  };
}

/** The sets that stand on both sides: how many of them share no place with a given one. */
function commonCounter(n: number, size: number) {
  const { indices } = stepsOf(n, size);
  const stands = [new Int8Array(indices), new Int8Array(indices)] as const;
  const counts = new Int32Array(indices);
  return {
    /** `index` is of the set's subsets, itself last. */
    add(index: Int32Array, length: number, side: 0 | 1, times: number): void {
      const whole = index[length - 1]!;
      stands[side][whole]! += times;
      if (stands[1 - side]![whole] === 1)
        for (let k = 0; k < length; k++) counts[index[k]!]! += times;
    },
    count(index: Int32Array, subsets: Subsets): number {
      let found = 0;
      for (let k = 0; k < subsets.length && subsets.size[k]! <= size; k++) {
        const times = counts[index[k]!]!;
        found += (subsets.size[k]! & 1) === 0 ? times : -times;
      }
      return found;
    },
  };
}

/** Every multiset of ranks that 1–5 cards can have, each with its own place in a small table. */
import { JOKER_KEY, rankKey } from './rank-keys.ts';

/** Columns, one entry a multiset; those with fewer jokers come first. */
export interface Multisets {
  readonly count: number;
  /** Rank numbers of the natural cards, four bits each, descending from the lowest bits. */
  readonly ranks: Int32Array;
  /** How many natural cards. */
  readonly naturals: Uint8Array;
  /** 1 where no rank comes twice: only then can the cards be of one suit. */
  readonly different: Uint8Array;
  readonly jokers: Uint8Array;
  /** Of the rank keys, jokers included. */
  readonly sums: Int32Array;
}

const MOST_CARDS = 5;
const MOST_JOKERS = 2;
/** Without jokers C(n + 12, n) for n = 1…5 less the 13 of five equal; with one those of n ≤ 4, with two of n ≤ 3. */
const NATURAL = 13 + 91 + 455 + 1820 + 6175;
const COUNT = NATURAL + (1 + 13 + 91 + 455 + 1820) + (1 + 13 + 91 + 455);

/** The rank number at `index` of ranks packed as in `Multisets`. */
export const rankAt = (ranks: number, index: number): number => (ranks >> (4 * index)) & 15;

/** All multisets of 1–5 ranks, at most four equal and two jokers. */
function multisets(): Multisets {
  const ranks = new Int32Array(COUNT);
  const naturals = new Uint8Array(COUNT);
  const different = new Uint8Array(COUNT);
  const jokers = new Uint8Array(COUNT);
  const sums = new Int32Array(COUNT);
  let count = 0;

  /** Adds those with one rank more, not above the ranks there are. */
  const addLonger = (from: number, size: number, unlike: number, sum: number): void => {
    const last = size === 0 ? 0 : rankAt(from, size - 1);
    const isFull = size >= 4 && rankAt(from, size - 4) === last;
    const top = size === 0 ? 14 : isFull ? last - 1 : last;
    for (let rank = top; rank >= 2; rank--) {
      ranks[count] = from | (rank << (4 * size));
      naturals[count] = size + 1;
      different[count] = rank === last ? 0 : unlike;
      sums[count] = sum + rankKey(rank);
      count++;
    }
  };

  addLonger(0, 0, 1, 0);
  // Each multiset is followed, later on, by those with one rank more.
  for (let i = 0; count < NATURAL; i++) addLonger(ranks[i]!, naturals[i]!, different[i]!, sums[i]!);

  for (let more = 1; more <= MOST_JOKERS; more++) {
    // Jokers alone come before those beside the natural cards of a multiset.
    for (let i = -1; (naturals[i] ?? 0) + more <= MOST_CARDS; i++) {
      ranks[count] = ranks[i] ?? 0;
      naturals[count] = naturals[i] ?? 0;
      different[count] = different[i] ?? 1;
      jokers[count] = more;
      sums[count] = (sums[i] ?? 0) + more * JOKER_KEY;
      count++;
    }
  }
  return { count, ranks, naturals, different, jokers, sums };
}

/** Sums are cut in rows of this many; a row is moved as a whole to where its sums meet free places. */
export const ROW_BITS = 7;
export const ROW_MASK = (1 << ROW_BITS) - 1;
/** How far behind the last fit the search for the next row of its size begins: denser against faster. */
const STEP_BACK = 8;

/** A sum's own place is `shift[sum >> ROW_BITS] + (sum & ROW_MASK)`, below `size`. */
export interface Places {
  readonly shift: Int16Array;
  readonly size: number;
}

/** Row displacement, first fit, the fullest rows first. */
function placeSums(unordered: Int32Array): Places {
  const sums = unordered.slice().sort();
  const rowsByCount: number[][] = [];
  for (let start = 0; start < sums.length;) {
    let end = start + 1;
    while (end < sums.length && sums[end]! >> ROW_BITS === sums[start]! >> ROW_BITS) end++;
    (rowsByCount[end - start] ??= []).push(start);
    start = end;
  }

  /** A bit a place. */
  const taken = new Int32Array((2 * sums.length) >> 5);
  /** The bits of the 32 places from this one. */
  const takenFrom = (place: number): number => {
    const word = place >> 5;
    const bit = place & 31;
    return (taken[word]! >>> bit) | ((taken[word + 1]! << 1) << (31 - bit));
  };
  /** The first place at or after `place` from which all of the row's sums meet free places; 32 are tried at once. */
  const firstFit = (place: number, start: number, count: number): number => {
    for (; ; place += 32) {
      let clash = 0;
      for (let i = start; i < start + count && clash !== -1; i++)
        clash |= takenFrom(place + sums[i]! - sums[start]!);
      const free = ~clash;
      if (free !== 0) return place + 31 - Math.clz32(free & -free);
    }
  };

  const shift = new Int16Array((sums[sums.length - 1]! >> ROW_BITS) + 1);
  let size = 0;
  let firstFree = 0;
  for (let count = rowsByCount.length - 1; count > 0; count--) {
    firstFree = firstFit(firstFree, 0, 1);
    let place = firstFree;
    for (const start of rowsByCount[count] ?? []) {
      const lowest = sums[start]!;
      place = firstFit(place, start, count);
      for (let i = start; i < start + count; i++) {
        const at = place + sums[i]! - lowest;
        taken[at >> 5]! |= 1 << (at & 31);
        size = Math.max(size, at + 1);
      }
      shift[lowest >> ROW_BITS] = place - (lowest & ROW_MASK);
      place = Math.max(firstFree, place - STEP_BACK);
    }
  }
  return { shift, size };
}

export interface PlacedMultisets {
  readonly all: Multisets;
  readonly places: Places;
}

let shared: PlacedMultisets | undefined;

/** The multisets and their places, the same for every ruleset and game; built at the first call. */
export function placedMultisets(): PlacedMultisets {
  if (!shared) {
    const all = multisets();
    shared = { all, places: placeSums(all.sums) };
  }
  return shared;
}

/** Every multiset of ranks that 1–5 cards can have, each with its own place in a small table. */
import { JOKER_KEY, rankKey } from './rank-keys.ts';

export interface Multiset {
  /** Rank numbers of the natural cards, descending. */
  readonly ranks: readonly number[];
  readonly jokers: number;
  /** Of all cards. */
  readonly size: number;
  /** Of the rank keys, jokers included. */
  readonly sum: number;
}

export const MOST_CARDS = 5;
export const MOST_JOKERS = 2;

/** All multisets of 1–5 ranks, at most four equal and two jokers; those with fewer jokers come first. */
function multisets(): readonly Multiset[] {
  const found: Multiset[] = [];
  const add = (ranks: readonly number[], jokers: number, sum: number, naturals: number): void => {
    if (ranks.length === naturals) {
      found.push({ ranks, jokers, size: naturals + jokers, sum });
      return;
    }
    for (let rank = ranks.at(-1) ?? 14; rank >= 2; rank--) {
      if (ranks.length >= 4 && ranks.at(-4) === rank) continue;
      add([...ranks, rank], jokers, sum + rankKey(rank), naturals);
    }
  };
  for (let jokers = 0; jokers <= MOST_JOKERS; jokers++)
    for (let size = Math.max(1, jokers); size <= MOST_CARDS; size++)
      add([], jokers, jokers * JOKER_KEY, size - jokers);
  return found;
}

/** Sums are cut in rows of this many; a row is moved as a whole to where its sums meet free places. */
export const ROW_BITS = 7;
export const ROW_MASK = (1 << ROW_BITS) - 1;
/** How far behind the last fit the search for the next row of its size begins: denser against faster. */
const STEP_BACK = 32;

/** A sum's own place is `shift[sum >> ROW_BITS] + (sum & ROW_MASK)`, below `size`. */
export interface Places {
  readonly shift: Int16Array;
  readonly size: number;
}

/** Row displacement, first fit, the fullest rows first. */
function placeSums(unordered: readonly number[]): Places {
  const sums = Int32Array.from(unordered).sort();
  const at = (i: number): number => sums[i]!;
  const rowsByCount: number[][] = [];
  for (let start = 0; start < sums.length;) {
    let end = start + 1;
    while (end < sums.length && at(end) >> ROW_BITS === at(start) >> ROW_BITS) end++;
    (rowsByCount[end - start] ??= []).push(start);
    start = end;
  }

  const shift = new Int16Array((at(sums.length - 1) >> ROW_BITS) + 1);
  const taken = new Uint8Array(2 * sums.length);
  let size = 0;
  let firstFree = 0;
  for (let count = rowsByCount.length - 1; count > 0; count--) {
    while (taken[firstFree] === 1) firstFree++;
    let place = firstFree;
    for (const start of rowsByCount[count] ?? []) {
      const lowest = at(start);
      search: for (; ; place++) {
        for (let i = start; i < start + count; i++)
          if (taken[place + at(i) - lowest] === 1) continue search;
        break;
      }
      for (let i = start; i < start + count; i++) taken[place + at(i) - lowest] = 1;
      size = Math.max(size, place + at(start + count - 1) - lowest + 1);
      shift[lowest >> ROW_BITS] = place - (lowest & ROW_MASK);
      place = Math.max(firstFree, place - STEP_BACK);
    }
  }
  return { shift, size };
}

interface Multisets {
  readonly all: readonly Multiset[];
  readonly places: Places;
}

let shared: Multisets | undefined;

/** The multisets and their places, the same for every ruleset and game; built at the first call. */
export function placedMultisets(): Multisets {
  if (!shared) {
    const all = multisets();
    shared = { all, places: placeSums(all.map(({ sum }) => sum)) };
  }
  return shared;
}

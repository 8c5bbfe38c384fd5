/** Every multiset of ranks that 1–5 cards can have, each with its own place in a small table. */
import { JOKER_KEY, rankKey } from './rank-keys.ts';

export interface Multiset {
  /** Rank numbers of the natural cards, descending. */
  readonly ranks: readonly number[];
  /** Whether no rank comes twice: only then can the cards be of one suit. */
  readonly different: boolean;
  readonly jokers: number;
  /** Of all cards. */
  readonly size: number;
  /** Of the rank keys, jokers included. */
  readonly sum: number;
}

const MOST_CARDS = 5;
const MOST_JOKERS = 2;

/** All multisets of 1–5 ranks, at most four equal and two jokers; those with fewer jokers come first. */
function multisets(): readonly Multiset[] {
  const none: Multiset = { ranks: [], different: true, jokers: 0, size: 0, sum: 0 };
  // The list grows while it is gone through: each multiset is followed, later on, by those with one rank more.
  const natural = [none];
  for (const multiset of natural) if (multiset.size < MOST_CARDS) addLonger(multiset, natural);

  const found = natural.slice(1);
  for (let jokers = 1; jokers <= MOST_JOKERS; jokers++)
    for (const { ranks, different, size, sum } of natural)
      if (size + jokers <= MOST_CARDS)
        found.push({
          ranks,
          different,
          jokers,
          size: size + jokers,
          sum: sum + jokers * JOKER_KEY,
        });
  return found;
}

/** Adds each multiset with one more rank, not above those it has. */
function addLonger({ ranks, different, size, sum }: Multiset, found: Multiset[]): void {
  const last = ranks[size - 1];
  const top = last !== undefined && ranks[size - 4] === last ? last - 1 : (last ?? 14);
  for (let rank = top; rank >= 2; rank--)
    found.push({
      ranks: ranks.concat(rank),
      different: different && rank !== last,
      jokers: 0,
      size: size + 1,
      sum: sum + rankKey(rank),
    });
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
function placeSums(unordered: readonly number[]): Places {
  const sums = Int32Array.from(unordered).sort();
  const rowsByCount: number[][] = [];
  for (let start = 0; start < sums.length;) {
    let end = start + 1;
    while (end < sums.length && sums[end]! >> ROW_BITS === sums[start]! >> ROW_BITS) end++;
    (rowsByCount[end - start] ??= []).push(start);
    start = end;
  }

  const shift = new Int16Array((sums[sums.length - 1]! >> ROW_BITS) + 1);
  const taken = new Uint8Array(2 * sums.length);
  let size = 0;
  let firstFree = 0;
  for (let count = rowsByCount.length - 1; count > 0; count--) {
    while (taken[firstFree] === 1) firstFree++;
    let place = firstFree;
    for (const start of rowsByCount[count] ?? []) {
      const lowest = sums[start]!;
      search: for (; ; place++) {
        for (let i = start; i < start + count; i++)
          if (taken[place + sums[i]! - lowest] === 1) continue search;
        break;
      }
      for (let i = start; i < start + count; i++) taken[place + sums[i]! - lowest] = 1;
      size = Math.max(size, place + sums[start + count - 1]! - lowest + 1);
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

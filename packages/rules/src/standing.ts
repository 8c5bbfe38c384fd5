/** What a hand of known ranks is: its level in the order and the ranks that decide between equals. */
import type { Category } from './hand-rules.ts';

/** A step of an order of hands: the categories, and the ace straights where S11 moves them apart. */
export type Level = Category | 'ace-straight';

export interface Standing {
  readonly level: Level;
  /** Rank numbers compared one by one from the first; 5 stands for the top of an ace-low straight. */
  readonly decides: readonly number[];
}

export const categoryOfLevel = (level: Level): Category =>
  level === 'ace-straight' ? 'straight' : level;

/** The different ranks of a hand and how many there are of each: most first, then highest first. */
export interface Kinds {
  readonly kinds: readonly number[];
  readonly counts: readonly number[];
}

/** `ranks` descending. */
export function kindsOf(ranks: readonly number[]): Kinds {
  const kinds: number[] = [];
  const counts: number[] = [];
  for (let start = 0; start < ranks.length;) {
    const rank = ranks[start]!;
    let end = start + 1;
    while (ranks[end] === rank) end++;
    let at = kinds.length;
    for (; at > 0 && counts[at - 1]! < end - start; at--) {
      kinds[at] = kinds[at - 1]!;
      counts[at] = counts[at - 1]!;
    }
    kinds[at] = rank;
    counts[at] = end - start;
    start = end;
  }
  return { kinds, counts };
}

/** Level and deciding ranks as one integer, higher wins; 1 and above, below 2²⁴. */
export function strengthOf(standing: Standing, levels: readonly Level[]): number {
  let strength = levels.indexOf(standing.level) + 1;
  for (let i = 0; i < 5; i++) strength = strength * 16 + (standing.decides[i] ?? 0);
  return strength;
}

export const levelOfStrength = (strength: number, levels: readonly Level[]): Level =>
  levels[Math.floor(strength / 16 ** 5) - 1]!;

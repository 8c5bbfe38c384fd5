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

/** The ranks of a hand gathered by how many there are of each: most first, then highest first. */
export interface Group {
  readonly rank: number;
  readonly count: number;
}

/** `ranks` descending. */
export function groupRanks(ranks: readonly number[]): readonly Group[] {
  const groups: { rank: number; count: number }[] = [];
  for (const rank of ranks) {
    const last = groups.at(-1);
    if (last?.rank === rank) last.count++;
    else groups.push({ rank, count: 1 });
  }
  return groups.sort((a, b) => b.count - a.count || b.rank - a.rank);
}

/** Level and deciding ranks as one integer, higher wins; 1 and above, below 2²⁴. */
export function strengthOf(standing: Standing, levels: readonly Level[]): number {
  let strength = levels.indexOf(standing.level) + 1;
  for (let i = 0; i < 5; i++) strength = strength * 16 + (standing.decides[i] ?? 0);
  return strength;
}

export const levelOfStrength = (strength: number, levels: readonly Level[]): Level =>
  levels[Math.floor(strength / 16 ** 5) - 1]!;

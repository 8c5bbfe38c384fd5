/** What decides the order of stud hands, resolved from a table's rules (S2, S4, S7, S9–S11). */
import type { Jokers, LowestRank } from './cards.ts';

export const FIGURAS = ['any', 'pair', 'off'] as const;
export type Figuras = (typeof FIGURAS)[number];

export interface HandRules {
  readonly lowest: LowestRank;
  readonly jokers: Jokers;
  readonly figuras: Figuras;
  /** S9, already resolved for the pack in use. */
  readonly flushOverFull: boolean;
  /** S10: the ace also stands below the lowest rank in use. */
  readonly aceLow: boolean;
  /** S11: royal and minimum straights, not of one suit, rank just above flush. */
  readonly aceStraights: boolean;
}

/** Every category of the two games, from the lowest; a ruleset may move flush, straight and full (S9, S11). */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'figuras',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-of-a-kind',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A hand and what it is worth; `value` compares within one ruleset and number of cards, higher wins. */
export interface Hand {
  readonly category: Category;
  readonly value: number;
}

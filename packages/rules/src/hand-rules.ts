/** What decides the order of stud hands, resolved from a table's rules (S2, S4, S7, S9–S11). */
import { JOKER_COUNTS, LOWEST_RANKS } from './cards.ts';
import { shown } from './result.ts';

export const FIGURAS = ['any', 'pair', 'off'] as const;
export type Figuras = (typeof FIGURAS)[number];

/** Every part of an order of hands, with what it may be. */
export const HAND_RULES = {
  lowest: LOWEST_RANKS,
  jokers: JOKER_COUNTS,
  figuras: FIGURAS,
  /** S9, already resolved for the pack in use. */
  flushOverFull: [false, true],
  /** S10: the ace also stands below the lowest rank in use. */
  aceLow: [false, true],
  /** S11: royal and minimum straights, not of one suit, rank just above flush. */
  aceStraights: [false, true],
} as const;

export type HandRules = {
  readonly [Part in keyof typeof HAND_RULES]: (typeof HAND_RULES)[Part][number];
};

const CHOICES = Object.entries<readonly unknown[]>(HAND_RULES);

/**
 * Throws a `TypeError` where a caller without types gives something else, as a table's own rules:
 * they would be read as some order of hands that nobody meant.
 */
export function checkHandRules(rules: HandRules): void {
  const given = rules as Readonly<Record<string, unknown>> | null | undefined;
  for (const [part, choices] of CHOICES) {
    const value = given?.[part];
    if (choices.includes(value)) continue;
    throw new TypeError(
      `expected the rules of an order of hands, as handRules(rules, players) makes them of a table's rules: ` +
        `${part} must be one of ${choices.join(', ')}, not ${shown(value)}`,
    );
  }
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

/** Which hand is better: a number for each hand of a ruleset, higher wins, equal splits. */
import type { Card } from './cards.ts';
import type { Category, HandRules } from './hand-rules.ts';
import { STUD_SIZES, compileOrder } from './order-tables.ts';
import { studLevels, studStanding } from './order-stud.ts';
import { THREE_LEVELS, threeStanding } from './order-three.ts';

/**
 * The hands of one ruleset in order. Values are dense, 0 … `distinct(size)` − 1, and compare
 * between hands of the same number of cards alone.
 */
export interface Order {
  readonly rules: HandRules | 'three';
  /** How many different strengths hands of `size` cards have. */
  readonly distinct: (size: number) => number;
  /** Stud: 1–5 cards (fewer than five as S12); three-card: three. Throws on any other hand. */
  readonly value: (cards: readonly Card[]) => number;
  readonly categoryOf: (value: number, size: number) => Category;

  // On card codes (`cardCode`), unchecked: cards not of the pack give nonsense.
  /** From the sum of the codes and the bitwise and of them, however many cards; the fastest in nested loops. */
  readonly valueOfSum: (sum: number, suits: number) => number;
  readonly value3: (a: number, b: number, c: number) => number;
  readonly value5: (a: number, b: number, c: number, d: number, e: number) => number;
  /** The first `count` of `codes`. */
  readonly valueOfCodes: (codes: ArrayLike<number>, count: number) => number;
}

const studOrders = new Map<string, Order>();

/** The order of stud hands under `rules` (S6–S12), compiled at the first call for a ruleset and kept. */
export function studOrder(rules: HandRules): Order {
  const { lowest, jokers, figuras, flushOverFull, aceLow, aceStraights } = rules;
  const key = [lowest, jokers, figuras, flushOverFull, aceLow, aceStraights].join();
  let order = studOrders.get(key);
  if (!order) {
    order = compileOrder({
      rules: { lowest, jokers, figuras, flushOverFull, aceLow, aceStraights },
      sizes: STUD_SIZES,
      lowest,
      jokers,
      levels: studLevels(rules),
      standing: (ranks, oneSuit) => studStanding(ranks, oneSuit, rules),
    });
    studOrders.set(key, order);
  }
  return order;
}

let three: Order | undefined;

/** The order of Three Card Poker hands (T1–T3): 741 classes, 5-3-2 of mixed suits 0, suited A-K-Q 740. */
export function threeOrder(): Order {
  three ??= compileOrder({
    rules: 'three',
    sizes: [3],
    lowest: 2,
    jokers: 0,
    levels: THREE_LEVELS,
    standing: threeStanding,
  });
  return three;
}

export { cardCode } from './rank-keys.ts';
export { describeHand } from './describe-hand.ts';
export type { NamedHand } from './describe-hand.ts';

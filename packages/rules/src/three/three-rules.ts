/** The options of a three-card table (T8–T11, T14, T18). */
import { MOST_CHIPS } from '../game.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { readRules, type RuleValues } from '../rule-values.ts';

export interface ThreeRules {
  /** To one: straight flush, three of a kind, straight (T8, T11). 0 = not paid. */
  readonly anteBonus: readonly [number, number, number];
  /** To one: straight flush, three of a kind, straight, flush, pair; a sixth, leading number is a suited A-K-Q (T9, T11). */
  readonly pairPlus: readonly number[];
  readonly foldPairPlus: 'settles' | 'forfeited';
  readonly dealing: 'alternate' | 'packet';
  readonly bank: 'house' | 'player';
}

export const DEFAULT_THREE_RULES: ThreeRules = {
  anteBonus: [5, 4, 1],
  pairPlus: [40, 30, 6, 3, 1],
  foldPairPlus: 'settles',
  dealing: 'alternate',
  bank: 'house',
};

export const THREE_CHOICES = {
  foldPairPlus: ['settles', 'forfeited'],
  dealing: ['alternate', 'packet'],
  bank: ['house', 'player'],
} as const satisfies { readonly [K in keyof ThreeRules]?: readonly ThreeRules[K][] };

/** A payout above this is no paytable anybody plays, and keeps products exact integers. */
const MOST_TO_ONE = 10_000;

/** What may stand in a table's rules, key by key. */
export const THREE_OPTIONS: Readonly<Record<keyof ThreeRules, RuleValues>> = {
  anteBonus: { lengths: [3], min: 0, max: MOST_TO_ONE },
  pairPlus: { lengths: [5, 6], min: 0, max: MOST_TO_ONE },
  foldPairPlus: { choices: THREE_CHOICES.foldPairPlus },
  dealing: { choices: THREE_CHOICES.dealing },
  bank: { choices: THREE_CHOICES.bank },
};

/** Reads rules as JSON gives them: any option by its key. Refuses as `readRules`. */
export function parseThreeRules(input: unknown): Result<ThreeRules, Refusal<'bad-rule'>> {
  const read = readRules(input, THREE_OPTIONS);
  return read.ok ? ok({ ...DEFAULT_THREE_RULES, ...(read.value as Partial<ThreeRules>) }) : read;
}

/** No ante or Pair Plus may be larger, so that the largest payout stays an exact integer. */
export const MOST_STAKE = MOST_CHIPS / MOST_TO_ONE;

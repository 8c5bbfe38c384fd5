/** The options of a three-card table (T8–T11, T14, T18). */
import { MOST_CHIPS } from '../game.ts';
import { ok, refuse, shown, type Refusal, type Result } from '../result.ts';

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

const isTable = (value: unknown, lengths: readonly number[]): boolean =>
  Array.isArray(value) &&
  lengths.includes(value.length) &&
  value.every((each) => Number.isInteger(each) && each >= 0 && each <= MOST_TO_ONE);

const TABLES: Readonly<Record<string, readonly number[]>> = { anteBonus: [3], pairPlus: [5, 6] };

/** Reads rules as JSON gives them; refuses `bad-rule` with key, value and what was expected. */
export function parseThreeRules(input: unknown): Result<ThreeRules, Refusal<'bad-rule'>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('bad-rule', { key: 'rules', value: shown(input), expected: 'an object' });
  }
  for (const [key, value] of Object.entries(input)) {
    const choices: readonly unknown[] | undefined = Object.hasOwn(THREE_CHOICES, key)
      ? THREE_CHOICES[key as keyof typeof THREE_CHOICES]
      : undefined;
    const lengths = Object.hasOwn(TABLES, key) ? TABLES[key] : undefined;
    const fault = (expected: string): Result<ThreeRules, Refusal<'bad-rule'>> =>
      refuse('bad-rule', { key, value: shown(value), expected });
    if (lengths) {
      if (!isTable(value, lengths)) {
        return fault(`${lengths.join(' or ')} integers from 0 to ${MOST_TO_ONE}`);
      }
    } else if (!choices) {
      return fault([...Object.keys(TABLES), ...Object.keys(THREE_CHOICES)].join('|'));
    } else if (!choices.includes(value)) return fault(choices.join('|'));
  }
  return ok({ ...DEFAULT_THREE_RULES, ...(input as Partial<ThreeRules>) });
}

/** No ante or Pair Plus may be larger, so that the largest payout stays an exact integer. */
export const MOST_STAKE = MOST_CHIPS / MOST_TO_ONE;

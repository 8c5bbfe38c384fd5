/** What the options of a table may be, and the one reader of rules as JSON gives them. */
import { ok, refuse, shown, type Refusal, type Result } from './result.ts';

/** Why options given from outside are refused. */
export const RULE_REFUSALS = ['bad-rule'] as const;
export type RuleRefusal = (typeof RULE_REFUSALS)[number];

/** One of `choices`, an integer from `min` to `max`, or as many of these as one of `lengths` says. */
export interface RuleValues {
  readonly choices?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  readonly lengths?: readonly number[];
}

function fits(value: unknown, { choices, min, max, lengths }: RuleValues): boolean {
  const isWhole = (each: unknown): boolean =>
    min !== undefined &&
    max !== undefined &&
    typeof each === 'number' &&
    Number.isInteger(each) &&
    each >= min &&
    each <= max;
  if (lengths)
    return Array.isArray(value) && lengths.includes(value.length) && value.every(isWhole);
  return (choices as readonly unknown[] | undefined)?.includes(value) === true || isWhole(value);
}

/**
 * Whether rules that are already rules, as a caller without types may have made them up, have every option with
 * a value it may have. Refuses as `readRules`; what else they hold is nobody's business.
 */
export function checkRules(
  rules: object,
  options: Readonly<Record<string, RuleValues>>,
): Result<true, Refusal<RuleRefusal>> {
  let passed = checked.get(options);
  if (!passed) checked.set(options, (passed = new WeakSet()));
  if (passed.has(rules)) return ok(true);
  const held = rules as Readonly<Record<string, unknown>> | null | undefined;
  const named = Object.keys(options).map((key) => [key, held?.[key]] as const);
  const read = readRules(Object.fromEntries(named), options);
  if (!read.ok) return read;
  passed.add(rules);
  return ok(true);
}

/** Rules that have been found right: every deal of a table has the same. */
const checked = new WeakMap<object, WeakSet<object>>();

/**
 * The given options, all of them known and each with a value it may have. Refuses `bad-rule` with
 * the key, its value, and what would have done: for a value its `RuleValues`, for an unknown key the
 * known `keys`, for what is no object nothing more.
 */
export function readRules(
  input: unknown,
  options: Readonly<Record<string, RuleValues>>,
): Result<Readonly<Record<string, unknown>>, Refusal<RuleRefusal>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('bad-rule', { key: 'rules', value: shown(input) });
  }
  for (const [key, value] of Object.entries(input)) {
    // Own keys alone: `toString` is no option.
    const values = Object.hasOwn(options, key) ? options[key] : undefined;
    if (!values)
      return refuse('bad-rule', { key, value: shown(value), keys: Object.keys(options) });
    if (!fits(value, values)) return refuse('bad-rule', { key, value: shown(value), ...values });
  }
  return ok(input as Readonly<Record<string, unknown>>);
}

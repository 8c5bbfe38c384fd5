/** Flags as data, and what a call gave for them. */
import {
  LOWEST_RANKS,
  pack,
  type Detail,
  type Refusal,
  type Result,
  type RuleValues,
} from '@tapete/rules';
import { Fault } from './fault.ts';
import { TEXTS, both, bothOf, expects, type Texts, type Words } from './texts.ts';

/** What commander read, by key. */
export type Options = Readonly<Record<string, unknown>>;

/** A flag by the key of a game's rule; without `values` it is no rule but goes with them. */
export interface RuleFlag {
  readonly key: string;
  /** As the help writes it: `any|pair|off`. */
  readonly value: string;
  readonly does: Words;
  readonly values?: RuleValues;
}

export const flagName = (key: string): string =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** `--cards <1…5>`, or `--fast` where it takes nothing. */
export const flagUsage = (key: string, value: string): string =>
  `${flagName(key)}${value === '' ? '' : ` <${value}>`}`;

/** `full|auto|auto11|2…8`, `stack|pot|N`: four numbers or more in a row by their ends. */
function valuesText({ choices = [], min }: RuleValues): string {
  const from = choices.findIndex((each, i) =>
    choices.slice(i).every((next, j) => typeof each === 'number' && next === each + j),
  );
  const isRow = from !== -1 && choices.length - from > 3;
  const row = `${choices[from]}…${choices.at(-1)}`;
  const words = isRow ? [...choices.slice(0, from), row] : choices;
  return [...words, ...(min === undefined ? [] : ['N'])].join('|');
}

/** The flags of these rules; a paytable is shown by its default. */
export const ruleFlags = <Key extends keyof Texts['rules']>(
  keys: readonly Key[],
  options: Readonly<Record<Key, RuleValues>>,
  defaults?: Readonly<Record<Key, unknown>>,
): readonly RuleFlag[] =>
  keys.map((key) => {
    const [first, values]: [unknown, RuleValues] = [defaults?.[key], options[key]];
    const value = Array.isArray(first) ? first.join('-') : valuesText(values);
    return { key, value, does: both(({ rules }) => rules[key]), values };
  });

const isDigits = (text: string): boolean => /^\d{1,15}$/.test(text);

/** `10.000`, `1,000`, `1 000`: what one language reads as thousands is a fraction in another, or two numbers. */
const GROUPED = /^\d{1,3}(?:[.,'\s]\d{3})+$/;

/** What was expected instead of a value, with the reason where it is a number written in groups. */
export const unlessGrouped = (text: string, expected: Words): Words =>
  GROUPED.test(text)
    ? expects('ungrouped', (lang) => ({
        expected: expected[lang],
        plain: text.replace(/\D/g, ''),
      }))
    : expected;

/** An integer option, or undefined when it was not given. */
export function wholeOption(
  options: Options,
  key: string,
  least: number,
  most: number,
): number | undefined {
  if (options[key] === undefined) return undefined;
  const text = String(options[key]);
  const value = isDigits(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Fault(flagName(key), text, unlessGrouped(text, ruleWords({ min: least, max: most })));
}

/** A flag's text as a rule has it: an integer where it is one, a paytable's list of them (`5-4-1`). */
const valueOf = (text: string, { lengths }: RuleValues): unknown =>
  lengths
    ? text.split('-').map((each) => (isDigits(each) ? Number(each) : NaN))
    : isDigits(text)
      ? Number(text)
      : text;

/** The rules that the flags mean. */
export function rulesFrom<Rules>(
  options: Options,
  flags: readonly RuleFlag[],
  parse: (given: unknown) => Result<Rules, Refusal<'bad-rule'>>,
): Rules {
  const given = flags.flatMap(({ key, values }) =>
    values === undefined || options[key] === undefined
      ? []
      : [[key, valueOf(String(options[key]), values)] as const],
  );
  const read = parse(Object.fromEntries(given));
  if (read.ok) return read.value;
  const key = String(read.error.detail['key']);
  const text = String(options[key]);
  throw new Fault(flagName(key), text, insteadOf(key, text, read.error.detail));
}

/** What a rule would have taken in place of this value. */
export function insteadOf(key: string, text: string, detail: Detail): Words {
  const expected = ruleWords(detail);
  if (key !== 'deck' || !isDigits(text)) return unlessGrouped(text, expected);
  const low = LOWEST_RANKS.find((rank) => pack(rank).length === Number(text));
  return expects(low === undefined ? 'deckRank' : 'deckRankOf', (lang) => ({
    expected: expected[lang],
    cards: text,
    low: String(low),
  }));
}

/** The place and token of a rule's value: what the flag says, or the preset that stands for it. */
export function flagOf(options: Options, key: string, value: unknown): readonly [string, string] {
  const preset = options['preset'];
  if (options[key] === undefined && preset !== undefined) return ['--preset', String(preset)];
  return [flagName(key), String(options[key] ?? value)];
}

/** What a `bad-rule` would have taken, from its data. */
export function ruleWords({ choices, min, max, lengths, keys }: Detail): Words {
  if (Array.isArray(keys)) return bothOf(keys.join('|'));
  const words = Array.isArray(choices) ? choices.join('|') : '';
  if (min === undefined) return words === '' ? expects('object') : bothOf(words);
  const range = { min: String(min), max: String(max), choices: words };
  if (!Array.isArray(lengths)) return expects(words === '' ? 'integer' : 'orInteger', range);
  return expects('integers', (lang) => ({
    ...range,
    lengths: lengths.join(TEXTS[lang].expected.or),
  }));
}

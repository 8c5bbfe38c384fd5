/** Flags as data, and what a call gave for them. */
import type { Detail, Refusal, Result, RuleValues } from '@tapete/rules';
import { Fault, bothOf, type Said, type Words } from './fault.ts';

/** What commander read, by key. */
export type Options = Readonly<Record<string, unknown>>;

/** A flag of a command: as the help writes it (`--cards <1…5>`), and what it does. */
export interface Flag {
  readonly flag: Said;
  readonly does: Words;
}

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

export const ruleFlag = ({ key, value, does }: RuleFlag): Flag => ({
  flag: `${flagName(key)} <${value}>`,
  does,
});

/** `full|auto|auto11|2…8`, `stack|pot|N`: four numbers or more in a row by their ends. */
function valuesText({ choices = [], min }: RuleValues): string {
  const last = choices.at(-1);
  const from = choices.findIndex((each, i) =>
    choices.slice(i).every((next, j) => typeof each === 'number' && next === each + j),
  );
  const isRow = from !== -1 && choices.length - from > 3;
  const words = isRow ? [...choices.slice(0, from), `${choices[from]}…${last}`] : choices;
  return [...words, ...(min === undefined ? [] : ['N'])].join('|');
}

/** The flags of these rules, by the words of each; a paytable is shown by its default. */
export const ruleFlags = <Key extends string>(
  words: Readonly<Record<Key, Words>>,
  values: Readonly<Record<Key, RuleValues>>,
  defaults?: Readonly<Record<Key, unknown>>,
): readonly RuleFlag[] =>
  (Object.keys(words) as Key[]).map((key) => {
    const first: unknown = defaults?.[key];
    const value = Array.isArray(first) ? first.join('-') : valuesText(values[key]);
    return { key, value, does: words[key], values: values[key] };
  });

const isDigits = (text: string): boolean => /^\d{1,15}$/.test(text);

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
  throw new Fault(flagName(key), text, ruleWords({ min: least, max: most }));
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
  throw new Fault(flagName(key), String(options[key]), ruleWords(read.error.detail));
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
  if (min === undefined) {
    return words === '' ? { es: 'un objeto', en: 'an object' } : bothOf(words);
  }
  if (Array.isArray(lengths)) {
    return {
      es: `${lengths.join(' o ')} enteros de ${min} a ${max}`,
      en: `${lengths.join(' or ')} integers from ${min} to ${max}`,
    };
  }
  const [es, en] = words === '' ? ['', ''] : [`${words} o `, `${words} or `];
  return { es: `${es}un entero de ${min} a ${max}`, en: `${en}an integer from ${min} to ${max}` };
}

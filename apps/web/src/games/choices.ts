/** The options with closed choices, in words. Choices come from the rules; a missing word does not compile. */
import type { HouseRule } from './contract.ts';

type Value = string | number;

/** Every word value has its word. Numbers are written as they are unless `number` says otherwise. */
interface OptionWords<V extends Value> {
  readonly name: () => string;
  readonly values: { readonly [Word in Extract<V, string>]: () => string };
  readonly number?: (value: number) => string;
}

/** The words for all options of a game: `const WORDS = {…} satisfies WordsOf<typeof CHOICES>`. */
export type WordsOf<Choices extends Readonly<Record<string, readonly Value[]>>> = {
  readonly [Key in keyof Choices]: OptionWords<Choices[Key][number]>;
};

type AnyWords = Readonly<Record<string, OptionWords<string>>>;

/** An option as a field shows it. */
export interface Option {
  readonly key: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
}

export function optionsInWords(
  choices: Readonly<Record<string, readonly Value[]>>,
  words: AnyWords,
): readonly Option[] {
  return Object.entries(choices).map(([key, values]) => {
    const word = words[key];
    if (!word) throw new Error(`the option ${key} has no words`);
    const text = (value: Value): string =>
      typeof value === 'number'
        ? (word.number?.(value) ?? String(value))
        : (word.values[value]?.() ?? value);
    return {
      key,
      name: word.name(),
      choices: values.map((value) => ({ value, text: text(value) })),
    };
  });
}

/** The options as a table has chosen them. */
export const chosenRules = (
  options: readonly Option[],
  rules: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
): readonly HouseRule[] =>
  options.map(({ key, name, choices }) => ({
    name,
    value: choices.find(({ value }) => value === rules[key])?.text ?? String(rules[key]),
    changed: rules[key] !== usual[key],
  }));

/** Every text of the command, from `words/*.json`: what Spanish lacks of English does not compile. */
import type { Lang } from '@tapete/rules';
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };

export type Texts = typeof en;
export const TEXTS: Readonly<Record<Lang, Texts>> = { es, en };

/** What stands in the places of a text, `{name}`. */
export type Values = Readonly<Record<string, string | number>>;

/** Throws when a place has no value. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`no ${place} for «${text}»`);
    return String(value);
  });

/** A text in both languages. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/** The text in both; `values` may depend on the language. */
export function both(
  pick: (texts: Texts) => string,
  values: Values | ((lang: Lang) => Values) = {},
): Words {
  const of = (lang: Lang): string =>
    fill(pick(TEXTS[lang]), typeof values === 'function' ? values(lang) : values);
  return { es: of('es'), en: of('en') };
}

/** What was expected, of `expected` in the texts. */
export const expects = (key: keyof Texts['expected'], values?: Parameters<typeof both>[1]): Words =>
  both(({ expected }) => expected[key], values);

/** Machine words (a flag, a file, a JSON path, `es|en`) are the same in both languages. */
export type Said = string | Words;

export const bothOf = (said: Said): Words =>
  typeof said === 'string' ? { es: said, en: said } : said;

/** Words in brackets of a usage, `[options] <cards...>`, in the language. */
export function usageIn(usage: string, lang: Lang): string {
  const known: Readonly<Record<string, string>> = TEXTS[lang].usage;
  return usage.replace(/(?<=[[<|])[a-z]+(?=[\]>|.])/g, (word) => known[word] ?? word);
}

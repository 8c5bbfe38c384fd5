/** How a call speaks to people: its language, its numbers, its colours. */
import { styleText } from 'node:util';
import { HIDDEN, JOKER, type Lang, type Seen } from '@tapete/rules';
import { TEXTS, type Texts } from './texts.ts';

type Style = Parameters<typeof styleText>[0];

export interface Voice {
  readonly lang: Lang;
  readonly texts: Texts;
  /** An integer with the thousands apart. */
  readonly number: (value: number | bigint) => string;
  /** With its sign: `+10`, `−5`, `0`. */
  readonly signed: (value: number) => string;
  /** After a comma in Spanish and a point in English. */
  readonly decimal: (value: number, decimals: number) => string;
  /** A share of 1 as `7,2788 %` or `7.2788%`. */
  readonly percent: (share: number, decimals: number) => string;
  /** `1 mano`, `1.000 manos`. */
  readonly counted: (value: number, one: string, many: string) => string;
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly green: (text: string) => string;
  /** `K♠ 10♦`, `★` for a joker, `▒▒` for a card face down. */
  readonly cards: (cards: readonly Seen[]) => string;
}

const LOCALES: Readonly<Record<Lang, string>> = { es: 'es-ES', en: 'en-US' };
const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** A minus sign, not a hyphen; 0 has none. */
const withMinus = (text: string): string => text.replace('-', /[1-9]/.test(text) ? '−' : '');

export function makeVoice(lang: Lang, color: boolean): Voice {
  const local = (value: number | bigint, decimals = 0): string => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = new Intl.NumberFormat(LOCALES[lang], { useGrouping: true, ...digits });
    return withMinus(format.format(value));
  };
  // Whether there is colour has been decided by the caller, not by the stream.
  const paint = (style: Style, text: string): string =>
    color ? styleText(style, text, { validateStream: false }) : text;
  const card = (each: Seen): string => {
    if (each === HIDDEN) return paint('dim', '▒▒');
    if (each === JOKER) return paint('magenta', '★');
    const suit = each.charAt(1);
    const text = `${each.charAt(0).replace('T', '10')}${SIGNS[suit] ?? suit}`;
    return paint(suit === 'd' || suit === 'h' ? 'red' : 'bold', text);
  };
  return {
    lang,
    texts: TEXTS[lang],
    number: (value) => local(value),
    signed: (value) => `${value > 0 ? '+' : ''}${local(value)}`,
    decimal: local,
    percent: (share, decimals) => `${local(100 * share, decimals)}${lang === 'es' ? ' %' : '%'}`,
    counted: (value, one, many) => `${local(value)} ${value === 1 ? one : many}`,
    bold: (text) => paint('bold', text),
    faint: (text) => paint('dim', text),
    green: (text) => paint('green', text),
    cards: (cards) => cards.map(card).join(' '),
  };
}

/** For messages, which have no colour. */
export const PLAIN: Readonly<Record<Lang, Voice>> = {
  es: makeVoice('es', false),
  en: makeVoice('en', false),
};

/** What a command may touch of the world, handed in so that it can be run in a test. */
import type { Lang } from '@tapete/rules';
import { Fault } from './fault.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard input. */
  readonly input: AsyncIterable<string | Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether results, and whether messages, go to a terminal. */
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
}

/** One call of a command: how it answers. */
export interface Call {
  readonly io: Io;
  readonly lang: Lang;
  readonly json: boolean;
  readonly color: boolean;
}

/** `--lang` wherever it stands, else LC_ALL or LANG, else English. */
export function langOf(args: readonly string[], env: Io['env']): Lang {
  const end = args.indexOf('--');
  const flags = end === -1 ? args : args.slice(0, end);
  const at = flags.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const flag = flags[at];
  if (flag === undefined) {
    const locale = [env['LC_ALL'], env['LANG']].find((each) => each !== undefined && each !== '');
    return /^es/i.test(locale ?? '') ? 'es' : 'en';
  }
  const value = flag === '--lang' ? (flags[at + 1] ?? '') : flag.slice('--lang='.length);
  if (value !== 'es' && value !== 'en') throw new Fault('--lang', value, 'es|en');
  return value;
}

/** The text in the call's language. */
export const words = ({ lang }: { readonly lang: Lang }, es: string, en: string): string =>
  lang === 'es' ? es : en;

export const sayLine = (call: Call, text = ''): void => call.io.out(`${text}\n`);

export const sayJson = (call: Call, value: unknown): void => sayLine(call, JSON.stringify(value));

const LOCALES: Readonly<Record<Lang, string>> = { es: 'es-ES', en: 'en-US' };

/** A minus sign, not a hyphen; 0 has none. */
const withMinus = (text: string): string =>
  /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');

/** An integer with the thousands apart. */
export const number = ({ lang }: { readonly lang: Lang }, value: number | bigint): string =>
  withMinus(value.toLocaleString(LOCALES[lang], { useGrouping: true }));

/** `1 mano`, `1.000 manos`. */
export const counted = (
  call: { readonly lang: Lang },
  value: number | bigint,
  one: string,
  many: string,
): string => `${number(call, value)} ${Number(value) === 1 ? one : many}`;

/** With this many decimals, after a comma in Spanish and a point in English. */
export const decimal = (
  { lang }: { readonly lang: Lang },
  value: number,
  decimals: number,
): string =>
  withMinus(
    value.toLocaleString(LOCALES[lang], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: true,
    }),
  );

/** A share of 1 as `7,2788 %` or `7.2788%`. */
export const percentOf = (call: { readonly lang: Lang }, share: number, decimals: number): string =>
  `${decimal(call, 100 * share, decimals)}${call.lang === 'es' ? ' %' : '%'}`;

/** With its sign: `+10`, `−5`, `0`. */
export const signed = (call: { readonly lang: Lang }, value: number): string =>
  value > 0 ? `+${number(call, value)}` : number(call, value);

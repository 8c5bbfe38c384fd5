/** A call or an input that is wrong: what, where, and what was expected. It ends the command with exit 2. */
import type { Lang } from '@tapete/rules';
import { TEXTS, both, bothOf, expects, fill, type Said, type Texts, type Words } from './texts.ts';

const MOST_SHOWN = 60;

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Without what would break a line or move a terminal's cursor. */
export const escaped = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]/gu,
    (sign) => ESCAPES[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A piece of input fit for one line of a message: control characters escaped, long ones cut. */
export const shown = (token: string): string =>
  escaped(token.length > MOST_SHOWN ? `${token.slice(0, MOST_SHOWN)}…` : token);

/** Those that say something, after one another. */
const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(': ');

export class Fault extends Error {
  /** Flag, file, JSON path or index; '' when the place says nothing. */
  readonly where: Words;
  readonly token: string;
  readonly expected: Words;
  /** 1-based line of the input, where the fault has one of its own. */
  readonly line: number | undefined;

  constructor(where: Said, token: string, expected: Said, line?: number) {
    const { es, en } = bothOf(where);
    super(`${en}: ${token}`);
    this.where = { es: escaped(es), en: escaped(en) };
    this.token = shown(token);
    this.expected = bothOf(expected);
    this.line = line;
  }

  /** One line. */
  say(lang: Lang): string {
    const texts = TEXTS[lang].fault;
    const expected = this.expected[lang];
    return joined(
      this.where[lang],
      this.line === undefined ? '' : fill(texts.line, { line: this.line }),
      this.token === '' ? '' : `«${this.token}»`,
      expected === '' ? '' : fill(texts.expected, { expected }),
    );
  }

  /** As an answer of a batch; `line` is that of the item unless the fault knows its own. */
  answer(lang: Lang, line: number): { error: { line: number; token: string; expected: string } } {
    const expected = joined(this.where[lang], this.expected[lang]);
    return { error: { line: this.line ?? line, token: this.token, expected } };
  }

  /** The same fault, named more exactly. */
  within(where: string): Fault {
    const { es, en } = this.where;
    const place = { es: joined(where, es), en: joined(where, en) };
    return new Fault(place, this.token, this.expected, this.line);
  }
}

/** The command has its place here, its parts are not there yet. */
export function notBuilt(command: string): never {
  const where = both(({ fault }) => fault.notBuilt, { command });
  throw new Fault(where, '', '');
}

type SystemCode = keyof Texts['system'];

const isKnown = (code: string): code is SystemCode => Object.hasOwn(TEXTS.en.system, code);

/** Why reading or writing failed; an error without a known code says it itself. */
function systemReason(error: unknown): Words {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isKnown(code)) return both(({ system }) => system[code]);
  return bothOf(error instanceof Error ? error.message : String(error));
}

/** What was expected, with the reason in brackets. */
export const withReason = (key: 'readable' | 'readableFile' | 'writable', error: unknown): Words =>
  expects(key, (lang) => ({ reason: systemReason(error)[lang] }));

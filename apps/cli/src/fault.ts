/** A call or an input that is wrong: what, where, and what was expected. It ends the command with exit 2. */
import type { Lang } from '@tapete/rules';

/** A text in both languages. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/** Machine words (a flag, a file, a JSON path, `es|en`) are the same in both languages. */
export type Said = string | Words;

export const bothOf = (said: Said): Words =>
  typeof said === 'string' ? { es: said, en: said } : said;

/** The place with more of its path after it. */
export function placed(place: Said, more: string): Words {
  const { es, en } = bothOf(place);
  return { es: `${es}${more}`, en: `${en}${more}` };
}

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

export class Fault extends Error {
  /** Flag, file, JSON path or index; '' when the place says nothing. */
  readonly where: Words;
  readonly token: string;
  readonly expected: Words;
  /** 1-based line of the input, where the fault has one of its own. */
  readonly line: number | undefined;

  constructor(where: Said, token: string, expected: Said, line?: number) {
    const place = bothOf(where);
    super(`${place.en}: ${token}`);
    this.where = { es: escaped(place.es), en: escaped(place.en) };
    this.token = shown(token);
    this.expected = bothOf(expected);
    this.line = line;
  }

  /** One line. */
  say(lang: Lang): string {
    const line = this.line === undefined ? '' : `${lang === 'es' ? 'línea' : 'line'} ${this.line}`;
    // What is expected may be one thing or many: with a colon the Spanish verb agrees with both.
    const expected = lang === 'es' ? 'se espera:' : 'expected';
    const needed = this.expected[lang] === '' ? '' : `${expected} ${this.expected[lang]}`;
    const parts = [this.where[lang], line, this.token === '' ? '' : `«${this.token}»`, needed];
    return parts.filter((part) => part !== '').join(': ');
  }

  /** As an answer of a batch; `line` is that of the item unless the fault knows its own. */
  answer(lang: Lang, line: number): { error: { line: number; token: string; expected: string } } {
    const parts = [this.where[lang], this.expected[lang]].filter((part) => part !== '');
    return {
      error: { line: this.line ?? line, token: this.token, expected: parts.join(': ') },
    };
  }

  /** The same fault, named more exactly. */
  within(where: string): Fault {
    const { es, en } = this.where;
    const place = en === '' ? where : { es: `${where}: ${es}`, en: `${where}: ${en}` };
    return new Fault(place, this.token, this.expected, this.line);
  }
}

/** Exit 2: the command has its place here, its parts are not there yet. */
export function notBuilt(what: string): never {
  throw new Fault({ es: `${what}: aún no está hecho`, en: `${what}: not built yet` }, '', '');
}

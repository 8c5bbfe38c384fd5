/** A call or an input that is wrong: what, where, and what was expected. It ends the command with exit 2. */
import type { Lang } from '@tapete/rules';

/** A text in both languages. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

const MOST_SHOWN = 60;

/** A piece of input fit for one line of a message: control characters escaped, long ones cut. */
export function shown(token: string): string {
  const cut = token.length > MOST_SHOWN ? `${token.slice(0, MOST_SHOWN)}…` : token;
  return JSON.stringify(cut).slice(1, -1).replaceAll('\\"', '"');
}

export class Fault extends Error {
  /** Flag, file, JSON path or index; '' when the place says nothing. */
  readonly where: string;
  readonly token: string;
  readonly expected: Words;
  /** 1-based line of the input, where the fault has one of its own. */
  readonly line: number | undefined;

  constructor(where: string, token: string, expected: Words | string, line?: number) {
    super(`${where}: ${token}`);
    this.where = where;
    this.token = shown(token);
    this.expected = typeof expected === 'string' ? { es: expected, en: expected } : expected;
    this.line = line;
  }

  /** One line. */
  say(lang: Lang): string {
    const line =
      this.line === undefined ? '' : lang === 'es' ? `línea ${this.line}` : `line ${this.line}`;
    const parts = [this.where, line, this.token === '' ? '' : `«${this.token}»`];
    const expected = lang === 'es' ? 'se esperaba' : 'expected';
    const what = parts.filter((part) => part !== '').join(': ');
    return this.expected[lang] === '' ? what : `${what}: ${expected} ${this.expected[lang]}`;
  }

  /** As an answer of a batch; `line` is that of the item unless the fault knows its own. */
  answer(lang: Lang, line: number): { error: { line: number; token: string; expected: string } } {
    const where = this.where === '' ? '' : `${this.where}: `;
    return {
      error: {
        line: this.line ?? line,
        token: this.token,
        expected: `${where}${this.expected[lang]}`,
      },
    };
  }

  /** The same fault, named more exactly. */
  within(where: string): Fault {
    const place = this.where === '' ? where : `${where}: ${this.where}`;
    return new Fault(place, this.token, this.expected, this.line);
  }
}

/** Exit 2: the command has its place here, its parts are not there yet. */
export function notBuilt(what: string): never {
  throw new Fault(`${what}: not built yet`, '', '');
}

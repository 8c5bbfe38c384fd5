/** A strict JSON reader that names the line and the token at fault, and takes no key twice. */

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** 1-based. */
      readonly line: number;
      readonly token: string;
      readonly expected: string;
      /** The text ends before the value does. */
      readonly cut: boolean;
    };

const CUT = ' (the text ends too early)';
const EMPTY = ' (the text is empty)';

const MOST_DEPTH = 100;

class JsonFault extends Error {
  readonly index: number;
  readonly expected: string;
  constructor(index: number, expected: string) {
    super(expected);
    this.index = index;
    this.expected = expected;
  }
}

export function readJson(text: string): JsonRead {
  const reader = makeReader(text);
  try {
    return { ok: true, value: reader() };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { index, expected } = error;
    const line = text.slice(0, index).split('\n').length;
    const token = /^(?:"[^"\n]{0,60}"?|[^\s,:{}[\]"]{1,60}|\S?)/.exec(text.slice(index))?.[0] ?? '';
    const cut = text.slice(index).trim() === '';
    const why = !cut ? '' : text.trim() === '' ? EMPTY : CUT;
    return { ok: false, line, token, expected: `${expected}${why}`, cut };
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /true|false|null/y;

function makeReader(text: string): () => unknown {
  let at = 0;

  const skip = (): void => {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const peek = (sign: string): boolean => {
    skip();
    if (text[at] !== sign) return false;
    at++;
    return true;
  };

  const string = (expected: string): string => {
    if (text[at] !== '"') throw new JsonFault(at, expected);
    let end = at + 1;
    while (end < text.length && text[end] !== '"' && text[end] !== '\n') {
      end += text[end] === '\\' ? 2 : 1;
    }
    if (end >= text.length) throw new JsonFault(text.length, 'a closing quote');
    const literal = text.slice(at, end + 1);
    try {
      const read = JSON.parse(literal) as string;
      at = end + 1;
      return read;
    } catch {
      throw new JsonFault(at, 'a string in one line, with JSON escapes');
    }
  };

  const value = (depth: number): unknown => {
    if (depth > MOST_DEPTH) throw new JsonFault(at, `at most ${MOST_DEPTH} levels`);
    if (peek('{')) return object(depth);
    if (peek('[')) return array(depth);
    skip();
    if (text[at] === '"') return string('a string');
    const word = take(WORD) ?? take(NUMBER);
    if (word === undefined) throw new JsonFault(at, 'a JSON value');
    return JSON.parse(word) as unknown;
  };

  const object = (depth: number): unknown => {
    const entries = new Map<string, unknown>();
    if (peek('}')) return {};
    do {
      skip();
      const start = at;
      const key = string('a key in double quotes');
      if (entries.has(key)) throw new JsonFault(start, 'each key once');
      if (!peek(':')) throw new JsonFault(at, '":"');
      entries.set(key, value(depth + 1));
    } while (peek(','));
    if (!peek('}')) throw new JsonFault(at, '"," or "}"');
    return Object.fromEntries(entries);
  };

  const array = (depth: number): unknown => {
    const values: unknown[] = [];
    if (peek(']')) return values;
    do values.push(value(depth + 1));
    while (peek(','));
    if (!peek(']')) throw new JsonFault(at, '"," or "]"');
    return values;
  };

  return () => {
    const whole = value(0);
    skip();
    if (at < text.length) throw new JsonFault(at, 'one JSON document');
    return whole;
  };
}

/** A strict JSON reader that names the line and the token at fault, and takes no key twice. */
import type { Words } from './fault.ts';

export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** 1-based. */
      readonly line: number;
      readonly token: string;
      readonly expected: Words;
      /** The text ends before the value does. */
      readonly cut: boolean;
    };

const MOST_DEPTH = 100;

const CUT: Words = { es: ' (el texto acaba antes de tiempo)', en: ' (the text ends too early)' };
const EMPTY: Words = { es: ' (el texto está vacío)', en: ' (the text is empty)' };

/** What may be missing or wrong. */
const EXPECTED = {
  quote: { es: 'comillas que cierren', en: 'a closing quote' },
  string: {
    es: 'un texto en una línea, con escapes de JSON',
    en: 'a string in one line, with JSON escapes',
  },
  levels: { es: `${MOST_DEPTH} niveles a lo sumo`, en: `at most ${MOST_DEPTH} levels` },
  value: { es: 'un valor JSON', en: 'a JSON value' },
  key: { es: 'una clave entre comillas dobles', en: 'a key in double quotes' },
  once: { es: 'cada clave una sola vez', en: 'each key once' },
  colon: { es: '":"', en: '":"' },
  moreObject: { es: '"," o "}"', en: '"," or "}"' },
  moreArray: { es: '"," o "]"', en: '"," or "]"' },
  end: { es: 'un solo documento JSON', en: 'one JSON document' },
} as const satisfies Readonly<Record<string, Words>>;

type Expected = keyof typeof EXPECTED;

class JsonFault extends Error {
  readonly index: number;
  readonly expected: Expected;
  constructor(index: number, expected: Expected) {
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
    const { es, en } = EXPECTED[expected];
    const why = !cut ? { es: '', en: '' } : text.trim() === '' ? EMPTY : CUT;
    return { ok: false, line, token, expected: { es: es + why.es, en: en + why.en }, cut };
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

  /** From its opening quote. */
  const string = (): string => {
    let end = at + 1;
    while (end < text.length && text[end] !== '"' && text[end] !== '\n') {
      end += text[end] === '\\' ? 2 : 1;
    }
    if (end >= text.length) throw new JsonFault(text.length, 'quote');
    const literal = text.slice(at, end + 1);
    try {
      const read = JSON.parse(literal) as string;
      at = end + 1;
      return read;
    } catch {
      throw new JsonFault(at, 'string');
    }
  };

  const value = (depth: number): unknown => {
    if (depth > MOST_DEPTH) throw new JsonFault(at, 'levels');
    if (peek('{')) return object(depth);
    if (peek('[')) return array(depth);
    skip();
    if (text[at] === '"') return string();
    const word = take(WORD) ?? take(NUMBER);
    if (word === undefined) throw new JsonFault(at, 'value');
    return JSON.parse(word) as unknown;
  };

  const object = (depth: number): unknown => {
    const entries = new Map<string, unknown>();
    if (peek('}')) return {};
    do {
      skip();
      const start = at;
      if (text[at] !== '"') throw new JsonFault(at, 'key');
      const key = string();
      if (entries.has(key)) throw new JsonFault(start, 'once');
      if (!peek(':')) throw new JsonFault(at, 'colon');
      entries.set(key, value(depth + 1));
    } while (peek(','));
    if (!peek('}')) throw new JsonFault(at, 'moreObject');
    return Object.fromEntries(entries);
  };

  const array = (depth: number): unknown => {
    const values: unknown[] = [];
    if (peek(']')) return values;
    do values.push(value(depth + 1));
    while (peek(','));
    if (!peek(']')) throw new JsonFault(at, 'moreArray');
    return values;
  };

  return () => {
    const whole = value(0);
    skip();
    if (at < text.length) throw new JsonFault(at, 'end');
    return whole;
  };
}

/** A strict JSON reader that names the line and the token at fault, and takes no key twice. */
import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';
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

const NOTHING: Words = { es: '', en: '' };
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
  inObject: { es: '"," o "}"', en: '"," or "}"' },
  inArray: { es: '"," o "]"', en: '"," or "]"' },
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
  try {
    visit(text, strictVisitor(text), { disallowComments: true });
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { index, expected } = error;
    const line = text.slice(0, index).split('\n').length;
    const token = /^(?:"[^"\n]{0,60}"?|[^\s,:{}[\]"]{1,60}|\S?)/.exec(text.slice(index))?.[0] ?? '';
    const cut = text.slice(index).trim() === '';
    const { es, en } = EXPECTED[expected];
    const why = !cut ? NOTHING : text.trim() === '' ? EMPTY : CUT;
    return { ok: false, line, token, expected: { es: es + why.es, en: en + why.en }, cut };
  }
}

const IN_STRING = ['InvalidUnicode', 'InvalidEscapeCharacter', 'InvalidCharacter'];

/** Throws at the first thing that is wrong. */
function strictVisitor(text: string): JSONVisitor {
  /** Of each open object its keys so far, of each open array null; the innermost last. */
  const open: (Set<string> | null)[] = [];
  let next: Expected = 'value';
  let beforeEnd: Expected = next;
  const begin = (keys: Set<string> | null, offset: number): void => {
    if (open.length > MOST_DEPTH) throw new JsonFault(offset, 'levels');
    open.push(keys);
    next = keys ? 'key' : 'value';
  };
  const ended = (): void => {
    const inside = open.at(-1);
    next = inside === undefined ? 'end' : inside ? 'inObject' : 'inArray';
  };
  const close = (): void => {
    beforeEnd = next;
    open.pop();
    ended();
  };
  return {
    onObjectBegin: (offset) => {
      begin(new Set(), offset);
    },
    onArrayBegin: (offset) => {
      begin(null, offset);
    },
    onObjectProperty: (key, offset) => {
      const keys = open.at(-1);
      if (keys?.has(key)) throw new JsonFault(offset, 'once');
      keys?.add(key);
      next = 'colon';
    },
    onSeparator: (sign) => {
      next = sign === ',' && open.at(-1) ? 'key' : 'value';
    },
    onLiteralValue: ended,
    onObjectEnd: close,
    onArrayEnd: close,
    onError: (code, offset, length) => {
      const name = printParseErrorCode(code);
      if (IN_STRING.includes(name)) throw new JsonFault(offset, 'string');
      // A missing bracket is told after the end that it should have made.
      if (name.startsWith('Close')) throw new JsonFault(offset, beforeEnd);
      if (name !== 'UnexpectedEndOfString') throw new JsonFault(offset, next);
      // A string ends at the end of its line, or of the text.
      const isLast = offset + length >= text.length;
      throw isLast ? new JsonFault(text.length, 'quote') : new JsonFault(offset, 'string');
    },
  };
}

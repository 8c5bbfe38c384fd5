/** A strict JSON reader that names the line and the token at fault, and takes no key twice. */
import { printParseErrorCode, visit, type JSONVisitor } from 'jsonc-parser';
import { Fault } from './fault.ts';
import { LINE_END } from './lines.ts';
import { both, type Texts } from './texts.ts';

const MOST_DEPTH = 100;

/** What may be missing or wrong. */
type Expected = Exclude<keyof Texts['json'], 'cut' | 'empty'>;

export class JsonFault extends Fault {
  /** The text ends before the value does. */
  readonly cut: boolean;

  constructor(text: string, index: number, expected: Expected, firstLine: number) {
    const rest = text.slice(index);
    const number = expected === 'ungrouped' ? /^\d+[.,]\d{3}/.exec(rest)?.[0] : undefined;
    const token = number ?? /^(?:"[^"\n]{0,60}"?|[^\s,:{}[\]"]{1,60}|\S?)/.exec(rest)?.[0] ?? '';
    const cut = rest.trim() === '';
    const missing = both(({ json }) => json[expected], { levels: MOST_DEPTH });
    const early = both(
      ({ json }) => (text.trim() === '' ? json.empty : json.cut),
      (lang) => ({ expected: missing[lang] }),
    );
    const line = firstLine - 1 + text.slice(0, index).split(LINE_END).length;
    super('', token, cut ? early : missing, line);
    this.cut = cut;
  }
}

/** `firstLine` is the line on which the text begins. Throws a `JsonFault` at the first thing that is wrong. */
export function readJson(text: string, firstLine = 1): unknown {
  const fail = (index: number, expected: Expected): never => {
    throw new JsonFault(text, index, expected, firstLine);
  };
  visit(text, strictVisitor(text, fail), { disallowComments: true });
  return JSON.parse(text);
}

const IN_STRING = ['InvalidUnicode', 'InvalidEscapeCharacter', 'InvalidCharacter'];

/** A number in groups: JSON would read 10.000 as ten. */
const GROUPED = /^\d{1,3}\.\d{3}$/;

function strictVisitor(
  text: string,
  fail: (index: number, expected: Expected) => never,
): JSONVisitor {
  /** Of each open object its keys so far, of each open array null; the innermost last. */
  const open: (Set<string> | null)[] = [];
  let next: Expected = 'value';
  let beforeEnd: Expected = next;
  const begin = (isObject: boolean, offset: number): void => {
    if (open.length > MOST_DEPTH) fail(offset, 'levels');
    open.push(isObject ? new Set() : null);
    next = isObject ? 'key' : 'value';
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
    onObjectBegin: (offset) => begin(true, offset),
    onArrayBegin: (offset) => begin(false, offset),
    onObjectProperty: (key, offset) => {
      const keys = open.at(-1);
      if (keys?.has(key)) fail(offset, 'once');
      keys?.add(key);
      next = 'colon';
    },
    onSeparator: (sign) => {
      next = sign === ',' && open.at(-1) ? 'key' : 'value';
    },
    onLiteralValue: (_, offset, length) => {
      if (GROUPED.test(text.slice(offset, offset + length))) fail(offset, 'ungrouped');
      ended();
    },
    onObjectEnd: close,
    onArrayEnd: close,
    onError: (code, offset, length) => {
      const name = printParseErrorCode(code);
      // A string ends at the end of its line, or of the text.
      if (name === 'UnexpectedEndOfString' && offset + length >= text.length) {
        fail(text.length, 'quote');
      }
      if (name === 'UnexpectedEndOfString' || IN_STRING.includes(name)) fail(offset, 'string');
      // `1,000` ends after the 1.
      const before = /\d{1,3},$/.exec(text.slice(0, offset))?.[0];
      if (before && /^\d{3}(?!\d)/.test(text.slice(offset)))
        fail(offset - before.length, 'ungrouped');
      // A missing bracket is told after the end that it should have made.
      fail(offset, name.startsWith('Close') ? beforeEnd : next);
    },
  };
}

/** Standard input, line by line as it comes, so that another program can hold a conversation. */
import { Fault, type Words } from './fault.ts';
import type { Io } from './io.ts';
import { systemReason } from './system-words.ts';

export interface InputLine {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

const INPUT: Words = { es: 'entrada', en: 'input' };

/** A line longer than this is no item of any batch. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

export async function* inputLines(input: Io['input']): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  for await (const chunk of readable(input)) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const pieces = text.split('\n');
    pieces[0] = rest + (pieces[0] ?? '');
    rest = pieces.pop() ?? '';
    if (rest.length > MOST_CHARACTERS) {
      const limit = { es: 'una línea más corta', en: 'a shorter line' };
      throw new Fault(INPUT, rest, limit, line + pieces.length + 1);
    }
    for (const piece of pieces) yield { line: ++line, text: withoutEnds(piece, line) };
  }
  rest += decoder.decode();
  if (rest !== '') yield { line: ++line, text: withoutEnds(rest, line) };
}

/** The input as it comes; what cannot be read is a fault of the call. */
async function* readable(input: Io['input']): AsyncGenerator<string | Uint8Array> {
  try {
    yield* input;
  } catch (error) {
    const { es, en } = systemReason(error);
    const expected = {
      es: `algo que se pueda leer (${es})`,
      en: `something that can be read (${en})`,
    };
    throw new Fault(INPUT, '', expected);
  }
}

/** Without the carriage return, and at the very start without a byte-order mark. */
const withoutEnds = (text: string, line: number): string =>
  (line === 1 ? text.replace(/^\uFEFF/, '') : text).replace(/\r$/, '');

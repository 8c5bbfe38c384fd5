/** Standard input, line by line as it comes, so that another program can hold a conversation. */
import { Fault } from './fault.ts';
import type { Io } from './io.ts';

export interface InputLine {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** A line longer than this is no item of any batch. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

export async function* inputLines(input: Io['input']): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const pieces = text.split('\n');
    pieces[0] = rest + (pieces[0] ?? '');
    rest = pieces.pop() ?? '';
    if (rest.length > MOST_CHARACTERS) {
      const limit = { es: 'una línea más corta', en: 'a shorter line' };
      throw new Fault('-', rest, limit, line + pieces.length + 1);
    }
    for (const piece of pieces) yield { line: ++line, text: withoutEnds(piece, line) };
  }
  rest += decoder.decode();
  if (rest !== '') yield { line: ++line, text: withoutEnds(rest, line) };
}

/** Without the carriage return, and at the very start without a byte-order mark. */
const withoutEnds = (text: string, line: number): string =>
  (line === 1 ? text.replace(/^\uFEFF/, '') : text).replace(/\r$/, '');

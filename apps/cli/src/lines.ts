/** Standard input, line by line as it comes, so that another program can hold a conversation. */
import { Fault, withReason } from './fault.ts';
import type { Call, Exit, Io } from './io.ts';
import { both, expects } from './texts.ts';

export interface InputLine {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** A line ends with LF, CR LF or CR; no other sign ends one, so that U+2028 or a form feed within a hand is a fault. */
export const LINE_END = /\r\n|\n|\r/;

const INPUT = both(({ places }) => places.input);

/** A line longer than this is no item of any batch. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

export async function* inputLines(input: Io['input']): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let [rest, line, isReturned] = ['', 0, false];
  for await (const chunk of readable(input)) {
    const read = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    // A CR has ended its line at once; a LF that comes with the next piece belongs to it.
    const text = isReturned ? read.replace(/^\n/, '') : read;
    if (read !== '') isReturned = text.endsWith('\r');
    const pieces = text.split(LINE_END);
    pieces[0] = rest + (pieces[0] ?? '');
    rest = pieces.pop() ?? '';
    if (rest.length > MOST_CHARACTERS) {
      throw new Fault(INPUT, rest, expects('shorterLine'), line + pieces.length + 1);
    }
    for (const piece of pieces) yield { line: ++line, text: withoutMark(piece, line) };
  }
  rest += decoder.decode();
  if (rest !== '') yield { line: ++line, text: withoutMark(rest, line) };
}

/** The input as it comes; what cannot be read is a fault of the call. */
async function* readable(input: Io['input']): AsyncGenerator<string | Uint8Array> {
  try {
    yield* input;
  } catch (error) {
    throw new Fault(INPUT, '', withReason('readable', error));
  }
}

/** At the very start without a byte-order mark. */
const withoutMark = (text: string, line: number): string =>
  line === 1 ? text.replace(/^\uFEFF/, '') : text;

/** What a line says that is at fault is its answer. */
export function answerLine(call: Call, line: number, answer: () => Exit): Exit {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    call.answer(error.answer(call.lang, line));
    return 2;
  }
}

/** `-`: one item a line, one JSON value a line, in order; exit 2 when a line was bad. */
export async function eachLine(call: Call, answer: (text: string) => unknown): Promise<Exit> {
  let exit: Exit = 0;
  for await (const { line, text } of inputLines(call.io.input)) {
    if (text.trim() === '') continue;
    const one = answerLine(call, line, () => {
      call.answer(answer(text));
      return 0;
    });
    if (one !== 0) exit = one;
    await call.io.taken();
  }
  return exit;
}

/** `-`: one item a line, one JSON value a line, in order; a bad line answers its fault in its place. */
import { Fault } from './fault.ts';
import type { Call, Exit } from './io.ts';
import { inputLines } from './lines.ts';

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

/** Exit 2 when a line was bad. */
export async function eachLine(call: Call, answer: (text: string) => unknown): Promise<Exit> {
  let exit: Exit = 0;
  for await (const { line, text } of inputLines(call.io.input)) {
    if (text.trim() === '') continue;
    const one = answerLine(call, line, () => {
      call.answer(answer(text));
      return 0;
    });
    if (one !== 0) exit = one;
  }
  return exit;
}

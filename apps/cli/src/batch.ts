/** `-`: one item a line, one JSON value a line, in order; a bad line answers its fault in its place. */
import { Fault } from './fault.ts';
import { sayJson, type Call } from './io.ts';
import { inputLines } from './lines.ts';

export type Exit = 0 | 1 | 2;

/** Exit 2 when a line was bad. */
export async function eachLine(call: Call, answer: (text: string) => unknown): Promise<Exit> {
  let exit: Exit = 0;
  for await (const { line, text } of inputLines(call.io.input)) {
    if (text.trim() === '') continue;
    try {
      sayJson(call, answer(text));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      sayJson(call, error.answer(call.lang, line));
      exit = 2;
    }
  }
  return exit;
}

/** `tapete replay`: a file with one deal script, or `-` with one a line. */
import { readFileSync } from 'node:fs';
import { answerLine } from '../batch.ts';
import { Fault } from '../fault.ts';
import { gameNamed, type AnyScript } from '../games/index.ts';
import { readJson } from '../json-read.ts';
import { inputLines, type InputLine } from '../lines.ts';
import type { ReplayAnswer } from '../replay-answer.ts';
import { readScript } from '../script.ts';
import { tellReplay } from '../story.ts';
import { systemReason } from '../system-words.ts';
import type { Call, Exit, Run } from '../io.ts';

export const run: Run = (call, [file = '']) => {
  if (file === '-') return replayLines(call);
  try {
    const script = readScript(parsed(readFile(file), 1));
    const answer = replay(script);
    if (call.json) call.answer(answer);
    else tellReplay(call, script, answer);
    return answer.ok ? 0 : 1;
  } catch (error) {
    throw error instanceof Fault ? error.within(file) : error;
  }
};

/** Throws a `Fault` when a card is not of the pack in use. */
function replay(script: AnyScript): ReplayAnswer {
  const game = gameNamed(script.game);
  if (game === undefined) throw new Error(`no game is called '${script.game}'`);
  return game.replay(script);
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { es, en } = systemReason(error);
    throw new Fault('', '', {
      es: `un archivo que se pueda leer (${es})`,
      en: `a file that can be read (${en})`,
    });
  }
}

/** `first` is the line on which the text begins. */
function parsed(text: string, first: number): unknown {
  const read = readJson(text);
  if (read.ok) return read.value;
  throw new Fault('', read.token, read.expected, first - 1 + read.line);
}

/** One document a line, answered as the lines come; a first line that is cut may be a document over many lines. */
async function replayLines(call: Call): Promise<Exit> {
  const exits: Exit[] = [];
  const answer = (text: string, line: number): void => {
    const exit = answerLine(call, line, () => {
      const answered = replay(readScript(parsed(text, line)));
      call.answer(answered);
      return answered.ok ? 0 : 1;
    });
    exits.push(exit);
  };
  const kept: InputLine[] = [];
  for await (const item of inputLines(call.io.input)) {
    if (item.text.trim() === '') {
      if (kept.length > 0) kept.push(item);
      continue;
    }
    if (kept.length === 0 && (exits.length > 0 || !isCut(item.text))) answer(item.text, item.line);
    else kept.push(item);
  }
  const [first] = kept;
  if (first !== undefined) {
    const whole = kept.map(({ text }) => text).join('\n');
    if (readJson(whole).ok || !kept.some(({ text }) => isScript(text))) answer(whole, first.line);
    else for (const { text, line } of kept) if (text.trim() !== '') answer(text, line);
  }
  return exits.includes(2) ? 2 : exits.includes(1) ? 1 : 0;
}

function isCut(text: string): boolean {
  const read = readJson(text);
  return !read.ok && read.cut;
}

/** A whole script in one line: then the lines are documents, whatever the first one lacks. */
function isScript(text: string): boolean {
  const read = readJson(text);
  return read.ok && typeof read.value === 'object' && read.value !== null && 'game' in read.value;
}

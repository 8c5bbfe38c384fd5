/** `tapete replay`: a file with one deal script, or `-` with one a line. */
import { readFileSync } from 'node:fs';
import type { Exit } from './batch.ts';
import { Fault } from './fault.ts';
import { sayJson, type Call } from './io.ts';
import { readJson } from './json-read.ts';
import { inputLines, type InputLine } from './lines.ts';
import type { ReplayAnswer } from './replay-answer.ts';
import { replay } from './replay.ts';
import { readScript } from './script.ts';
import { tell } from './story.ts';
import { systemReason } from './system-words.ts';

export async function runReplay(call: Call, file: string): Promise<Exit> {
  if (file === '-') return replayLines(call);
  const script = inFile(file, () => readScript(parsed(readFile(file), 1)));
  const answer = inFile(file, () => replay(script));
  if (call.json) sayJson(call, answer);
  else tell(call, script, answer);
  return answer.ok ? 0 : 1;
}

function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Fault ? error.within(file) : error;
  }
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
    exits.push(answerOne(call, text, line));
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

function answerOne(call: Call, text: string, line: number): Exit {
  try {
    const answer: ReplayAnswer = replay(readScript(parsed(text, line)));
    sayJson(call, answer);
    return answer.ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    sayJson(call, error.answer(call.lang, line));
    return 2;
  }
}

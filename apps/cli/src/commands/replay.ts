/** `tapete replay`: a file with one deal script, or `-` with one a line. */
import { readFileSync } from 'node:fs';
import type { Deal } from '@tapete/table';
import { Fault, withReason } from '../fault.ts';
import { gameOf, type AnyCliGame, type AnyScript } from '../games/index.ts';
import { JsonFault, readJson } from '../json-read.ts';
import { spokenAction } from '../key-words.ts';
import { answerLine, inputLines, type InputLine } from '../lines.ts';
import { sayRefusal } from '../refusals.ts';
import { replay, type ReplayAnswer } from '../replay.ts';
import { readScript } from '../script.ts';
import { fill } from '../texts.ts';
import type { Call, Exit, Run } from '../io.ts';

export const run: Run = (call, [file = '']) => {
  if (file === '-') return replayLines(call);
  try {
    const script = readScript(readJson(readFile(file)));
    const answer = replay(script);
    if (call.json) call.answer(answer);
    else tell(call, script, answer);
    return answer.ok ? 0 : 1;
  } catch (error) {
    throw error instanceof Fault ? error.within(file) : error;
  }
};

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Fault('', '', withReason('readableFile', error));
  }
}

/** One document a line, answered as the lines come; a first line that is cut may be a document over many lines. */
async function replayLines(call: Call): Promise<Exit> {
  let exit: Exit | undefined;
  const answer = async ({ text, line }: InputLine): Promise<void> => {
    if (text.trim() === '') return;
    const one = answerLine(call, line, () => {
      const answered = replay(readScript(readJson(text, line)));
      call.answer(answered);
      return answered.ok ? 0 : 1;
    });
    // The worst of all lines.
    if (exit === undefined || one > exit) exit = one;
    await call.io.taken();
  };
  let kept: InputLine[] = [];
  for await (const item of inputLines(call.io.input)) {
    const isFirst = exit === undefined && item.text.trim() !== '';
    const kind = kept.length > 0 || isFirst ? kindOf(item.text) : 'other';
    if (kept.length > 0 ? kind !== 'script' : kind === 'cut') kept.push(item);
    else {
      for (const each of [...kept, item]) await answer(each);
      kept = [];
    }
  }
  const [first] = kept;
  if (first) await answer({ line: first.line, text: kept.map(({ text }) => text).join('\n') });
  return exit ?? 0;
}

/** What a text is by itself: with a whole script in one line the lines are documents, whatever the first one lacks. */
function kindOf(text: string): 'script' | 'other' | 'cut' | 'wrong' {
  try {
    const value = readJson(text);
    return typeof value === 'object' && value !== null && 'game' in value ? 'script' : 'other';
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return error.cut ? 'cut' : 'wrong';
  }
}

type Next = NonNullable<Extract<ReplayAnswer, { readonly ok: true }>['next']>;

function tell(call: Call, script: AnyScript, answer: ReplayAnswer): void {
  const { replay } = call.texts;
  if (!answer.ok) {
    const place = answer.at === -1 ? replay.setup : saidAt(call, script, answer.at);
    const { code } = answer;
    call.line(fill(replay.refused, { place, code, reason: sayRefusal(answer, call) }));
    return;
  }
  const { game, tell, spoken } = gameOf(script);
  let deal: Deal | undefined;
  for (const event of answer.events) {
    deal = game.apply(deal, event);
    for (const line of tell(call, event, deal, null)) call.line(line);
  }
  const stacks = Object.entries(answer.stacks).map(
    ([name, chips]) => `${name} ${call.number(chips)}`,
  );
  call.line();
  call.line(`${call.bold(replay.stacks)}: ${stacks.join(' · ')}`);
  if (answer.next !== null) call.line(nextWords(call, answer.next, spoken));
}

function saidAt({ texts }: Call, { actions, seats }: AnyScript, at: number): string {
  const said = actions[at];
  if (said === undefined) throw new Error(`the script has no action ${at}`);
  const { seat, action } = said;
  const amount = 'to' in action ? ` ${action.to}` : '';
  const name = seats[seat]?.name ?? '';
  return fill(texts.replay.action, { at, said: `${name} ${action.type}${amount}` });
}

function nextWords(
  { texts, number, lang }: Call,
  { seat, actions }: Next,
  spoken: AnyCliGame['spoken'] = {},
): string {
  const each = actions.map(({ type, min, max }) => {
    const said = spokenAction(lang, type, spoken[type]);
    return min === undefined ? said : `${said} ${number(min)}–${number(max ?? min)}`;
  });
  return fill(texts.replay.next, { seat, actions: each.join(' | ') });
}

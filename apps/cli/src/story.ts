/** The answer of `replay` for people. */
import {
  stud,
  three,
  type StudDeal,
  type StudEvent,
  type ThreeDeal,
  type ThreeEvent,
} from '@tapete/rules';
import { number, sayLine, words, type Call } from './io.ts';
import { spokenAction } from './key-words.ts';
import { bold } from './paint.ts';
import { sayRefusal } from './refusals.ts';
import type { NextAnswer, ReplayAnswer } from './replay-answer.ts';
import type { Script } from './script.ts';
import { tellStud } from './story-stud.ts';
import { tellThree } from './story-three.ts';

export function tell(call: Call, script: Script, answer: ReplayAnswer): void {
  if (!answer.ok) {
    const place =
      answer.at === -1 ? words(call, 'La mesa', 'The setup') : saidAt(call, script, answer.at);
    const refused = words(call, 'rechazada', 'refused');
    sayLine(call, `${place}: ${refused}: ${answer.code}: ${sayRefusal(answer, call.lang)}`);
    return;
  }
  if (script.game === 'stud') {
    let deal: StudDeal | undefined;
    for (const event of answer.events as readonly StudEvent[]) {
      deal = stud.apply(deal, event);
      for (const line of tellStud(call, event, deal)) sayLine(call, line);
    }
  } else {
    let deal: ThreeDeal | undefined;
    for (const event of answer.events as readonly ThreeEvent[]) {
      deal = three.apply(deal, event);
      for (const line of tellThree(call, event, deal)) sayLine(call, line);
    }
  }
  const stacks = Object.entries(answer.stacks).map(
    ([name, chips]) => `${name} ${number(call, chips)}`,
  );
  sayLine(call);
  sayLine(call, `${bold(words(call, 'Restos', 'Stacks'), call)}: ${stacks.join(' · ')}`);
  if (answer.next !== null) sayLine(call, nextWords(call, answer.next));
}

function saidAt(call: Call, script: Script, at: number): string {
  const said = script.actions[at];
  const action = said?.action;
  const amount = action !== undefined && 'to' in action ? ` ${action.to}` : '';
  const who = said === undefined ? '' : (script.seats[said.seat]?.name ?? '');
  return `${words(call, 'Acción', 'Action')} ${at} «${who} ${action?.type ?? ''}${amount}»`;
}

function nextWords(call: Call, { seat, actions }: NextAnswer): string {
  const each = actions.map(({ type, min, max }) => {
    const said = spokenAction(call.lang, type);
    return min === undefined ? said : `${said} ${number(call, min)}–${number(call, max ?? min)}`;
  });
  return `${words(call, `Habla ${seat}`, `${seat} to act`)}: ${each.join(' | ')}`;
}

/** The answer of `replay` for people. */
import type { Deal, DealEvent } from '@tapete/table';
import { gameNamed, type AnyScript } from './games/index.ts';
import type { Call } from './io.ts';
import { spokenAction } from './key-words.ts';
import { sayRefusal } from './refusals.ts';
import type { NextAnswer, ReplayAnswer } from './replay-answer.ts';

export function tellReplay(call: Call, script: AnyScript, answer: ReplayAnswer): void {
  const { say, line } = call;
  if (!answer.ok) {
    const place = answer.at === -1 ? say('La mesa', 'The setup') : saidAt(call, script, answer.at);
    line(`${place}: ${say('rechazada', 'refused')}: ${answer.code}: ${sayRefusal(answer, call)}`);
    return;
  }
  const game = gameNamed(script.game);
  let deal: Deal | undefined;
  for (const event of answer.events as readonly DealEvent[]) {
    deal = game?.game.apply(deal, event);
    if (game && deal) for (const each of game.tell(call, event, deal, null)) line(each);
  }
  const stacks = Object.entries(answer.stacks).map(
    ([name, chips]) => `${name} ${call.number(chips)}`,
  );
  line();
  line(`${call.bold(say('Restos', 'Stacks'))}: ${stacks.join(' · ')}`);
  if (answer.next !== null) line(nextWords(call, answer.next));
}

function saidAt({ say }: Call, { actions, seats }: AnyScript, at: number): string {
  const said = actions[at];
  if (said === undefined) throw new Error(`the script has no action ${at}`);
  const { seat, action } = said;
  const amount = 'to' in action ? ` ${action.to}` : '';
  return `${say('Acción', 'Action')} ${at} «${seats[seat]?.name ?? ''} ${action.type}${amount}»`;
}

function nextWords({ say, number, lang }: Call, { seat, actions }: NextAnswer): string {
  const each = actions.map(({ type, min, max }) => {
    const said = spokenAction(lang, type);
    return min === undefined ? said : `${said} ${number(min)}–${number(max ?? min)}`;
  });
  return `${say(`Habla ${seat}`, `${seat} to act`)}: ${each.join(' | ')}`;
}

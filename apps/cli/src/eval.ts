/** `tapete eval`: names a hand. */
import { describeHand, nameHand, type Card, type Category } from '@tapete/rules';
import { eachLine, type Exit } from './batch.ts';
import { comparing, readGame, type Comparing } from './games.ts';
import { HAND_PLACE, readHand } from './hands.ts';
import { number, sayJson, sayLine, words, type Call } from './io.ts';
import { paintCards } from './paint.ts';
import type { Options } from './rule-flags.ts';

export interface EvalAnswer {
  readonly category: Category;
  readonly value: number;
  readonly cards: readonly Card[];
  readonly name: { readonly es: string; readonly en: string };
}

export function evalHand(text: string, { order, used, sizes }: Comparing): EvalAnswer {
  const hand = describeHand(readHand(text, HAND_PLACE, used, sizes), order);
  const { category, value, cards } = hand;
  return { category, value, cards, name: { es: nameHand(hand, 'es'), en: nameHand(hand, 'en') } };
}

export async function runEval(
  call: Call,
  game: string,
  text: readonly string[],
  options: Options,
): Promise<Exit> {
  const by = comparing(readGame(game), options);
  if (text.length === 1 && text[0] === '-') return eachLine(call, (line) => evalHand(line, by));
  const answer = evalHand(text.join(' '), by);
  if (call.json) sayJson(call, answer);
  else {
    const all = by.order.distinct(answer.cards.length);
    const rank = number(call, answer.value + 1);
    sayLine(call, `${paintCards(answer.cards, call)}   ${answer.name[call.lang]}`);
    sayLine(
      call,
      words(
        call,
        `fuerza ${rank} de ${number(call, all)}`,
        `strength ${rank} of ${number(call, all)}`,
      ),
    );
  }
  return 0;
}

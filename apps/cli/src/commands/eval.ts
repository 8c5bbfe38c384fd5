/** `tapete eval`: names a hand. */
import { describeHand, nameHand, type Card, type Category } from '@tapete/rules';
import { eachLine } from '../batch.ts';
import type { Words } from '../fault.ts';
import type { Comparing } from '../games/contract.ts';
import { readGame } from '../games/index.ts';
import { HAND_PLACE, readHand } from '../hands.ts';
import type { Run } from '../io.ts';

interface EvalAnswer {
  readonly category: Category;
  readonly value: number;
  readonly cards: readonly Card[];
  readonly name: Words;
}

function evalHand(text: string, { order, used, sizes }: Comparing): EvalAnswer {
  const hand = describeHand(readHand(text, HAND_PLACE, used, sizes), order);
  const { category, value, cards } = hand;
  return { category, value, cards, name: { es: nameHand(hand, 'es'), en: nameHand(hand, 'en') } };
}

export const run: Run = (call, [game = '', ...texts], options) => {
  const by = readGame(game, options).comparing(options);
  if (texts.length === 1 && texts[0] === '-') return eachLine(call, (line) => evalHand(line, by));
  const answer = evalHand(texts.join(' '), by);
  if (call.json) {
    call.answer(answer);
    return 0;
  }
  const all = call.number(by.order.distinct(answer.cards.length));
  const rank = call.number(answer.value + 1);
  call.line(`${call.cards(answer.cards)}   ${answer.name[call.lang]}`);
  call.line(call.say(`fuerza ${rank} de ${all}`, `strength ${rank} of ${all}`));
  return 0;
};

/** `tapete eval`: names a hand. */
import { describeHand, nameHand } from '@tapete/rules';
import { eachLine } from '../lines.ts';
import type { Comparing } from '../games/contract.ts';
import { readGame } from '../games/index.ts';
import { HAND_PLACE, readHand } from '../hands.ts';
import { fill } from '../texts.ts';
import { reply, type Run } from '../io.ts';

function evalHand(text: string, { order, used, sizes }: Comparing) {
  const hand = describeHand(readHand(text, HAND_PLACE, used, sizes), order);
  const { category, value, cards } = hand;
  return { category, value, cards, name: { es: nameHand(hand, 'es'), en: nameHand(hand, 'en') } };
}

export const run: Run = (call, [game = '', ...texts], options) => {
  const by = readGame(game, options).comparing(options);
  if (texts.length === 1 && texts[0] === '-') return eachLine(call, (line) => evalHand(line, by));
  const answer = evalHand(texts.join(' '), by);
  return reply(call, answer, () => {
    const all = call.number(by.order.distinct(answer.cards.length));
    const rank = call.number(answer.value + 1);
    call.line(`${call.cards(answer.cards)}   ${answer.name[call.lang]}`);
    call.line(fill(call.texts.hands.strength, { rank, all }));
  });
};

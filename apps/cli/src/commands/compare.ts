/** `tapete compare`: who wins. */
import { describeHand, nameHand, type Card } from '@tapete/rules';
import { eachLine } from '../lines.ts';
import { Fault } from '../fault.ts';
import type { Comparing } from '../games/contract.ts';
import { readGame } from '../games/index.ts';
import { readHand } from '../hands.ts';
import { both, expects, type Words } from '../texts.ts';
import { reply, type Run } from '../io.ts';

type Hands = readonly (readonly Card[])[];

/** 0-based. */
const handPlace = (i: number): Words => both(({ places }) => places.hand, { i });

function readHands(texts: readonly string[], { used, sizes }: Comparing): Hands {
  if (texts.length < 2) {
    throw new Fault('', texts.join(), expects('twoHands'));
  }
  const hands = texts.map((text, i) => readHand(text, handPlace(i), used, sizes));
  const count = hands[0]?.length ?? 0;
  const odd = hands.findIndex((hand) => hand.length !== count);
  if (odd === -1) return hands;
  const same = expects('sameCount', { count });
  throw new Fault(handPlace(odd), texts[odd] ?? '', same);
}

/** Winners by their place, 0-based: every one of the best. */
function compareHands(hands: Hands, { order }: Comparing) {
  const values = hands.map((hand) => order.value(hand));
  const best = Math.max(...values);
  return { winners: [...values.keys()].filter((i) => values[i] === best), values };
}

export const run: Run = (call, [game = '', ...texts], options) => {
  const by = readGame(game, options).comparing(options);
  if (texts.length === 1 && texts[0] === '-') {
    return eachLine(call, (line) => compareHands(readHands(line.split('|'), by), by));
  }
  const hands = readHands(texts, by);
  const answer = compareHands(hands, by);
  return reply(call, answer, () => {
    const { ties, wins } = call.texts.hands;
    const mark = call.green(call.bold(`  ← ${answer.winners.length > 1 ? ties : wins}`));
    for (const [i, cards] of hands.entries()) {
      const hand = describeHand(cards, by.order);
      const won = answer.winners.includes(i) ? mark : '';
      call.line(`${call.cards(hand.cards)}   ${nameHand(hand, call.lang)}${won}`);
    }
  });
};

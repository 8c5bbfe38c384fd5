/** `tapete compare`: who wins. */
import { describeHand, nameHand, type Card } from '@tapete/rules';
import { eachLine } from '../batch.ts';
import { Fault, type Words } from '../fault.ts';
import type { Comparing } from '../games/contract.ts';
import { readGame } from '../games/index.ts';
import { readHand } from '../hands.ts';
import type { Run } from '../io.ts';

interface CompareAnswer {
  /** 0-based, every one of the best. */
  readonly winners: readonly number[];
  readonly values: readonly number[];
}

type Hands = readonly (readonly Card[])[];

/** 0-based. */
const handPlace = (i: number): Words => ({ es: `jugada ${i}`, en: `hand ${i}` });

function readHands(texts: readonly string[], { used, sizes }: Comparing): Hands {
  if (texts.length < 2) {
    throw new Fault('', texts.join(), { es: 'dos jugadas o más', en: 'two hands or more' });
  }
  const hands = texts.map((text, i) => readHand(text, handPlace(i), used, sizes));
  const count = hands[0]?.length ?? 0;
  const odd = hands.findIndex((hand) => hand.length !== count);
  if (odd === -1) return hands;
  throw new Fault(handPlace(odd), texts[odd] ?? '', {
    es: `tantas cartas como la primera (${count})`,
    en: `as many cards as the first (${count})`,
  });
}

function compareHands(hands: Hands, { order }: Comparing): CompareAnswer {
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
  if (call.json) {
    call.answer(answer);
    return 0;
  }
  const [es, en] = answer.winners.length > 1 ? ['empata', 'ties'] : ['gana', 'wins'];
  const mark = call.green(call.bold(`  ← ${call.say(es, en)}`));
  for (const [i, cards] of hands.entries()) {
    const hand = describeHand(cards, by.order);
    const won = answer.winners.includes(i) ? mark : '';
    call.line(`${call.cards(hand.cards)}   ${nameHand(hand, call.lang)}${won}`);
  }
  return 0;
};

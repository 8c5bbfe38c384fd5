/** `tapete compare`: who wins. */
import { describeHand, nameHand, type Card } from '@tapete/rules';
import { eachLine, type Exit } from './batch.ts';
import { Fault, type Words } from './fault.ts';
import { comparing, readGame, type Comparing } from './games.ts';
import { readHand } from './hands.ts';
import { sayJson, sayLine, words, type Call } from './io.ts';
import { bold, green, paintCards } from './paint.ts';
import type { Options } from './rule-flags.ts';

export interface CompareAnswer {
  /** 0-based, every one of the best. */
  readonly winners: readonly number[];
  readonly values: readonly number[];
}

/** 0-based. */
const handPlace = (i: number): Words => ({ es: `jugada ${i}`, en: `hand ${i}` });

function readHands(
  texts: readonly string[],
  { used, sizes }: Comparing,
): readonly (readonly Card[])[] {
  if (texts.length < 2) {
    throw new Fault('', texts.join(), { es: 'dos jugadas o más', en: 'two hands or more' });
  }
  const hands = texts.map((text, i) => readHand(text, handPlace(i), used, sizes));
  const count = hands[0]?.length ?? 0;
  const odd = hands.findIndex((hand) => hand.length !== count);
  if (odd !== -1) {
    const expected = {
      es: `tantas cartas como la primera (${count})`,
      en: `as many cards as the first (${count})`,
    };
    throw new Fault(handPlace(odd), texts[odd] ?? '', expected);
  }
  return hands;
}

export function compareHands(texts: readonly string[], by: Comparing): CompareAnswer {
  const values = readHands(texts, by).map((hand) => by.order.value(hand));
  const best = Math.max(...values);
  return { winners: [...values.keys()].filter((i) => values[i] === best), values };
}

export async function runCompare(
  call: Call,
  game: string,
  texts: readonly string[],
  options: Options,
): Promise<Exit> {
  const by = comparing(readGame(game), options);
  if (texts.length === 1 && texts[0] === '-') {
    return eachLine(call, (line) => compareHands(line.split('|'), by));
  }
  const answer = compareHands(texts, by);
  if (call.json) {
    sayJson(call, answer);
    return 0;
  }
  const ties = answer.winners.length > 1;
  const mark = ties ? words(call, 'empata', 'ties') : words(call, 'gana', 'wins');
  for (const [i, cards] of readHands(texts, by).entries()) {
    const hand = describeHand(cards, by.order);
    const won = answer.winners.includes(i) ? green(bold(`  ← ${mark}`, call), call) : '';
    sayLine(call, `${paintCards(hand.cards, call)}   ${nameHand(hand, call.lang)}${won}`);
  }
  return 0;
}

/** `tapete odds three`: the exact account of the game, or of one hand. */
import {
  OPTIMAL,
  parseThreeStrategy,
  threeAccount,
  threeHand,
  type ThreeAccount,
  type ThreeHand,
} from '@tapete/odds';
import { describeHand, nameHand, threeOrder, type Card, type ThreeRules } from '@tapete/rules';
import { Fault } from '../fault.ts';
import type { Options } from '../flags.ts';
import { readOnly } from '../games/index.ts';
import { threeRulesOf } from '../games/three.ts';
import {
  HAND_PLACE,
  THREE_PACK,
  checkRows,
  readHand,
  readKnown,
  readSeen,
  withSign,
} from '../hands.ts';
import { bothOf, expects, fill, type Words } from '../texts.ts';
import { reply, type Call, type Exit, type Run } from '../io.ts';

export const run: Run = (call, [game = '', ...cards], options) => {
  readOnly('odds', game, 'three');
  const rules = threeRulesOf(options);
  return cards.length === 0
    ? wholeGame(call, rules, options)
    : oneHand(call, rules, cards.join(' '), options);
};

/** Flags of the other kind of call. */
function refuse(options: Options, keys: readonly string[], expected: Words): void {
  for (const key of keys) {
    if (options[key] !== undefined) throw new Fault(`--${key}`, String(options[key]), expected);
  }
}

function wholeGame(call: Call, rules: ThreeRules, options: Options): Exit {
  refuse(options, ['dead', 'dealer'], expects('threeCards'));
  const text = options['strategy'];
  const strategy = text === undefined ? OPTIMAL : parseThreeStrategy(String(text));
  if (strategy === undefined) {
    const place = String(text).search(/[^ -~]/);
    const words = bothOf('optimal|always|J|Q|K|A|Q-6-4');
    throw new Fault(
      '--strategy',
      String(text),
      place === -1 ? words : withSign(words, String(text), place),
    );
  }
  const account = threeAccount(rules, strategy);
  return reply(call, account, () => tellAccount(call, account));
}

function oneHand(call: Call, rules: ThreeRules, text: string, options: Options): Exit {
  refuse(options, ['strategy'], expects('wholeGame'));
  const cards = readHand(text, HAND_PLACE, THREE_PACK, [3, 3]);
  const dealerText = String(options['dealer'] ?? '');
  const deadText = String(options['dead'] ?? '');
  const dealer = readSeen(dealerText, '--dealer');
  const dead = readKnown(deadText, '--dead');
  const rows = [
    [HAND_PLACE, cards, text],
    ['--dealer', dealer, dealerText],
    ['--dead', dead, deadText],
  ] as const;
  checkRows(rows, THREE_PACK);
  if (dealer.length > 3) {
    throw new Fault('--dealer', dealerText, expects('cardsAtMost', { count: 3 }));
  }
  const answer = threeHand(cards, { dead, dealer, rules });
  if (!answer.ok) throw new Fault('--dead', deadText, expects('dealerCards'));
  return reply(call, answer.value, () => tellHand(call, cards, answer.value));
}

function strategyWords({ texts: { odds } }: Call, strategy: string): string {
  if (strategy === 'optimal') return odds.optimal;
  return strategy === 'always' ? odds.always : fill(odds.from, { strategy });
}

function tellAccount(call: Call, { deals, ante, pairPlus, threshold }: ThreeAccount): void {
  const { texts, number, decimal, percent, line } = call;
  const { odds } = texts;
  const row = (name: string, value: string): void => line(`  ${name.padEnd(26)}${value}`);
  line(fill(odds.deals, { deals: number(deals) }));
  line(call.bold(fill(odds.ante, { strategy: strategyWords(call, ante.strategy) })));
  row(odds.houseEdge, percent(ante.houseEdge, 4));
  row(odds.elementOfRisk, percent(ante.elementOfRisk, 4));
  row(odds.sd, fill(odds.antes, { count: decimal(ante.sd, 4) }));
  row(odds.exact, `${number(ante.evNum)} / ${number(ante.evDen)}`);
  line(call.bold(odds.pairPlus));
  row(odds.houseEdge, percent(pairPlus.houseEdge, 4));
  row(odds.sd, decimal(pairPlus.sd, 4));
  row(odds.exact, `${number(pairPlus.evNum)} / ${number(pairPlus.evDen)}`);
  line(fill(odds.bestFrom, { least: threshold ?? odds.noFixedHand }));
}

function tellHand(call: Call, cards: readonly Card[], answer: ThreeHand): void {
  const { texts, number, line } = call;
  const { odds } = texts;
  const hand = describeHand(cards, threeOrder());
  line(`${call.cards(hand.cards)}   ${nameHand(hand, call.lang)}`);
  for (const end of ['notQualify', 'win', 'tie', 'lose'] as const) {
    const deals = answer[end];
    const share = call.percent(deals / answer.deals, 4).padStart(12);
    line(`  ${odds[end].padEnd(28)}${number(deals).padStart(8)}${share}`);
  }
  const { num, den } = answer.ev.play;
  line(fill(odds.worth, { play: call.decimal(num / den, 4) }));
  line(call.green(call.bold(fill(odds.best, { best: odds[answer.best] }))));
}

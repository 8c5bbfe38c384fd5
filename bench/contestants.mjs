// Who is measured, each called as its own manual says, on its own form of the same cards.

import { createRequire } from 'node:module';
import { seededRandom } from '../packages/chance/src/index.ts';
import { equity } from '../packages/odds/src/index.ts';
import { cardCode, studOrder } from '../packages/rules/src/index.ts';

const require = createRequire(import.meta.url);
const phe = require('phe');
const pokersolver = require('pokersolver');
const pokerEvaluator = require('poker-evaluator');
const pokerEvaluatorDeck = require('poker-evaluator/lib/constants/deck.const.js').DECK;
const apprentice = require('@poker-apprentice/hand-evaluator');

const versionOf = (name) => require(`./package.json`).dependencies[name];

const OURS = 'tapete';
const PHE = `phe ${versionOf('phe')}`;
const SOLVER = `pokersolver ${versionOf('pokersolver')}`;
const EVALUATOR = `poker-evaluator ${versionOf('poker-evaluator')}`;
const APPRENTICE = `@poker-apprentice/hand-evaluator ${versionOf('@poker-apprentice/hand-evaluator')}`;

/** The order the others know: no figuras, no jokers, 52 cards. */
const RULES = {
  lowest: 2,
  jokers: 0,
  figuras: 'off',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};
const order = studOrder(RULES);

/**
 * Each: `prepare` hands of card texts, untimed; `all` values what was prepared, in a loop of its own so that each is
 * compiled for itself; `sign` > 0 when the first of two values is better.
 */
const higher = (a, b) => a - b;
const lower = (a, b) => b - a;
const byRank = (a, b) => a.value - b.value;
const numbers = (hands) => new Int32Array(hands.length);
const objects = (hands) => new Array(hands.length);
const asTexts = (hands) => hands.map((hand) => [...hand]);

export const fromCodes = [
  {
    name: OURS,
    // value5 takes five integers, so hands may lie one after the other.
    prepare: (hands) => Int32Array.from(hands.flat(), cardCode),
    values: ({ length }) => new Int32Array(length / 5),
    all(codes, values) {
      for (let i = 0, at = 0; i < values.length; i++, at += 5)
        values[i] = order.value5(
          codes[at],
          codes[at + 1],
          codes[at + 2],
          codes[at + 3],
          codes[at + 4],
        );
    },
    sign: higher,
  },
  {
    name: PHE,
    prepare: (hands) => hands.map((hand) => phe.cardCodes(hand)),
    values: numbers,
    all(hands, values) {
      for (let i = 0; i < hands.length; i++) values[i] = phe.evaluateCardCodes(hands[i]);
    },
    sign: lower,
  },
  {
    name: EVALUATOR,
    prepare: (hands) =>
      hands.map((hand) => hand.map((card) => pokerEvaluatorDeck[card.toLowerCase()])),
    values: objects,
    all(hands, values) {
      for (let i = 0; i < hands.length; i++) values[i] = pokerEvaluator.evalHand(hands[i]);
    },
    sign: byRank,
  },
];

export const fromTexts = [
  {
    name: OURS,
    prepare: asTexts,
    values: numbers,
    all(hands, values) {
      for (let i = 0; i < hands.length; i++) values[i] = order.value(hands[i]);
    },
    sign: higher,
  },
  {
    name: PHE,
    prepare: asTexts,
    values: numbers,
    all(hands, values) {
      for (let i = 0; i < hands.length; i++) values[i] = phe.evaluateCards(hands[i]);
    },
    sign: lower,
  },
  {
    name: EVALUATOR,
    prepare: asTexts,
    values: objects,
    all(hands, values) {
      for (let i = 0; i < hands.length; i++) values[i] = pokerEvaluator.evalHand(hands[i]);
    },
    sign: byRank,
  },
  {
    name: APPRENTICE,
    prepare: (hands) => hands.map((holeCards) => ({ holeCards: [...holeCards] })),
    values: objects,
    all(hands, values) {
      for (let i = 0; i < hands.length; i++) values[i] = apprentice.evaluate(hands[i]);
    },
    sign: (a, b) => -apprentice.compare(a, b),
  },
  {
    name: SOLVER,
    prepare: asTexts,
    values: objects,
    all(hands, values) {
      for (let i = 0; i < hands.length; i++) values[i] = pokersolver.Hand.solve(hands[i]);
    },
    // `compare` answers −1 when the hand it is asked of is better.
    sign: (a, b) => -a.compare(b),
  },
];

/** For the form's sake: an exact equity draws no numbers. */
const random = seededRandom(1);

/** Exact equity of two stud hands; each answers wins, ties and losses of the first seat. */
export const equities = [
  {
    name: OURS,
    counts(hands) {
      const { win, tie, lose } = equity({ hands, rules: RULES, random }).value.seats[0];
      return [win, tie, lose];
    },
  },
  {
    name: APPRENTICE,
    counts(hands) {
      const [{ wins, ties, total }] = apprentice.equity(hands, {
        communityCards: [],
        expectedCommunityCardCount: 0,
        expectedHoleCardCount: 5,
        minimumHoleCardsUsed: 0,
        maximumHoleCardsUsed: 5,
      });
      return [wins, ties, total - wins - ties];
    },
  },
  { name: `${PHE}, deal by deal`, counts: (hands) => dealByDeal(hands) },
];

const DECK = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

/** phe has no equity of its own: every completion once for each seat, then every pair that shares no card. */
function dealByDeal([first, second]) {
  const rest = DECK.filter((card) => !first.includes(card) && !second.includes(card));
  const own = completions(first, phe.cardCodes(rest));
  const counts = [0, 0, 0];
  const codes = phe.cardCodes(rest);
  for (const { value, added } of own) {
    const left = codes.filter((code) => !added.includes(code));
    for (const other of completions(second, left))
      counts[value < other.value ? 0 : value === other.value ? 1 : 2]++;
  }
  return counts;
}

function completions(hand, rest) {
  const known = phe.cardCodes(hand);
  const found = [];
  const add = (added, from) => {
    if (known.length + added.length === 5) {
      found.push({ value: phe.evaluateCardCodes([...known, ...added]), added });
      return;
    }
    for (let i = from; i < rest.length; i++) add([...added, rest[i]], i + 1);
  };
  add([], 0);
  return found;
}

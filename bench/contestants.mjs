// Who is measured, each called as its own manual says, on its own form of the same cards. Each is loaded when it is asked
// for: what else a process has loaded changes how V8 keeps its texts and compiles its functions.

import { createRequire } from 'node:module';
import { pheEquity } from './phe-equity.mjs';

const require = createRequire(import.meta.url);
const ours = () => import('../packages/rules/src/index.ts');

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

const phe = () => require('phe');

export const codes = {
  async [OURS]() {
    const { cardCode, studOrder } = await ours();
    const order = studOrder(RULES);
    return {
      // value5 takes five integers, so hands may lie one after the other.
      prepare: (hands) => Int32Array.from(hands.flat(), cardCode),
      values: ({ length }) => new Int32Array(length / 5),
      all(cards, values) {
        for (let i = 0, at = 0; i < values.length; i++, at += 5)
          values[i] = order.value5(
            cards[at],
            cards[at + 1],
            cards[at + 2],
            cards[at + 3],
            cards[at + 4],
          );
      },
      sign: higher,
    };
  },
  [PHE]() {
    const { cardCodes, evaluateCardCodes } = phe();
    return {
      prepare: (hands) => hands.map((hand) => cardCodes(hand)),
      values: numbers,
      all(hands, values) {
        for (let i = 0; i < hands.length; i++) values[i] = evaluateCardCodes(hands[i]);
      },
      sign: lower,
    };
  },
  [EVALUATOR]() {
    const { evalHand } = require('poker-evaluator');
    const { DECK: deck } = require('poker-evaluator/lib/constants/deck.const.js');
    return {
      prepare: (hands) => hands.map((hand) => hand.map((card) => deck[card.toLowerCase()])),
      values: objects,
      all(hands, values) {
        for (let i = 0; i < hands.length; i++) values[i] = evalHand(hands[i]);
      },
      sign: byRank,
    };
  },
};

/** A contestant that values one hand of texts. */
const ofTexts = (value, sign, values = objects, prepare = asTexts) => ({
  prepare,
  values,
  all(hands, found) {
    for (let i = 0; i < hands.length; i++) found[i] = value(hands[i]);
  },
  sign,
});

export const texts = {
  async [OURS]() {
    const order = (await ours()).studOrder(RULES);
    return ofTexts((hand) => order.value(hand), higher, numbers);
  },
  [PHE]() {
    const { evaluateCards } = phe();
    return ofTexts((hand) => evaluateCards(hand), lower, numbers);
  },
  [EVALUATOR]() {
    const evaluator = require('poker-evaluator');
    return ofTexts((hand) => evaluator.evalHand(hand), byRank);
  },
  [APPRENTICE]() {
    const apprentice = require('@poker-apprentice/hand-evaluator');
    const prepare = (hands) => hands.map((holeCards) => ({ holeCards: [...holeCards] }));
    const sign = (a, b) => -apprentice.compare(a, b);
    return ofTexts((hand) => apprentice.evaluate(hand), sign, objects, prepare);
  },
  [SOLVER]() {
    const { Hand } = require('pokersolver');
    // `compare` answers −1 when the hand it is asked of is better.
    return ofTexts(
      (hand) => Hand.solve(hand),
      (a, b) => -a.compare(b),
    );
  },
};

/** Exact equity of two stud hands; each answers wins, ties and losses of the first seat. */
export const equities = {
  async [OURS]() {
    const { equity } = await import('../packages/odds/src/index.ts');
    // For the form's sake: an exact equity draws no numbers.
    const random = () => 0;
    return (hands) => {
      const { win, tie, lose } = equity({ hands, rules: RULES, random }).value.seats[0];
      return [win, tie, lose];
    };
  },
  [`${PHE}, each hand valued once`]() {
    const evaluator = phe();
    return (hands) => pheEquity(evaluator, hands);
  },
  [APPRENTICE]() {
    const apprentice = require('@poker-apprentice/hand-evaluator');
    return (hands) => {
      const [{ wins, ties, total }] = apprentice.equity(hands, {
        communityCards: [],
        expectedCommunityCardCount: 0,
        expectedHoleCardCount: 5,
        minimumHoleCardsUsed: 0,
        maximumHoleCardsUsed: 5,
      });
      return [wins, ties, total - wins - ties];
    };
  },
};

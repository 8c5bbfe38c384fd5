/** Against exact counts made elsewhere: `vectors/stud.json`. */
import { describe, expect, test } from 'vitest';
import vectors from '../vectors/stud.json' with { type: 'json' };
import { parseCards, pack } from './cards.ts';
import type { Card, Jokers, LowestRank } from './cards.ts';
import { CATEGORIES } from './hand-rules.ts';
import type { Category, Figuras, HandRules } from './hand-rules.ts';
import { cardCode, studOrder } from './order.ts';
import type { Order } from './order.ts';

type Counts = Record<Category, number>;
const named = vectors.meta.categories as Record<string, Category>;
const figurasOf = (name: string): Figuras =>
  (vectors.meta.figuras as Record<string, Figuras>)[name]!;
const countsOf = (counts: Readonly<Record<string, number>>): Counts => {
  const all = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Counts;
  for (const [name, count] of Object.entries(counts)) all[named[name]!] = count;
  return all;
};

const hand = (text: string): Card[] => {
  const read = parseCards(text);
  if (!read.ok) throw new Error(`cannot read ${text}`);
  return read.cards as Card[];
};

const documento: HandRules = {
  lowest: 2,
  jokers: 0,
  figuras: 'any',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};

/** How many hands of `size` cards of the pack have each value. */
function tally(order: Order, cards: readonly Card[], size: number): Int32Array {
  const codes = cards.map(cardCode);
  const hands = new Int32Array(order.distinct(size));
  const add = (from: number, left: number, sum: number, suits: number): void => {
    for (let i = from; i <= codes.length - left; i++) {
      if (left > 1) add(i + 1, left - 1, sum + codes[i]!, suits & codes[i]!);
      else hands[order.valueOfSum(sum + codes[i]!, suits & codes[i]!)]!++;
    }
  };
  add(0, size, 0, ~0);
  return hands;
}

function byCategory(order: Order, hands: Int32Array, size: number) {
  const counts = countsOf({});
  const distinct = countsOf({});
  hands.forEach((count, value) => {
    counts[order.categoryOf(value, size)] += count;
    distinct[order.categoryOf(value, size)] += 1;
  });
  return { counts, distinct };
}

const rulesOf = (table: (typeof vectors.fiveCardHands)[number]): HandRules => ({
  lowest: table.lowest as LowestRank,
  jokers: table.jokers as Jokers,
  figuras: figurasOf(table.figuras),
  flushOverFull: table.documentOrder.indexOf('color') < table.documentOrder.indexOf('full'),
  aceLow: table.aceLowStraight,
  aceStraights: false,
});

test.each(vectors.fiveCardHands)(
  'S6–S10 every five-card hand of $deck cards, jokers $jokers, figuras $figuras, ace low $aceLowStraight',
  (table) => {
    const rules = rulesOf(table);
    const order = studOrder(rules);
    const hands = tally(order, pack(rules.lowest, rules.jokers), 5);
    expect(hands.reduce((a, b) => a + b)).toBe(table.total);
    expect(Math.min(...hands)).toBeGreaterThan(0);
    const { counts, distinct } = byCategory(order, hands, 5);
    expect(counts).toEqual(countsOf(table.counts));
    expect(distinct).toEqual(countsOf(table.distinctPerCategory));
    expect(order.distinct(5)).toBe(table.distinctStrengths);

    const falling = Array.from(hands, (_, value) => order.categoryOf(value, 5)).reverse();
    const steps = falling.filter((category, i) => category !== falling[i - 1]);
    expect(steps).toEqual(table.documentOrder.map((name) => named[name]));
  },
);

test.each(vectors.fiveCardHands.filter(({ figuras }) => figuras === 'none'))(
  'S11 ace straights on, $deck cards, jokers $jokers, ace low $aceLowStraight: those counted beat every flush',
  (table) => {
    const rules = rulesOf(table);
    const order = studOrder({ ...rules, aceStraights: true });
    const hands = tally(order, pack(rules.lowest, rules.jokers), 5);
    const values = Array.from(hands, (_, value) => value);
    const bestFlush = values.findLast((value) => order.categoryOf(value, 5) === 'flush')!;
    const moved = values.filter(
      (value) => value > bestFlush && order.categoryOf(value, 5) === 'straight',
    );
    expect(moved).toEqual(rules.aceLow ? [bestFlush + 1, bestFlush + 2] : [bestFlush + 1]);
    // A joker with 2-3-4-5 not of one suit makes a straight to the six while the option is off, which
    // is what the vectors count; on, it is worth more as an ace: 4⁴ − 4 hands.
    const drawn = rules.aceLow && rules.jokers === 1 ? 4 ** 4 - 4 : 0;
    expect(moved.reduce((count, value) => count + hands[value]!, 0)).toBe(
      table.aceStraightsNonFlush + drawn,
    );
    const next = bestFlush + moved.length + 1;
    expect(order.categoryOf(next, 5)).toBe(rules.flushOverFull ? 'four-of-a-kind' : 'full-house');
  },
);

test.each(vectors.partialHands)('S12 every hand of $cards cards of $deck', (table) => {
  const lowest = (15 - table.deck / 4) as LowestRank;
  const order = studOrder({ ...documento, lowest });
  const hands = tally(order, pack(lowest), table.cards);
  expect(hands.reduce((a, b) => a + b)).toBe(table.total);
  expect(byCategory(order, hands, table.cards).counts).toEqual(countsOf(table.counts));
  expect(Math.min(...hands)).toBeGreaterThan(0);
  expect(order.distinct(table.cards)).toBe(table.distinctStrengths);
});

test.each(Object.entries(vectors.figurasOrder))('S7 the order of figuras, %s', (name, expected) => {
  const order = studOrder({ ...documento, figuras: figurasOf(name) });
  const figures = pack(2).filter((card) => 'JQKA'.includes(card.charAt(0)));
  const hands = tally(order, figures, 5);
  const falling = Array.from(hands, (count, value) => ({ count, value }))
    .filter(({ value }) => order.categoryOf(value, 5) === 'figuras')
    .reverse();
  expect(falling.map(({ count }) => count)).toEqual(expected.map(([, count]) => count));
  // The repeats come first in the text, so that suits in turn never make one suit.
  const valueOf = (ranks: string): number =>
    order.value(Array.from(ranks, (rank, i) => `${rank}${'cdhsc'.charAt(i)}` as Card));
  expect(falling.map(({ value }) => value)).toEqual(
    expected.map(([ranks]) => valueOf(String(ranks))),
  );
});

test('S4, S7 figures with jokers: what four figures and a joker, three and two, are best as', () => {
  const order = studOrder({ ...documento, jokers: 2 });
  const figures = pack(2).filter((card) => 'JQKA'.includes(card.charAt(0)));
  const count = (jokers: 1 | 2): Partial<Counts> => {
    const counts: Partial<Counts> = {};
    const add = (chosen: readonly Card[], from: number): void => {
      if (chosen.length === 5) {
        const category = order.categoryOf(order.value(chosen), 5);
        counts[category] = (counts[category] ?? 0) + 1;
        return;
      }
      figures.slice(from).forEach((card, i) => add([...chosen, card], from + i + 1));
    };
    add(Array<Card>(jokers).fill('Jk'), 0);
    return counts;
  };
  const one = vectors.jokerFiguras.oneJokerFourFigures;
  expect(count(1)).toEqual({
    straight: one.fourDistinct_straight_vs_figuras,
    'straight-flush': one.fourDistinctSuited_royal,
    'three-of-a-kind': one.pairPlusTwo_trio_vs_figuras,
    'full-house': one.twoPair_full,
    'four-of-a-kind': one.trips_poker,
    'five-of-a-kind': one.quads_repoker,
  });
  const two = vectors.jokerFiguras.twoJokersThreeFigures;
  expect(count(2)).toEqual({
    straight: two.distinct_straight,
    'straight-flush': two.distinctSuited_royal,
    'four-of-a-kind': two.pairPlusOne_poker,
    'five-of-a-kind': two.trips_repoker,
  });
});

test.each(vectors.comparisons)('S6–S11 comparison $id: $note', (example) => {
  const { a, b, deck, winner } = example;
  const order = studOrder({
    lowest: (15 - deck / 4) as LowestRank,
    jokers: (a + b).includes('*') ? 2 : 0,
    figuras: figurasOf(example.figuras),
    flushOverFull: deck <= 40,
    aceLow: example.aceLowStraight,
    aceStraights: example.aceStraightAboveColour,
  });
  const outside = hand(`${a} ${b}`).some(
    (card) => !pack((15 - deck / 4) as LowestRank, 1).includes(card),
  );
  if (outside) throw new Error(`${a} or ${b} is not of this pack`);
  const [valueA, valueB] = [order.value(hand(a)), order.value(hand(b))];
  expect(order.categoryOf(valueA, 5)).toBe(named[example.catA]);
  expect(order.categoryOf(valueB, 5)).toBe(named[example.catB]);
  expect(Math.sign(valueA - valueB)).toBe({ a: 1, tie: 0, b: -1 }[winner]);
});

describe('what is no hand', () => {
  const order = studOrder({ ...documento, lowest: 7, jokers: 1 });
  test.each([
    ['no card', ''],
    ['a rank below the lowest of the pack', 'As Ks Qs Js 6s'],
    ['more jokers than the pack has', 'As Ks Qs Jk Jk'],
    ['two cards of one suit and rank', 'As As Ks Qs Js'],
    ['one card twice among other suits', 'As As Kd'],
    ['one card five times', '9c 9c 9c 9c 9c'],
    ['jokers alone, more than there are', 'Jk Jk Jk Jk Jk'],
    ['jokers whose sum is that of another hand', 'Jk Jk Jk 7c Ad'],
  ])('%s throws', (_, text) => {
    expect(() => order.value(hand(text))).toThrow(text || 'no hands of 0 cards');
  });

  test('six cards and a face-down card throw', () => {
    expect(() => order.value(hand('As Ks Qs Js Ts 9s'))).toThrow('no hands of 6 cards');
    expect(() => order.value(hand('As ?? Qs'))).toThrow('no code for the card ??');
    expect(() => cardCode('Ax' as Card)).toThrow('no code for the card Ax');
    expect(() => cardCode('1s' as Card)).toThrow('no code for the card 1s');
    expect(() => cardCode('A♠' as Card)).toThrow('no code for the card A♠');
    expect(() => cardCode('éh' as Card)).toThrow('no code for the card éh');
  });

  test('a value or a number of cards that no hand has throws', () => {
    const most = order.distinct(5);
    expect(() => order.categoryOf(most, 5)).toThrow(`no hand of 5 cards has the value ${most}`);
    expect(() => order.categoryOf(-1, 5)).toThrow('no hand of 5 cards has the value -1');
    expect(() => order.distinct(6)).toThrow('no hands of 6 cards');
    expect(order.categoryOf(order.distinct(5) - 1, 5)).toBe('five-of-a-kind');
  });
});

test.each(['7c', 'As Kd', 'Jk 9c 9d', '8c 8d 8h Ts', 'As Ks Qs Js Ts', '7c 7d 9h 9s Kc'])(
  'of codes and of their sum, %s is worth the same',
  (text) => {
    const order = studOrder({ ...documento, lowest: 7, jokers: 1 });
    const cards = hand(text);
    const codes = cards.map(cardCode);
    const value = order.value(cards);
    const sum = codes.reduce((total, code) => total + code, 0);
    const suits = codes.reduce((common, code) => common & code);
    expect(order.valueOfSum(sum, suits)).toBe(value);
    // What lies after the first `count` is not read.
    expect(order.valueOfCodes([...codes, cardCode('Ah')], codes.length)).toBe(value);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = codes;
    if (codes.length === 3) expect(order.value3(a, b, c)).toBe(value);
    if (codes.length === 5) expect(order.value5(a, b, c, d, e)).toBe(value);
  },
);

test('an order is compiled once for a ruleset, whatever else the table decides', () => {
  expect(studOrder({ ...documento })).toBe(studOrder({ ...documento }));
  expect(studOrder({ ...documento, aceLow: false })).not.toBe(studOrder(documento));
});

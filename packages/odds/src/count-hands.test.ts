/** Against exact counts made elsewhere (`vectors/stud.json`). */
import { expect, test } from 'vitest';
import type { Category, Figuras, HandRules, Jokers, LowestRank } from '@tapete/rules';
import stud from '@tapete/rules/vectors/stud.json' with { type: 'json' };
import three from '@tapete/rules/vectors/three-card.json' with { type: 'json' };
import { countHands, countThree, handCount, inversions, steps } from './count-hands.ts';
import { PLAIN } from './testing.ts';

const CATEGORY = stud.meta.categories as Readonly<Record<string, Category>>;
const rulesOf = (vector: (typeof stud.fiveCardHands)[number]): HandRules => ({
  ...PLAIN,
  lowest: vector.lowest as LowestRank,
  jokers: vector.jokers as Jokers,
  figuras: (stud.meta.figuras as Record<string, Figuras>)[vector.figuras]!,
  aceLow: vector.aceLowStraight,
  flushOverFull: vector.deck <= 40,
});
const named = (counts: Readonly<Record<string, number>>): Partial<Record<Category, number>> =>
  Object.fromEntries(Object.entries(counts).map(([name, times]) => [CATEGORY[name], times]));

test.each(stud.fiveCardHands)(
  'S6–S10 five cards: $deck cards, $jokers jokers, figuras $figuras, ace low $aceLowStraight',
  (vector) => {
    const rising = steps(rulesOf(vector), 5);
    const { total, counts, distinct } = handCount(rising);
    expect(total).toBe(vector.total);
    expect(counts).toEqual({ figuras: 0, 'five-of-a-kind': 0, ...named(vector.counts) });
    expect(distinct).toBe(vector.distinctStrengths);
    const byCategory = Object.fromEntries(rising.map((step) => [step.category, step.distinct]));
    for (const [category, each] of Object.entries(named(vector.distinctPerCategory)))
      expect(byCategory[category] ?? 0, category).toBe(each);
    // Where the order and the frequencies disagree.
    expect(inversions(rising).map((pair) => pair.map(({ category }) => category))).toEqual(
      vector.inversions.map((pair) => pair.map((name) => CATEGORY[name])),
    );
  },
);

test.each(stud.partialHands)('S12 $cards cards of $deck', (vector) => {
  const rules = { ...PLAIN, lowest: ((60 - vector.deck) / 4) as LowestRank };
  const { total, counts, distinct } = countHands(rules, vector.cards);
  expect(total).toBe(vector.total);
  expect(counts).toMatchObject(named(vector.counts));
  expect(distinct).toBe(vector.distinctStrengths);
});

test('S11 ace straights are a step of their own', () => {
  const rising = steps({ ...PLAIN, aceStraights: true }, 5).map(({ category, hands }) => [
    category,
    hands,
  ]);
  // 10,200 straights, of which royal and minimum: 2 × (4⁵ − 4).
  expect(rising.filter(([category]) => category === 'straight')).toEqual([
    ['straight', 8_160],
    ['straight', 2_040],
  ]);
  expect(countHands({ ...PLAIN, aceStraights: true }, 5).counts.straight).toBe(10_200);
});

test('T1 three cards', () => {
  const { high, pair, flush, straight, trips, sf } = three.counts;
  expect(countThree()).toEqual({
    total: three.meta.hands,
    counts: {
      'high-card': high,
      pair,
      flush,
      straight,
      'three-of-a-kind': trips,
      'straight-flush': sf,
    },
    distinct: three.rankOrder.classes,
  });
});

test('S12 one card: as many strengths as ranks, a joker counts as an ace', () => {
  expect(countHands({ ...PLAIN, lowest: 8, jokers: 2 }, 1)).toMatchObject({
    total: 30,
    distinct: 7,
    counts: { 'high-card': 30, pair: 0, 'five-of-a-kind': 0 },
  });
});

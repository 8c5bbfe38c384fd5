/** Against the reference, which tries the cards a joker may be one by one and shares no code with this. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refCompare, refHand } from '../reference/hands.ts';
import { LOWEST_RANKS, RANKS, SUITS, pack } from './cards.ts';
import type { Card, Jokers, LowestRank, Suit } from './cards.ts';
import { FIGURAS } from './hand-rules.ts';
import type { HandRules } from './hand-rules.ts';
import { cardCode, studOrder } from './order.ts';
import type { Order } from './order.ts';
import { SHORT, trials } from './testing/short.ts';

const rulesets = (lowest: LowestRank, jokers: Jokers): HandRules[] =>
  FIGURAS.flatMap((figuras) =>
    [false, true].flatMap((flushOverFull) =>
      [false, true].flatMap((aceLow) =>
        [false, true].map((aceStraights) => ({
          lowest,
          jokers,
          figuras,
          flushOverFull,
          aceLow,
          aceStraights,
        })),
      ),
    ),
  );

/** Every multiset of ranks with that many natural cards and jokers, mixed suits and, if it can be, one suit. */
function shapes(lowest: LowestRank, naturals: number, jokers: number): Card[][] {
  const found: Card[][] = [];
  const add = (ranks: readonly number[], from: number): void => {
    if (ranks.length === naturals) {
      const suits = (suitOf: (i: number) => Suit): Card[] => [
        ...ranks.map((rank, i) => `${RANKS[rank]!}${suitOf(i)}` as const),
        ...Array<Card>(jokers).fill('Jk'),
      ];
      // Equal ranks stand side by side, four at most, so suits in turn never repeat a card.
      found.push(suits((i) => SUITS[i % 4]!));
      if (new Set(ranks).size === naturals) found.push(suits(() => 'h'));
      return;
    }
    for (let rank = from; rank < RANKS.length; rank++)
      if (ranks.length < 4 || ranks.at(-4) !== rank) add([...ranks, rank], rank);
  };
  add([], lowest - 2);
  return found;
}

/** Every hand of `size` different cards. */
function* hands(cards: readonly Card[], size: number, from = 0): Generator<Card[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= cards.length - size; i++)
      for (const rest of hands(cards, size - 1, i + 1)) yield [cards[i]!, ...rest];
}

/** Same categories, equal where equal, and one key above the other where one value is. */
function expectSameOrder(order: Order, rules: HandRules, some: Iterable<readonly Card[]>): number {
  const keys = new Map<number, string>();
  for (const hand of some) {
    const value = order.value(hand);
    const { category, key } = refHand(hand, rules);
    const text = key.map((number) => String(number).padStart(2, '0')).join();
    if (order.categoryOf(value, hand.length) !== category || (keys.get(value) ?? text) !== text)
      throw new Error(`${hand.join(' ')} is ${category} ${text} under ${JSON.stringify(rules)}`);
    keys.set(value, text);
  }
  const rising = [...keys].sort(([a], [b]) => a - b).map(([, text]) => text);
  expect(rising).toEqual([...new Set(rising)].sort());
  return keys.size;
}

describe('S6–S12 every hand of the 28-card pack', () => {
  test.each([
    { figuras: 'any', flushOverFull: true, aceLow: true, aceStraights: false },
    { figuras: 'pair', flushOverFull: false, aceLow: true, aceStraights: true },
  ] as const)('$figuras, $flushOverFull, $aceLow, $aceStraights', (options) => {
    const rules: HandRules = { lowest: 8, jokers: 0, ...options };
    const order = studOrder(rules);
    for (const size of [1, 2, 3, 4, 5]) {
      // When short, each five ranks once of mixed suits and once of one suit.
      const some = SHORT && size === 5 ? shapes(8, size, 0) : hands(pack(8), size);
      expect(expectSameOrder(order, rules, some)).toBe(order.distinct(size));
    }
  });
});

describe('S4, S6–S12 every shape of hand, jokers with it', () => {
  const some24 = rulesets(8, 1).filter((_, i) => !SHORT || i % 5 === 0);
  test(`28 cards and one joker, ${some24.length} rulesets`, () => {
    for (const rules of some24)
      for (const size of [1, 2, 3, 4, 5]) {
        const some = [...shapes(8, size, 0), ...shapes(8, size - 1, 1)];
        const order = studOrder(rules);
        expect(expectSameOrder(order, rules, some)).toBe(order.distinct(size));
      }
  });

  test.each(rulesets(8, 2).filter((_, i) => i % (SHORT ? 18 : 9) === 0))(
    '28 cards and two jokers: $figuras, $flushOverFull, $aceLow, $aceStraights',
    (rules) => {
      const order = studOrder(rules);
      for (const size of [2, 3, 4, 5]) {
        const some = [0, 1, 2].flatMap((jokers) => shapes(8, size - jokers, jokers));
        expect(expectSameOrder(order, rules, some)).toBe(order.distinct(size));
      }
    },
  );

  test.each(rulesets(2, 1).filter((_, i) => i % (SHORT ? 24 : 12) === 2))(
    '52 cards and one joker: $figuras, $flushOverFull, $aceLow, $aceStraights',
    (rules) => {
      const some = [...shapes(2, 5, 0), ...shapes(2, 4, 1)];
      const order = studOrder(rules);
      expect(expectSameOrder(order, rules, some)).toBe(order.distinct(5));
    },
  );
});

test('the ways to ask for a value agree', () => {
  const order = studOrder({ ...rulesets(2, 2)[0]! });
  const five = fc.shuffledSubarray([...pack(2, 2)].map(cardCode), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(five, (codes) => {
      const [a, b, c, d, e] = codes as [number, number, number, number, number];
      expect(order.value5(a, b, c, d, e)).toBe(order.valueOfCodes(codes, 5));
      expect(order.value3(a, b, c)).toBe(order.valueOfCodes(codes, 3));
      expect(order.valueOfSum(a + b, a & b)).toBe(order.valueOfCodes(codes, 2));
      expect(order.valueOfCodes(codes, 5)).toBeLessThan(order.distinct(5));
    }),
  );
});

test('S4, S6–S12 two hands compare alike, any pack, jokers and rules', () => {
  const rules: fc.Arbitrary<HandRules> = fc.record({
    lowest: fc.constantFrom(...LOWEST_RANKS),
    jokers: fc.constantFrom<Jokers>(0, 1, 2),
    figuras: fc.constantFrom(...FIGURAS),
    flushOverFull: fc.boolean(),
    aceLow: fc.boolean(),
    aceStraights: fc.boolean(),
  });
  const two = rules.chain((chosen) =>
    fc.integer({ min: 1, max: 5 }).chain((size) => {
      const jokers = fc.integer({ min: 0, max: Math.min(size, chosen.jokers) });
      const hand = jokers.chain((n) =>
        fc
          .shuffledSubarray([...pack(chosen.lowest)], { minLength: size - n, maxLength: size - n })
          .map((cards): Card[] => [...cards, ...Array<Card>(n).fill('Jk')]),
      );
      return fc.tuple(fc.constant(chosen), hand, hand);
    }),
  );
  fc.assert(
    fc.property(two, ([chosen, a, b]) => {
      const order = studOrder(chosen);
      expect(Math.sign(order.value(a) - order.value(b))).toBe(refCompare(a, b, chosen));
      expect(order.categoryOf(order.value(a), a.length)).toBe(refHand(a, chosen).category);
    }),
    { numRuns: trials(200) },
  );
});

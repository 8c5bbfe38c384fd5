import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOKER, RANKS, pack } from './cards.ts';
import type { Card } from './cards.ts';
import { describeHand } from './describe-hand.ts';
import type { HandRules } from './hand-rules.ts';
import { studOrder, threeOrder } from './order.ts';

const rules: HandRules = {
  lowest: 2,
  jokers: 2,
  figuras: 'any',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};
const order = studOrder(rules);

test.each([
  ['S8 pair first, then the rest', '9c Ks 5c Kd As', 'Ks Kd As 9c 5c', 'K A 9 5'],
  ['S8 two pair by the higher', '4s Kc 9c 4d Kd', 'Kc Kd 4s 4d 9c', 'K 4 9'],
  ['S8 full by its three', 'As 3c Ad 3d 3s', '3c 3d 3s As Ad', '3 A'],
  ['S7 figuras: pairs not set first', 'Kc Qd Ac Qs Kd', 'Ac Kc Kd Qd Qs', 'A K K Q Q'],
  ['S10 the low ace lies last', 'As 2d 5c 3c 4h', '5c 4h 3c 2d As', '5'],
  ['S8 the ace on top of a straight lies first', 'Ts As Kd Jc Qh', 'As Kd Qh Jc Ts', 'A'],
  ['S10 the low ace of a straight flush lies last', 'As 2s 5s 3s 4s', '5s 4s 3s 2s As', '5'],
  ['S4 a joker inside a straight', 'As 2d 3c Jk 5s', '5s Jk 3c 2d As', '5'],
  ['S4 jokers as the highest ranks a flush lacks', '9c Jk Kc 3c Jk', 'Jk Kc Jk 9c 3c', 'A K Q 9 3'],
  ['S4 two jokers to a pair', '9c Jk 3s 9d Jk', '9c 9d Jk Jk 3s', '9 3'],
  ['S6 five of a kind', '4c Jk 4d 4s 4h', '4c 4d 4s 4h Jk', '4'],
  ['S12 one joker alone is an ace', 'Jk', 'Jk', 'A'],
  ['S12 three cards of one suit in a row are high card', '8c Jc 9c', 'Jc 9c 8c', 'J 9 8'],
])('%s', (_, given, laid, ranks) => {
  const named = describeHand(given.split(' ') as Card[], order);
  expect(named.cards.join(' ')).toBe(laid);
  expect(named.ranks.join(' ')).toBe(ranks);
});

test('S10 the shortest pack: A-8-9-10-J has its jack on top', () => {
  const named = describeHand(['Ac', '9d', '8c', 'Jh', 'Ts'], studOrder({ ...rules, lowest: 8 }));
  expect([named.category, named.cards.join(' '), named.ranks]).toEqual([
    'straight',
    'Jh Ts 9d 8c Ac',
    ['J'],
  ]);
});

test('S11 a joker with 2-3-4-5 is an ace while ace straights stand above flush, else a six', () => {
  const hand: Card[] = ['2c', '3d', '4c', '5c', 'Jk'];
  expect(describeHand(hand, order).cards.join(' ')).toBe('Jk 5c 4c 3d 2c');
  const moved = describeHand(hand, studOrder({ ...rules, aceStraights: true }));
  expect(moved.cards.join(' ')).toBe('5c 4c 3d 2c Jk');
  expect(moved.category).toBe('straight');
});

test('T2 A-2-3 has its three on top', () => {
  const named = describeHand(['3s', 'Ac', '2d'], threeOrder());
  expect([named.category, named.cards.join(' '), named.ranks]).toEqual([
    'straight',
    '3s 2d Ac',
    ['3'],
  ]);
});

test('any hand: value and category of the order, the same cards, and equal ranks only for equal values', () => {
  const hand = fc
    .integer({ min: 1, max: 5 })
    .chain((size) => fc.shuffledSubarray([...pack(2, 2)], { minLength: size, maxLength: size }));
  fc.assert(
    fc.property(hand, hand, (a, b) => {
      const named = describeHand(a, order);
      expect(named.value).toBe(order.value(a));
      expect(named.category).toBe(order.categoryOf(named.value, a.length));
      expect([...named.cards].sort()).toEqual([...a].sort());
      const other = describeHand(b, order);
      if (a.length !== b.length || named.category !== other.category) return;
      const numbers = ({ ranks }: typeof named): string =>
        ranks.map((rank) => String.fromCharCode(65 + RANKS.indexOf(rank))).join('');
      const [x, y] = [numbers(named), numbers(other)];
      expect(Math.sign(named.value - other.value)).toBe(x === y ? 0 : x > y ? 1 : -1);
    }),
    { numRuns: 500 },
  );
});

test('the given order of the cards decides nothing but the places of equal ranks', () => {
  const hand = fc.shuffledSubarray([...pack(2, 2)], { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(hand, (cards) => {
      const ranksOf = (some: readonly Card[]): string =>
        some.map((card) => (card === JOKER ? card : card.charAt(0))).join(' ');
      expect(ranksOf(describeHand([...cards].reverse(), order).cards)).toBe(
        ranksOf(describeHand(cards, order).cards),
      );
    }),
  );
});

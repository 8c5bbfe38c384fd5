import { describe, expect, test } from 'vitest';
import { RANKS, pack } from './cards.ts';
import type { Card } from './cards.ts';
import { CATEGORIES } from './hand-rules.ts';
import { LANGS, describeHand, nameCard, nameCategory, nameHand, nameRank } from './names.ts';
import { studOrder, threeOrder } from './order.ts';

const order = studOrder({
  lowest: 2,
  jokers: 2,
  figuras: 'any',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
});
const cards = (text: string): Card[] => text.split(' ') as Card[];

describe('stud hands in words', () => {
  test.each([
    ['4c 4d 4h 4s Jk', 'Repóquer de cuatros', 'Five fours'],
    ['As Ks Qs Js Ts', 'Escalera de color real', 'Royal flush'],
    ['9s 8s 7s 6s 5s', 'Escalera de color al nueve', 'Straight flush, nine high'],
    ['5s 4s 3s 2s As', 'Escalera de color al cinco', 'Straight flush, five high'],
    ['Qs Qd Qh Qc Kd', 'Póquer de damas, con rey', 'Four queens, king kicker'],
    ['As Ad Ac 3c 3d', 'Full de ases y treses', 'Full house, aces over threes'],
    [
      'Ac Qc 9c 6c 2c',
      'Color al as, con dama, nueve, seis y dos',
      'Flush, ace high, queen, nine, six and two',
    ],
    ['Jc Td 9c 8c 7c', 'Escalera a la jota', 'Straight, jack high'],
    ['Qc Jd Tc 9c 8c', 'Escalera a la dama', 'Straight, queen high'],
    ['Kc Qd Jc Tc 9c', 'Escalera al rey', 'Straight, king high'],
    ['Ac Kd Qc Jc Jk', 'Escalera al as', 'Straight, ace high'],
    ['9c 9d 9h Ac 4d', 'Trío de nueves, con as y cuatro', 'Three nines, ace and four'],
    [
      'Ac Ad Kc Kd Qs',
      'Figuras: dos ases, dos reyes y dama',
      'Figuras: two aces, two kings and queen',
    ],
    [
      'Jc Kc Qd Jd As',
      'Figuras: as, rey, dama y dos jotas',
      'Figuras: ace, king, queen and two jacks',
    ],
    [
      'Kc Kd 4s 4d 9c',
      'Dobles parejas de reyes y cuatros, con nueve',
      'Two pair, kings and fours, nine kicker',
    ],
    [
      'Kc Kd As 9s 5c',
      'Pareja de reyes, con as, nueve y cinco',
      'Pair of kings, ace, nine and five',
    ],
    [
      'Ac Ks 9s 4s 2s',
      'Carta mayor: as, rey, nueve, cuatro y dos',
      'High card: ace, king, nine, four and two',
    ],
  ])('%s', (hand, es, en) => {
    const named = describeHand(cards(hand), order);
    expect([nameHand(named, 'es'), nameHand(named, 'en')]).toEqual([es, en]);
  });
});

describe('S12 fewer than five cards in words', () => {
  test.each([
    ['Qs', 'Carta mayor: dama', 'High card: queen'],
    ['Jk', 'Carta mayor: as', 'High card: ace'],
    ['Qs 7s', 'Carta mayor: dama y siete', 'High card: queen and seven'],
    ['Ts Jk', 'Pareja de dieces', 'Pair of tens'],
    ['8s 8d 6c', 'Pareja de ochos, con seis', 'Pair of eights, six kicker'],
    ['6s 6d 6c', 'Trío de seises', 'Three sixes'],
    ['2s 2d 7c 7h', 'Dobles parejas de sietes y doses', 'Two pair, sevens and twos'],
    ['2s 2d 2c 7h', 'Trío de doses, con siete', 'Three twos, seven kicker'],
    ['Js Jd Jc Jh', 'Póquer de jotas', 'Four jacks'],
  ])('%s', (hand, es, en) => {
    const named = describeHand(cards(hand), order);
    expect([nameHand(named, 'es'), nameHand(named, 'en')]).toEqual([es, en]);
  });
});

describe('three-card hands in words', () => {
  test.each([
    ['As Ks Qs', 'Escalera de color al as', 'Straight flush, ace high'],
    ['3s 2d Ac', 'Escalera al tres', 'Straight, three high'],
    ['5c 5d 5s', 'Trío de cincos', 'Three fives'],
    ['Js 9s 2s', 'Color a la jota, con nueve y dos', 'Flush, jack high, nine and two'],
    ['5c 5d 2c', 'Pareja de cincos, con dos', 'Pair of fives, two kicker'],
    ['Qs 6c 4d', 'Carta mayor: dama, seis y cuatro', 'High card: queen, six and four'],
  ])('%s', (hand, es, en) => {
    const named = describeHand(cards(hand), threeOrder());
    expect([nameHand(named, 'es'), nameHand(named, 'en')]).toEqual([es, en]);
  });
});

test('cards in words', () => {
  expect(['Qs', 'Ah', 'Td', '2c', 'Jk', '??'].map((card) => nameCard(card as Card, 'es'))).toEqual([
    'dama de picas',
    'as de corazones',
    'diez de diamantes',
    'dos de tréboles',
    'comodín',
    'carta tapada',
  ]);
  expect(['Qs', 'Jk', '??'].map((card) => nameCard(card as Card, 'en'))).toEqual([
    'queen of spades',
    'joker',
    'face-down card',
  ]);
});

test.each(LANGS)('%s: every card, rank and category has a name of its own', (lang) => {
  expect(new Set(pack(2, 1).map((card) => nameCard(card, lang))).size).toBe(53);
  const ranks = RANKS.flatMap((rank) => [nameRank(rank, lang), nameRank(rank, lang, true)]);
  expect(new Set(ranks).size).toBe(26);
  expect(new Set(CATEGORIES.map((category) => nameCategory(category, lang))).size).toBe(11);
});

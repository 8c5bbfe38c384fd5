/** C1, C2: cards and their text form. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import {
  JOKER,
  LOWEST_RANKS,
  RANKS,
  SUITS,
  isNatural,
  makeCards,
  pack,
  parseCard,
  parseCards,
  parseSeen,
  rankIndex,
  rankNumber,
  suitIndex,
  writtenCard,
} from './cards.ts';

describe('C1 ranks and suits', () => {
  test('ranks rise from the two to the ace', () => {
    expect(RANKS.join('')).toBe('23456789TJQKA');
    expect(RANKS.map((rank) => rankNumber(`${rank}c`))).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect([rankIndex('2s'), rankIndex('As')]).toEqual([0, 12]);
    expect(SUITS.map((suit) => suitIndex(`A${suit}`))).toEqual([0, 1, 2, 3]);
  });
});

describe('S2 S4 the pack', () => {
  test.each(LOWEST_RANKS)('lowest rank %i: every card once, in canonical order', (lowest) => {
    const cards = pack(lowest);
    expect(cards).toHaveLength((15 - lowest) * 4);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards[0]).toBe(`${RANKS[lowest - 2]!}c`);
    expect(cards.at(-1)).toBe('As');
    // Suit by suit, rising.
    const places = cards.map((card) =>
      isNatural(card) ? suitIndex(card) * 13 + rankIndex(card) : NaN,
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('neither a joker nor a hidden card is natural', () => {
    expect((['2c', JOKER, '??'] as const).map(isNatural)).toEqual([true, false, false]);
  });

  test('jokers are the last', () => {
    expect(pack(8, 2).slice(-3)).toEqual(['As', JOKER, JOKER]);
    expect(pack(2, 1)).toHaveLength(53);
  });
});

describe('C2 text form', () => {
  test('parse∘make = id for every card', () => {
    for (const card of [...pack(2), JOKER, '??'] as const) {
      expect(parseSeen(card)).toBe(card);
      expect(parseCards(makeCards([card]))).toEqual({ ok: true, cards: [card] });
    }
  });

  test('a row is made with spaces', () => {
    expect(makeCards(['As', JOKER, '??'])).toBe('As Jk ??');
  });

  test('seed 5: parse∘make = id for rows of cards, with spaces, commas or nothing between', () => {
    const random = chancesFrom(5);
    for (let i = 0; i < 300; i++) {
      const row = random.shuffled([...pack(2, 2), '??', '??'] as const).slice(0, random.below(8));
      expect(parseCards(makeCards(row))).toEqual({ ok: true, cards: row });
      expect(parseCards(row.join(','))).toEqual({ ok: true, cards: row });
      expect(parseCards(row.join(''))).toEqual({ ok: true, cards: row });
    }
  });

  test.each([
    ['10d', 'Td'],
    ['10♦', 'Td'],
    ['T♦', 'Td'],
    ['as', 'As'],
    ['KH', 'Kh'],
    ['q♠', 'Qs'],
    ['9♣', '9c'],
    // With the sign that asks for a coloured picture.
    ['A♥\uFE0F', 'Ah'],
    ['*', 'Jk'],
    ['jk', 'Jk'],
    ['JK', 'Jk'],
    ['??', '??'],
  ])('%s is %s', (text, card) => {
    expect(parseSeen(text)).toBe(card);
  });

  test.each(['', 'A', 's', '1s', '11s', '0d', 'Ax', 'AsK', 'As ', '?', '10', 'J', 'Jkx', '**'])(
    '“%s” is no card',
    (text) => {
      expect(parseSeen(text)).toBeUndefined();
    },
  );

  test('a card that must be known is not a hidden one', () => {
    expect([parseCard('??'), parseCard('As')]).toEqual([undefined, 'As']);
  });

  test.each([
    ['As Kd', ['As', 'Kd']],
    ['AsKd', ['As', 'Kd']],
    [' As,Kd ,\n10c ', ['As', 'Kd', 'Tc']],
    ['10d10h', ['Td', 'Th']],
    ['Jc Jk *', ['Jc', 'Jk', 'Jk']],
    ['JkJd??', ['Jk', 'Jd', '??']],
    ['', []],
  ])('“%s”', (text, cards) => {
    expect(parseCards(text)).toEqual({ ok: true, cards });
  });

  test('a card of a row as it is written there', () => {
    const row = ' As,10d T♦\uFE0F*jk??';
    const written = ['As', '10d', 'T♦\uFE0F', '*', 'jk', '??'];
    expect(written.map((_, index) => writtenCard(row, index))).toEqual(written);
    expect(writtenCard(row, written.length)).toBe('');
  });

  test.each([
    ['As Kx 9c', 'Kx', 1],
    ['AsK', 'K', 1],
    ['1d', '1d', 0],
    ['As, Kd, hello', 'hello', 2],
    ['As?', '?', 1],
    ['AsKx 9c', 'Kx', 1],
  ])('the fault of “%s” is named', (text, token, index) => {
    expect(parseCards(text)).toEqual({ ok: false, token, index });
  });
});

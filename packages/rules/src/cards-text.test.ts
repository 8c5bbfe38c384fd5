/** C2: the edges of the text form, where one sign more makes it no card. */
import { describe, expect, test } from 'vitest';
import { parseCards, parseSeen } from './cards.ts';

describe('C2 one card', () => {
  test.each([
    'xAs',
    'Asx',
    '110d',
    ' As',
    'xjk',
    'jkx',
    '*x',
    'x*',
    '???',
    '-?',
    'As\uFE0F\uFE0F',
    'A\uFE0Fs',
    '10',
    '100d',
    'T10d',
  ])('“%s” is no card', (text) => {
    expect(parseSeen(text)).toBeUndefined();
  });

  test('every rank in either case, every suit in letter and picture', () => {
    for (const [rank, read] of [
      ['2', '2'],
      ['9', '9'],
      ['10', 'T'],
      ['t', 'T'],
      ['j', 'J'],
      ['q', 'Q'],
      ['k', 'K'],
      ['a', 'A'],
    ] as const)
      for (const [suit, letter] of [
        ['c', 'c'],
        ['D', 'd'],
        ['h', 'h'],
        ['S', 's'],
        ['♣', 'c'],
        ['♦', 'd'],
        ['♥', 'h'],
        ['♠', 's'],
      ] as const) {
        expect(parseSeen(`${rank}${suit}`)).toBe(`${read}${letter}`);
        expect(parseSeen(`${rank}${suit}\uFE0F`)).toBe(`${read}${letter}`);
      }
  });
});

describe('C2 a row', () => {
  test.each([
    ['asKD10♦', ['As', 'Kd', 'Td']],
    ['jKJD*??', ['Jk', 'Jd', 'Jk', '??']],
    ['A♥\uFE0FK♠\uFE0F', ['Ah', 'Ks']],
    [',,As , , Kd,,', ['As', 'Kd']],
    ['As\u00A0Kd\u202F2c\t3c\n4c', ['As', 'Kd', '2c', '3c', '4c']],
  ])('“%s”', (text, cards) => {
    expect(parseCards(text)).toEqual({ ok: true, cards });
  });

  test.each([
    // What comes before a card spoils it, in the first place and in a later one.
    ['xAs', 'xAs', 0],
    ['xJk', 'xJk', 0],
    ['x* As', 'x*', 0],
    ['x??', 'x??', 0],
    ['As xKd,2c', 'xKd', 1],
    ['As Kd -2c', '-2c', 2],
    ['  , zz zz', 'zz', 0],
    // What ends a line somewhere is no space between cards.
    ['As\u2028Kd 2c', '\u2028Kd', 1],
    ['As \u2029Kd', '\u2029Kd', 1],
    ['As\u0085Kd', '\u0085Kd', 1],
    ['As\fKd', '\fKd', 1],
    ['As\vKd', '\vKd', 1],
  ])('the fault of “%s” is named', (text, token, index) => {
    expect(parseCards(text)).toEqual({ ok: false, token, index });
  });
});

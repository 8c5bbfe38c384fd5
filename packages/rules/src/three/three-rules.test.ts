import { describe, expect, test } from 'vitest';
import { DEFAULT_THREE_RULES, THREE_CHOICES, parseThreeRules } from './three-rules.ts';

describe('T8–T18 options', () => {
  test('the default is the first value of each', () => {
    expect(parseThreeRules({})).toEqual({
      ok: true,
      value: {
        anteBonus: [5, 4, 1],
        pairPlus: [40, 30, 6, 3, 1],
        foldPairPlus: 'settles',
        dealing: 'alternate',
        bank: 'house',
      },
    });
    expect(DEFAULT_THREE_RULES.foldPairPlus).toBe(THREE_CHOICES.foldPairPlus[0]);
  });

  test('every value of every option is read as it is', () => {
    for (const [key, values] of Object.entries(THREE_CHOICES))
      for (const value of values) {
        expect(parseThreeRules({ [key]: value })).toEqual({
          ok: true,
          value: { ...DEFAULT_THREE_RULES, [key]: value },
        });
      }
  });

  test.each([
    { anteBonus: [4, 3, 1] },
    { anteBonus: [0, 0, 0] },
    { pairPlus: [35, 33, 6, 4, 1] },
    { pairPlus: [50, 40, 30, 6, 4, 1] },
  ])('T11 tables named by their numbers: %j', (tables) => {
    expect(parseThreeRules(tables)).toEqual({
      ok: true,
      value: { ...DEFAULT_THREE_RULES, ...tables },
    });
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['an unknown key', { colour: 'red' }],
    ['a key of Object', { constructor: 'x' }],
    ['an unknown word', { bank: 'nobody' }],
    ['a table as text', { anteBonus: '5-4-1' }],
    ['too few numbers', { anteBonus: [5, 4] }],
    ['too many numbers', { anteBonus: [5, 4, 1, 1] }],
    ['four numbers of Pair Plus', { pairPlus: [40, 30, 6, 3] }],
    ['seven numbers of Pair Plus', { pairPlus: [1, 2, 3, 4, 5, 6, 7] }],
    ['less than nothing', { anteBonus: [5, 4, -1] }],
    ['half', { pairPlus: [40, 30, 6, 3, 0.5] }],
    ['more than anybody pays', { pairPlus: [10_001, 30, 6, 3, 1] }],
    ['a number as text', { anteBonus: ['5', 4, 1] }],
  ])('%s is refused', (_, input) => {
    expect(parseThreeRules(input)).toMatchObject({ ok: false, error: { code: 'bad-rule' } });
  });
});

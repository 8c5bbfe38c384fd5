import { describe, expect, test } from 'vitest';
import { nickname, tableRequest } from './requests.ts';

describe('names', () => {
  test.each([
    ['  Ana   María ', 'Ana María'],
    // Decomposed, as some keyboards send it.
    ['Jose\u0301', 'José'],
    ['😀', '😀'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['👩🏽‍🚀 Ana', '👩🏽‍🚀 Ana'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['שרה', 'שרה'],
    ['__proto__', '__proto__'],
    ['<b>', '<b>'],
  ])('%s is shown as %s', (text, shown) => {
    expect(nickname.parse(text)).toBe(shown);
    expect(tableRequest.parse({ game: 'stud', name: text }).name).toBe(shown);
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000'],
    ['a zero-width space', 'Ana\u200b'],
    ['a joiner between letters', 'A\u200dna'],
    ['a joiner after a picture', '😀\u200d'],
    ['a turned direction', 'Ana\u202e'],
    ['a control character', 'Ana\u0000'],
    ['half a character', 'Ana\ud800'],
    ['a filler alone', '\u3164'],
    ['a Braille cell without dots', '\u2800'],
    ['a mark on nothing', '\u0301'],
    ['a variation selector alone', '\ufe0f'],
  ])('neither a person nor a table is called by %s', (_, text) => {
    expect(nickname.safeParse(text).success).toBe(false);
    expect(tableRequest.safeParse({ game: 'stud', name: text }).success).toBe(false);
  });

  test('20 characters for a person, 40 for a table', () => {
    expect(nickname.safeParse('x'.repeat(20)).success).toBe(true);
    expect(nickname.safeParse('x'.repeat(21)).success).toBe(false);
    const named = (length: number) =>
      tableRequest.safeParse({ game: 'three', name: 'x'.repeat(length) }).success;
    expect([named(40), named(41)]).toEqual([true, false]);
  });
});

describe('the value of an option', () => {
  const rules = (value: unknown) =>
    tableRequest.safeParse({ game: 'stud', rules: { ante: value } }).success;

  test.each([0, 'stack', [40, 30, 6, 3, 1]])('may be %j', (value) => {
    expect(rules(value)).toBe(true);
  });

  test.each([
    ['null', null],
    ['an object whose text cannot be told', { toString: 1 }],
    ['a list of lists', [[1]]],
    ['a long list', [1, 2, 3, 4, 5, 6, 7]],
    ['a long text', 'x'.repeat(41)],
  ])('is never %s', (_, value) => {
    expect(rules(value)).toBe(false);
  });
});

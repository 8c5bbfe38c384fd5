import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChips, type ChipsGroup } from './chips.ts';

test.each<[string, ChipsGroup, number]>([
  ['0', '.', 0],
  ['19995', '.', 19_995],
  ['19.995', '.', 19_995],
  ['5.000', '.', 5000],
  [' 10.000 ', '.', 10_000],
  ['1.000.000', '.', 1_000_000],
  ['10,000', ',', 10_000],
  ['10 000', '.', 10_000],
  ['10\u00a0000', ',', 10_000],
  ['1\u202f000\u202f000', '.', 1_000_000],
  ['007', ',', 7],
])('%j with %j between groups is %d chips', (text, group, chips) => {
  expect(parseChips(text, group)).toBe(chips);
});

test.each<[string, ChipsGroup]>([
  ['', '.'],
  [' ', ','],
  // Twenty and a half in one language.
  ['20,5', ','],
  ['20.5', '.'],
  ['20,5', '.'],
  ['20.5', ','],
  // Ten, with three decimals, where the other mark groups.
  ['10.000', ','],
  ['10,000', '.'],
  // Not every group has three digits, or two marks are mixed.
  ['1.00', '.'],
  ['1.0000', '.'],
  ['10.00.000', '.'],
  ['1000.000', '.'],
  ['.500', '.'],
  ['0.500', '.'],
  ['1.000 000', '.'],
  ['1.000,00', '.'],
  ['1 0', '.'],
  ['-5', '.'],
  ['+5', '.'],
  ['1e3', '.'],
  ['0x10', ','],
  ['5 fichas', '.'],
  // Above what a number holds exactly.
  ['9007199254740993', '.'],
])('%j with %j between groups is no amount', (text, group) => {
  expect(parseChips(text, group)).toBeUndefined();
});

test('whatever Intl writes in each language is read back', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (chips) => {
      expect(parseChips(new Intl.NumberFormat('es').format(chips), '.')).toBe(chips);
      expect(parseChips(new Intl.NumberFormat('en').format(chips), ',')).toBe(chips);
      expect(parseChips(String(chips), '.')).toBe(chips);
    }),
  );
});

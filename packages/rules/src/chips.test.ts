import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChips } from './chips.ts';
import type { Lang } from './names.ts';

test.each<[string, Lang, number]>([
  ['0', 'es', 0],
  ['19995', 'es', 19_995],
  ['19.995', 'es', 19_995],
  ['5.000', 'es', 5000],
  [' 10.000 ', 'es', 10_000],
  ['1.000.000', 'es', 1_000_000],
  ['10,000', 'en', 10_000],
  ['10 000', 'es', 10_000],
  ['10\u00a0000', 'en', 10_000],
  ['1\u202f000\u202f000', 'es', 1_000_000],
  ['007', 'en', 7],
])('%j in %s is %d chips', (text, lang, chips) => {
  expect(parseChips(text, lang)).toBe(chips);
});

test.each<[string, Lang]>([
  ['', 'es'],
  [' ', 'en'],
  // Twenty and a half in one language.
  ['20,5', 'en'],
  ['20.5', 'es'],
  ['20,5', 'es'],
  ['20.5', 'en'],
  // Ten, with three decimals, where the other mark groups.
  ['10.000', 'en'],
  ['10,000', 'es'],
  // Not every group has three digits, or two marks are mixed.
  ['1.00', 'es'],
  ['1.0000', 'es'],
  ['10.00.000', 'es'],
  ['1000.000', 'es'],
  ['.500', 'es'],
  ['0.500', 'es'],
  ['1.000 000', 'es'],
  ['1.000,00', 'es'],
  ['1 0', 'es'],
  ['-5', 'es'],
  ['+5', 'es'],
  ['1e3', 'es'],
  ['0x10', 'en'],
  ['5 fichas', 'es'],
  // Above what a number holds exactly.
  ['9007199254740993', 'es'],
])('%j in %s is no amount', (text, lang) => {
  expect(parseChips(text, lang)).toBeUndefined();
});

test('whatever Intl writes in each language is read back', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (chips) => {
      expect(parseChips(new Intl.NumberFormat('es').format(chips), 'es')).toBe(chips);
      expect(parseChips(new Intl.NumberFormat('en').format(chips), 'en')).toBe(chips);
      expect(parseChips(String(chips), 'es')).toBe(chips);
    }),
  );
});

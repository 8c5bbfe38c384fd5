import { expect, test } from 'vitest';
import { hand } from './hand.ts';

test('C2 a row of cards, with spaces, commas or nothing between them', () => {
  expect(hand('As Kd')).toEqual(['As', 'Kd']);
  expect(hand('10♥,jk 2C')).toEqual(['Th', 'Jk', '2c']);
  expect(hand('AsKd')).toEqual(['As', 'Kd']);
  expect(hand('')).toEqual([]);
});

test.each([
  ['As 1d Kd', "card 2 of 'As 1d Kd' is '1d'"],
  ['As Kx', "card 2 of 'As Kx' is 'Kx'"],
  ['??', "card 1 of '??' is '??'"],
  ['Kd ?? As', "card 2 of 'Kd ?? As' is '??'"],
])('what is no card is named with its place: %j', (text, said) => {
  expect(() => hand(text)).toThrow(SyntaxError);
  expect(() => hand(text)).toThrow(said);
});

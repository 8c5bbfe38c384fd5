/** Both languages have the same texts, with the same places to be filled. */
import { expect, it } from 'vitest';
import { TEXTS, fill } from './texts.ts';

/** `path {place} {place}` of every text; of a list (what may be typed) its path alone, for languages have more or fewer words. */
function placesOf(texts: object, path = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') {
      return [[`${path}${key}`, ...(value.match(/\{\w+\}/g) ?? []).sort()].join(' ')];
    }
    return Array.isArray(value) ? [`${path}${key}`] : placesOf(value as object, `${path}${key}.`);
  });
}

it('no text and no place is in one language alone', () => {
  expect(placesOf(TEXTS.es)).toEqual(placesOf(TEXTS.en));
});

it('a text is filled at every place, and never left with one', () => {
  expect(fill('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1');
  expect(() => fill('{a} of {b}', { a: 1 })).toThrow('no b for «{a} of {b}»');
});

import { describe, expect, it } from 'vitest';
import { between, chancesFrom, lotOf, oneOf, seedOf, seededRandom, shuffled } from './index.ts';

/** χ² of counts that should be alike. */
function chiSquare(cells: readonly number[]): number {
  const mean = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  return cells.reduce((sum, cell) => sum + (cell - mean) ** 2 / mean, 0);
}

/** χ² with d degrees of freedom: mean d, deviation √2d; five deviations either way. */
function expectEven(cells: readonly number[]): void {
  const freedom = cells.length - 1;
  expect(Math.abs(chiSquare(cells) - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
}

function countsOf(cells: number, draws: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (let i = 0; i < draws; i++) counts[draw(i)]!++;
  // A draw outside 0…cells−1 would have made a cell of its own.
  expect(Object.keys(counts)).toHaveLength(cells);
  return counts;
}

describe('numbers from a seed', () => {
  const row = (seed: number): number[] => Array.from({ length: 20 }, seededRandom(seed));

  it('are the same for the same seed, others for another', () => {
    expect(row(1)).toEqual(row(1));
    expect(row(1)).not.toEqual(row(2));
  });

  it('are those of the Mersenne twister: its first with seed 5489 is 3499211612 (Matsumoto and Nishimura)', () => {
    expect(seededRandom(5489)()).toBe(3_499_211_612 / 2 ** 32);
  });

  it('are even: a hundred cells of a hundred thousand numbers', () => {
    const random = seededRandom(9);
    expectEven(countsOf(100, 100_000, () => Math.floor(random() * 100)));
  });

  it('are even among the first of neighbouring seeds, and neighbours are unlike', () => {
    const first = (seed: number): number => seededRandom(seed)();
    expectEven(countsOf(100, 20_000, (seed) => Math.floor(first(seed) * 100)));
    // Pairs of a first and the next seed's first, ten by ten.
    const tenth = (seed: number): number => Math.floor(first(seed) * 10);
    expectEven(countsOf(100, 20_000, (seed) => 10 * tenth(seed) + tenth(seed + 1)));
  });
});

describe('a seed in words', () => {
  it('is FNV-1a of 32 bits: nothing, a and foobar as its authors list them', () => {
    expect(['', 'a', 'foobar'].map(seedOf)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });
});

describe('choices', () => {
  const almostOne = 1 - 2 ** -53;

  it('reach both ends of a range and every entry of a list', () => {
    expect([0, almostOne].map((number) => between(3, 7, () => number))).toEqual([3, 7]);
    expect([0, almostOne].map((number) => lotOf(() => number)(5))).toEqual([0, 4]);
    expect([0, 0.5, almostOne].map((number) => oneOf(['a', 'b', 'c'], () => number))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(() => oneOf([], () => 0)).toThrow();
  });

  it('shuffle every order of three as often, and leave the list as it was', () => {
    const items = ['a', 'b', 'c'] as const;
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const below = lotOf(seededRandom(6));
    expectEven(countsOf(6, 60_000, () => orders.indexOf(shuffled(items, below).join(''))));
    expect(items).toEqual(['a', 'b', 'c']);
  });

  it('come from one row: the same seed, the same draws of every kind', () => {
    const draws = (seed: number): unknown[] => {
      const chances = chancesFrom(seed);
      const { below, oneOf, onceIn, random } = chances;
      return [below(1000), chances.shuffled([1, 2, 3, 4]), oneOf([1, 2, 3]), onceIn(2), random()];
    };
    expect(draws(3)).toEqual(draws(3));
    expect(draws(3)).not.toEqual(draws(4));
    const once = chancesFrom(1);
    const times = Array.from({ length: 8000 }, () => once.onceIn(8)).filter(Boolean).length;
    // 1000 expected, deviation √(8000 × 7/64) ≈ 29.6.
    expect(Math.abs(times - 1000)).toBeLessThan(5 * 29.6);
  });
});

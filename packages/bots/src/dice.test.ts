import { seededRandom } from '@tapete/chance';
import { describe, expect, it } from 'vitest';
import { makeDice } from './dice.ts';

describe('the dice of one decision', () => {
  it('are even enough: a hundred cells of a hundred thousand throws (seed 9)', () => {
    const dice = makeDice(seededRandom(9));
    const cells = new Array<number>(100).fill(0);
    for (let i = 0; i < 100_000; i++) {
      const thrown = dice();
      cells[Math.floor(thrown * 100)]!++;
    }
    // A throw outside [0, 1) would have made a cell of its own.
    expect(Object.keys(cells)).toHaveLength(100);
    // χ² with 99 degrees of freedom: mean 99, deviation √198 ≈ 14; five deviations either way.
    const chi = cells.reduce((sum, cell) => sum + (cell - 1000) ** 2 / 1000, 0);
    expect(Math.abs(chi - 99)).toBeLessThan(5 * 14.1);
  });

  it('fall alike from the same numbers, otherwise from others', () => {
    const row = (seed: number): number[] => {
      const dice = makeDice(seededRandom(seed));
      return Array.from({ length: 20 }, () => dice());
    };
    expect(row(1)).toEqual(row(1));
    expect(row(1)).not.toEqual(row(2));
  });
});

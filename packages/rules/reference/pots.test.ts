import { describe, expect, it } from 'vitest';
import { refPots } from './pots.ts';

describe('refPots', () => {
  it('S34 three all-in depths: each pot to the best of those who paid into it', () => {
    // 50 × 3 = 150 to all, 50 × 2 = 100 to seats 1 and 2, 100 of seat 2 not called.
    const { pots, returned } = refPots(
      [50, 100, 200],
      [false, false, false],
      [[3], [1], [2]],
      [0, 1, 2],
    );
    expect(returned).toEqual([0, 0, 100]);
    expect(pots).toEqual([
      { amount: 150, seats: [0, 1, 2], winners: [0], shares: [150, 0, 0] },
      { amount: 100, seats: [1, 2], winners: [2], shares: [0, 0, 100] },
    ]);
  });

  it('S34 layers with the same contenders are one pot, the folded chips in it', () => {
    // Seat 1 folded after 30: 30 × 3 + 70 × 2 = 230.
    const { pots } = refPots([100, 30, 100], [false, true, false], [[1], null, [2]], [0, 1, 2]);
    expect(pots).toEqual([{ amount: 230, seats: [0, 2], winners: [2], shares: [0, 0, 230] }]);
  });

  it('S34 a layer whose payers have all folded goes to the next pot below', () => {
    // Level 1–20 all three (60), level 21–50 only the two folded seats (60).
    const { pots, returned } = refPots(
      [20, 50, 50],
      [false, true, true],
      [null, null, null],
      [1, 2, 0],
    );
    expect(returned).toEqual([0, 0, 0]);
    expect(pots).toEqual([{ amount: 120, seats: [0], winners: [0], shares: [120, 0, 0] }]);
  });

  it('S34 odd chips one by one in deal order from the dealer’s left', () => {
    // 3 × 5 + 2 of a folded seat = 17 among three: 5 each, the two odd chips to seats 3 and 0.
    const { pots } = refPots(
      [5, 2, 5, 5],
      [false, true, false, false],
      [[1], null, [1], [1]],
      [3, 0, 1, 2],
    );
    expect(pots).toEqual([
      { amount: 17, seats: [0, 2, 3], winners: [0, 2, 3], shares: [6, 0, 5, 6] },
    ]);
  });

  it('S32 what nobody called returns, and a lone bet leaves no pot', () => {
    expect(refPots([60, 10], [false, true], [null, null], [0, 1])).toEqual({
      returned: [50, 0],
      pots: [{ amount: 20, seats: [0], winners: [0], shares: [20, 0] }],
    });
    expect(refPots([60, 0], [false, true], [null, null], [0, 1])).toEqual({
      returned: [60, 0],
      pots: [],
    });
    expect(refPots([0, 0], [false, false], [[1], [2]], [0, 1])).toEqual({
      returned: [0, 0],
      pots: [],
    });
  });
});

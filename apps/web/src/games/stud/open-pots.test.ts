import { studRules, stud, type StudDeal } from '@tapete/rules';
import { expect, test } from 'vitest';
import { openPots } from './open-pots.ts';

/** A running deal in which each seat has put in so much and has so much left. */
function running(
  seats: readonly (readonly [put: number, left: number, folded?: true])[],
): StudDeal {
  const { apply } = stud;
  const started = apply(undefined, {
    type: 'started',
    game: 'stud',
    rules: studRules(),
    seats: seats.map((_, at) => ({ name: `${at}`, person: `${at}`, stack: 1, at })),
    dealer: 0,
    deck: [],
  });
  return {
    ...started,
    contributed: seats.map(([put]) => put),
    stacks: seats.map(([, left]) => left),
    folded: seats.map(([, , folded]) => folded ?? false),
  };
}

test('S34 nobody all in: one pot, also while a bet waits for answers', () => {
  expect(
    openPots(
      running([
        [50, 450],
        [10, 490],
        [10, 490],
      ]),
    ),
  ).toEqual([70]);
});

test('S34 the highest bet is all in and not yet answered: no side pot by itself', () => {
  // Paco has bet his last 160 on a pot of 610: the answer may cover it whole.
  expect(
    openPots(
      running([
        [310, 0],
        [150, 170],
        [310, 40, true],
      ]),
    ),
  ).toEqual([770]);
});

test('S34 stacks of different depth: a cut for each', () => {
  // 4 × 100 less what Marta has not answered yet: 100 + 100 + 100 + 10; 100 + 100; 100.
  expect(
    openPots(
      running([
        [100, 0],
        [200, 0],
        [300, 0],
        [10, 490],
      ]),
    ),
  ).toEqual([310, 200, 100]);
  // Two who go on above a short stack: 3 × 40, then 2 × 60.
  expect(
    openPots(
      running([
        [40, 0],
        [100, 200],
        [100, 300],
      ]),
    ),
  ).toEqual([120, 120]);
});

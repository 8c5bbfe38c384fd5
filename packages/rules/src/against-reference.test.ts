/** Whole deals by the engine and by the slow reference that shares no code with it. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { differStud, differThree } from './testing/against-reference.ts';
import { trials } from './testing/short.ts';

const SEED = 7_770;
/** Generous: the machine may be busy with other tests. */
const LONG = 120_000;
const DEALS = trials(350);

test(
  `S2–S37 seed ${SEED}: ${DEALS} random stud deals are the reference's to the chip`,
  () => {
    for (let i = 0; i < DEALS; i++) {
      expect(differStud(chancesFrom(SEED + i)), `seed ${SEED + i}`).toBeNull();
    }
  },
  LONG,
);

test(
  `T4–T18 seed ${SEED}: ${DEALS} random three-card deals are the reference's, line by line`,
  () => {
    for (let i = 0; i < DEALS; i++) {
      expect(differThree(chancesFrom(SEED + i)), `seed ${SEED + i}`).toBeNull();
    }
  },
  LONG,
);

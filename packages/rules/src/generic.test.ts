/** What holds of every game: the one suite both pass, on random deals played at random. */
import { chancesFrom, type Chances } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { PRESET_NAMES, STUD_CHOICES } from './stud/stud-rules.ts';
import { randomStudScript, randomThreeScript } from './testing/deal-scripts.ts';
import { walkStud, walkThree } from './testing/trials.ts';
import type { Depth } from './testing/trial.ts';
import { THREE_CHOICES } from './three/three-rules.ts';

const DEALS = 100;
/** Generous: the machine may be busy with other tests. */
const LONG = 120_000;
const SEED = 20_261;

const GAMES = [
  ['stud', walkStud],
  ['three', walkThree],
] as const;

/** Plays `DEALS` deals; the first fault is told with its seed. Gives how many deals were played and their ends. */
function walks(
  play: (random: Chances, depth: Depth) => ReturnType<typeof walkStud>,
  depth: Depth,
  seed: number,
): { played: number; outcomes: Set<string | null> } {
  const outcomes = new Set<string | null>();
  let played = 0;
  for (let i = 0; i < DEALS; i++) {
    try {
      const walked = play(chancesFrom(seed + i), depth);
      if (!walked) continue;
      played += 1;
      outcomes.add((walked.deal as { outcome: string | null }).outcome);
    } catch (error) {
      throw new Error(`seed ${seed + i}: ${String(error)}`, { cause: error });
    }
  }
  return { played, outcomes };
}

describe.each(GAMES)('%s', (name, play) => {
  const ends = name === 'stud' ? ['all-passed', 'last-left', 'showdown'] : ['settled'];

  test(
    `seed ${SEED}: a deal ends, chips are kept, all that is not legal is refused and changes nothing`,
    () => {
      const { played, outcomes } = walks(play, { masks: false, refusals: true }, SEED);
      expect([...outcomes].sort()).toEqual(ends);
      expect(played).toBeGreaterThan(DEALS / 2);
    },
    LONG,
  );

  test(
    `seed ${SEED + 1000}: every viewer folds what he may see, and no closed card of another is in it`,
    () => {
      const { played, outcomes } = walks(play, { masks: true, refusals: false }, SEED + 1000);
      expect([...outcomes].sort()).toEqual(ends);
      expect(played).toBeGreaterThan(DEALS / 2);
    },
    LONG,
  );
});

/** Every value of every option, `key value`. */
const every = (choices: Readonly<Record<string, readonly unknown[]>>): readonly string[] =>
  Object.entries(choices).flatMap(([key, values]) => values.map((value) => `${key} ${value}`));

// The rarest, one deck of ten in every other deal, misses all of 300 deals once in five million times.
test.each([
  ['stud', { preset: PRESET_NAMES, ...STUD_CHOICES }, randomStudScript],
  ['three', THREE_CHOICES, randomThreeScript],
] as const)('%s: every value of every option is among the random deals', (_, choices, draw) => {
  const random = chancesFrom(SEED);
  const drawn = Array.from({ length: 300 }, () => draw(random).rules ?? {});
  const seen = new Set(
    drawn.flatMap((rules) => Object.entries(rules).map(([key, value]) => `${key} ${value}`)),
  );
  expect(every(choices).filter((value) => !seen.has(value))).toEqual([]);
});

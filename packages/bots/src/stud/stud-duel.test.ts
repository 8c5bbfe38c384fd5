/** Heads-up, the regular bot beats whoever has one idea: with 95 % intervals far from 0, under both sets of rules. */
import { seedOf, seededRandom } from '@tapete/chance';
import { studRules } from '@tapete/rules';
import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import { OPPONENTS } from '../testing/opponents.ts';
import { studBots } from './stud-bots.ts';

const SEED = 'duel';
/** Against whom it wins least, more packs tell it. */
const PACKS: Readonly<Record<string, number>> = {
  'folds only when worse exposed': 2500,
  'waits for a pair that leads': 2500,
};
const USUAL_PACKS = 600;

test.each(['documento', 'moderno'] as const)(
  `%s: regular wins from every player of one idea (seed ${SEED})`,
  { timeout: 120_000 },
  (preset) => {
    for (const [name, opponent] of Object.entries(OPPONENTS)) {
      const random = seededRandom(seedOf(`${SEED} ${name}`));
      const { per100, margin } = duel(
        [studBots.regular.act, opponent],
        studRules({}, preset),
        PACKS[name] ?? USUAL_PACKS,
        random,
      );
      expect(per100, `${preset}: ${name}`).toBeGreaterThan(margin);
    }
  },
);

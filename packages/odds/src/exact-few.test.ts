/** Deal by deal, against every deal looked at on its own. */
import { seededRandom } from '@tapete/chance';
import { expect, test } from 'vitest';
import type { Card, HandRules } from '@tapete/rules';
import { SMALL_RULES, bruteForce, dealt } from './testing/brute-force.ts';
import { exactFew } from './exact-few.ts';
import { knownCards } from './known-cards.ts';
import { PLAIN, seen } from './testing.ts';

const seed = Math.floor(Math.random() * 2 ** 32);
console.log(`exact few: seed ${seed}`);
const random = seededRandom(seed);

/** Cards still to come of each seat, and how many are dead; whole hands and equal numbers among them. */
const QUESTIONS: readonly (readonly [missing: readonly number[], dead: number])[] = [
  ...[0, 1, 2].flatMap((first) =>
    [0, 1, 2].map((second) => [[first, second], 0] as [number[], number]),
  ),
  [[0, 3], 0],
  [[3, 0], 0],
  [[1, 1], 5],
  [[1, 1, 1], 0],
  [[0, 1, 2], 8],
  [[2, 1, 0], 8],
  [[1, 0, 1, 1], 0],
  [[1, 1, 1, 1], 6],
  [[0, 0, 0, 0, 0], 0],
];
const RULES: readonly HandRules[] = SMALL_RULES.filter((_, i) => i % 5 === 0).flatMap((rules) => [
  rules,
  { ...rules, lowest: 7 },
]);

test.each(QUESTIONS)('S34 to come %j, dead %i', (missing, dead) => {
  for (const rules of RULES) {
    const pattern = [...missing.map((more) => '?'.repeat(5 - more)), '?'.repeat(dead)].join(' ');
    const all = dealt(rules, pattern, random);
    const hands = all.slice(0, missing.length);
    const gone = all[missing.length] as Card[];
    const known = knownCards(hands, gone, rules);
    if (!known.ok) throw new Error(known.error.code);
    expect(exactFew(known.value, rules)).toEqual(bruteForce(hands, gone, rules));
  }
});

test('S34 the last card decides between three equal hands: by thirds', () => {
  const hands = ['2c 3d 4h 5s', '2d 3h 4s 5c', '2h 3s 4c 5d'].map(seen);
  const known = knownCards(hands, [], PLAIN);
  if (!known.ok) throw new Error(known.error.code);
  const found = exactFew(known.value, PLAIN);
  expect(found).toEqual(bruteForce(hands, [], PLAIN));
  expect(found.seats[0]!.tie).toBeGreaterThan(0);
});

/** Three seats by sweeps, against every deal looked at and against a sample. */
import { seededRandom } from '@tapete/chance';
import { expect, test } from 'vitest';
import type { Card, HandRules, Seen } from '@tapete/rules';
import { SMALL_RULES, bruteForce, dealt } from './testing/brute-force.ts';
import { equity, exactCost } from './equity.ts';
import { exactFew } from './exact-few.ts';
import { exactThree } from './exact-three.ts';
import { knownCards } from './known-cards.ts';
import { PLAIN, seen } from './testing.ts';

const seed = Math.floor(Math.random() * 2 ** 32);
console.log(`exact three: seed ${seed}`);
const random = seededRandom(seed);

const known = (hands: readonly (readonly Seen[])[], dead: readonly Card[], rules: HandRules) => {
  const found = knownCards(hands, dead, rules);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

/** So many cards to come of each seat, and as many dead that `left` are left to come from. */
function question(rules: HandRules, missing: readonly number[], left: number) {
  const cards = 4 * (15 - rules.lowest) + rules.jokers;
  const held = missing.reduce((sum, more) => sum + 5 - more, 0);
  const dead = '?'.repeat(cards - held - left);
  const all = dealt(
    rules,
    [...missing.map((more) => '?'.repeat(5 - more)), dead].join(' '),
    random,
  );
  return { hands: all.slice(0, 3), dead: all[3] as Card[] };
}

/** Four kinds, both short packs and no joker, one and two among them. */
const SOME_RULES: readonly HandRules[] = SMALL_RULES.filter((_, i) => i % 19 === 0).map(
  (rules, i) => ({ ...rules, lowest: i % 2 === 0 ? 8 : 7, jokers: ([2, 0, 1, 2] as const)[i]! }),
);

// 11 places: C(11, 3) C(8, 3) C(5, 3) = 92,400 deals; all sizes in every order of seats.
test.each([
  [[3, 3, 3], 11],
  [[2, 3, 3], 11],
  [[3, 2, 1], 12],
  [[1, 3, 3], 11],
  [[2, 2, 2], 12],
  [[0, 3, 2], 12],
  [[0, 0, 3], 12],
  [[4, 3, 3], 11],
  [[3, 4, 4], 11],
  [[4, 4, 4], 12],
  [[2, 5, 3], 11],
  [[5, 4, 3], 12],
  [[5, 5, 1], 11],
  [[5, 0, 5], 11],
])('S34 to come %j of %i cards', (missing, left) => {
  for (const rules of SOME_RULES) {
    const { hands, dead } = question(rules, missing, left);
    expect(exactThree(known(hands, dead, rules), rules)).toEqual(bruteForce(hands, dead, rules));
  }
});

test('S34 five cards each to come: of 15 cards all are dealt', () => {
  for (const rules of SOME_RULES.slice(0, 2)) {
    const { hands, dead } = question(rules, [5, 5, 5], 15);
    expect(exactThree(known(hands, dead, rules), rules)).toEqual(
      exactFew(known(hands, dead, rules), rules),
    );
  }
}, 120_000);

test('two cards known of each are counted without being asked, and a sample agrees', () => {
  const hands = ['As Kd', 'Qc Qh', '9d Ts'].map(seen);
  const found = equity({ hands, rules: PLAIN, random });
  if (!found.ok) throw new Error(found.error.code);
  const { method, deals, seats } = found.value;
  // C(46, 3) C(43, 3) C(40, 3).
  expect([method, deals]).toEqual(['exact', 15_180 * 12_341 * 9_880]);
  const sample = equity({ hands, rules: PLAIN, random, samples: 200_000 });
  if (!sample.ok) throw new Error(sample.error.code);
  for (const [seat, { share, se }] of sample.value.seats.entries())
    expect(Math.abs(share - seats[seat]!.share)).toBeLessThan(6 * se!);
  // Every deal has one who wins alone, or two or three who are level.
  const alone = seats.reduce((sum, { win }) => sum + win, 0);
  const level = seats.reduce((sum, { tie }) => sum + tie, 0);
  expect(alone + level / 2).toBeGreaterThanOrEqual(deals);
  expect(alone + level / 3).toBeLessThanOrEqual(deals);
});

test('asked to be exact: counted where a sample is dealt otherwise, told how far it is', () => {
  // 32 cards: C(24, 4) C(20, 4) C(16, 2) deals.
  const rules: HandRules = { ...PLAIN, lowest: 7 };
  const hands = ['As', 'Kd', 'Qc Qh 7d', '8h 8d 8s'].map(seen);
  const four = equity({ hands, rules, random });
  expect(four).toMatchObject({ value: { method: 'sampled' } });
  const three = hands.slice(0, 3);
  const done: number[] = [];
  const request = { hands: three, rules, random, exact: true };
  const found = equity({ ...request, progress: (part, all) => done.push(part / all) });
  expect(found).toMatchObject({ ok: true, value: { method: 'exact' } });
  expect(done.every((part, i) => part >= (done[i - 1] ?? 0) && part <= 1)).toBe(true);
  expect(done.length).toBeGreaterThan(10);
});

test('what would take over a day is refused, with its deals', () => {
  // C(52, 5) C(47, 5) C(42, 5).
  const hands = ['', '', ''].map(seen);
  const refused = equity({ hands, rules: PLAIN, random, exact: true });
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'too-many-deals', detail: { deals: 2_598_960 * 1_533_939 * 850_668 } },
  });
  const four = ['As Ad', 'Ks Kd', 'Qs Qd', 'Js Jd'].map(seen);
  expect(equity({ hands: four, rules: PLAIN, random, exact: true })).toMatchObject({
    error: { code: 'too-many-deals' },
  });
  const cost = exactCost({ hands: four, rules: PLAIN });
  expect(cost.ok && cost.value.seconds > 86_400).toBe(true);
});

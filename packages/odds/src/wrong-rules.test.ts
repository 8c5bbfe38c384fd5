/** Odds of the wrong kind of rules, from a caller without types: an error, never a number. */
import { expect, test } from 'vitest';
import { handRules, studOrder, studRules, type HandRules, type StudRules } from '@tapete/rules';
import { countHands, steps } from './count-hands.ts';
import { equity } from './equity.ts';
import { knownCards } from './known-cards.ts';
import { sampledEquity } from './sampled-equity.ts';
import { PLAIN, cards } from './testing.ts';

const telesina = studRules({}, 'telesina');
const hands = [cards('As Kd'), cards('Qh Qc')];
const never = (): number => {
  throw new Error('an exact answer draws nothing');
};

test('A♠ K♦ against Q♥ Q♣ at a telesina table of four: 0.350', () => {
  // auto11: 11 − 4 = 7, 32 cards. Of C(28, 3) × C(25, 3) = 3276 × 2300 ways to go on, counted with the reference's
  // order, the ace wins 2,640,196 and shares 558: (2,640,196 + 279) ÷ 7,534,800.
  const found = equity({ hands, rules: handRules(telesina, 4), random: never });
  expect(found).toMatchObject({
    ok: true,
    value: { method: 'exact', deals: 7_534_800, seats: [{ win: 2_640_196, tie: 558 }, {}] },
  });
  if (found.ok) expect(found.value.seats[0]!.share).toBeCloseTo(0.3504373, 7);
});

const table = telesina as unknown as HandRules;
const asked: readonly (readonly [string, (rules: HandRules) => unknown])[] = [
  ['equity', (rules) => equity({ hands, rules, random: never })],
  ['equity by sample', (rules) => equity({ hands, rules, samples: 10, random: () => 0.5 })],
  [
    'sampledEquity',
    (rules) => sampledEquity({ hands, dead: [], rules, samples: 10, random: () => 0.5 }),
  ],
  ['knownCards', (rules) => knownCards(hands, [], rules)],
  ['countHands', (rules) => countHands(rules, 5)],
  ['steps', (rules) => steps(rules, 5)],
  ['studOrder', (rules) => studOrder(rules)],
];

test.each(asked)('%s: a table’s own rules are named, and what was expected', (_, ask) => {
  expect(() => ask(table)).toThrow(TypeError);
  expect(() => ask(table)).toThrow(
    "expected the rules of an order of hands, as handRules(rules, players) makes them of a table's rules: " +
      'lowest must be one of 2, 3, 4, 5, 6, 7, 8, not undefined',
  );
  expect(() => ask(PLAIN)).not.toThrow();
});

test.each([
  ['aceLow', 'on'],
  ['flushOverFull', 'false'],
  ['aceStraights', 0],
  ['jokers', 3],
  ['jokers', '1'],
  ['lowest', NaN],
  ['figuras', 'all'],
])('%s %j is no part of an order of hands', (part, value) => {
  const rules = { ...PLAIN, [part]: value };
  for (const [, ask] of asked) expect(() => ask(rules)).toThrow(`${part} must be one of`);
});

test.each([undefined, null, 'telesina', []])('nor is %j', (rules) => {
  for (const [, ask] of asked) expect(() => ask(rules as unknown as HandRules)).toThrow(TypeError);
});

test('and an order of hands is no table’s rules', () => {
  expect(() => handRules(PLAIN as unknown as StudRules, 4)).toThrow(
    'expected the rules of a stud table, as studRules makes them: deck is undefined',
  );
});

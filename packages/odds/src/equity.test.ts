import { seededRandom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { SUITS, isNatural } from '@tapete/rules';
import type { Card, HandRules, NaturalCard, Seen, Suit } from '@tapete/rules';
import { SMALL_RULES, bruteForce, dealt } from './testing/brute-force.ts';
import { equity } from './equity.ts';
import type { EquityRequest } from './equity.ts';
import { exactFew } from './exact-few.ts';
import { exactThree } from './exact-three.ts';
import { knownCards } from './known-cards.ts';
import { PLAIN, cards, seen } from './testing.ts';

const seed = Math.floor(Math.random() * 2 ** 32);
console.log(`equity: seed ${seed}`);
const random = seededRandom(seed);

const valueOf = (found: ReturnType<typeof equity>) => {
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};
const exact = (request: Omit<EquityRequest, 'random'>) => valueOf(equity({ ...request, random }));
const known = (hands: readonly (readonly Seen[])[], dead: readonly Card[], rules: HandRules) => {
  const found = knownCards(hands, dead, rules);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

describe('S6–S11 against every deal looked at, in every kind of ruleset', () => {
  test.each(SMALL_RULES)('%o', (rules) => {
    const [first = [], second = [], dead = []] = dealt(rules, '???? ???h ??', random) as Card[][];
    const rare = dealt(rules, '????h ??? ', random);
    for (const [a, b, gone] of [
      [first, second, dead],
      [rare[0]!, rare[1]!, []],
    ] as const) {
      const found = exact({ hands: [a, b], dead: gone, rules });
      expect(found).toEqual({ method: 'exact', ...bruteForce([a, b], gone, rules) });
      // The seats change places.
      const other = exact({ hands: [b, a], dead: gone, rules });
      expect(other.seats.toReversed()).toEqual(found.seats);
      // C1: suits are equal in every comparison.
      const relabelled = [a, b].map((hand) => hand.map(nextSuit));
      expect(
        exact({ hands: relabelled, dead: gone.map((card: Card) => nextSuit(card)), rules }),
      ).toEqual(found);
    }
  });
});

function nextSuit<C extends Seen>(card: C): C {
  if (!isNatural(card)) return card;
  const suit = SUITS[(SUITS.indexOf(card.charAt(1) as Suit) + 1) % SUITS.length]!;
  return `${card.charAt(0)}${suit}` as NaturalCard as C;
}

test('S34 three seats: the three ways agree with every deal looked at', () => {
  for (const rules of SMALL_RULES.filter((_, i) => i % 7 === 0)) {
    const hands = dealt(rules, '???? ???? ??? ', random).slice(0, 3);
    const brute = bruteForce(hands, [], rules);
    expect(exactFew(known(hands, [], rules), rules)).toEqual(brute);
    expect(exactThree(known(hands, [], rules), rules)).toEqual(brute);
    expect(exact({ hands, rules })).toEqual({ method: 'exact', ...brute });
  }
});

test('S34 three equal hands share by thirds', () => {
  const hands = ['2c 3d 4h 5s', '2d 3h 4s 5c', '2h 3s 4c 5d'].map(seen);
  const found = exactThree(known(hands, [], PLAIN), PLAIN);
  expect(found).toEqual(bruteForce(hands, [], PLAIN));
  const [first, ...others] = found.seats;
  for (const seat of others) expect(seat).toEqual(first);
  expect(first?.share).toBeCloseTo(1 / 3, 15);
});

test.each([
  ['off', 62_858_436, 1_098, 182_570_706],
  ['any', 63_001_176, 1_098, 182_427_966],
  ['pair', 63_021_444, 1_098, 182_407_698],
] as const)(
  'S7 As Kd against Qc Qh, figuras %s: counted by another program',
  (figuras, win, tie, lose) => {
    const rules = { ...PLAIN, figuras };
    const { method, deals, seats } = exact({ hands: [seen('As Kd'), seen('Qc Qh')], rules });
    // C(48, 3) C(45, 3).
    expect([method, deals]).toEqual(['exact', 245_430_240]);
    expect(seats).toEqual([
      { win, tie, lose, share: (win + tie / 2) / deals, se: null },
      { win: lose, tie, lose: win, share: (lose + tie / 2) / deals, se: null },
    ]);
  },
);

test('one card known against one: 3.8 × 10¹⁰ deals, and a sample agrees', () => {
  const hands = [seen('As'), seen('Qc')];
  const { deals, seats } = exact({ hands, rules: PLAIN });
  // C(50, 4) C(46, 4).
  expect(deals).toBe(230_300 * 163_185);
  const sample = exact({ hands, rules: PLAIN, samples: 200_000 });
  expect([sample.method, sample.deals]).toEqual(['sampled', 200_000]);
  for (const [seat, { share, se }] of sample.seats.entries())
    expect(Math.abs(share - seats[seat]!.share)).toBeLessThan(6 * se!);
});

test('what cannot be counted is sampled, and says so', () => {
  const hands = Array.from({ length: 4 }, () => seen('??'));
  const ask = () => equity({ hands, rules: PLAIN, random: seededRandom(seed) });
  const { method, deals, seats } = valueOf(ask());
  expect([method, deals]).toEqual(['sampled', 1_000_000]);
  for (const { win, tie, lose, share, se } of seats) {
    expect(win + tie + lose).toBe(deals);
    expect(Math.abs(share - 1 / 4)).toBeLessThan(6 * se!);
  }
  // It has no chance of its own: from the same numbers it says the same again.
  expect(valueOf(ask())).toEqual({ method, deals, seats });
});

test('nothing left to come: one deal', () => {
  const hands = [seen('2c 3d 4h 5s 7c'), seen('2d 3h 4s 5c 7d')];
  const even = { win: 0, tie: 1, lose: 0, share: 0.5, se: null };
  expect(exact({ hands, rules: PLAIN })).toEqual({
    method: 'exact',
    deals: 1,
    seats: [even, even],
  });
});

test('bad input is refused, not computed', () => {
  expect(equity({ hands: [cards('As'), cards('As')], rules: PLAIN, random })).toEqual({
    ok: false,
    error: { code: 'repeated-card', detail: { seat: 1, index: 0, card: 'As' } },
  });
});

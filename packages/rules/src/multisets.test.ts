import { expect, test } from 'vitest';
import { JOKER, pack } from './cards.ts';
import { ROW_BITS, ROW_MASK, placedMultisets, rankAt } from './multisets.ts';
import { JOKER_KEY, KEY_SHIFT, SUIT_BITS, cardCode, rankKey } from './rank-keys.ts';

const { all, places } = placedMultisets();
const listed = Array.from({ length: all.count }, (_, i) => ({
  ranks: Array.from({ length: all.naturals[i]! }, (_, at) => rankAt(all.ranks[i]!, at)),
  jokers: all.jokers[i]!,
  different: all.different[i] === 1,
  sum: all.sums[i]!,
}));

test('every multiset of 1–5 ranks with up to two jokers is there once', () => {
  // Multisets of n of 13 ranks: C(n+12, n); four equal at most takes 13 away for n = 5.
  // No joker 13 + 91 + 455 + 1820 + 6175; one 1 + 13 + 91 + 455 + 1820; two 1 + 13 + 91 + 455.
  expect([0, 1, 2].map((n) => listed.filter(({ jokers }) => jokers === n).length)).toEqual([
    8554, 2380, 560,
  ]);
  expect(new Set(listed.map(({ ranks, jokers }) => `${ranks.join()}+${jokers}`)).size).toBe(11494);
  for (const { ranks, jokers, different } of listed) {
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(ranks.every((rank) => rank >= 2 && rank <= 14)).toBe(true);
    expect(ranks.length + jokers).toBeLessThanOrEqual(5);
    expect(different).toBe(new Set(ranks).size === ranks.length);
  }
});

test('those with fewer jokers come first', () => {
  const jokers = [...all.jokers];
  expect(jokers).toEqual([...jokers].sort());
});

test('rank keys: no two multisets, of whatever number of cards, have the same sum', () => {
  for (const { ranks, jokers, sum } of listed)
    expect(ranks.reduce((total, rank) => total + rankKey(rank), jokers * JOKER_KEY)).toBe(sum);
  expect(new Set(all.sums).size).toBe(all.count);
});

test('each sum has a place of its own in a table small enough for 100 kB an order', () => {
  const taken = [...all.sums].map((sum) => places.shift[sum >> ROW_BITS]! + (sum & ROW_MASK));
  expect(new Set(taken).size).toBe(all.count);
  expect(Math.min(...taken)).toBe(0);
  expect(Math.max(...taken)).toBe(places.size - 1);
  // Sorting keeps a place in 14 bits; two tables of two bytes a place.
  expect(places.size).toBeLessThanOrEqual(2 ** 14);
  expect(2 * 2 * places.size).toBeLessThanOrEqual(100_000);
});

test('card codes: the largest sum of suit bits stays below the keys, the largest sum is a small integer', () => {
  // Three spades and two jokers: 3 × 8 + 2 × 15 = 54 of 64; five spades 40.
  expect(2 ** KEY_SHIFT).toBeGreaterThan(54);
  expect(Math.max(...all.sums) << KEY_SHIFT).toBeLessThan(2 ** 30);
  const codes = pack(2, 1).map(cardCode);
  expect(new Set(codes).size).toBe(53);
  expect(cardCode(JOKER) & SUIT_BITS).toBe(SUIT_BITS);
  expect([...new Set(codes.slice(0, 52).map((code) => code & SUIT_BITS))]).toEqual([1, 2, 4, 8]);
  expect(cardCode('As') >> KEY_SHIFT).toBe(rankKey(14));
});

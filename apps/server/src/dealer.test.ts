import { pack } from '@tapete/rules';
import { expect, test } from 'vitest';
import { drawBelow, makeDealer, shuffle } from './dealer.ts';
import { makeVirtualEnv, seededBytes } from './testing/virtual-env.ts';

/** Hands out the given words, big-endian. */
const words =
  (...values: number[]) =>
  (): Uint8Array => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(values.shift() ?? 0);
    return bytes;
  };

test('a lot is the word modulo n, and words above the last whole multiple are drawn again', () => {
  expect(drawBelow(6, words(0))).toBe(0);
  expect(drawBelow(6, words(17))).toBe(5);
  // 2³² = 6 × 715,827,882 + 4: the last four words would favour 0…3.
  expect(drawBelow(6, words(4_294_967_291))).toBe(5);
  for (const biased of [4_294_967_292, 4_294_967_293, 4_294_967_294, 4_294_967_295]) {
    expect(drawBelow(6, words(biased, 3))).toBe(3);
  }
  expect(() => drawBelow(0, words(0))).toThrow();
});

test('a shuffle keeps every card', () => {
  const cards = pack(2);
  const shuffled = shuffle(cards, seededBytes('keeps'));
  expect([...shuffled].sort()).toEqual([...cards].sort());
  expect(shuffled).not.toEqual(cards);
});

test('all 24 orders of four come equally often', () => {
  const randomBytes = seededBytes('orders-1');
  const counts = new Map<string, number>();
  const rounds = 24_000;
  for (let i = 0; i < rounds; i++) {
    const order = shuffle(['a', 'b', 'c', 'd'], randomBytes).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // χ² with 23 degrees of freedom: above 49.7 once in a thousand samples (the seed is fixed).
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(49.7);
});

test('a bot thinks 0.7 to 1.8 seconds', () => {
  const dealer = makeDealer(makeVirtualEnv('pauses'));
  const pauses = Array.from({ length: 2000 }, dealer.pause);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(700);
  expect(Math.max(...pauses)).toBeLessThan(1800);
});

import { seededRandom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { knownCards } from './known-cards.ts';
import { sampledEquity } from './sampled-equity.ts';
import { PLAIN, cards, seen } from './testing.ts';

const seed = Math.floor(Math.random() * 2 ** 32);
console.log(`sampled equity: seed ${seed}`);
const sample = (hands: readonly string[], samples: number, dead = '') =>
  sampledEquity({
    hands: hands.map(seen),
    dead: cards(dead),
    rules: PLAIN,
    samples,
    random: seededRandom(seed),
  });

test('S34 two seats: within six standard errors of the exact share', () => {
  const { share, win, tie, lose, se, deals } = sample(['As Kd', 'Qc Qh'], 200_000);
  // Exact counts: 62,858,436 won, 1,098 split of 245,430,240.
  const exact = (62_858_436 + 1_098 / 2) / 245_430_240;
  expect(Math.abs(share[0]! - exact)).toBeLessThan(6 * se[0]!);
  expect(se[0]).toBeCloseTo(Math.sqrt((exact * (1 - exact)) / 200_000), 5);
  expect(share[0]! + share[1]!).toBeCloseTo(1, 12);
  expect(win[0]! + tie[0]! + lose[0]!).toBe(deals);
  expect([win[1], tie[1]]).toEqual([lose[0], tie[0]]);
});

test('hidden and coming cards are the same; eight seats that know nothing share alike', () => {
  const { share, se } = sample(['??', '', '?? ??', '', '', '', '??', ''], 100_000);
  for (const [seat, each] of share.entries())
    expect(Math.abs(each - 1 / 8)).toBeLessThan(6 * se[seat]!);
});

test('S34 equal hands split: nothing unknown, nothing random', () => {
  const account = sample(['2c 3d 4h 5s 7c', '2d 3h 4s 5c 7d', '2h 3s 4c 5d 6h'], 10);
  expect(account.share).toEqual([0, 0, 1]);
  const split = sample(['2c 3d 4h 5s 7c', '2d 3h 4s 5c 7d', 'Th 2s 4c 5d 6h'], 10, 'As');
  expect(split).toEqual({
    share: [0, 0, 1],
    win: [0, 0, 10],
    tie: [0, 0, 0],
    lose: [10, 10, 0],
    se: [0, 0, 0],
    deals: 10,
  });
  const even = sample(['2c 3d 4h 5s 7c', '2d 3h 4s 5c 7d'], 10);
  expect([even.share, even.tie]).toEqual([
    [0.5, 0.5],
    [10, 10],
  ]);
});

test('a dead card is never dealt', () => {
  // The ten of clubs alone would beat the full house, and it is dead.
  const { win } = sample(['Ac Kc Qc Jc ??', '2d 2h 2s 3d 3h'], 20_000, 'Tc');
  expect(win[0]).toBe(0);
});

test('bad hands are refused with their place', () => {
  const fault = (hands: readonly string[], dead = '', rules = PLAIN) => {
    const known = knownCards(hands.map(seen), cards(dead), rules);
    return known.ok ? known : known.error;
  };
  expect(fault(['As'])).toEqual({ code: 'too-few-seats', detail: { seats: 1, min: 2 } });
  expect(fault(Array<string>(9).fill(''))).toEqual({
    code: 'too-many-seats',
    detail: { seats: 9, max: 8 },
  });
  expect(fault(['As', '?? 2c As'])).toEqual({
    code: 'repeated-card',
    detail: { seat: 1, index: 2, card: 'As' },
  });
  expect(fault(['As', '2c'], 'Kd 2c')).toEqual({
    code: 'repeated-card',
    detail: { seat: 'dead', index: 1, card: '2c' },
  });
  expect(fault(['As', '6c'], '', { ...PLAIN, lowest: 7 })).toEqual({
    code: 'card-not-in-pack',
    detail: { seat: 1, index: 0, card: '6c' },
  });
  expect(fault(['Jk', ''])).toMatchObject({ code: 'card-not-in-pack' });
  expect(fault(['Jk', 'Jk'], '', { ...PLAIN, jokers: 1 })).toMatchObject({ code: 'repeated-card' });
  expect(fault(['Jk', 'Jk'], '', { ...PLAIN, jokers: 2 })).toMatchObject({ ok: true });
  expect(fault(['', '?? ?? ?? ?? ?? ??'])).toEqual({
    code: 'too-many-cards',
    detail: { seat: 1, cards: 6, max: 5 },
  });
  // S3: 28 cards, six seats need 30.
  expect(fault(Array<string>(6).fill(''), '', { ...PLAIN, lowest: 8 })).toEqual({
    code: 'pack-too-small',
    detail: { cards: 28, needed: 30 },
  });
});

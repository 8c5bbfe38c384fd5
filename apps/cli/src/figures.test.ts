import { describe, expect, it } from 'vitest';
import { answered } from './testing.ts';

describe('count', () => {
  it('T12 22,100 hands of three in six categories', async () => {
    expect(await answered(['count', 'three'])).toEqual({
      total: 22_100,
      counts: {
        'high-card': 16_440,
        pair: 3744,
        flush: 1096,
        straight: 720,
        'three-of-a-kind': 52,
        'straight-flush': 48,
      },
      distinct: 741,
    });
  });

  // C(34, 2) = 561 with two jokers; 8 ranks of 4: 8 × 6 pairs, a joker pairs any of 32 cards twice, and the jokers themselves.
  it('S4, S12 jokers are distinct cards; every category is there', async () => {
    const answer = (await answered([
      'count',
      'stud',
      '--cards',
      '2',
      '--deck',
      '7',
      '--jokers',
      '2',
    ])) as { counts: Record<string, number> };
    expect(answer).toMatchObject({ total: 561, counts: { pair: 48 + 64 + 1, 'high-card': 448 } });
    expect(Object.keys(answer.counts)).toHaveLength(11);
  });
});

describe('odds and equity', () => {
  // C(49, 3) = 18,424 hands of the dealer.
  it('T6–T8 one hand: the four counts sum to the deals', async () => {
    const answer = (await answered(['odds', 'three', 'Qs 6d 4c'])) as Record<
      'deals' | 'notQualify' | 'win' | 'tie' | 'lose',
      number
    >;
    const { deals, notQualify, win, tie, lose } = answer;
    expect(deals).toBe(18_424);
    expect(notQualify + win + tie + lose).toBe(deals);
    expect(answer).toMatchObject({ ev: { fold: { num: -18_424, den: 18_424 } }, best: 'play' });
  });

  it('T13 the optimum is Q-6-4', async () => {
    expect(await answered(['odds', 'three'])).toMatchObject({
      deals: 407_170_400,
      threshold: 'Q-6-4',
      ante: { strategy: 'optimal', evDen: 407_170_400 },
    });
  });

  // C(48, 3) × C(45, 3) = 17,296 × 14,190.
  it('two cards known each: 245,430,240 unordered ends', async () => {
    const answer = (await answered(['equity', 'stud', 'As Ad', '?? Kc Qc'])) as {
      seats: readonly { share: number; se: unknown }[];
    };
    expect(answer).toMatchObject({ method: 'exact', deals: 17_296 * 14_190 });
    expect(answer.seats.map(({ se }) => se)).toEqual([null, null]);
    expect(answer.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('a sample of its own size; the same seed says the same', async () => {
    const args = ['equity', 'stud', 'As Ad', 'Kc Qc', 'Jh Jd', '--samples', '2000', '--seed', 'x'];
    const first = await answered(args);
    expect(first).toMatchObject({ method: 'sampled', deals: 2000 });
    expect(await answered(args)).toEqual(first);
  });
});

describe('simulate', () => {
  it.each(['stud', 'three'])(
    '%s: the same seed gives the same chips; chips are conserved',
    async (game) => {
      const args = [
        'simulate',
        game,
        '--deals',
        '60',
        '--seed',
        '7',
        '--seats',
        '3',
        '--bots',
        'random',
      ];
      const first = (await answered(args)) as { chips: Record<string, number>; house?: number };
      expect(first).toMatchObject({
        deals: 60,
        seed: 7,
        checks: { conserved: true, terminated: true },
      });
      expect(Object.keys(first.chips)).toHaveLength(3);
      const sum = Object.values(first.chips).reduce((total, net) => total + net, first.house ?? 0);
      expect(sum).toBe(0);
      expect(((await answered(args)) as typeof first).chips).toEqual(first.chips);
      const other = (await answered([...args, '--seed', '8'])) as typeof first;
      expect(other.chips).not.toEqual(first.chips);
    },
  );
});

// The seed that is told, given again, plays the same deals.
describe.each(['00012', '-0', '1e3', '12', '-7', 'abc', '9007199254740993'])(
  'simulate --seed %s',
  (seed) => {
    it('tells a seed that plays the same again', async () => {
      const run = async (text: string): Promise<{ seed: number | string; chips: unknown }> =>
        (await answered(['simulate', 'three', '--deals', '20', `--seed=${text}`])) as {
          seed: number | string;
          chips: unknown;
        };
      const first = await run(seed);
      expect(String(first.seed)).toBe(seed);
      expect(typeof first.seed).toBe(seed === '12' || seed === '-7' ? 'number' : 'string');
      expect((await run(String(first.seed))).chips).toEqual(first.chips);
    });
  },
);

import { describe, expect, it } from 'vitest';
import { answered, called } from './testing.ts';

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

describe('equity of three seats and more', () => {
  // C(46, 3) × C(43, 3) × C(40, 3) = 15,180 × 12,341 × 9,880.
  it('three seats with two cards known each are counted', async () => {
    const answer = await answered(['equity', 'stud', 'As Ad', 'Kc Qc', 'Jh Jd']);
    expect(answer).toMatchObject({ method: 'exact', deals: 15_180 * 12_341 * 9_880 });
  });

  // 32 cards, 4 known: C(28, 4) C(24, 4) C(20, 3) ends.
  it('--exact counts what is sampled otherwise, and says first on stderr how long', async () => {
    const args = ['equity', 'stud', 'As', 'Kd', 'Qc Qh', '--deck', '7', '--lang', 'es', '--json'];
    expect(await answered(args.slice(0, -1))).toMatchObject({ method: 'sampled' });
    const { exit, out, err } = await called([...args, '--exact']);
    const deals = 20_475 * 10_626 * 1140;
    expect([exit, JSON.parse(out)]).toMatchObject([0, { method: 'exact', deals }]);
    expect(err).toBe('248.026.779.000 finales por contar: unos 2 s\n');
  });

  it('a sample says what ± is', async () => {
    const args = ['equity', 'stud', 'As', 'Ks', 'Qs', '--samples', '100'];
    expect((await called(args)).out).toContain('100 ends at random; ± one standard error\n');
    const es = await called([...args, '--lang', 'es']);
    expect(es.out).toContain('100 finales al azar; ± un error típico\n');
  });

  it.each([
    [['As', 'Ks', '--exact', '--samples', '5'], '--exact: expected the call without --samples'],
    [['As', 'Ks', 'Qs', 'Js', '--exact'], '--exact: expected a question that is counted within'],
  ])('%j is refused', async (args, says) => {
    const { exit, err } = await called(['equity', 'stud', ...args]);
    expect([exit, err]).toEqual([2, expect.stringContaining(says)]);
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

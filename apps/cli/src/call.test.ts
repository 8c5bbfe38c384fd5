import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { STUD_REFUSALS, THREE_REFUSALS } from '@tapete/rules';
import { answered, called } from './testing.ts';

const COMMANDS = [
  'eval',
  'compare',
  'count',
  'odds',
  'equity',
  'replay',
  'simulate',
  'play',
  'verify',
  'export',
  'serve',
];

describe('help', () => {
  it.each(COMMANDS)('%s --help has an example, in both languages', async (command) => {
    const en = await called([command, '--help']);
    expect([en.exit, en.err]).toEqual([0, '']);
    expect(en.out).toMatch(new RegExp(`Examples:\\n  .*tapete ${command}`));
    const es = await called([command, '--help', '--lang', 'es']);
    expect(es.out).toContain('Ejemplos:');
    expect(es.out).toContain('Uso: tapete');
  });

  it('every refusal code stands in the help of replay', async () => {
    const { out } = await called(['replay', '--help']);
    for (const code of [...STUD_REFUSALS, ...THREE_REFUSALS]) expect(out).toContain(`  ${code} `);
  });

  it('--version', async () => {
    expect(await called(['--version'])).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });
});

describe('a call that is wrong: exit 2, one line, nothing on stdout', () => {
  it.each([
    [[], 'eval|compare|count'],
    [['evil'], '«evil»'],
    [['--jsn'], '«--jsn»'],
    [['eval'], 'tapete eval'],
    [['eval', 'stud'], 'tapete eval'],
    [['eval', 'strud', 'As'], 'three|stud'],
    [['eval', 'stud', 'As', '--jsn'], '«--jsn»'],
    [['eval', 'stud', 'As', '--lang', 'fr'], 'es|en'],
    [['eval', 'stud', 'As', '--deck'], '--deck'],
    [['eval', 'stud', 'As', '--deck', '9'], 'full|auto|auto11|2|3|4|5|6|7|8'],
    [['eval', 'stud', 'As', '--deck', 'auto'], '--players'],
    [['eval', 'stud', 'As', '--preset', 'telesina'], '--players'],
    [['eval', 'stud', 'As', '--players', '9'], '2'],
    [['eval', 'stud', 'As', '--figuras', 'some'], 'any|pair|off'],
    [['eval', 'three', 'As Ks Qs', '--deck', '7'], 'stud'],
    [['eval', 'stud', 'As Ks Qs Js Ts 9s'], '1–5'],
    [['eval', 'stud', 'As ??'], '«??»'],
    [['eval', 'stud', '6s', '--deck', '7'], '«6s»'],
    [['eval', 'stud', 'As as'], 'cards[1]'],
    [['eval', 'three', 'As Ks'], '3'],
    [['compare', 'stud', 'As'], 'two hands'],
    [['compare', 'stud', 'As', 'As Ks'], 'hand 1'],
    [['count', 'stud', '--cards', '6'], '--cards'],
    [['count', 'three', '--cards', '2'], '--cards'],
    [['odds', 'stud'], 'three'],
    [['odds', 'three', '--strategy', 'Z'], 'optimal|always'],
    [['odds', 'three', '--ante-bonus', '5-4'], '--ante-bonus'],
    [['odds', 'three', 'As Ks Qs', '--dead', 'As'], '--dead[0]'],
    [['odds', 'three', '--dead', 'As'], '3 cards'],
    [['equity', 'stud', 'As'], '2 to 8'],
    [['equity', 'stud', 'As', 'As'], 'seat 1[0]'],
    [['equity', 'stud', 'As Ks Qs Js Ts 9s', '2c'], 'seat 0'],
    [['equity', 'stud', 'As', 'Ks', '--samples', '0'], '--samples'],
    [['simulate', 'stud', '--seats', '9'], '--seats'],
    [['simulate', 'stud', '--bots', 'nobody'], 'random|'],
    [['simulate', 'stud', '--seats', '6', '--deck', '8'], 'S3'],
    [['replay', 'no/such/file.json'], 'no/such/file.json'],
    [['replay', tmpdir()], 'EISDIR'],
    [['verify', 'x'], 'not built yet'],
    [['export', 'x', '--as', 'text'], 'not built yet'],
  ])('%j', async (args, says) => {
    for (const lang of ['en', 'es']) {
      const at = args.includes('--lang') ? [] : ['--lang', lang];
      const { exit, out, err } = await called(args.length === 0 ? [] : [...args, ...at]);
      expect([exit, out]).toEqual([2, '']);
      expect(err).toMatch(/^tapete: .*\n$/);
      if (lang === 'en') expect(err).toContain(says);
    }
  });
});

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

describe('play', () => {
  it.each([
    ['three', 'es', '10 5\nv\n\nn\nq\n', 'Te levantas con'],
    ['three', 'en', '10\np\nq\n', 'You leave with'],
    ['stud', 'es', `${'n\n'.repeat(3)}q\n`, 'Te levantas con'],
    ['stud', 'en', `zz\n${'f\n'.repeat(3)}`, 'You leave with'],
  ])('%s in %s: a few deals and a farewell', async (game, lang, input, says) => {
    const { exit, out, err } = await called(['play', game, '--lang', lang, '--bots', 'random'], {
      input,
    });
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain(says);
    expect(out).toContain(lang === 'es' ? '— Mano 1 —' : '— Deal 1 —');
  });
});

it('colours on a terminal alone, and never with NO_COLOR', async () => {
  const args = ['eval', 'stud', 'Ad'];
  const red = '\u001b[31mA♦';
  expect((await called(args, { terminal: true })).out).toContain(red);
  expect((await called(args, { terminal: true, env: { NO_COLOR: '1' } })).out).not.toContain(
    '\u001b',
  );
  expect((await called(args)).out).not.toContain('\u001b');
});

it('speaks as --lang says, else LC_ALL, else LANG, else English', async () => {
  const said = async (env: Record<string, string>, ...args: string[]): Promise<string> =>
    (await called(['eval', 'stud', 'As', ...args], { env })).out;
  expect(await said({ LANG: 'es_ES.UTF-8' })).toContain('Carta mayor: as');
  expect(await said({ LANG: 'en_GB', LC_ALL: 'es' })).toContain('Carta mayor: as');
  expect(await said({ LANG: 'es_ES.UTF-8', LC_ALL: 'C' })).toContain('High card: ace');
  expect(await said({ LANG: 'es_ES.UTF-8' }, '--lang', 'en')).toContain('High card: ace');
  expect(await said({}, '--lang=es')).toContain('Carta mayor: as');
  expect(await said({})).toContain('High card: ace');
});

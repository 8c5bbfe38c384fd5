import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '@tapete/bots';
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

  it('a call of nothing, or of what every command takes, is helped', async () => {
    const help = await called(['--help']);
    for (const args of [[], ['--json'], ['--lang', 'en'], ['--lang=en', '--json']]) {
      expect(await called(args)).toEqual(help);
    }
    expect((await called(['--lang', 'es'])).out).toContain('Uso: tapete [opciones] [orden]');
  });

  it.each(['play', 'simulate'])(
    '%s names the bots, and says whose the options are',
    async (name) => {
      const { out } = await called([name, '--help']);
      expect(out).toContain(BOT_NAMES.join('|'));
      expect(out).toContain('stud 2…8, three 1…7');
      const [, stud = '', three = ''] = out.split(/^(?:stud|three) only:$/m);
      expect(stud).toMatch(/--deck [^]*--max-bet /);
      expect(three).toContain('--fold-pair-plus ');
      expect((await called([name, '--help', '--lang', 'es'])).out).toContain('Solo con stud:');
    },
  );

  it('--version --json', async () => {
    const { out } = await called(['--version']);
    for (const flag of ['-V', '--version']) {
      expect(await answered([flag])).toEqual({ version: out.trim() });
    }
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
    [['evil'], '«evil»: expected eval|compare|count'],
    [['evil', '--help'], '«evil»: expected eval|compare|count'],
    [['--json', 'evil', '-h'], '«evil»'],
    [['--jsn'], '«--jsn»: expected --version|--json|--lang|--help'],
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
    [['eval', 'three', 'As Ks Qs', '--deck', '7'], 'an option of three: this one is of stud'],
    [['play', 'stud', '--pair-plus', '9'], 'an option of stud: this one is of three'],
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
    [['equity', 'stud', 'As'], 'equity: expected 2 to 8 seats, not 1'],
    [['equity', 'stud', 'As', 'As'], 'seat 1[0]'],
    [['equity', 'stud', 'As Ks Qs Js Ts 9s', '2c'], 'seat 0'],
    [['equity', 'stud', 'As', 'Ks', '--samples', '0'], '--samples'],
    [['simulate', 'stud', '--seats', '9'], '--seats'],
    [['simulate', 'stud', '--bots', 'nobody'], 'random|'],
    [['simulate', 'stud', '--seats', '6', '--deck', '8'], 'S3'],
    [
      ['replay', 'no/such/file.json'],
      'no/such/file.json: expected a file that can be read (it does',
    ],
    [['replay', tmpdir()], 'it is a folder'],
    [
      ['simulate', 'stud', '--max-bet', '5'],
      '--max-bet: «5»: expected 10 or more (the minimum bet',
    ],
    [['play', 'stud', '--max-bet', '5'], '--max-bet: «5»: expected 10 or more (the minimum bet'],
    [['play', 'stud', '--min-bet', '2000', '--max-bet', '9'], 'expected 2,000 or more'],
    [
      ['play', 'stud', '--seats', '6', '--deck', '8'],
      '--deck: «8»: expected 30 cards or more for 6',
    ],
    [['simulate', 'stud', '--seats', '8', '--deck', '7'], 'for 8 seats, not 32 (S3)'],
    [
      ['equity', 'stud', 'As', 'Ks', 'Qs', 'Js', 'Ts', 'Ac', '--deck', '8'],
      '--deck: «8»: expected 24',
    ],
    [['play', 'stud', '--players', '3'], '--players: «3»: expected 4, the seats of the game'],
    [['simulate', 'stud', '--players', '3'], '--players: «3»: expected 4, the seats of the game'],
    [['play', 'three', '--json'], '«--json»'],
    [['eval', 'stud', 'As', '--preset', 'telesina'], '--preset: «telesina»'],
    [['play', 'three', '--seats', '8'], 'from 1 to 7'],
    [['eval', 'stud', '10d 10♦'], 'cards[1]: «10♦»'],
    [['eval', 'stud', 'As *'], 'cards[1]: «*»: expected a card other than a joker'],
    [['eval', 'stud', 'As*jK', '--jokers', '1'], 'cards[2]: «jK»: expected one joker alone'],
    [['odds', 'three', '10s Ks Qs', '--dead', '10♠'], '--dead[0]: «10♠»'],
    [['verify', 'x'], 'not built yet'],
    [['export', 'x', '--as', 'text'], 'not built yet'],
  ])('%j', async (args, says) => {
    for (const lang of ['en', 'es']) {
      const at = args.includes('--lang') ? [] : ['--lang', lang];
      const { exit, out, err } = await called([...args, ...at]);
      expect([exit, out]).toEqual([2, '']);
      expect(err).toMatch(/^tapete: .*\n$/);
      if (lang === 'en') expect(err).toContain(says);
    }
  });
});

it('a rule that cannot be played is named in Spanish too', async () => {
  const said = async (...args: string[]): Promise<string> =>
    (await called([...args, '--lang', 'es'])).err;
  expect(await said('play', 'stud', '--max-bet', '5')).toBe(
    'tapete: --max-bet: «5»: se espera: 10 o más (la apuesta mínima, S27)\n',
  );
  expect(await said('simulate', 'stud', '--seats', '6', '--deck', '8')).toBe(
    'tapete: --deck: «8»: se espera: 30 cartas o más para 6 asientos, no 28 (S3): --deck más bajo o menos --seats\n',
  );
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

describe('play', () => {
  it.each([
    [
      'es',
      'p\nv\n\n',
      /^\s*(Da Tú|Tú (enseña|no enseña|habla)|.*(a Tú))/m,
      /^(Das tú\.|Da \p{L}+\.) /mu,
    ],
    ['en', 'p\nc\n\n', /You (deals|shows|does|speaks)|to You/, /^(You deal|\p{L}+ deals)\. /mu],
  ])('in %s the player is spoken to', async (lang, said, never, always) => {
    const play = ['play', 'stud', '--lang', lang, '--seats', '2', '--max-bet', '10'];
    const { exit, out } = await called(play, { input: said.repeat(60) });
    expect(exit).toBe(0);
    expect(out).not.toMatch(never);
    expect(out).toMatch(always);
    expect(out).toMatch(lang === 'es' ? /^ {2}Enseñas /m : /^ {2}You show /m);
  });

  it('T14 three cards alone against the house', async () => {
    const { exit, out } = await called(['play', 'three', '--seats', '1'], { input: '10\np\nq\n' });
    expect(exit).toBe(0);
    expect(out).toContain('You: play 10');
    expect(out).toMatch(/^Dealer: /m);
  });

  // A stack of 20: an ante of 1 to 10, and beside one of 8 there are 20 − 16 = 4 for Pair Plus.
  it('T16 bets out of range are refused with the range they have', async () => {
    const play = ['play', 'three', '--seats', '1', '--stack', '20'];
    const input = '0\n11\n-5\n8 5\n8 4\nf\n\n';
    const { exit, out } = await called(play, { input });
    expect(exit).toBe(0);
    expect(out.match(/The ante: 1–10 \(T16\)\./g)).toHaveLength(2);
    expect(out.match(/One or two numbers/g)).toHaveLength(1);
    expect(out).toContain('Pair Plus beside an ante of 8: 0–4 (T16).');
    expect(out).toContain('Deal 1');
  });

  // Folded, 40 − 15 − 5 leaves 20: half of it is the most for an ante, and so on down.
  it('T16 the bet in brackets can always be posted', async () => {
    const play = ['play', 'three', '--seats', '1', '--stack', '40'];
    const { exit, out } = await called(play, { input: `15 5\n${'f\n\n'.repeat(40)}` });
    expect(exit).toBe(0);
    const asked = [...out.matchAll(/^stack ([\d,]+)\nAnte .* \[(\d+) (\d+)\]/gm)];
    expect(asked.length).toBeGreaterThan(2);
    for (const [, stack = '', ante, plus] of asked) {
      expect(2 * Number(ante) + Number(plus)).toBeLessThanOrEqual(Number(stack.replace(',', '')));
    }
    expect(out).not.toContain('(T16)');
  });

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

import { expect, it } from 'vitest';
import { run } from './main.ts';
import { called } from './testing.ts';
import { TEXTS } from './texts.ts';

it.each([
  [
    'es',
    'p\nv\n\n',
    /^\s*(Da Tú|Tú (enseña|no enseña|habla)|.*(a Tú))/m,
    /^(Das tú\.|Da \p{L}+\.) /mu,
  ],
  ['en', 'k\nc\n\n', /You (deals|shows|does|acts)|to You/, /^(You deal|\p{L}+ deals)\. /mu],
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
  ['three', 'es', '10 5\nj\n\nr\nq\n', 'Te levantas con'],
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

// A thousand in the one language is one in the other: what may be either is not played.
it.each([
  ['es', 'three', '1.000 500\nj\n', 'ante 1.000, pair plus 500'],
  ['es', 'three', '1,000\n', '«1,000»: fichas enteras, como 10000 o 10.000'],
  ['es', 'three', '10 20,5\n', '«20,5»: fichas enteras'],
  ['es', 'three', '1 000\n', 'Uno o dos números'],
  ['en', 'three', '1,000\nf\n', 'ante 1,000'],
  ['en', 'three', '1.000\n', '“1.000”: whole chips, as 10000 or 10,000'],
  ['en', 'stud', 'b 1.000\n', '“1.000”: whole chips'],
])('in %s, %s: chips as people write them: %j', async (lang, game, input, says) => {
  const play = ['play', game, '--lang', lang, '--stack', '10000', '--seats', '2', '--bots'];
  // A random bot may fold for nothing, before anything is asked.
  const { out } = await called([...play, 'regular'], { input });
  expect(out).toContain(says);
});

it('the whole stack has a letter that says nothing else in either language', () => {
  const letters = (lang: 'es' | 'en'): readonly (readonly [string, string])[] =>
    Object.entries(TEXTS[lang].typed).map(([key, [letter = '']]) => [key, letter]);
  const all = [...letters('es'), ...letters('en')];
  for (const lang of ['es', 'en'] as const) {
    const stack = TEXTS[lang].typed['all-in'][0];
    expect(all.filter(([key, letter]) => letter === stack && key !== 'all-in')).toEqual([]);
  }
});

// `?` and words that are none are answered without a turn of the table.
it('what has been told is taken before the next word is read', async () => {
  const seen: string[] = [];
  async function* input(): AsyncGenerator<string> {
    for (const word of ['n\n', '?\n', 'zz\n', '\n', '?\n', 'n\n']) {
      seen.push(`read ${word.trim()}`);
      await Promise.resolve();
      yield word;
    }
  }
  await run(['play', 'stud', '--lang', 'es', '--bots', 'random'], {
    out: () => void (seen.at(-1) !== 'told' && seen.push('told')),
    taken: () => (seen.push('taken'), Promise.resolve()),
    err: () => {},
    input: input(),
    env: {},
    outIsTerminal: false,
    errIsTerminal: false,
  });
  const reads = [...seen.keys()].filter((i) => seen[i]?.startsWith('read'));
  expect(reads.length).toBe(6);
  for (const i of reads) expect(seen[i - 1]).toBe('taken');
});

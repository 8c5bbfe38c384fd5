/** What people read: one language at a time, its numbers, and the words it hears. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stud, studRules, type Card, type StudDeal } from '@tapete/rules';
import { studKey } from './games/stud-keys.ts';
import { threeKey } from './games/three.ts';
import { sayRefusal } from './refusals.ts';
import { answers, called } from './testing.ts';
import { PLAIN } from './voice.ts';

const COMMANDS = 'eval compare count odds equity replay simulate play verify export serve';
const ENGLISH =
  /\[options\]|\[command\]|\b(cards|hands|seats|file|args|help|expected|or|and|from|to|integers?|an?|object|built|examples?|usage)\b(?!-|\.)/i;

/** Without what is the same in every language: flags with their machine words, codes, examples, scripts. */
const spoken = (help: string): string =>
  help
    .split('\n')
    .filter((line) => !/^ {2}(npx|\{)|^ {3}"|^ {2}-h, --help/.test(line))
    .map((line) => line.replace(/--[a-z-]+( <[a-z|0-9…,-]+>)?/gi, '').replace(/<three\|stud>/, ''))
    .map((line) => line.replace(/^ {2}(\S+)/, '').replace(/^Uso: tapete \S+/, ''))
    .join('\n');

describe('Spanish throughout', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapete-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['', ...COMMANDS.split(' ')])('%s --help', async (name) => {
    const { out } = await called([...(name === '' ? [] : [name]), '--help', '--lang', 'es']);
    const en = await called([...(name === '' ? [] : [name]), '--help', '--lang', 'en']);
    expect(spoken(en.out)).toMatch(ENGLISH);
    expect(out).toMatch(/^Uso: tapete .*\[(opciones|orden)\]/);
    // «a» is a Spanish word too.
    expect(spoken(out).replace(/\ba\b/gi, '')).not.toMatch(ENGLISH);
  });

  it.each([
    [
      ['odds', 'three', '--ante-bonus', '5-4'],
      '--ante-bonus: «5-4»: se espera: 3 enteros de 0 a 10000',
    ],
    [['odds', 'three', '--pair-plus', '5-4'], 'se espera: 5 o 6 enteros de 0 a 10000'],
    [['simulate', 'stud', '--max-bet', '0'], 'se espera: stack|pot o un entero de 1 a'],
    [['eval'], 'se espera: tapete eval [opciones] <three|stud> <cartas...>'],
    [['eval', 'stud', 'As As'], 'cartas[1]: «As»: se espera: cada carta una sola vez'],
    [['compare', 'stud', 'As', 'Kx'], 'jugada 1[0]: «Kx»'],
    [['equity', 'stud', 'As', 'As'], 'asiento 1[0]: «As»'],
    [['verify', 'x'], 'verify: aún no está hecho'],
  ])('%j', async (args, says) => {
    expect((await called([...args, '--lang', 'es'])).err).toContain(says);
  });

  it.each([
    ['{"game": three}', 'un valor JSON'],
    ['{"game": "three"', '"," o "}" (el texto acaba antes de tiempo)'],
    ['', 'un valor JSON (el texto está vacío)'],
    [' \n', 'un valor JSON (el texto está vacío)'],
    ['{game: 1}', 'una clave entre comillas dobles'],
    ['{"game": 1, "game": 2}', 'cada clave una sola vez'],
    ['{"game": "three} ', 'comillas que cierren (el texto acaba antes de tiempo)'],
    ['{} {}', 'un solo documento JSON'],
    ['[[['.repeat(60), '100 niveles a lo sumo'],
    ['{"game": "three", "seats": [], "deck": "", "rules": 1}', 'un objeto'],
  ])('what is wrong with %s', async (input, says) => {
    const file = join(folder, 'script.json');
    writeFileSync(file, input);
    const said = await called(['replay', file, '--lang', 'es']);
    expect([said.exit, said.out]).toEqual([2, '']);
    expect(said.err.endsWith(`: se espera: ${says}\n`)).toBe(true);
  });
});

it('a batch answers in one language', async () => {
  const expected = async (...args: string[]): Promise<readonly string[]> => {
    const [input = '', ...call] = args;
    const said = await called([...call, '--lang', 'es'], { input });
    return answers(said).map((each) => (each as { error: { expected: string } }).error.expected);
  };
  expect(await expected('{]', 'replay', '-')).toEqual(['una clave entre comillas dobles']);
  expect(await expected('{"game"', 'replay', '-')).toEqual([
    '":" (el texto acaba antes de tiempo)',
  ]);
  expect(await expected('As Kx', 'eval', 'stud', '-')).toEqual([
    'cartas[1]: una carta, como As, 10d o T♦',
  ]);
  expect(await expected('As|Kx', 'compare', 'stud', '-')).toEqual([
    'jugada 1[0]: una carta, como As, 10d o T♦',
  ]);
});

it('a strategy and a refusal in the words of the language', async () => {
  const odds = async (...args: string[]): Promise<string> =>
    (await called(['odds', 'three', ...args])).out;
  expect(await odds('--lang', 'es')).toContain('Ante (estrategia óptima)');
  expect(await odds('--lang', 'es', '--strategy', 'always')).toContain('Ante (se juega siempre)');
  expect(await odds('--strategy', 'K')).toContain('Ante (K or better is played)');
});

it('S26 the numbers of a refusal have names in both languages', () => {
  const refusal = { code: 'below-minimum' as const, detail: { to: 5, min: 10 } };
  expect(sayRefusal(refusal, PLAIN.es)).toBe('menos del mínimo (S26) [en total 5, mínimo 10]');
  expect(sayRefusal(refusal, PLAIN.en)).toBe('below the minimum (S26) [in all 5, minimum 10]');
});

it('one is one', async () => {
  const ends = ['equity', 'stud', 'As Ad Ac Ah Ks', '2c 2d 2h 2s 3d'];
  expect((await called(ends)).out).toContain('exact, 1 end\n');
  expect((await called([...ends, '--lang', 'es'])).out).toContain('cuenta exacta de 1 final\n');
  const deals = ['simulate', 'three', '--deals', '1', '--seed', '7'];
  expect((await called(deals)).out).toMatch(/^1 deal ·/);
  expect((await called([...deals, '--lang', 'es'])).out).toMatch(/^1 mano ·/);
});

describe('numbers', () => {
  // C(52, 3) = 22,100 hands; 16,440 of them high cards, 74.3891 %, 1 in 1.344….
  it('decimal comma in Spanish, point in English; one decimal where few', async () => {
    expect((await called(['count', 'three', '--lang', 'es'])).out).toMatch(
      /^Carta mayor +16\.440 +74,3891 % +1 de 1,3$/m,
    );
    expect((await called(['count', 'three'])).out).toMatch(
      /^High card +16,440 +74\.3891% +1 in 1\.3$/m,
    );
  });

  // Q-6-4, exactly: −18,302 ÷ 18,424 = −0.99338 antes.
  it('a minus sign, never a hyphen', async () => {
    const es = await called(['odds', 'three', 'Qs 6d 4c', '--lang', 'es']);
    expect(es.out).toContain('Jugar vale −0,9934 veces el ante; no ir, −1.');
    const en = await called(['odds', 'three', 'Qs 6d 4c']);
    expect(en.out).toContain('Playing is worth −0.9934 antes; folding, −1.');
    for (const lang of ['es', 'en']) {
      const { out } = await called(['odds', 'three', '--lang', lang]);
      expect(out.replaceAll('Q-6-4', '')).not.toContain('-');
    }
  });

  it('S9 categories in the order of the pack in use; those that cannot occur are left out', async () => {
    const first = async (...rules: string[]): Promise<readonly string[]> =>
      (await called(['count', 'stud', ...rules])).out
        .split('\n')
        .slice(0, -3)
        .map((line) => line.split(/ {2,}/)[0] ?? '');
    expect(await first('--deck', '7')).toEqual([
      'High card',
      'Pair',
      'Two pair',
      'Figuras',
      'Three of a kind',
      'Straight',
      'Full house',
      'Flush',
      'Four of a kind',
      'Straight flush',
    ]);
    expect(await first('--cards', '2', '--figuras', 'off')).toEqual(['High card', 'Pair']);
    const moderno = await first('--preset', 'moderno');
    expect(moderno).not.toContain('Figuras');
    expect(moderno.indexOf('Flush')).toBeLessThan(moderno.indexOf('Full house'));
  });
});

describe('what a terminal game hears', () => {
  // Ana's ace is up: she speaks first.
  function started(): StudDeal {
    // Bea's 100 may be exceeded as far as Ana's 300 reach (S28).
    const seats = [
      { name: 'Ana', person: 'Ana', stack: 300, at: 0 },
      { name: 'Bea', person: 'Bea', stack: 100, at: 1 },
    ];
    const deck: Card[] = ['2c', 'Kc', 'Ad', 'Kd'];
    const begun = stud.start({ rules: studRules(), dealer: 1, pack: 'beginning' }, seats, deck);
    if (!begun.ok) throw new Error(begun.error.code);
    return begun.value.deal;
  }
  function opened(): StudDeal {
    const deal = started();
    const said = stud.play(deal, 0, { type: 'bet', to: 20 });
    if (!said.ok) throw new Error(said.error.code);
    return said.value.deal;
  }

  it.each([
    ['paso', { type: 'pass' }],
    ['Pass', { type: 'pass' }],
    ['p', { type: 'pass' }],
    ['abro 20', { type: 'bet', to: 20 }],
    ['abro con 20', { type: 'bet', to: 20 }],
    ['bet 20', { type: 'bet', to: 20 }],
    ['a20', { type: 'bet', to: 20 }],
    ['abro', { type: 'bet', to: 10 }],
    ['a 1.000', { type: 'bet', to: 1000 }],
    ['a1.000', { type: 'bet', to: 1000 }],
    ['abro con 1 000', { type: 'bet', to: 1000 }],
    ['bet 1.000.000', { type: 'bet', to: 1_000_000 }],
    ['a 1,000', undefined],
    ['a 1.00', undefined],
    ['t', { type: 'all-in' }],
    ['resto', { type: 'all-in' }],
    ['r', undefined],
    ['me retiro', { type: 'fold' }],
    ['voy', undefined],
    ['paso 20', undefined],
    ['a -50', undefined],
    ['a-50', undefined],
    ['a −50', undefined],
    ['abro con -50', undefined],
    ['a 20.5', undefined],
    ['', undefined],
  ])('before a bet: %s', (text, action) => {
    expect(studKey('es', text, started(), 0)).toEqual(action);
  });

  it.each([
    ['veo', { type: 'call' }],
    ['VOY', { type: 'call' }],
    ['call', { type: 'call' }],
    ['c', { type: 'call' }],
    ['subo 60', { type: 'raise', to: 60 }],
    ['subo a 60', { type: 'raise', to: 60 }],
    ['raise to 60', { type: 'raise', to: 60 }],
    ['no voy', { type: 'fold' }],
    ['fold', { type: 'fold' }],
    ['mas que mi resto 200', { type: 'propose', to: 200 }],
    ['raise to 1,000', { type: 'raise', to: 1000 }],
    ['r1,000', { type: 'raise', to: 1000 }],
    ['raise to 1.000', undefined],
    ['i', { type: 'all-in' }],
    ['a', undefined],
    ['all in', { type: 'all-in' }],
    ['all-in', { type: 'all-in' }],
    ['pass', undefined],
    ['r -50', undefined],
    ['raise to - 50', undefined],
  ])('after one: %s', (text, action) => {
    expect(studKey('en', text, opened(), 1)).toEqual(action);
  });

  it.each([
    ['juego', 'play'],
    ['voy', 'play'],
    ['play', 'play'],
    ['no voy', 'fold'],
    ['me retiro', 'fold'],
    ['fold', 'fold'],
  ])('three cards: %s', (text, type) => {
    for (const lang of ['es', 'en'] as const) expect(threeKey(lang, text)).toEqual({ type });
  });

  it('? and ayuda list what may be said, salir leaves; the ante has its limits', async () => {
    const play = ['play', 'three', '--lang', 'es', '--bots', 'random'];
    const { exit, out } = await called(play, { input: '?\n10\nayuda\njuego\nsalir\n' });
    expect(exit).toBe(0);
    // 1,000 chips: antes from a hundredth of them to a half.
    expect(out).toContain('Ante (10–500) y pair plus [10 0]');
    expect(out).toContain('un ante de N (10–500)');
    expect(out).toContain('  juego, voy, play, j\n  me retiro, no voy, fold, r\n');
    expect(out).toContain('Te levantas con');
  });
});

describe('the story of a deal', () => {
  it.each([
    ['muck', 'Showdown.', 'Ana shows'],
    ['uncalled-bet', 'One player is left.', 'Pot of 20'],
    ['all-passed-1', 'Everybody checks: the best hand so far wins.', 'Pot of 20'],
  ])('%s: how it ended comes before the hands and the pot', async (name, end, after) => {
    const path = new URL(`../scripts/${name}.json`, import.meta.url).pathname;
    const { out } = await called(['replay', path]);
    expect(out).toContain('Round 1: ');
    expect(out.split(end)).toHaveLength(2);
    expect(out.indexOf(end)).toBeLessThan(out.indexOf(after));
  });

  // Ana has 90 after her ante, and may not propose again.
  it('who speaks next, in the words of the language', async () => {
    const path = new URL('../scripts/loan-refused.json', import.meta.url).pathname;
    const es = await called(['replay', path, '--lang', 'es']);
    expect(es.out).toContain('Habla Ana: paso | abro 10–90 | no voy | todo mi resto\n');
    const en = await called(['replay', path]);
    expect(en.out).toContain('Ana to act: pass | bet 10–90 | fold | all-in\n');
  });
});

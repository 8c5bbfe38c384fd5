import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { called } from './testing.ts';

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

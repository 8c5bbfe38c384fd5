import { expect, it } from 'vitest';
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

it.each(['play', 'simulate'])('%s names the bots, and says whose the options are', async (name) => {
  const { out } = await called([name, '--help']);
  expect(out).toContain(BOT_NAMES.join('|'));
  expect(out).toContain('stud 2…8, three 1…7');
  const [, stud = '', three = ''] = out.split(/^(?:stud|three) only:$/m);
  expect(stud).toMatch(/--deck [^]*--max-bet /);
  expect(three).toContain('--fold-pair-plus ');
  expect((await called([name, '--help', '--lang', 'es'])).out).toContain('Solo con stud:');
});

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

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { called } from './testing.ts';

/** A module beside the tests, where it finds the packages. */
function moduleOf(text: string, name = 'mine.ts'): string {
  const folder = mkdtempSync(join(import.meta.dirname, 'bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const simulate = (bots: string, game = 'stud', deals = 200) =>
  called([
    ...['simulate', game, '--lang', 'en', '--deals', String(deals), '--seed', '7'],
    ...['--seats', '2', '--bots', bots],
  ]);

test('the example of the documentation plays whole deals against another', async () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/bots.md'), 'utf8');
  const [, code = ''] = /```ts\n([^]*?)```/.exec(docs) ?? [];
  const { exit, out, err } = await simulate(`${moduleOf(code)},regular`);
  expect(err).toBe('');
  expect(exit).toBe(0);
  expect(out).toMatch(/mine-1 .*\n *regular-2 /);
});

test('a bot of three-card needs no bets of its own', async () => {
  const file = moduleOf("export default () => ({ type: 'play' });", 'always.js');
  const { exit, out } = await simulate(`${file},random`, 'three');
  expect(exit).toBe(0);
  expect(out).toContain('always-1');
});

test.each([
  [
    'a file that is not there',
    './nowhere.ts',
    /--bots: «\.\/nowhere\.ts»: expected a module that can be loaded/,
  ],
  ['a name that is none', 'clever', /--bots: «clever»: expected random\|.*\.\/mine\.ts/],
])('%s', async (_, bots, line) => {
  const { exit, err } = await simulate(bots);
  expect(exit).toBe(2);
  expect(err).toMatch(line);
});

test.each([
  ['exports no bot', 'export const act = 3;', /expected a module whose default export is a bot/],
  ['does not parse', 'export default (', /expected a module that can be loaded/],
  [
    'answers nothing',
    'export default () => undefined;',
    /--bots mine-1: «undefined»: expected in deal 1, at its decision \d+, what is legal: \{"options":\[/,
  ],
  [
    'answers what is not legal',
    "export default () => ({ type: 'call' });",
    /--bots mine-1: «\{"type":"call"\}»: expected in deal 1, at its decision \d+, what is legal/,
  ],
  [
    'answers a word that is none',
    "export default () => ({ type: 'flod' });",
    /«\{"type":"flod"\}»/,
  ],
  ['bets in parts', "export default () => ({ type: 'bet', to: 10.5 });", /"to":10\.5/],
])('a module that %s', async (_, code, line) => {
  const { exit, err } = await simulate(`${moduleOf(code)},random`);
  expect(exit).toBe(2);
  expect(err).toMatch(line);
});

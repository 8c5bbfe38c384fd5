// The scripts that whoever has just cloned the project runs, on a Node older than they need.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const scripts = readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => join('scripts', name));

// ES2022 is all that Node 18 reads: a message can only be told by what can be read.
test.each([
  ...scripts,
  join('bench', 'run.mjs'),
  join('apps', 'cli', 'tapete.mjs'),
  join('apps', 'cli', 'src', 'run-as.mjs'),
])('%s is JavaScript of 2022', (path) => {
  const languageOptions = { ecmaVersion: 2022, sourceType: 'module' } as const;
  const found = new Linter().verify(readFileSync(join(ROOT, path), 'utf8'), { languageOptions });
  expect(found.filter(({ fatal }) => fatal)).toEqual([]);
});

/** The scripts alone: what went on in spite of the old Node would find nothing to set up. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tapete-scripts-'));
  cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true });
  cpSync(join(ROOT, 'bench', 'run.mjs'), join(copy, 'bench', 'run.mjs'));
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const OLD =
  "data:text/javascript,Object.defineProperty(process,'version',{value:'v18.20.8',configurable:true})";

test.each([
  ['scripts/start.mjs', ''],
  ['scripts/test.mjs', '0 passed, 1 failed\n'],
  ['scripts/set-up.mjs', ''],
  ['scripts/run.mjs lint', ''],
  ['scripts/soak.mjs', ''],
  ['scripts/mutants.mjs', ''],
  ['scripts/build-packages.mjs', ''],
  ['bench/run.mjs', ''],
])('%s on Node 18 says in one line which one it needs', (line, out) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', OLD, ...line.split(' ')],
    { cwd: copy, encoding: 'utf8', env: { PATH: process.env['PATH'], LANG: 'C' } },
  );
  const err = 'Node 20 or newer is needed; this one is v18.20.8.\n';
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: out, stderr: err });
});

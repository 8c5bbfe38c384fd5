// What is installed, in a project of two packages of its own: npm runs for real and needs no registry.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

let root: string;
const has = (...path: readonly string[]): boolean => existsSync(join(root, ...path));

function write(path: string, value: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
}

/** A lockfile as npm writes it; `mark` makes it another one. The room brings a package called as one of the tools. */
function writeLock(mark: string): void {
  const local = (name: string, more: object = {}) => [
    [name, { version: '1.0.0', ...more }],
    [`node_modules/${name}`, { resolved: name, link: true, ...more }],
  ];
  const needs = {
    name: 'project',
    version: '1.0.0',
    dependencies: { vitest: 'file:vitest' },
    devDependencies: { knip: 'file:knip' },
  };
  write('package.json', needs);
  write('package-lock.json', {
    name: 'project',
    version: '1.0.0',
    mark,
    lockfileVersion: 3,
    requires: true,
    packages: Object.fromEntries([
      ['', needs],
      ...local('vitest'),
      ...local('knip', { dev: true }),
    ]),
  });
}

function setUp(needs: object, env: NodeJS.ProcessEnv = {}): void {
  const code = `import { setUp } from './scripts/setup/index.mjs'; await setUp(${JSON.stringify(needs)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tapete-set-up-'));
  cpSync(join(ROOT, 'scripts'), join(root, 'scripts'), { recursive: true });
  for (const name of ['vitest', 'knip'])
    write(join(name, 'package.json'), { name, version: '1.0.0' });
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const knip = ['node_modules', 'knip'] as const;

test('a room gets no tools, whatever its packages bring along; once there, they stay', () => {
  writeLock('first');
  setUp({});
  expect([has('node_modules', 'vitest'), has(...knip)]).toEqual([true, false]);
  writeLock('second');
  setUp({});
  expect([has('node_modules', 'vitest'), has(...knip)]).toEqual([true, false]);
  setUp({ tools: true });
  expect(has(...knip)).toBe(true);
  writeLock('third');
  setUp({});
  expect(has(...knip)).toBe(true);
});

test('tools that somebody installed by hand stay too', () => {
  rmSync(join(root, 'node_modules', '.tapete-install'));
  setUp({});
  expect(has(...knip)).toBe(true);
});

test('npm keeps its downloads in .runtime where it may not write to its own folder', () => {
  writeLock('fourth');
  setUp({}, { npm_config_cache: join(root, 'package.json', 'within-a-file') });
  expect(has('.runtime', 'npm')).toBe(true);
});

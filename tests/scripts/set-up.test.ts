// What is installed, in a project of two packages of its own: npm runs for real and needs no registry.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { npm } from '../packages/packed.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

let root: string;
const has = (...path: readonly string[]): boolean => existsSync(join(root, ...path));

function write(path: string, value: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
}

/** The lockfile that npm has written, and on top of it as many blank lines: another one each time. */
let lock: string;
function writeLock(blanks: number): void {
  writeFileSync(join(root, 'package-lock.json'), lock + '\n'.repeat(blanks));
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
  for (const name of ['vitest', 'knip']) {
    write(join(name, 'package.json'), { name, version: '1.0.0' });
    npm(['pack', `./${name}`, '--ignore-scripts'], root);
  }
  // The room brings a package that is called as one of the tools.
  write('package.json', {
    name: 'project',
    version: '1.0.0',
    dependencies: { vitest: 'file:vitest-1.0.0.tgz' },
    devDependencies: { knip: 'file:knip-1.0.0.tgz' },
  });
  npm(['install', '--package-lock-only'], root);
  lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const knip = ['node_modules', 'knip'] as const;

test('a room gets no tools, whatever its packages bring along; once there, they stay', () => {
  writeLock(0);
  setUp({});
  expect([has('node_modules', 'vitest'), has(...knip)]).toEqual([true, false]);
  writeLock(1);
  setUp({});
  expect([has('node_modules', 'vitest'), has(...knip)]).toEqual([true, false]);
  setUp({ tools: true });
  expect(has(...knip)).toBe(true);
  writeLock(2);
  setUp({});
  expect(has(...knip)).toBe(true);
});

test('tools that somebody installed by hand stay too', () => {
  rmSync(join(root, 'node_modules', '.tapete-install'));
  setUp({});
  expect(has(...knip)).toBe(true);
});

test('npm keeps its downloads in .runtime where it may not write to its own folder', () => {
  writeLock(3);
  setUp({}, { npm_config_cache: join(root, 'package.json', 'within-a-file') });
  expect(has('.runtime', 'npm')).toBe(true);
});

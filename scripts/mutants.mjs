// `npm run mutants -- [rules|table] [arguments of Stryker]`: judges the tests of a package, of both one after the other
// when none is named. The results of each are kept apart.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { JUDGED } from '../vitest.mutants.config.mjs';
import { node24 } from './setup/index.mjs';
import { root } from './setup/paths.mjs';

const { node, env } = await node24();
const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const names = Object.keys(JUDGED);
const [first, ...rest] = process.argv.slice(2);
const named = names.includes(first);

for (const name of named ? [first] : names) {
  console.log(`packages/${name}`);
  const code = await judge(name, named ? rest : process.argv.slice(2));
  if (code !== 0) process.exitCode = code;
}

function judge(name, args) {
  return new Promise((done) => {
    const child = spawn(node, [stryker, 'run', ...args], {
      cwd: root,
      env: { ...env, TAPETE_MUTANTS: name },
      stdio: 'inherit',
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

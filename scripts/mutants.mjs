// `npm run mutants -- [rules|table] [arguments of Stryker]`: judges the tests of a package, of both one after the other
// when none is named. The results of each are kept apart.

import { join } from 'node:path';
import { afterSetUp } from './setup/index.mjs';
import { root } from './setup/paths.mjs';
import { run } from './setup/step.mjs';

const stryker = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

await afterSetUp({ tools: true }, async ({ node, env }) => {
  const { JUDGED } = await import('../vitest.mutants.config.mjs');
  const names = Object.keys(JUDGED);
  const [first, ...rest] = process.argv.slice(2);
  const named = names.includes(first);
  for (const name of named ? [first] : names) {
    console.log(`packages/${name}`);
    const args = [stryker, 'run', ...(named ? rest : process.argv.slice(2))];
    const code = await run(node, args, { cwd: root, env: { ...env, TAPETE_MUTANTS: name } });
    if (code !== 0) process.exitCode = code;
  }
});

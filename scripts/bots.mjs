// `npm run bots -- [--packs N] [--seed S] [--write]`: every bot against every opponent.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterSetUp } from './setup/index.mjs';
import { root } from './setup/paths.mjs';

const trial = join(root, 'packages', 'bots', 'src', 'testing', 'trial.ts');

await afterSetUp({ tools: true }, async ({ node, env }) => {
  const args = [trial, ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
  process.exitCode = await new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
});

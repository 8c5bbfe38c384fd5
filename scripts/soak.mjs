// `npm run soak -- [--deals N] [--seed S] [--minutes M] [--write]`: random deals of both games, checked one by one.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node24 } from './setup/index.mjs';
import { root } from './setup/paths.mjs';

const { node, env } = await node24();
const soak = join(root, 'packages', 'rules', 'src', 'testing', 'soak.ts');
// Other deals each time; a seed that is given comes later and counts.
const seed = String(Date.now() % 2 ** 31);
const args = [soak, '--seed', seed, ...process.argv.slice(2)];
const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});

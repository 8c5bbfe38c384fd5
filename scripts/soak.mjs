// `npm run soak -- [--deals N] [--seed S] [--minutes M] [--write]`: random deals of both games, checked one by one.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node24 } from './setup/index.mjs';
import { root } from './setup/paths.mjs';

const { node, env } = await node24();
const soak = join(root, 'packages', 'rules', 'src', 'testing', 'soak.ts');
const child = spawn(node, [soak, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});

// `npm run soak -- [--deals N] [--seed S] [--minutes M] [--write]`: random deals of both games, checked one by one.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterSetUp } from './setup/index.mjs';
import { root } from './setup/paths.mjs';
import { words } from './setup/words.mjs';

const soak = join(root, 'packages', 'rules', 'src', 'testing', 'soak.ts');
// Other deals each time; a seed that is given comes later and counts.
const seed = String(Date.now() % 2 ** 31);

await afterSetUp({ tools: true }, async ({ node, env }) => {
  const { isTTY } = process.stderr;
  const child = spawn(node, [soak, '--seed', seed, ...process.argv.slice(2)], {
    cwd: root,
    env,
    // How far it is comes as messages, for the bar alone; without one it says so itself.
    stdio: ['inherit', 'inherit', 'inherit', ...(isTTY ? ['ipc'] : [])],
  });
  const bar = isTTY ? await makeBar() : undefined;
  child.on('message', ({ share, deals, isOver }) => {
    // Only now, below what it says first.
    if (!bar.isActive) bar.start(1000, 0, { deals });
    bar.update(Math.floor(1000 * share), { deals });
    if (!isOver) return;
    bar.stop();
    // It waits for this with its figures, which stand where the bar was.
    child.disconnect();
  });
  process.exitCode = await new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
});

async function makeBar() {
  const { SingleBar } = await import('cli-progress');
  const format = words(
    '{bar} {percentage} % · {deals} manos · faltan {eta_formatted}',
    '{bar} {percentage}% · {deals} deals · {eta_formatted} left',
  );
  // The terminal is left as it is, so that Ctrl-C needs no one to tidy up after it.
  const untouched = { gracefulExit: false, linewrap: true };
  return new SingleBar({ format, clearOnComplete: true, etaBuffer: 100, ...untouched });
}

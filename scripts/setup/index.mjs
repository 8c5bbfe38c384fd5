// The set-up that `npm start` and `npm test` share: Node 24, the packages, the page. Each part
// is done only when what it is made from has changed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { node24 } from './node24.mjs';
import { npmCommand } from './npm.mjs';
import { root, runtime } from './paths.mjs';
import { hashOf, removeStamp, stampIs, writeStamp } from './stamp.mjs';
import { StepFailed, runStep } from './step.mjs';
import { words } from './words.mjs';

export { node24 };

// In node_modules, so that it goes with it.
const installStamp = join(root, 'node_modules', '.tapete-install');
const pageStamp = join(runtime, 'page');
const page = join(root, 'apps', 'web', 'dist', 'index.html');

/**
 * Installs the packages of the lockfile, unless they are there from the very same one. The
 * tools for tests are left out where only the room is to run and they were not there before.
 *
 * @param {{node: string, env: NodeJS.ProcessEnv}} runner
 * @param {{tools: boolean}} needs
 */
export async function installPackages({ node, env }, { tools }) {
  const hash = hashOf(['package-lock.json'], `${process.platform} ${process.arch}`);
  const done = () =>
    stampIs(installStamp, `${hash} all`) || (!tools && stampIs(installStamp, `${hash} run`));
  if (done()) return;
  await alone(async () => {
    if (done()) return;
    const all = tools || existsSync(join(root, 'node_modules', 'vitest'));
    removeStamp(installStamp);
    const npm = npmCommand(node);
    await runStep(
      words('Instalar los paquetes', 'Installing the packages'),
      npm.command,
      [...npm.args, 'ci', '--no-audit', '--no-fund', all ? '--include=dev' : '--omit=dev'],
      { env },
    );
    writeStamp(installStamp, `${hash} ${all ? 'all' : 'run'}`);
  });
}

/** Builds the page, unless it is there from the very same sources. */
export async function buildPage({ node, env }) {
  const hash = hashOf(['package-lock.json', 'tsconfig.json', 'apps/web', 'docs/rules', 'packages']);
  const done = () => existsSync(page) && stampIs(pageStamp, hash);
  if (done()) return;
  await alone(async () => {
    if (done()) return;
    removeStamp(pageStamp);
    const web = join(root, 'apps', 'web');
    await runStep(
      words('Preparar la página', 'Building the page'),
      node,
      [viteScript(web), 'build'],
      { cwd: web, env },
    );
    writeStamp(pageStamp, hash);
  });
}

function viteScript(web) {
  const nested = join(web, 'node_modules', 'vite', 'bin', 'vite.js');
  return existsSync(nested) ? nested : join(root, 'node_modules', 'vite', 'bin', 'vite.js');
}

/** Says in one line what failed, then the end of its output; anything but a StepFailed is a bug and goes on. */
export function sayFailure(error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (error.tail) process.stderr.write(`${error.tail.replace(/^/gm, '  │ ')}\n`);
}

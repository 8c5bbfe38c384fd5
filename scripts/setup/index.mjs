// The set-up that every script shares: Node 24, the packages, the page. Each part is done only
// when what it is made from has changed.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { node24 } from './node24.mjs';
import { npmCommand, withCache } from './npm.mjs';
import { root, runtime } from './paths.mjs';
import { hashOf, removeStamp, stampIs, writeStamp } from './stamp.mjs';
import { StepFailed, runStep } from './step.mjs';
import { words } from './words.mjs';

/**
 * Sets up what a script needs and is not there yet.
 *
 * @param {{tools?: boolean, page?: boolean}} needs the tools for checks and tests; the built page, with its messages
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv}>} what to run the rest with
 */
export async function setUp({ tools = false, page = false }) {
  const runner = await node24();
  await installPackages(runner, tools);
  if (page) await buildPage(runner);
  return runner;
}

/** Sets up, then does a script's work; a step that fails is told, and the exit code is 1. */
export async function afterSetUp(needs, work) {
  try {
    await work(await setUp(needs));
  } catch (error) {
    sayFailure(error);
    process.exitCode = 1;
  }
}

// In node_modules, so that it goes with it.
const installStamp = join(root, 'node_modules', '.tapete-install');
const pageStamp = join(runtime, 'page');
const page = join(root, 'apps', 'web', 'dist', 'index.html');

/**
 * Installs the packages of the lockfile, unless they are there from the very same one. The tools for checks and tests
 * are left out where only the room is to run and they were not installed before.
 */
async function installPackages({ node, env }, tools) {
  const hash = hashOf(['package-lock.json'], `${process.platform} ${process.arch}`);
  const done = () =>
    stampIs(installStamp, `${hash} all`) || (!tools && stampIs(installStamp, `${hash} run`));
  if (done()) return;
  await alone(async () => {
    if (done()) return;
    const all = tools || hadTools();
    removeStamp(installStamp);
    const npm = npmCommand(node);
    await runStep(
      words('Instalar los paquetes', 'Installing the packages'),
      npm.command,
      [...npm.args, 'ci', '--no-audit', '--no-fund', all ? '--include=dev' : '--omit=dev'],
      { env: withCache(env) },
    );
    writeStamp(installStamp, `${hash} ${all ? 'all' : 'run'}`);
  });
}

/** By npm's own record of what it installed: a tool that is there may have come along with a package of the room. */
function hadTools() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages } = JSON.parse(readFileSync(record, 'utf8'));
  return Object.values(packages).some(({ dev }) => dev === true);
}

/** Builds the page, unless it is there from the very same sources. */
async function buildPage({ node, env }) {
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

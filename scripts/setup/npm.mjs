import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runtime } from './paths.mjs';

/**
 * How to call npm with a given Node: npm's own script where it is found, so that Node runs it
 * whatever npm's launcher would choose; else the launcher from PATH.
 *
 * @param {string} node
 * @returns {{command: string, args: string[]}}
 */
export function npmCommand(node) {
  const script = [process.env.npm_execpath, ...besideLaunchers()].find(
    (path) => path !== undefined && /npm-cli\.js$/.test(path) && existsSync(path),
  );
  return script === undefined ? { command: 'npm', args: [] } : { command: node, args: [script] };
}

function besideLaunchers() {
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)];
  const script = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  return folders.flatMap((folder) => [join(folder, script), join(folder, '..', 'lib', script)]);
}

/**
 * The environment for npm. It keeps what it downloads in the home of whoever runs it; where nobody may write there
 * (a service, a container, files left by root) that goes into .runtime/.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function withCache(env) {
  // npm tells the scripts that it runs where its own is.
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  if (process.platform === 'win32' || canWrite(join(cache, '_cacache'))) return env;
  return { ...env, npm_config_cache: join(runtime, 'npm') };
}

function canWrite(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

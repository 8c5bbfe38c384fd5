import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

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

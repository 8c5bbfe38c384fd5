// `npm start`: sets up what is missing, then runs the server with the arguments given.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { afterSetUp } from './setup/index.mjs';
import { root } from './setup/paths.mjs';

await afterSetUp({ page: true }, serve);

/** Runs the server until it ends, and ends as it did. */
function serve({ node, env }) {
  const child = spawn(node, [join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const forward = (signal) => () => {
    child.kill(signal);
  };
  // On a terminal Ctrl-C reaches the server by itself; here it is only kept from ending us first.
  process.on('SIGINT', process.stdin.isTTY ? () => {} : forward('SIGINT'));
  process.on('SIGTERM', forward('SIGTERM'));
  if (process.platform !== 'win32') process.on('SIGHUP', forward('SIGHUP'));
  // A signal to npm ends npm and its shell, which passes nothing on: the room goes with them.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === 'start')
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  return new Promise((done) => {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
      done();
    });
    child.on('close', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      done();
    });
  });
}

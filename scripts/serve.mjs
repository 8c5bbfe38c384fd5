// The server as a process of its own, which lives no longer than this one and whoever called it.

import { execFileSync, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/paths.mjs';

const LOOK_EVERY_MS = 500;

/** Runs the server until it ends, and ends as it did. */
export function serve({ node, env }) {
  const child = spawn(node, [join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env,
    // By the channel it notices that this process is gone, even when nothing could be said any more.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const forward = (signal) => () => {
    child.kill(signal);
  };
  // On a terminal Ctrl-C reaches the server by itself; here it is only kept from ending us first.
  process.on('SIGINT', process.stdin.isTTY ? () => {} : forward('SIGINT'));
  process.on('SIGTERM', forward('SIGTERM'));
  if (process.platform !== 'win32') process.on('SIGHUP', forward('SIGHUP'));
  if (process.env.npm_lifecycle_event === 'start') {
    const isGone = callers();
    setInterval(() => isGone() && child.kill('SIGTERM'), LOOK_EVERY_MS).unref();
  }
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

/**
 * Tells whether npm or its shell, which stands between npm and us, has gone. Neither passes a signal on, and npm's end
 * leaves the shell waiting for us.
 */
function callers() {
  const shell = process.ppid;
  const npm = parentOf(shell);
  return () => process.ppid !== shell || (npm !== undefined && !isAlive(npm));
}

/** Undefined where it cannot be found out, as on Windows. */
function parentOf(pid) {
  if (process.platform === 'win32') return undefined;
  try {
    const parent = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
    return parent > 1 ? parent : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

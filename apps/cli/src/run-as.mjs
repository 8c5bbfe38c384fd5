// Another program in the place of this one: it gets the same input, output and signals, and
// this process ends as it ended. Plain JavaScript, for the entry that runs on any Node.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv}} [options]
 * @returns {Promise<void>} once it has ended; `process.exitCode` is its own, 128 + n after signal n
 */
export function runAs(command, args, options = {}) {
  // By the channel a program that stays, as the server, notices that this process is gone.
  const child = spawn(command, args, {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // And this one notices by its own: with the newer Node there is a second of us in between.
  if (process.channel) {
    process.on('disconnect', () => child.kill('SIGTERM'));
    process.channel.unref();
  }
  const signals =
    process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      // On a terminal Ctrl-C reaches the other one by itself; here it only must not end us first.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((done) => {
    child.on('error', (error) => {
      process.stderr.write(`tapete: ${error.message}\n`);
      process.exitCode = 2;
      done();
    });
    child.on('close', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      done();
    });
  });
}

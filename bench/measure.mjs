// Times contestants on one job, each in processes of its own and in turns, so that a slow moment of the machine falls on all.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Processes for each contestant and job. */
export const ROUNDS = 5;

const here = fileURLToPath(new URL('.', import.meta.url));

function measured(id, name) {
  const args = [join(here, 'one.mjs'), id, name];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${id}, ${name}: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * @param {string} id of a job
 * @param {readonly string[]} names of its contestants
 * @returns what all answered; nanoseconds per unit and, against the first contestant within each round, the ratio: median,
 * least and most of the processes
 */
export function race(id, names) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const found = [];
    for (let turn = 0; turn < names.length; turn++) {
      const who = (round + turn) % names.length;
      found[who] = measured(id, names[who]);
    }
    return found;
  });
  const [{ sum }] = rounds[0];
  for (const [who, found] of rounds.flatMap((each) => [...each.entries()]))
    if (found.sum !== sum)
      throw new Error(`${id}: ${names[who]} answers ${found.sum}, ${names[0]} ${sum}`);
  const results = names.map((name, who) => ({
    name,
    nanoseconds: spread(rounds.map((found) => found[who].nanoseconds)),
    ratio: spread(rounds.map((found) => found[who].nanoseconds / found[0].nanoseconds)),
  }));
  return { checksum: sum, results };
}

/** Processor time of all the process's threads, in milliseconds: waiting for a busy machine does not count, clearing up does. */
export function time(run, repeats) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) run();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system) / 1000;
}

export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)],
    least: sorted[0],
    most: sorted[sorted.length - 1],
  };
}

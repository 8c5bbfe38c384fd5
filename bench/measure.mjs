// Times contestants on one job: warm, in turns, so that a slow moment of the machine falls on all.

export const ROUNDS = 11;
const WARM_UPS = 3;
/** A timed run lasts at least this, in milliseconds. */
const LEAST = 20;

/**
 * @param {readonly {name: string, run: () => unknown}[]} contestants
 * @param {number} units how many units of work a run does
 * @returns nanoseconds per unit and, against the first contestant within each round, the ratio: median, least and most
 */
export function race(contestants, units) {
  const repeats = contestants.map(({ run }) => {
    for (let i = 1; i < WARM_UPS; i++) run();
    const once = time(run, 1);
    return Math.max(1, Math.ceil(LEAST / once));
  });
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const times = [];
    for (let turn = 0; turn < contestants.length; turn++) {
      const who = (round + turn) % contestants.length;
      times[who] = (1e6 * time(contestants[who].run, repeats[who])) / repeats[who] / units;
    }
    return times;
  });
  return contestants.map(({ name }, who) => ({
    name,
    nanoseconds: spread(rounds.map((times) => times[who])),
    ratio: spread(rounds.map((times) => times[who] / times[0])),
  }));
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

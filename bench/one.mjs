// One contestant on one job in a process of its own: `node one.mjs <job> <contestant>` prints, as JSON, what it answered
// and how many nanoseconds a unit took, the median of some runs.

import { JOBS } from './jobs.mjs';
import { spread, time } from './measure.mjs';

/** What is measured has been compiled: a contestant warms up for so long, in milliseconds, and so many runs at least. */
const WARM_UP = 400;
const WARM_UPS = 3;
const RUNS = 5;
/** A timed run lasts at least this, in milliseconds. */
const LEAST = 40;

const [, , id, name] = process.argv;
const { sum, run, units, warmUps = WARM_UPS } = await JOBS[id].contestants[name]();
for (let i = 0, warm = 0; i < warmUps || warm < WARM_UP; i++) warm += time(run, 1);
const once = time(run, WARM_UPS) / WARM_UPS;
const repeats = Math.max(1, Math.ceil(LEAST / once));
const times = Array.from({ length: RUNS }, () => (1e6 * time(run, repeats)) / repeats / units);
process.stdout.write(JSON.stringify({ sum: sum(), nanoseconds: spread(times).median }));

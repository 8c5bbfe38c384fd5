// One thing done first in a process of its own: `node cold.mjs <what>` prints its processor time in microseconds.
// Of work in the process: that of the main thread, which its user waits for; Node compiles beside it.

const RULES = {
  lowest: 2,
  jokers: 0,
  figuras: 'any',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};
const SOURCES = { rules: '../packages/rules/src/index.ts', odds: '../packages/odds/src/index.ts' };

const tell = ({ user, system }) => process.stderr.write(`${user + system}\n`);

const JOBS = {
  async order() {
    const { studOrder } = await import(SOURCES.rules);
    const before = process.threadCpuUsage();
    studOrder(RULES);
    tell(process.threadCpuUsage(before));
  },
  async account() {
    const { threeAccount } = await import(SOURCES.odds);
    const before = process.threadCpuUsage();
    threeAccount();
    tell(process.threadCpuUsage(before));
  },
  async odds() {
    const before = process.cpuUsage();
    await import(SOURCES.odds);
    tell(process.cpuUsage(before));
  },
  /** The whole life of the process, Node's own start with it. */
  async version() {
    process.argv = [process.argv[0], 'tapete', '--version'];
    process.on('exit', () => tell(process.cpuUsage()));
    await import('../apps/cli/tapete.mjs');
  },
  node: () => tell(process.cpuUsage()),
};

await JOBS[process.argv[2]]();

// What an action costs the server, in processor time: `node bench/server-cost.mjs [root] [--json]`, root being the
// project's folder (this one unless said). A real server on loopback with its database in a folder of its own; the
// players are another process, so nothing of theirs is counted. Beside it, in the same run, as many posts to the same
// packages without a game: parsed, checked, one row stored.

import { fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setUp } from '../scripts/setup/index.mjs';
import { startFloor } from './server-floor.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const [root = resolve(here, '..')] = process.argv.slice(2).filter((word) => !flags.includes(word));

/** Deals at each table before the clock starts, and those that are measured. */
const WARM_UP_DEALS = 20;
const DEALS = 60;
const TABLES = ['stud', 'three', 'stud', 'three', 'stud', 'three', 'stud', 'three'];

/** A clock that goes only when told, so that nobody waits between deals; bytes of SHA-256 over a counter. */
function makeEnv() {
  let now = Date.UTC(2030, 0, 1);
  let counter = 0;
  const timers = new Set();
  const next = (until) =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + Math.max(0, ms), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    randomBytes: (length) => {
      const block = createHash('sha256').update(String(counter++)).digest();
      return new Uint8Array(block.buffer, block.byteOffset, Math.min(length, block.length));
    },
    shift: 5000,
    shiftMs: 5000,
    advance: async (ms) => {
      const end = now + ms;
      for (let timer = next(end); timer; timer = next(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        await timer.run();
      }
      now = end;
    },
  };
}

/** The players' process: `ask` sends it a task and answers what was done, moving the clock when it says so. */
function startPlayers(advance) {
  const child = fork(join(here, 'server-players.mjs'), [root]);
  const ask = (task) =>
    new Promise((done, failed) => {
      child.removeAllListeners();
      child.on('exit', (code) => failed(new Error(`the players ended: ${code}`)));
      child.on('message', async (message) => {
        if (message.done) return done(message.done);
        await advance(message.advance);
        child.send({ advanced: true });
      });
      child.send(task);
    });
  return { ask, end: () => child.removeAllListeners().kill() };
}

/** What was done, with this process's own time for it in microseconds. */
async function measured(run) {
  const before = process.cpuUsage();
  const done = await run();
  return { ...done, ...process.cpuUsage(before) };
}

async function main() {
  const data = mkdtempSync(join(tmpdir(), 'tapete-cost-'));
  const clock = makeEnv();
  const from = (path) => import(pathToFileURL(join(root, path)).href);
  const { startServer } = await from('apps/server/src/server.ts');
  const { DEFAULT_BOUNDS } = await from('apps/server/src/limits.ts');
  const server = await startServer({
    env: clock,
    port: 0,
    host: '127.0.0.1',
    data,
    dist: join(data, 'no-page'),
    lan: false,
    hosts: [],
    proxies: [],
    openMetrics: false,
    bounds: DEFAULT_BOUNDS,
    secure: false,
    logLevel: 'warn',
    onBroken: (_, error) => {
      throw error;
    },
  });
  const floor = await startFloor(
    createRequire(join(root, 'apps/server/package.json')),
    join(data, 'floor.sqlite'),
  );
  const players = startPlayers(clock.advance);
  try {
    await players.ask({ open: TABLES, url: server.url });
    await players.ask({ deals: WARM_UP_DEALS });
    const game = await measured(() => players.ask({ deals: DEALS }));
    await players.ask({ posts: 2000, url: floor.url, atOnce: TABLES.length });
    const posts = { posts: game.actions, url: floor.url, atOnce: TABLES.length };
    const bare = await measured(() => players.ask(posts));
    tell(game, bare);
  } finally {
    players.end();
    await server.stop();
    await floor.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

function tell(game, floor) {
  const { actions, events, deals, streams } = game;
  const per = ({ user, system }, times) => ({
    micros: Math.round((user + system) / times),
    user: Math.round(user / times),
    system: Math.round(system / times),
  });
  const report = {
    node: process.version,
    machine: cpus()[0]?.model.trim() ?? 'unknown',
    tables: TABLES.length,
    streams,
    deals,
    actions,
    events,
    action: per(game, actions),
    event: per(game, events),
    floor: per(floor, actions),
    ratio: Number(((game.user + game.system) / (floor.user + floor.system)).toFixed(2)),
  };
  if (flags.includes('--json')) return process.stdout.write(`${JSON.stringify(report)}\n`);
  const told = ({ micros, user, system }) =>
    `${micros} µs (${user} its own, ${system} the system's)`;
  process.stdout.write(
    [
      `Node ${report.node}, ${report.machine}`,
      `${TABLES.length} tables, ${streams} streams: ${deals} deals, ${actions} actions, ${events} events`,
      `an action           ${told(report.action)}`,
      `an event            ${told(report.event)}`,
      `a post and a row    ${told(report.floor)}`,
      `action : post       ${report.ratio}`,
      '',
    ].join('\n'),
  );
}

const { node, env } = await setUp({});
if (Number(process.versions.node.split('.')[0]) >= 24) await main();
else
  process.exitCode = spawnSync(node, process.argv.slice(1), { env, stdio: 'inherit' }).status ?? 1;

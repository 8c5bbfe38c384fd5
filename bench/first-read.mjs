// What the first read of a table costs, however long its log: `node bench/first-read.mjs [--json]`. Logs of 100, 1,000
// and 5,000 deals of stud, played here; then each is read by processes that have read none yet, from the stored fold
// and, that taken away, from the log's beginning. In processor time; ends with 1 when a stated limit is passed.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setUp } from '../scripts/setup/index.mjs';

const here = fileURLToPath(import.meta.url);
const root = resolve(dirname(here), '..');
const from = (path) => import(pathToFileURL(join(root, path)).href);

const LENGTHS = [100, 1000, 5000];
/** Of the first read from a stored fold: until it is done, and what memory it takes meanwhile. */
const MOST_MS = 20;
const MOST_MB = 10;
const PROCESSES = 5;
const EVENTS_AT_ONCE = 5000;
const ANA = { person: 'ana', name: 'Ana' };

async function openStore(data) {
  const { openSqlite } = await from('apps/server/src/store/sqlite.ts');
  const { makeStore } = await from('apps/server/src/store/sql-store.ts');
  const { machineEnv } = await from('apps/server/src/env.ts');
  const sqlite = openSqlite(data, machineEnv);
  const store = makeStore(sqlite);
  await store.migrate();
  return { store, close: sqlite.close };
}

/** Ana and three bots play so many deals; the log as a room would have stored it. */
async function play(store, deals) {
  const { seedOf, seededRandom, shuffled } = await from('packages/chance/src/index.ts');
  const { stud, studRules } = await from('packages/rules/src/index.ts');
  const { decide, due, openTable, deadlineOf, isRunning, dealSeatOf, USUAL_NIGHT } = await from(
    'packages/table/src/index.ts',
  );
  const { makeAppend } = await from('apps/server/src/tables/append.ts');
  const random = seededRandom(seedOf(`first-read-${deals}`));
  const lot = (n) => Math.floor(random() * n);
  const chance = {
    shuffle: (pack) => shuffled(pack, lot),
    lot,
    pause: () => 1000,
    watched: true,
    mostEvents: Infinity,
    alike: String,
  };
  // Any legal thing, small bets: the bots of the room would weigh each decision and take minutes.
  const bot = ({ running: { deal, decision }, seats }, seat) => {
    const mine = deal.seats.findIndex(({ person }) => person === seats[seat].person);
    const { options } = stud.legal(deal, mine);
    const { type, min } = options[lot(Math.min(3, options.length))];
    return { type: 'act', decision, action: min === undefined ? { type } : { type, to: min } };
  };
  const config = {
    game: 'stud',
    name: 'Mesa',
    seats: 4,
    rules: studRules(),
    buyIn: { min: 500, max: 1_000_000 },
    clock: { turn: 30, bets: 20, between: 6 },
    night: USUAL_NIGHT,
  };
  let now = Date.UTC(2030, 0, 1);
  const opened = openTable(`table-${deals}`, config, ANA.person).value;
  let { table } = opened;
  let events = [...opened.events];
  let folded;
  const flush = async () => {
    const made = makeAppend(folded, { table, events }, now, null);
    await store.append(made.append);
    folded = made.folded;
    events = [];
  };
  const take = (step) => {
    table = step.table;
    events.push(...step.events);
  };
  const ask = (command) => take(decide(table, ANA, command, { now, ...chance }).value);
  ask({ type: 'sit', seat: 0, amount: 500 });
  for (let i = 0; i < 3; i++) ask({ type: 'add-bot', seat: null });
  for (;;) {
    const { running } = table;
    const between = !isRunning(table);
    if (between && (running?.number ?? 0) >= deals) break;
    if (between && table.seats[0].stack < 200) ask({ type: 'buy', amount: 500 });
    if (isRunning(table) && running.deal.asked.includes(dealSeatOf(table, 0))) ask(bot(table, 0));
    now = Math.max(now, deadlineOf(table.timers) ?? now);
    take(due(table, { now, ...chance, bot }));
    if (events.length > EVENTS_AT_ONCE) await flush();
  }
  await flush();
  return table.seq;
}

/** This process's time so far, all threads, in ms: what else the machine does is not counted. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** In a process of its own: one read, its time, the longest that nobody else had a turn, and the memory it took. */
async function readOnce(data, id) {
  const { makeKeptTables } = await from('apps/server/src/tables/kept-tables.ts');
  const { store, close } = await openStore(data);
  const kept = makeKeptTables(store, 10);
  globalThis.gc();
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1e6;
  };
  const before = used();
  let most = before;
  let held = 0;
  let done = false;
  const watch = async () => {
    for (let last = spent(); !done; last = spent()) {
      await setImmediate();
      held = Math.max(held, spent() - last);
      most = Math.max(most, used());
    }
  };
  const watching = watch();
  const began = spent();
  const { table } = await kept.read(id);
  const ms = spent() - began;
  most = Math.max(most, used());
  done = true;
  await watching;
  globalThis.gc();
  process.stdout.write(
    JSON.stringify({ ms, held, mb: most - before, kept: used() - before, seq: table.seq }),
  );
  await close();
}

/** The median by time of a few processes. */
function measured(data, id) {
  const args = ['--expose-gc', here, '--read', data, id];
  const found = Array.from({ length: PROCESSES }, () =>
    JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })),
  );
  return found.sort((one, other) => one.ms - other.ms)[(PROCESSES - 1) / 2];
}

const rounded = (number) => Number(number.toPrecision(3));

async function main() {
  const data = mkdtempSync(join(tmpdir(), 'tapete-first-read-'));
  try {
    const { store, close } = await openStore(data);
    const rows = [];
    for (const deals of LENGTHS) rows.push({ deals, events: await play(store, deals) });
    const Database = createRequire(join(root, 'apps/server/package.json'))('better-sqlite3');
    const { databaseFile } = await from('apps/server/src/store/sqlite.ts');
    for (const row of rows) row.stored = measured(data, `table-${row.deals}`);
    // Without its fold each time, though the read before has stored it anew.
    const database = new Database(databaseFile(data));
    database.exec('CREATE TRIGGER none BEFORE INSERT ON folds BEGIN SELECT RAISE(IGNORE); END');
    database.exec('DELETE FROM folds');
    database.close();
    for (const row of rows) row.anew = measured(data, `table-${row.deals}`);
    await close();
    tell(rows);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function tell(rows) {
  const wrong = rows.some(({ events, stored, anew }) =>
    [stored, anew].some(({ seq }) => seq !== events),
  );
  const over = rows.some(({ stored }) => stored.ms > MOST_MS || stored.mb > MOST_MB);
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ limits: { ms: MOST_MS, mb: MOST_MB }, rows })}\n`);
  } else {
    process.stdout.write(`Node ${process.version}, ${cpus()[0]?.model.trim() ?? 'unknown'}\n`);
    for (const { deals, events, stored, anew } of rows) {
      process.stdout.write(
        `${deals} deals, ${events} events: ${rounded(stored.ms)} ms and ${rounded(stored.mb)} MB; ` +
          `from the beginning ${rounded(anew.ms)} ms, nobody held up for more than ` +
          `${rounded(anew.held)}, ${rounded(anew.mb)} MB of which ${rounded(anew.kept)} are kept\n`,
      );
    }
    process.stdout.write(`limit: ${MOST_MS} ms and ${MOST_MB} MB${over ? ', passed' : ''}\n`);
  }
  if (wrong || over) process.exitCode = 1;
}

const { node, env } = await setUp({});
const [how, ...given] = process.argv.slice(2);
if (how === '--read') await readOnce(...given);
else if (Number(process.versions.node.split('.')[0]) >= 24) await main();
else
  process.exitCode = spawnSync(node, process.argv.slice(1), { env, stdio: 'inherit' }).status ?? 1;

import { Worker } from 'node:worker_threads';
import { imbalance, openTable, type Table, type TableEvent } from '@tapete/table';
import { expect, test } from 'vitest';
import { machineEnv } from '../env.ts';
import { makeAppend } from './append.ts';
import { openSqlite } from '../store/sqlite.ts';
import { makeStore } from '../store/sql-store.ts';
import type { RacerAnswer, RacerTask } from '../testing/racer.ts';
import { storedLog, tableOf } from '../testing/reading.ts';
import { makeFolder } from '../testing/room.ts';
import { STUD_TABLE } from '../testing/stud-table.ts';

const runRacer = (task: RacerTask): Promise<RacerAnswer> =>
  new Promise((done, failed) => {
    const worker = new Worker(new URL('../testing/racer.ts', import.meta.url), {
      workerData: task,
    });
    worker.once('message', done);
    worker.once('error', failed);
  });

test('two rooms on one database decide at once: one log without gap or double, the same table in both', async () => {
  const data = makeFolder();
  const table = 'race-table-aaaaaaaaaaa';
  const config = { ...STUD_TABLE, buyIn: { min: 500, max: 2000 } };
  const opened = openTable(table, config, 'host');
  if (!opened.ok) throw new Error(opened.error.code);
  const first = opened.value;
  const sqlite = openSqlite(data, machineEnv);
  const store = makeStore(sqlite);
  await store.migrate();
  await store.append(makeAppend(undefined, first, 0, null).append);
  await sqlite.close();

  const rounds = 60;
  const shared = 'shared-action';
  const names = ['ana', 'bea'];
  const met = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const answers = await Promise.all(
    names.map((name) => runRacer({ data, table, name, rounds, shared, met, racers: names.length })),
  );

  const log = storedLog(data, table);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  const folded = tableOf(log.map(({ event }) => event));
  expect(folded.halted).toBe(false);
  expect(imbalance(folded)).toBe(0);

  // Every accepted action stands in the log as its answer says, and no two answers share a number.
  const taken = new Set<number>();
  for (const { done } of answers) {
    for (const { first: from, last } of done) {
      for (let seq = from; seq <= last; seq++) {
        expect(taken.has(seq)).toBe(false);
        taken.add(seq);
      }
    }
  }
  const sat = (events: readonly { event: TableEvent }[]): number =>
    events.filter(({ event }) => event.type === 'sat' && !event.bot).length;
  const accepted = answers.reduce((sum, { done }) => sum + done.length, 0);
  expect(accepted + answers.reduce((sum, { refused }) => sum + refused.length, 0)).toBe(2 * rounds);
  expect(sat(log)).toBeGreaterThan(rounds / 2);

  // The same person's one action through both: done once, the same answer.
  expect(answers[0]?.shared).not.toBeNull();
  expect(answers[0]?.shared).toEqual(answers[1]?.shared);
  expect(log.filter(({ event }) => event.type === 'sat' && event.bot)).toHaveLength(1);

  // Each had folded up to what it read last; the one that read last has it all.
  const last = answers.map((answer) => answer.table as Table).sort((a, b) => b.seq - a.seq)[0];
  expect(last).toEqual(folded);
  // They did meet, at that one action at the latest: else this test would show nothing.
  expect(answers.reduce((sum, { conflicts }) => sum + conflicts, 0)).toBeGreaterThan(0);
});

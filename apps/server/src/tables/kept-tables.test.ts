import { applyTable, type Table } from '@tapete/table';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseFile } from '../store/sqlite.ts';
import { query } from '../testing/reading.ts';
import { makeFolder } from '../testing/room.ts';
import { STUD_TABLE } from '../testing/stud-table.ts';
import { openTables } from '../testing/tables.ts';
import { makeAppend } from './append.ts';
import { advance, fillSlice } from './folded-table.ts';
import { makeKeptTables } from './kept-tables.ts';

test('more tables played than are kept at hand: every action is done and none is lost', async () => {
  const { tables, store, close } = await openTables('tables-kept', makeFolder(), { mostKept: 1 });
  const config = { ...STUD_TABLE, buyIn: { min: 100, max: 100_000 } };
  const ana = { person: 'ana', name: 'Ana' };
  const ids = ['table-a', 'table-b', 'table-c'];
  for (const id of ids) await tables.open(id, config, ana, [{ type: 'sit', seat: 0, amount: 100 }]);
  for (let round = 0; round < 10; round++) {
    const done = await Promise.all(
      ids.map((id) => tables.act(id, ana, { type: 'buy', amount: 10 }, `buy-${round}`)),
    );
    expect(done.map((each) => each?.ok)).toEqual([true, true, true]);
  }
  for (const id of ids) {
    // 100 to sit, and ten times 10.
    expect((await tables.read(id))?.table.seats[0]?.stack).toBe(200);
    expect((await store.read(id, 0, 100)).entries).toHaveLength(13);
  }
  await close();
});

/** A table on which Ana has left and come back again and again, its log longer than two slices. */
async function withLongLog() {
  const data = makeFolder();
  const { tables, store, close } = await openTables('long-log', data);
  onTestFinished(close);
  const ana = { person: 'ana', name: 'Ana' };
  await tables.open('t', STUD_TABLE, ana, [{ type: 'sit', seat: 0, amount: 100 }]);
  const before = (await tables.read('t'))!;
  const events = Array.from(
    { length: 2500 - before.table.seq },
    (_, i) => ({ type: 'away', seat: 0, away: i % 2 === 0, byClock: false }) as const,
  );
  const table = events.reduce<Table>(applyTable, before.table);
  await store.append(makeAppend(before, { table, events }, 0, null).append);
  const whole = advance(undefined, fillSlice(await store.read('t', 0, 10_000)))!;
  await makeKeptTables(store, 1).read('t');
  // The fold is stored behind our back; a write after it waits for it.
  await store.setting('any', () => '');
  const fold = (): unknown[] => query(data, 'SELECT * FROM folds');
  const change = (sql: string): void => {
    const database = new Database(databaseFile(data));
    database.exec(sql);
    database.close();
  };
  return { store, whole, fold, change };
}

test.each([
  ['is missing, as after an update', 'DELETE FROM folds'],
  ['is of another version', 'UPDATE folds SET version = version + 1'],
  ['is spoilt', `UPDATE folds SET state = replace(state, '"stack":100', '"stack":900')`],
  ['stands at another number', 'UPDATE folds SET seq = seq - 1'],
])('a stored fold that %s is made anew from the log, slice by slice', async (_, spoil) => {
  const { store, whole, fold, change } = await withLongLog();
  const before = fold();
  change(spoil);
  expect(fold()).not.toEqual(before);
  const read = vi.fn(store.read);
  const others = vi.fn();
  setImmediate(others);
  const kept = makeKeptTables({ ...store, read }, 1);
  const folded = await Promise.all([kept.read('t'), kept.read('t')]);
  expect(folded).toEqual([whole, whole]);
  expect(read.mock.calls).toEqual([0, 1000, 2000].map((after) => ['t', after, 1000]));
  expect(others).toHaveBeenCalled();
  await store.setting('any', () => '');
  expect(fold()).toEqual(before);
});

test('from a stored fold no more is read than what came after it', async () => {
  const { store, whole } = await withLongLog();
  const read = vi.fn(store.read);
  expect(await makeKeptTables({ ...store, read }, 1).read('t')).toEqual(whole);
  expect(read.mock.calls).toEqual([['t', whole.base.seq, 1000]]);
  expect(whole.table.seq - whole.base.seq).toBeLessThanOrEqual(500);
});

test('a table whose log is cut behind the room’s back stops alone, and nothing is stored on it', async () => {
  const data = makeFolder();
  const { tables, close } = await openTables('cut', data);
  onTestFinished(close);
  const ana = { person: 'ana', name: 'Ana' };
  const buy = { type: 'buy', amount: 100 } as const;
  for (const id of ['cut', 'sound']) {
    await tables.open(id, STUD_TABLE, ana, [{ type: 'sit', seat: 0, amount: 100 }]);
  }
  const database = new Database(databaseFile(data));
  database.exec(`DELETE FROM log WHERE table_id = 'cut' AND seq = 3`);
  database.close();
  await expect(tables.act('cut', ana, buy, 'buy')).rejects.toThrow('event 3 is missing before 4');
  expect((await tables.act('sound', ana, buy, 'buy'))?.ok).toBe(true);
  expect(query(data, `SELECT * FROM log WHERE table_id = 'cut' AND seq > 3`)).toEqual([]);
});

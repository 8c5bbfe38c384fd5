import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '@tapete/rules';
import { openTable } from '@tapete/table';
import { expect, onTestFinished, test } from 'vitest';
import { machineEnv } from '../env.ts';
import { makeAppend } from '../tables/append.ts';
import { openSqlite } from './sqlite.ts';
import { makeStore } from './sql-store.ts';
import { hold, READS } from '../testing/holder.ts';
import { makeFolder } from '../testing/room.ts';
import { STUD_TABLE } from '../testing/stud-table.ts';

const DECK = pack(2);

async function withDeck() {
  const data = makeFolder();
  const sqlite = openSqlite(data, machineEnv);
  onTestFinished(sqlite.close);
  const store = makeStore(sqlite);
  await store.migrate();
  const opened = openTable('table', STUD_TABLE, 'ana');
  if (!opened.ok) throw new Error(opened.error.code);
  const { table, events } = opened.value;
  const { append } = makeAppend(undefined, { table, events }, 0, null);
  await store.append({ ...append, erase: true, deck: { deal: 1, cards: DECK } });
  const end = {
    ...append,
    row: { ...append.row, seq: 2 },
    entries: append.entries.map((entry) => ({ ...entry, seq: 2 })),
    visitors: [],
    erase: true,
  };
  /** Files of the folder in whose bytes the pack stands, whatever the database says of it. */
  const found = (): string[] =>
    readdirSync(data).filter((file) => readFileSync(join(data, file)).includes(DECK.join('","')));
  return { data, sqlite, store, end, found };
}

test('an erased pack stands in no file of the folder', async () => {
  const { store, end, found } = await withDeck();
  expect(found()).not.toEqual([]);
  expect(await store.append(end)).toBe(true);
  expect(found()).toEqual([]);
});

test('who reads meanwhile is not waited for; the pack goes when nobody reads any more', async () => {
  const { data, store, end, found } = await withDeck();
  const stopsReading = await hold(data, READS);
  expect(await store.append(end)).toBe(true);
  await store.tend();
  expect(found()).not.toEqual([]);
  await stopsReading();
  await store.tend();
  expect(found()).toEqual([]);
});

test('a room that starts again empties what it could not empty before', async () => {
  const { data, sqlite, store, end, found } = await withDeck();
  const stopsReading = await hold(data, READS);
  expect(await store.append(end)).toBe(true);
  await sqlite.close();
  const again = openSqlite(data, machineEnv);
  onTestFinished(again.close);
  await again.tend();
  expect(found()).not.toEqual([]);
  await stopsReading();
  await again.tend();
  expect(found()).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '@tapete/rules';
import { openTable } from '@tapete/table';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { makeAppend } from '../tables/append.ts';
import { databaseFile, openSqlite } from './sqlite.ts';
import { makeStore } from './sql-store.ts';
import { makeFolder } from '../testing/room.ts';
import { STUD_TABLE } from '../testing/stud-table.ts';

const DECK = pack(2);

async function withDeck() {
  const data = makeFolder();
  const db = openSqlite(data);
  onTestFinished(() => db.destroy());
  const store = makeStore(db);
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
  return { data, store, end, found };
}

test('an erased pack stands in no file of the folder', async () => {
  const { store, end, found } = await withDeck();
  expect(found()).not.toEqual([]);
  expect(await store.append(end)).toBe(true);
  expect(found()).toEqual([]);
});

test('who reads meanwhile is not waited for; the pack goes with the next end of a deal', async () => {
  const { data, store, end, found } = await withDeck();
  const reader = new Database(databaseFile(data), { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM log').get();
  const asked = performance.now();
  expect(await store.append(end)).toBe(true);
  // A wait would last five seconds.
  expect(performance.now() - asked).toBeLessThan(3000);
  reader.close();
  const row = { ...end.row, seq: 3 };
  const entries = end.entries.map((entry) => ({ ...entry, seq: 3 }));
  expect(await store.append({ ...end, row, entries })).toBe(true);
  expect(found()).toEqual([]);
});

/** The store on an SQL database. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { appendRows } from './append-rows.ts';
import { keepFold, readFold } from './folds.ts';
import { readSlice, readSliceFor } from './log-slices.ts';
import { beginRemoval, beingRemoved, removePiece, strangers, untouched } from './removals.ts';
import { migrations, type Schema } from './schema.ts';
import type { Sqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import {
  clocked,
  done,
  nextDeadline,
  opened,
  overdue,
  seatsOf,
  setting,
  tablesOf,
} from './table-rows.ts';

export function makeStore(sqlite: Sqlite): Store {
  const { db, tend, waits } = sqlite;
  return {
    migrate: () => migrate(db),
    tend,
    waits,
    append: (append) => appendRows(sqlite, append),
    read: (table, after, limit) => readSlice(db, table, after, limit),
    readFor: (table, person, after, limit) => readSliceFor(db, table, person, after, limit),
    fold: (table) => readFold(db, table),
    keepFold: (table) => keepFold(db, table),
    done: (table, person, action) => done(db, table, person, action),
    overdue: (now) => overdue(db, now),
    clocked: () => clocked(db),
    nextDeadline: (now) => nextDeadline(db, now),
    opened: (person) => opened(db, person),
    seatsOf: (person) => seatsOf(db, person),
    tablesOf: (person) => tablesOf(db, person),
    untouched: (before, botsBefore) => untouched(db, before, botsBefore),
    beginRemoval: (table, before) => beginRemoval(db, table, before),
    beingRemoved: () => beingRemoved(db),
    removePiece: (table) => removePiece(db, table),
    strangers: (before) => strangers(db, before),
    setting: (key, make) => setting(db, key, make),
  };
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error(String(error));
}

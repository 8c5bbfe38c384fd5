/** One append: every row of it, or none. */
import type { Transaction } from 'kysely';
import { chained } from './chain.ts';
import { keepFold } from './folds.ts';
import { withHash } from './openings.ts';
import type { Schema, TableRow } from './schema.ts';
import { replaceDeck } from './secrets.ts';
import type { Sqlite } from './sqlite.ts';
import type { Append } from './store.ts';
import { makeStored } from './stored-events.ts';

/** Another writer was first: the transaction is rolled back. */
class Conflict extends Error {}

/** Rows in one statement; SQLite allows 32,766 values. */
const ROWS_AT_ONCE = 500;

/** As `Store.append`. */
export async function appendRows({ db, emptyWal }: Sqlite, append: Append): Promise<boolean> {
  try {
    await db.transaction().execute((trx) => insertAll(trx, append));
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
  if (append.erase && !append.deck) await emptyWal();
  return true;
}

async function insertAll(trx: Transaction<Schema>, append: Append): Promise<void> {
  await insertEntries(trx, append);
  await insertAction(trx, append);
  if (append.entries.length === 0) return;
  const { row } = append;
  if (append.entries[0]?.seq === 1) await trx.insertInto('tables').values(row).execute();
  else await updateTable(trx, row);
  await replaceDeck(trx, append);
  await insertSeen(trx, append);
  if (append.fold) await keepFold(trx, append.fold);
}

/** Throws `Conflict` when the table has been removed. */
async function updateTable(trx: Transaction<Schema>, row: TableRow): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set(row)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Conflict();
}

/** Throws `Conflict` when one of the numbers is taken. */
async function insertEntries(trx: Transaction<Schema>, append: Append): Promise<void> {
  const all = await logRows(trx, append);
  for (let i = 0; i < all.length; i += ROWS_AT_ONCE) {
    const rows = all.slice(i, i + ROWS_AT_ONCE);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('log')
      .values(rows)
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) !== rows.length) throw new Conflict();
  }
}

async function logRows(
  trx: Transaction<Schema>,
  { row, entries }: Append,
): Promise<readonly Schema['log'][]> {
  const table_id = row.id;
  let hash = await hashBefore(trx, table_id, entries[0]?.seq ?? 1);
  return entries.map(({ seq, at, event }) => {
    const text = makeStored(event);
    hash = chained(table_id, hash, { seq, at, event: text });
    return { table_id, seq, at, event: text, hash };
  });
}

/** Of the row before that number. */
async function hashBefore(
  trx: Transaction<Schema>,
  table: string,
  seq: number,
): Promise<string | null> {
  if (seq === 1) return null;
  const before = await trx
    .selectFrom('log')
    .select('hash')
    .where('table_id', '=', table)
    .where('seq', '=', seq - 1)
    .executeTakeFirst();
  if (!before) throw new Error(`event ${seq - 1} is missing before ${seq}`);
  return before.hash;
}

/** Throws `Conflict` when it has been done already. */
async function insertAction(trx: Transaction<Schema>, append: Append): Promise<void> {
  const { row, action, entries } = append;
  if (!action) return;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('actions')
    .values({
      table_id: row.id,
      person: action.person,
      action_id: action.id,
      first: entries[0]?.seq ?? row.seq + 1,
      last: row.seq,
      asked: action.asked,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) !== 1) throw new Conflict();
  if (entries.length === 0) await forgetNothings(trx, row.id, action);
}

/** Of what changed nothing only a person's last is remembered, or who asks for nothing for hours fills the disk. */
async function forgetNothings(
  trx: Transaction<Schema>,
  table: string,
  { person, id }: NonNullable<Append['action']>,
): Promise<void> {
  await trx
    .deleteFrom('actions')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .whereRef('first', '>', 'last')
    .where('action_id', '!=', id)
    .execute();
}

/** Who has seen which closed cards, and who has been at the table. */
async function insertSeen(
  trx: Transaction<Schema>,
  { row, openings, visitors }: Append,
): Promise<void> {
  const table_id = row.id;
  if (openings.length > 0) {
    const rows = openings.map((opening) => withHash({ table_id, ...opening }));
    await trx.insertInto('openings').values(rows).execute();
  }
  if (visitors.length > 0) {
    await trx
      .insertInto('visits')
      .values(visitors.map((person) => ({ table_id, person })))
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

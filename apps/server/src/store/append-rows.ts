/** One append: every row of it, or none. */
import type { Kysely, Transaction } from 'kysely';
import { keepFold } from './folds.ts';
import type { Schema } from './schema.ts';
import { emptyWal } from './sqlite.ts';
import type { Append } from './store.ts';
import { makeStored } from './stored-events.ts';

/** Another writer was first: the transaction is rolled back. */
class Conflict extends Error {}

/** Rows in one statement; SQLite allows 32,766 values. */
const ROWS_AT_ONCE = 500;

/** As `Store.append`. */
export async function appendRows(db: Kysely<Schema>, append: Append): Promise<boolean> {
  // On a full disk SQLite itself rolls back, and what Kysely then says hides the cause.
  let cause: unknown;
  const run = (trx: Transaction<Schema>): Promise<void> =>
    insertAll(trx, append).catch((error: unknown) => {
      cause = error;
      throw error;
    });
  try {
    await db.transaction().execute(run);
  } catch (error) {
    if (cause instanceof Conflict) return false;
    throw cause ?? error;
  }
  if (append.erase && !append.deck) await emptyWal(db);
  return true;
}

async function insertAll(trx: Transaction<Schema>, append: Append): Promise<void> {
  await insertEntries(trx, append);
  await insertAction(trx, append);
  if (append.entries.length === 0) return;
  const { row } = append;
  if (append.entries[0]?.seq === 1) await trx.insertInto('tables').values(row).execute();
  else await trx.updateTable('tables').set(row).where('id', '=', row.id).execute();
  await replaceDeck(trx, append);
  await insertSeen(trx, append);
  if (append.fold) await keepFold(trx, append.fold);
}

/** Throws `Conflict` when one of the numbers is taken. */
async function insertEntries(trx: Transaction<Schema>, { row, entries }: Append): Promise<void> {
  for (let i = 0; i < entries.length; i += ROWS_AT_ONCE) {
    const rows = entries.slice(i, i + ROWS_AT_ONCE).map(({ seq, at, event }) => ({
      table_id: row.id,
      seq,
      at,
      event: makeStored(event),
    }));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('log')
      .values(rows)
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) !== rows.length) throw new Conflict();
  }
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
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) !== 1) throw new Conflict();
}

async function replaceDeck(trx: Transaction<Schema>, { row, erase, deck }: Append): Promise<void> {
  const table_id = row.id;
  if (erase) await trx.deleteFrom('secrets').where('table_id', '=', table_id).execute();
  if (!deck) return;
  const values = { table_id, deal: deck.deal, deck: JSON.stringify(deck.cards) };
  await trx.insertInto('secrets').values(values).execute();
}

/** Who has seen which closed cards, and who has been at the table. */
async function insertSeen(
  trx: Transaction<Schema>,
  { row, openings, visitors }: Append,
): Promise<void> {
  const table_id = row.id;
  if (openings.length > 0) {
    const rows = openings.map((opening) => ({ table_id, ...opening }));
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

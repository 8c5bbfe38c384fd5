/** What nobody uses any more: found, and removed with every row of it, a few rows at a time. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Rows deleted in one go: what is erased is overwritten, and everybody else waits meanwhile. */
const ROWS_AT_ONCE = 500;

/** Where a table may have many rows. */
const LONG = ['log', 'actions', 'openings'] as const;
const SHORT = ['visits', 'folds', 'secrets'] as const;

/** As `Store.untouched`. */
export async function untouched(
  db: Kysely<Schema>,
  before: number,
  botsBefore: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('deadline', 'is', null)
    .where((e) =>
      e.or([
        e('at', '<', before),
        // One person at most has ever played there: nobody's accounts with another.
        e.and([
          e('at', '<', botsBefore),
          e('people', '=', '[]'),
          e('bots', '>', 0),
          e(
            e
              .selectFrom('visits')
              .select((v) => v.fn.countAll<number>().as('count'))
              .whereRef('visits.table_id', '=', 'tables.id'),
            '<=',
            1,
          ),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** As `Store.beginRemoval`. */
export const beginRemoval = (db: Kysely<Schema>, id: string, before: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('tables')
      .where('id', '=', id)
      .where('deadline', 'is', null)
      .where('at', '<', before)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    for (const table of SHORT) await trx.deleteFrom(table).where('table_id', '=', id).execute();
    await trx.insertInto('removals').values({ table_id: id }).execute();
    return true;
  });

/** As `Store.beingRemoved`. */
export async function beingRemoved(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db.selectFrom('removals').select('table_id').execute();
  return rows.map(({ table_id }) => table_id);
}

/** As `Store.removePiece`. */
export const removePiece = (db: Kysely<Schema>, id: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    for (const table of LONG) {
      const { numAffectedRows = 0n } = await sql`
        DELETE FROM ${sql.table(table)} WHERE rowid IN (
          SELECT rowid FROM ${sql.table(table)} WHERE table_id = ${id} LIMIT ${ROWS_AT_ONCE}
        )
      `.execute(trx);
      if (numAffectedRows > 0n) return true;
    }
    // Who was at work on it when the removal began may have stored more since.
    for (const table of [...SHORT, 'removals'] as const) {
      await trx.deleteFrom(table).where('table_id', '=', id).execute();
    }
    return false;
  });

/** As `Store.strangers`. */
export async function strangers(db: Kysely<Schema>, before: number): Promise<readonly string[]> {
  const then = new Date(before).toISOString();
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM people WHERE "createdAt" < ${then}
    AND NOT EXISTS (SELECT 1 FROM visits WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM session WHERE "userId" = people.id AND "updatedAt" >= ${then})
  `.execute(db);
  return rows.map(({ id }) => id);
}

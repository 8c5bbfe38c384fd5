/** Folded tables beside their logs: one for each table, never with a closed card. */
import { FOLD_VERSION, maskTable, type Table } from '@tapete/table';
import type { Kysely } from 'kysely';
import { checksum } from './checksum.ts';
import { atOneMoment } from './one-moment.ts';
import { openingsOf } from './openings.ts';
import type { Schema } from './schema.ts';
import type { StoredFold } from './store.ts';

type Row = Schema['folds'];

const sumOf = ({ table_id, version, seq, state }: Omit<Row, 'checksum'>): string =>
  checksum(table_id, version, seq, state);

function rowOf(table: Table): Row {
  const state = JSON.stringify(maskTable(table, null));
  const row = { table_id: table.id, version: FOLD_VERSION, seq: table.seq, state };
  return { ...row, checksum: sumOf(row) };
}

/** As `Store.keepFold`; the one kept so far goes. */
export async function keepFold(db: Kysely<Schema>, table: Table): Promise<void> {
  const { table_id, ...rest } = rowOf(table);
  await db
    .insertInto('folds')
    .values({ table_id, ...rest })
    .onConflict((c) => c.column('table_id').doUpdateSet(rest))
    .execute();
}

/** As `Store.fold`. */
export const readFold = (db: Kysely<Schema>, id: string): Promise<StoredFold | undefined> =>
  atOneMoment(db, async (trx) => {
    const row = await trx
      .selectFrom('folds')
      .selectAll()
      .where('table_id', '=', id)
      .executeTakeFirst();
    if (!row || row.version !== FOLD_VERSION || row.checksum !== sumOf(row)) return undefined;
    const table = JSON.parse(row.state) as Table;
    const deal = table.running?.number;
    const openings = deal === undefined ? [] : await openingsOf(trx, id, undefined, deal, deal);
    return { table, openings };
  });

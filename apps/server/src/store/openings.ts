/** Closed cards that people saw, each with its checksum. */
import type { Card } from '@tapete/rules';
import type { Transaction } from 'kysely';
import { checksum } from './checksum.ts';
import type { Schema } from './schema.ts';
import type { Opening } from './store.ts';

type Row = Schema['openings'];

export function withHash(row: Omit<Row, 'hash'>): Row {
  const { table_id, deal, position, person, card } = row;
  return { ...row, hash: checksum(table_id, deal, position, person, card) };
}

/** Of these deals; `person` undefined: everybody's. Throws for one that is spoilt. */
export async function openingsOf(
  trx: Transaction<Schema>,
  table: string,
  person: string | undefined,
  firstDeal: number,
  lastDeal: number,
): Promise<readonly Opening[]> {
  let query = trx
    .selectFrom('openings')
    .selectAll()
    .where('table_id', '=', table)
    .where('deal', '>=', firstDeal)
    .where('deal', '<=', lastDeal);
  if (person !== undefined) query = query.where('person', '=', person);
  const rows = await query.execute();
  return rows.map((row) => {
    const { deal, position, card, hash } = row;
    if (hash !== null && withHash(row).hash !== hash) {
      throw new Error(`an opening of deal ${deal} is spoilt`);
    }
    return { deal, position, card: card as Card };
  });
}

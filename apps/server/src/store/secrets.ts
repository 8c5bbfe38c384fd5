/** The pack of the running deal, with its checksum. */
import type { Card } from '@tapete/rules';
import type { Transaction } from 'kysely';
import { checksum } from './checksum.ts';
import type { Schema } from './schema.ts';
import type { Append, Deck } from './store.ts';

type Row = Schema['secrets'];

const hashOf = ({ table_id, deal, deck }: Omit<Row, 'hash'>): string =>
  checksum(table_id, deal, deck);

/** Puts the pack of the deal that begins in the place of the one that is over. */
export async function replaceDeck(
  trx: Transaction<Schema>,
  { row, erase, deck }: Append,
): Promise<void> {
  const table_id = row.id;
  if (erase) await trx.deleteFrom('secrets').where('table_id', '=', table_id).execute();
  if (!deck) return;
  const secret = { table_id, deal: deck.deal, deck: JSON.stringify(deck.cards) };
  await trx
    .insertInto('secrets')
    .values({ ...secret, hash: hashOf(secret) })
    .execute();
}

/** Null between deals. Throws for one that is spoilt. */
export async function deckOf(trx: Transaction<Schema>, table: string): Promise<Deck | null> {
  const secret = await trx
    .selectFrom('secrets')
    .selectAll()
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (!secret) return null;
  const { deal, deck, hash } = secret;
  if (hash !== null && hashOf(secret) !== hash)
    throw new Error(`the pack of deal ${deal} is spoilt`);
  return { deal, cards: JSON.parse(deck) as readonly Card[] };
}

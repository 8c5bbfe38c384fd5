/** Reading a log: its events, and the closed cards that fill them. */
import type { Card } from '@tapete/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Deck, Entry, LogSlice, Opening } from './store.ts';
import { parseStored } from './stored-events.ts';

/** As `Store.read`. All of it is read at one moment. */
export const readSlice = (
  db: Kysely<Schema>,
  table: string,
  after: number,
  limit: number,
): Promise<LogSlice> =>
  db.transaction().execute(async (trx) => {
    const entries = parseEntries(await entriesAfter(trx, table, after).limit(limit).execute());
    const openings = await openingsIn(trx, table, undefined, entries);
    return { entries, deck: await deckOf(trx, table), openings };
  });

/** As `Store.readFor`. */
export const readSliceFor = (
  db: Kysely<Schema>,
  table: string,
  person: string | null,
  after: number,
  limit: number,
): Promise<LogSlice> =>
  db.transaction().execute(async (trx) => {
    const entries = parseEntries(await entriesAfter(trx, table, after).limit(limit).execute());
    if (person === null) return { entries, deck: null, openings: [] };
    return { entries, deck: null, openings: await openingsIn(trx, table, person, entries) };
  });

const entriesAfter = (db: Kysely<Schema>, table: string, after: number) =>
  db
    .selectFrom('log')
    .innerJoin('tables', 'tables.id', 'log.table_id')
    .select(['log.seq', 'log.at', 'log.event', 'tables.game'])
    .where('log.table_id', '=', table)
    .where('log.seq', '>', after)
    .orderBy('log.seq');

const parseEntries = (
  rows: readonly { seq: number; at: number; event: string; game: string }[],
): readonly Entry[] =>
  rows.map(({ seq, at, event, game }) => ({ seq, at, event: parseStored(event, game) }));

/** Of the deals of these entries. */
async function openingsIn(
  trx: Transaction<Schema>,
  table: string,
  person: string | undefined,
  entries: readonly Entry[],
): Promise<readonly Opening[]> {
  const numbers = entries.flatMap(({ event }) => (event.type === 'deal' ? [event.number] : []));
  const [first] = numbers;
  if (first === undefined) return [];
  return openingsOf(trx, table, person, first, numbers.at(-1) ?? first);
}

async function deckOf(trx: Transaction<Schema>, table: string): Promise<Deck | null> {
  const secret = await trx
    .selectFrom('secrets')
    .select(['deal', 'deck'])
    .where('table_id', '=', table)
    .executeTakeFirst();
  return secret ? { deal: secret.deal, cards: JSON.parse(secret.deck) as readonly Card[] } : null;
}

/** Of these deals; `person` undefined: everybody's. */
export async function openingsOf(
  trx: Transaction<Schema>,
  table: string,
  person: string | undefined,
  firstDeal: number,
  lastDeal: number,
): Promise<readonly Opening[]> {
  let query = trx
    .selectFrom('openings')
    .select(['deal', 'position', 'card'])
    .where('table_id', '=', table)
    .where('deal', '>=', firstDeal)
    .where('deal', '<=', lastDeal);
  if (person !== undefined) query = query.where('person', '=', person);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, card: row.card as Card }));
}

/** Reading a log: its events, and the closed cards that fill them. */
import type { Kysely, Transaction } from 'kysely';
import { BEFORE_FIRST, checkChain } from './chain.ts';
import type { Schema } from './schema.ts';
import { atOneMoment } from './one-moment.ts';
import { openingsOf } from './openings.ts';
import { deckOf } from './secrets.ts';
import type { Entry, LogSlice, Opening } from './store.ts';
import { parseStored } from './stored-events.ts';

/** As `Store.read`. */
export const readSlice = (
  db: Kysely<Schema>,
  table: string,
  after: number,
  limit: number,
): Promise<LogSlice> =>
  atOneMoment(db, async (trx) => {
    const entries = await entriesAfter(trx, table, after, limit);
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
  atOneMoment(db, async (trx) => {
    const entries = await entriesAfter(trx, table, after, limit);
    if (person === null) return { entries, deck: null, openings: [] };
    return { entries, deck: null, openings: await openingsIn(trx, table, person, entries) };
  });

/** At most so many of a log, their chain checked: from the row before them, and at the end up to the table's last. */
async function entriesAfter(
  trx: Transaction<Schema>,
  table: string,
  after: number,
  limit: number,
): Promise<readonly Entry[]> {
  const rows = await trx
    .selectFrom('log')
    .innerJoin('tables', 'tables.id', 'log.table_id')
    .select(['log.seq', 'log.at', 'log.event', 'log.hash', 'tables.game', 'tables.seq as last'])
    .where('log.table_id', '=', table)
    .where('log.seq', '>=', after)
    .orderBy('log.seq')
    .limit(after > 0 ? limit + 1 : limit)
    .execute();
  const [first] = rows;
  if (!first) return [];
  if (after > 0 && first.seq !== after) throw new Error(`event ${after} is missing`);
  const asked = after > 0 ? rows.slice(1) : rows;
  checkChain(table, after > 0 ? first : BEFORE_FIRST, asked);
  const end = rows.at(-1) ?? first;
  if (asked.length < limit && end.seq !== end.last) {
    throw new Error(`event ${end.seq + 1} is missing, the last being ${end.last}`);
  }
  return asked.map(({ seq, at, event, game }) => ({ seq, at, event: parseStored(event, game) }));
}

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

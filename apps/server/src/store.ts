/** Every query of tables and their logs; one transaction for one append. */
import type { Card } from '@tapete/rules';
import type { TableEvent } from '@tapete/table';
import type { Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations, type Schema, type TableRow } from './schema.ts';
import { emptyWal } from './sqlite.ts';

/** One event of a log; `at` is when it was stored, ms since 1970. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
}

export interface Opening {
  readonly deal: number;
  readonly position: number;
  readonly card: Card;
}

export interface Deck {
  readonly deal: number;
  readonly cards: readonly Card[];
}

/** A stretch of a log as it is stored, without closed cards, and what fills it again. */
export interface Stretch {
  readonly entries: readonly Entry[];
  /** The pack of the running deal. */
  readonly deck: Deck | null;
  readonly openings: readonly Opening[];
}

export interface Done {
  readonly first: number;
  readonly last: number;
}

export interface Append {
  /** The table's row after the events. */
  readonly row: TableRow;
  /** Numbered on from the last stored event, closed cards left out; may be empty. */
  readonly entries: readonly Entry[];
  /** The pack of a deal that began here and goes on; null: none began. */
  readonly deck: Deck | null;
  /** No deal runs any more: its pack is erased. */
  readonly erase: boolean;
  readonly openings: readonly (Opening & { readonly person: string })[];
  readonly visitors: readonly string[];
  readonly action: { readonly person: string; readonly id: string } | null;
}

export interface Store {
  readonly migrate: () => Promise<void>;
  /** False when someone else has stored these numbers, or this action, first: then nothing is changed. */
  readonly append: (append: Append) => Promise<boolean>;
  /** All after `after`, with what fills the last two deals. */
  readonly read: (table: string, after: number) => Promise<Stretch>;
  /** At most `limit` after `after`, with the closed cards this person saw. */
  readonly readFor: (
    table: string,
    person: string | null,
    after: number,
    limit: number,
  ) => Promise<Stretch>;
  readonly done: (table: string, person: string, action: string) => Promise<Done | undefined>;
  /** Tables with a clock that has run out at `now`, the most overdue first. */
  readonly overdue: (now: number) => Promise<readonly string[]>;
  /** Every table with a running clock. */
  readonly clocked: () => Promise<readonly string[]>;
  /** The next clock after `now`. */
  readonly nextDeadline: (now: number) => Promise<number | null>;
  readonly tablesOf: (person: string) => Promise<readonly TableRow[]>;
  /** The stored value of a key, made once. */
  readonly setting: (key: string, make: () => string) => Promise<string>;
}

/** Taken back: someone else was first. */
class Beaten extends Error {}

const parseEntries = (
  rows: readonly { seq: number; at: number; event: string }[],
): readonly Entry[] =>
  rows.map(({ seq, at, event }) => ({ seq, at, event: JSON.parse(event) as TableEvent }));

/** Rows in one statement; SQLite allows 32,766 values. */
const CHUNK = 500;
const MOST_TABLES = 50;

async function appendIn(trx: Transaction<Schema>, append: Append): Promise<void> {
  const { row, action } = append;
  const table_id = row.id;
  const first = append.entries[0]?.seq ?? row.seq + 1;
  for (let i = 0; i < append.entries.length; i += CHUNK) {
    const rows = append.entries.slice(i, i + CHUNK).map(({ seq, at, event }) => ({
      table_id,
      seq,
      at,
      event: JSON.stringify(event),
    }));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('log')
      .values(rows)
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) !== rows.length) throw new Beaten();
  }
  if (action) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('actions')
      .values({ table_id, person: action.person, action_id: action.id, first, last: row.seq })
      .onConflict((c) => c.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) !== 1) throw new Beaten();
  }
  if (append.entries.length === 0) return;
  if (first === 1) await trx.insertInto('tables').values(row).execute();
  else await trx.updateTable('tables').set(row).where('id', '=', table_id).execute();
  if (append.erase) await trx.deleteFrom('secrets').where('table_id', '=', table_id).execute();
  if (append.deck) {
    const { deal, cards } = append.deck;
    const deck = JSON.stringify(cards);
    await trx.insertInto('secrets').values({ table_id, deal, deck }).execute();
  }
  if (append.openings.length > 0) {
    const rows = append.openings.map((opening) => ({ table_id, ...opening }));
    await trx.insertInto('openings').values(rows).execute();
  }
  if (append.visitors.length > 0) {
    await trx
      .insertInto('visits')
      .values(append.visitors.map((person) => ({ table_id, person })))
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

const lastDeal = (entries: readonly Entry[]): number =>
  entries.reduce((last, { event }) => (event.type === 'deal' ? event.number : last), 0);

async function openingsOf(
  trx: Transaction<Schema>,
  table: string,
  person: string | undefined,
  from: number,
  to: number,
): Promise<readonly Opening[]> {
  let query = trx
    .selectFrom('openings')
    .select(['deal', 'position', 'card'])
    .where('table_id', '=', table)
    .where('deal', '>=', from)
    .where('deal', '<=', to);
  if (person !== undefined) query = query.where('person', '=', person);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, card: row.card as Card }));
}

const entriesAfter = (db: Kysely<Schema>, table: string, after: number) =>
  db
    .selectFrom('log')
    .select(['seq', 'at', 'event'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq');

export function makeStore(db: Kysely<Schema>): Store {
  /** Several reads of one moment. */
  const atOnce = <T>(run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    db.transaction().execute(run);
  return {
    migrate: async () => {
      const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
      if (error instanceof Error) throw error;
      if (error !== undefined) throw new Error(String(error));
    },
    append: async (append) => {
      // On a full disk SQLite itself rolls back, and what Kysely then says hides the cause.
      let cause: unknown;
      const run = (trx: Transaction<Schema>): Promise<void> =>
        appendIn(trx, append).catch((error: unknown) => {
          cause = error;
          throw error;
        });
      try {
        await db.transaction().execute(run);
        if (append.erase && !append.deck) await emptyWal(db);
        return true;
      } catch (error) {
        if (cause instanceof Beaten) return false;
        throw cause ?? error;
      }
    },
    read: (table, after) =>
      atOnce(async (trx) => {
        const entries = parseEntries(await entriesAfter(trx, table, after).execute());
        const last = lastDeal(entries);
        const openings = await openingsOf(trx, table, undefined, last - 1, last);
        const secret = await trx
          .selectFrom('secrets')
          .select(['deal', 'deck'])
          .where('table_id', '=', table)
          .executeTakeFirst();
        const deck = secret
          ? { deal: secret.deal, cards: JSON.parse(secret.deck) as readonly Card[] }
          : null;
        return { entries, deck, openings };
      }),
    readFor: (table, person, after, limit) =>
      atOnce(async (trx) => {
        const rows = await entriesAfter(trx, table, after).limit(limit).execute();
        const entries = parseEntries(rows);
        const first = entries.find(({ event }) => event.type === 'deal')?.event;
        if (person === null || first?.type !== 'deal') return { entries, deck: null, openings: [] };
        const last = lastDeal(entries);
        const openings = await openingsOf(trx, table, person, first.number, last);
        return { entries, deck: null, openings };
      }),
    done: (table, person, action) =>
      db
        .selectFrom('actions')
        .select(['first', 'last'])
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('action_id', '=', action)
        .executeTakeFirst(),
    overdue: async (now) => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('deadline', '<=', now)
        .orderBy('deadline')
        .execute();
      return rows.map(({ id }) => id);
    },
    clocked: async () => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('deadline', 'is not', null)
        .execute();
      return rows.map(({ id }) => id);
    },
    nextDeadline: async (now) => {
      const row = await db
        .selectFrom('tables')
        .select((e) => e.fn.min('deadline').as('next'))
        .where('deadline', '>', now)
        .executeTakeFirst();
      return row?.next ?? null;
    },
    tablesOf: (person) =>
      db
        .selectFrom('tables')
        .innerJoin('visits', 'visits.table_id', 'tables.id')
        .selectAll('tables')
        .where('visits.person', '=', person)
        .orderBy('tables.at', 'desc')
        .limit(MOST_TABLES)
        .execute(),
    setting: async (key, make) => {
      await db
        .insertInto('settings')
        .values({ key, value: make() })
        .onConflict((c) => c.doNothing())
        .execute();
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}

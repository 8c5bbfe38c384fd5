/** What is asked of the tables without their logs: clocks, a person's tables, what has been done; and settings. */
import type { Kysely } from 'kysely';
import type { Schema, TableRow } from './schema.ts';
import type { DoneAction } from './store.ts';

const MOST_TABLES = 50;

/** As `Store.done`. */
export const done = (
  db: Kysely<Schema>,
  table: string,
  person: string,
  action: string,
): Promise<DoneAction | undefined> =>
  db
    .selectFrom('actions')
    .select(['first', 'last', 'asked'])
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('action_id', '=', action)
    .executeTakeFirst();

/** As `Store.overdue`. */
export async function overdue(db: Kysely<Schema>, now: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('deadline', '<=', now)
    .orderBy('deadline')
    .execute();
  return rows.map(({ id }) => id);
}

/** As `Store.clocked`. */
export async function clocked(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where((e) =>
      e.or([
        e('deadline', 'is not', null),
        e('id', 'in', e.selectFrom('secrets').select('table_id')),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** As `Store.nextDeadline`. */
export async function nextDeadline(db: Kysely<Schema>, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('tables')
    .select((e) => e.fn.min('deadline').as('next'))
    .where('deadline', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
}

/** As `Store.tablesOf`. */
export const tablesOf = (db: Kysely<Schema>, person: string): Promise<readonly TableRow[]> =>
  db
    .selectFrom('tables')
    .innerJoin('visits', 'visits.table_id', 'tables.id')
    .selectAll('tables')
    .where('visits.person', '=', person)
    .orderBy('tables.at', 'desc')
    .limit(MOST_TABLES)
    .execute();

/** As `Store.opened`. */
export async function opened(db: Kysely<Schema>, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** As `Store.seatsOf`. An id is letters and digits. */
export async function seatsOf(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('visits', 'visits.table_id', 'tables.id')
    .select('tables.id')
    .where('visits.person', '=', person)
    .where('tables.sitting', 'like', `%"${person}"%`)
    .execute();
  return rows.map(({ id }) => id);
}

/** As `Store.setting`. */
export async function setting(
  db: Kysely<Schema>,
  key: string,
  make: () => string,
): Promise<string> {
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
}

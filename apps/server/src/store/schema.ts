/** The shape of what is stored, and the steps that make it. Everything carries its table's id. */
import type { GameName } from '@tapete/rules';
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

export interface TableRow {
  id: string;
  game: GameName;
  name: string;
  seats: number;
  /** JSON: the names of the people who sit. */
  people: string;
  bots: number;
  /** Number and time (ms since 1970) of its last event. */
  seq: number;
  at: number;
  /** The earliest of its clocks, ms since 1970. */
  deadline: number | null;
  /** Who opened it. */
  host: string;
  /** JSON: the ids of the people who sit. */
  sitting: string;
}

export interface Schema {
  tables: TableRow;
  /** The log: each event as JSON, closed cards left out. `hash`: as `chained`; null in rows of version 0.1.0. */
  log: { table_id: string; seq: number; at: number; event: string; hash: string | null };
  /** Each table as it stood when its present or last deal began, so that its log need not be folded from the start. */
  folds: { table_id: string; version: number; seq: number; state: string; checksum: string };
  /** The pack of the running deal, as JSON; erased at its end. `hash` is a checksum of the rest; null in rows of version 0.1.0. */
  secrets: { table_id: string; deal: number; deck: string; hash: string | null };
  /** Closed cards that a person saw: their own. `hash` is a checksum of the rest; null in rows of version 0.1.0. */
  openings: {
    table_id: string;
    deal: number;
    position: number;
    person: string;
    card: string;
    hash: string | null;
  };
  /** What has been done under each person's own name for it, so that it is done once. */
  actions: {
    table_id: string;
    person: string;
    action_id: string;
    first: number;
    last: number;
    /** As `askedFor`; null in rows from before it was kept. */
    asked: string | null;
  };
  /** Who has opened a table or sat at it. */
  visits: { table_id: string; person: string };
  /** Tables whose rows are not all gone yet. */
  removals: { table_id: string };
  settings: { key: string; value: string };
}

const first: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('seats', 'integer', (c) => c.notNull())
      .addColumn('people', 'text', (c) => c.notNull())
      .addColumn('bots', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('deadline', 'bigint')
      .execute();
    await db.schema.createIndex('tables_deadline').on('tables').column('deadline').execute();
    await db.schema
      .createTable('log')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('log_key', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('deal', 'integer', (c) => c.notNull())
      .addColumn('deck', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('secrets_key', ['table_id', 'deal'])
      .execute();
    await db.schema
      .createTable('openings')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('deal', 'integer', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('card', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('openings_key', ['table_id', 'deal', 'position', 'person'])
      .execute();
    await db.schema
      .createTable('actions')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('action_id', 'text', (c) => c.notNull())
      .addColumn('first', 'bigint', (c) => c.notNull())
      .addColumn('last', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('actions_key', ['table_id', 'person', 'action_id'])
      .execute();
    await db.schema
      .createTable('visits')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('visits_key', ['person', 'table_id'])
      .execute();
    await db.schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

const folds: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('folds')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('checksum', 'text', (c) => c.notNull())
      .execute();
  },
};

const hashes: Migration = {
  async up(db: Kysely<Schema>) {
    for (const table of ['log', 'openings'] as const) {
      await db.schema.alterTable(table).addColumn('hash', 'text').execute();
    }
  },
};

const hosts: Migration = {
  async up(db: Kysely<Schema>) {
    const text = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo('');
    await db.schema.alterTable('tables').addColumn('host', 'text', text).execute();
    await db.schema.alterTable('tables').addColumn('sitting', 'text', text).execute();
    await sql`
      UPDATE tables SET host = coalesce((
        SELECT json_extract(event, '$.host') FROM log
        WHERE table_id = tables.id AND seq = 1 AND json_valid(event)
      ), '')
    `.execute(db);
    await db.schema.createIndex('tables_host').on('tables').column('host').execute();
    // What changed nothing.
    await db.schema
      .createIndex('actions_nothing')
      .on('actions')
      .columns(['table_id', 'person'])
      .where(sql<boolean>`first > last`)
      .execute();
  },
};

const removals: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('removals')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .execute();
    // Their keys begin with the person.
    await db.schema.createIndex('visits_table').on('visits').column('table_id').execute();
  },
};

const deckHashes: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('secrets').addColumn('hash', 'text').execute();
  },
};

const askedFor: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('actions').addColumn('asked', 'text').execute();
  },
};

export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first': first,
      '0002-folds': folds,
      '0003-hashes': hashes,
      '0004-hosts': hosts,
      '0005-removals': removals,
      '0006-deck-hashes': deckHashes,
      '0007-asked-for': askedFor,
    }),
};

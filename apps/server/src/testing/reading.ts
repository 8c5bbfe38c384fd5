/** Reading and writing the room's database beside it, and the cards that a text names. */
import Database from 'better-sqlite3';
import type { Card } from '@tapete/rules';
import { applyTable, type Table, type TableEvent } from '@tapete/table';
import { databaseFile } from '../store/sqlite.ts';

const CARD = /"((?:[2-9TJQKA][cdhs])|Jk)"/g;

/** Every card that stands in a JSON text, as a whole string. */
export const cardsIn = (text: string): string[] =>
  [...text.matchAll(CARD)].map((match) => match[1] ?? '');

export function query<Row>(data: string, sql: string, ...values: unknown[]): Row[] {
  const database = new Database(databaseFile(data), { readonly: true });
  try {
    return database.prepare(sql).all(...values) as Row[];
  } finally {
    database.close();
  }
}

/** The pack of the running deal, as the room keeps it from everybody. */
export function secretDeck(
  data: string,
  table: string,
): { readonly deal: number; readonly cards: readonly Card[] } | undefined {
  const [row] = query<{ deal: number; deck: string }>(
    data,
    'SELECT deal, deck FROM secrets WHERE table_id = ?',
    table,
  );
  return row && { deal: row.deal, cards: JSON.parse(row.deck) as Card[] };
}

export const storedLog = (
  data: string,
  table: string,
): { readonly seq: number; readonly event: TableEvent }[] =>
  query<{ seq: number; event: string }>(
    data,
    'SELECT seq, event FROM log WHERE table_id = ? ORDER BY seq',
    table,
  ).map(({ seq, event }) => {
    const { v: _, ...stored } = JSON.parse(event) as { readonly v: number };
    return { seq, event: stored as unknown as TableEvent };
  });

/** The table that a whole log tells of. */
export function tableOf(events: readonly TableEvent[]): Table {
  const table = events.reduce<Table | undefined>(
    (before, event) => applyTable(before, event),
    undefined,
  );
  if (!table) throw new Error('an empty log');
  return table;
}

/** Rows as another version may have written them, in one transaction; an object is stored as JSON. */
export function insertRows(
  data: string,
  rows: readonly (readonly [table: string, row: Readonly<Record<string, unknown>>])[],
): void {
  const database = new Database(databaseFile(data));
  const stored = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  database.transaction(() => {
    for (const [table, row] of rows) {
      const keys = Object.keys(row);
      const sql = `INSERT INTO ${table} (${keys.join()}) VALUES (${keys.map(() => '?').join()})`;
      database.prepare(sql).run(...Object.values(row).map(stored));
    }
  })();
  database.close();
}

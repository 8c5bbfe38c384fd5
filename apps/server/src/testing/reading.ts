/** Looking into the room's database beside it, and at the cards that a text names. */
import Database from 'better-sqlite3';
import type { Card } from '@tapete/rules';
import type { TableEvent } from '@tapete/table';
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
  ).map(({ seq, event }) => ({ seq, event: JSON.parse(event) as TableEvent }));

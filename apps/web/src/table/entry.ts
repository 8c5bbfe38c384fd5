/** One event with the table just before and after it, so that it can be told in words in any language. */
import type { Table, TableEvent } from '@tapete/table';

export interface Entry<Event extends TableEvent = TableEvent> {
  readonly seq: number;
  /** When the event was stored, ms since 1970, server time. */
  readonly at: number;
  readonly event: Event;
  readonly before: Table;
  readonly table: Table;
}

/** An entry about a deal. */
export type DealEntry = Entry<Extract<TableEvent, { type: 'deal' }>>;

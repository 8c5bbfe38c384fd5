/** One event with the table just before and after it, so that it can be told in words in any language. */
import type { Table, TableEvent } from '@tapete/table';

export interface Entry {
  readonly seq: number;
  /** When the event was stored, ms since 1970, server time. */
  readonly at: number;
  readonly event: TableEvent;
  readonly before: Table;
  readonly table: Table;
}

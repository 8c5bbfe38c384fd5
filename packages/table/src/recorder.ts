import type { Table, TableEvent } from './table.ts';

/** Takes the events of a decision one by one; `table` is the table after the last. */
export interface Recorder {
  readonly table: Table;
  readonly emit: (event: TableEvent) => void;
}

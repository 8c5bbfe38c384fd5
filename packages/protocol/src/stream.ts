/** The messages of a table's stream, server-sent events. The server makes them and nobody checks them: types only. */
import type { Legal, Table, TableEvent } from '@tapete/table';

/**
 * SSE event `snapshot`: the table as it stood when the present or last deal began, masked for the receiver. The log
 * goes on from `seq`. (How it stands now is told by `GET /api/tables/:id`, a `TableAnswer`.)
 */
export interface SnapshotMessage {
  readonly protocol: number;
  readonly seq: number;
  /** Server time, ms since 1970. */
  readonly now: number;
  readonly table: Table;
}

/** SSE event `log`, the only one with an id, its number: one event of the log, masked for the receiver; `at` is when it was stored. */
export interface LogMessage {
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
  /** With the event that asks the receiver, while its question still stands: what may be answered. It is not in the log. */
  readonly legal?: Legal;
}

/** SSE event `ping`, every two seconds: the newest number, so that a gap is seen, the server's time, and who is away. */
export interface PingMessage {
  readonly protocol: number;
  readonly seq: number;
  readonly now: number;
  /** The persons seated who have had no stream of this table open for some seconds. */
  readonly absent: readonly string[];
}

/** A `snapshot` or `log` message in the stream of all tables where the receiver sits. */
export type OfTable<M extends SnapshotMessage | LogMessage> = M & { readonly tableId: string };

/**
 * SSE event `ping` of that stream, every two seconds and whenever its tables change: which these are, and of each what
 * a `PingMessage` tells.
 */
export interface TablesPing {
  readonly protocol: number;
  readonly now: number;
  readonly tables: readonly ({ readonly tableId: string } & Pick<PingMessage, 'seq' | 'absent'>)[];
}

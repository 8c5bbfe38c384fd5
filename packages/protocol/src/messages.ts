/** What the server says: answers, and the messages of a table's stream. Types only. */
import type { Table, TableEvent } from '@tapete/table';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface SessionAnswer {
  /** Null before a nickname was given. */
  readonly person: Person | null;
}

export interface TableCreated {
  readonly id: string;
  /** Path of the page, unguessable: whoever has it may come in. */
  readonly path: string;
}

export interface TableSummary {
  readonly id: string;
  readonly game: 'three' | 'stud';
  readonly name: string;
  readonly seats: number;
  readonly people: readonly string[];
  readonly bots: number;
  /** Ms since 1970 of its last event. */
  readonly at: number;
}

export interface TableList {
  readonly tables: readonly TableSummary[];
}

/** How the room can be reached, for the share dialog. */
export interface RoomAnswer {
  /** Origins that other devices of the home network can open; empty on loopback. */
  readonly lan: readonly string[];
  readonly version: string;
}

/** The action was done and stored: numbers of its first and last event (equal numbers: one event; `last` < `first`: none). */
export interface ActionAnswer {
  readonly first: number;
  readonly last: number;
}

export interface ErrorAnswer {
  readonly error: {
    readonly code: string;
    readonly detail: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  };
}

/** Codes of the server itself; those of the table and the games come through as they are. */
export const SERVER_CODES = [
  'bad-request',
  'bad-rule',
  'bad-config',
  'no-session',
  'no-such-table',
  'not-found',
  'too-large',
  'too-many',
  'foreign-host',
  'stopping',
  'failed',
] as const;

/**
 * SSE event `snapshot`: a table as it stood when the present or last deal began; the log goes on from `seq`.
 */
export interface SnapshotMessage {
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
}

/** SSE event `ping`, every ten seconds: the newest number, so that a gap is seen, and the server's time. */
export interface PingMessage {
  readonly seq: number;
  readonly now: number;
}

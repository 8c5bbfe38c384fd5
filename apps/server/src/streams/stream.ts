/** One viewer's stream: what it may see of a table's log, in order, from where it stands. */
import type { ServerResponse } from 'node:http';
import {
  PROTOCOL_VERSION,
  type LogMessage,
  type PingMessage,
  type SnapshotMessage,
} from '@tapete/protocol';
import { legalFor, maskEvent, maskTable, type Table } from '@tapete/table';
import type { Env } from '../env.ts';
import type { Entry, Store } from '../store/store.ts';
import { fillSlice, since, type FoldedTable } from '../tables/folded-table.ts';
import type { Tables } from '../tables/tables.ts';

export interface StreamRequest {
  readonly table: string;
  readonly viewer: string | null;
  /** The last number the viewer has; null: none. */
  readonly after: number | null;
}

export interface Stream extends StreamRequest {
  readonly response: ServerResponse;
  /** Its response carries other tables too. */
  readonly shared: boolean;
  /** What every message says beside its own: the table's name where there are others. */
  readonly beside: object;
  /** The id of a log event that has just been sent: all that a viewer needs to go on from there. */
  readonly mark: (seq: number) => string;
  /** The last number sent; −1 before the snapshot. */
  sent: number;
  /** The last number heard of. */
  wanted: number;
  pumping: boolean;
  again: boolean;
}

export interface StreamParts {
  readonly env: Env;
  readonly store: Pick<Store, 'readFor'>;
  readonly tables: Pick<Tables, 'read' | 'wake' | 'replaceGone' | 'waitFor'>;
  readonly onError: (error: unknown) => void;
}

/** A viewer that lacks more events than this gets a snapshot instead. */
const MOST_BEHIND_EVENTS = 2000;
/** Waiting for a slow viewer; beyond, the stream ends and the viewer comes again when it can. */
const MOST_WAITING_BYTES = 1_000_000;
const EVENTS_AT_ONCE = 200;

export const beginStream = (
  request: StreamRequest,
  response: ServerResponse,
  among: Pick<Stream, 'shared' | 'beside' | 'mark'> = { shared: false, beside: {}, mark: String },
): Stream => ({
  ...request,
  ...among,
  response,
  sent: request.after ?? -1,
  wanted: 0,
  pumping: false,
  again: false,
});

/** Sends what the viewer lacks, up to `seq` at least; called while it runs, it goes round once more. */
export async function pump(parts: StreamParts, stream: Stream, seq = 0): Promise<void> {
  stream.wanted = Math.max(stream.wanted, seq);
  if (stream.pumping) {
    stream.again = true;
    return;
  }
  stream.pumping = true;
  try {
    do {
      stream.again = false;
      await send(parts, stream);
    } while (stream.again);
  } catch (error) {
    parts.onError(error);
    stream.response.destroy();
  } finally {
    stream.pumping = false;
  }
}

export function writePing(stream: Stream, now: number, absent: readonly string[]): void {
  const seq = Math.max(0, stream.sent);
  const message: PingMessage = { protocol: PROTOCOL_VERSION, seq, now, absent };
  write(stream.response, 'ping', message);
}

async function send({ env, store, tables }: StreamParts, stream: Stream): Promise<void> {
  const { table, viewer } = stream;
  for (;;) {
    const folded = await tables.read(table, stream.wanted);
    if (!folded) throw new Error('the table of a stream is gone');
    const ahead = stream.sent > folded.table.seq;
    const behind = folded.table.seq - stream.sent;
    if (stream.sent < 0 || ahead || behind > MOST_BEHIND_EVENTS) {
      writeSnapshot(stream, folded, env.now());
    }
    const kept = since(folded, stream.sent);
    if (kept) {
      for (const entry of kept) writeEntry(stream, entry, folded.table);
      return;
    }
    const slice = await store.readFor(table, viewer, stream.sent, EVENTS_AT_ONCE);
    for (const entry of fillSlice(slice)) writeEntry(stream, entry, folded.table);
  }
}

/** The table as it stood when the present or last deal began: what happened since is told after it. */
function writeSnapshot(stream: Stream, { base }: FoldedTable, now: number): void {
  const table = maskTable(base, stream.viewer);
  const { seq } = table;
  const message: SnapshotMessage = { protocol: PROTOCOL_VERSION, seq, now, table };
  stream.sent = seq;
  write(stream.response, 'snapshot', { ...stream.beside, ...message });
}

/** `now`: the table as it stands, at that event or after it. */
function writeEntry(stream: Stream, { seq, at, event }: Entry, now: Table): void {
  const { sent, viewer } = stream;
  if (seq !== sent + 1) return;
  const legal = now.running?.decision === seq ? legalFor(now, viewer) : null;
  const message: LogMessage = { seq, at, event: maskEvent(event, viewer), ...(legal && { legal }) };
  stream.sent = seq;
  write(stream.response, 'log', { ...stream.beside, ...message }, stream.mark(seq));
}

/** One server-sent event; a viewer who does not read is cut off. */
export function write(response: ServerResponse, event: string, message: object, id?: string): void {
  if (response.writableEnded || response.destroyed) return;
  const mark = id === undefined ? '' : `id: ${id}\n`;
  response.write(`event: ${event}\n${mark}data: ${JSON.stringify(message)}\n\n`);
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
}

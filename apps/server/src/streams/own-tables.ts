/** One response for every table where a person sits: which these are, and a stream within it for each. */
import type { ServerResponse } from 'node:http';
import { PROTOCOL_VERSION, type TablesPing } from '@tapete/protocol';
import { seatOf } from '@tapete/table';
import { makePositions, type Positions } from './positions.ts';
import { beginStream, pump, write, type Stream, type StreamParts } from './stream.ts';

export interface OwnTables {
  readonly viewer: string;
  readonly response: ServerResponse;
  /** What the viewer has of each table when it comes. */
  readonly after: Positions;
  /** By table. */
  readonly streams: Map<string, Stream>;
  /** What is being looked at; one thing after the other, so that nothing is told twice or out of order. */
  turn: Promise<void>;
}

export interface OwnTablesParts extends StreamParts {
  /** A stream of that table begins or ends. */
  readonly onBegun: (stream: Stream) => void;
  readonly onEnded: (stream: Stream) => void;
  /** The persons seated there who were last seen to have no stream. */
  readonly absent: (table: string) => readonly string[];
}

export const beginOwnTables = (
  viewer: string,
  after: Positions,
  response: ServerResponse,
): OwnTables => ({ viewer, after, response, streams: new Map(), turn: Promise.resolve() });

/** Tells what is new at that table; begins when the person has sat down there, ends when it no longer sits. */
export function look(
  parts: OwnTablesParts,
  own: OwnTables,
  table: string,
  seq: number,
): Promise<void> {
  own.turn = own.turn
    .then(() => lookAt(parts, own, table, seq))
    .catch((error: unknown) => {
      // That table cannot be read; the others can.
      parts.onError(error);
      leave(parts, own, table);
    });
  return own.turn;
}

async function lookAt(
  parts: OwnTablesParts,
  own: OwnTables,
  table: string,
  seq: number,
): Promise<void> {
  const folded = await parts.tables.read(table, seq);
  if (own.response.destroyed || own.response.writableEnded) return;
  const sits = folded !== undefined && seatOf(folded.table, own.viewer) !== null;
  let stream = own.streams.get(table);
  if (!stream && !sits) return;
  if (!stream) {
    stream = begin(own, table);
    parts.onBegun(stream);
    tellTables(parts, own);
  }
  if (folded) await pump(parts, stream, seq);
  if (sits) return;
  leave(parts, own, table);
  tellTables(parts, own);
}

function begin(own: OwnTables, table: string): Stream {
  const { viewer, response, streams, after } = own;
  const request = { table, viewer, after: after.get(table) ?? null };
  const stream = beginStream(request, response, {
    shared: true,
    beside: { tableId: table },
    mark: () => makePositions(positionsOf(own)),
  });
  streams.set(table, stream);
  return stream;
}

/** Tables of which nothing has been told yet are left out: they begin with a snapshot. */
const positionsOf = ({ streams }: OwnTables): Positions =>
  new Map([...streams].flatMap(([table, { sent }]) => (sent < 0 ? [] : [[table, sent] as const])));

function leave({ onEnded }: OwnTablesParts, { streams }: OwnTables, table: string): void {
  const stream = streams.get(table);
  if (stream && streams.delete(table)) onEnded(stream);
}

/** The ping of all tables; it also tells which these are, so it is sent whenever they change. */
export function tellTables(
  { env, absent }: OwnTablesParts,
  { response, streams }: OwnTables,
): void {
  const message: TablesPing = {
    protocol: PROTOCOL_VERSION,
    now: env.now(),
    tables: [...streams].map(([tableId, { sent }]) => ({
      tableId,
      seq: Math.max(0, sent),
      absent: absent(tableId),
    })),
  };
  write(response, 'ping', message);
}

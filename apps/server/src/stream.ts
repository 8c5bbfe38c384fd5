/** Open streams: each viewer is sent what it may see of a table's log, in order, from where it stands. */
import type { ServerResponse } from 'node:http';
import type { LogMessage, PingMessage, SnapshotMessage } from '@tapete/protocol';
import { maskEvent, maskTable, type Table } from '@tapete/table';
import type { Bus } from './bus.ts';
import type { Env } from './env.ts';
import { fillStretch, since, type Room } from './fold.ts';
import type { Rooms } from './rooms.ts';
import type { Entry, Store } from './store.ts';

export interface StreamRequest {
  readonly table: string;
  readonly viewer: string | null;
  /** The last number the viewer has; null: none. */
  readonly after: number | null;
}

export interface Streams {
  /** Takes the response over until either side ends it. */
  readonly open: (request: StreamRequest, response: ServerResponse) => void;
  readonly count: () => number;
  /** Ends all; browsers come again by themselves. */
  readonly close: () => void;
}

interface Stream extends StreamRequest {
  readonly response: ServerResponse;
  /** The last number sent; −1 before the snapshot. */
  sent: number;
  /** The last number heard of. */
  wanted: number;
  pumping: boolean;
  again: boolean;
}

const PING_MS = 10_000;
/** A viewer further behind gets a snapshot instead. */
const MOST_BEHIND = 2000;
const READ_AT_ONCE = 200;
/** Bytes waiting for a slow viewer; beyond, the stream ends and the viewer comes again when it can. */
const MOST_WAITING = 1_000_000;

/** The table as it stood when the present or last deal began: what happened since is told after it. */
const snapshotOf = (room: Room): Table => room.base;

export function makeStreams(parts: {
  readonly env: Env;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly onError: (error: unknown) => void;
}): Streams {
  const { env, store, rooms, bus, onError } = parts;
  const open = new Map<string, Set<Stream>>();
  let total = 0;

  const unsubscribe = bus.subscribe(({ table, seq }) => {
    for (const stream of open.get(table) ?? []) void pump(stream, seq);
  });
  let cancelPing = env.after(PING_MS, ping);

  async function ping(): Promise<void> {
    cancelPing = env.after(PING_MS, ping);
    for (const stream of [...open.values()].flatMap((each) => [...each])) {
      await pump(stream);
      const message: PingMessage = { seq: Math.max(0, stream.sent), now: env.now() };
      write(stream, 'ping', message);
    }
  }

  function write(stream: Stream, event: string, message: object, id?: number): void {
    const { response } = stream;
    if (response.writableEnded || response.destroyed) return;
    const mark = id === undefined ? '' : `id: ${id}\n`;
    response.write(`event: ${event}\n${mark}data: ${JSON.stringify(message)}\n\n`);
    if (response.writableLength > MOST_WAITING) response.destroy();
  }

  function writeSnapshot(stream: Stream, room: Room): void {
    const table = maskTable(snapshotOf(room), stream.viewer);
    const message: SnapshotMessage = { seq: table.seq, now: env.now(), table };
    write(stream, 'snapshot', message);
    stream.sent = table.seq;
  }

  function writeEntry(stream: Stream, { seq, at, event }: Entry): void {
    if (seq !== stream.sent + 1) return;
    const message: LogMessage = { seq, at, event: maskEvent(event, stream.viewer) };
    write(stream, 'log', message, seq);
    stream.sent = seq;
  }

  /** Sends what the viewer lacks; calls while it runs are one more round at its end. */
  async function pump(stream: Stream, seq = 0): Promise<void> {
    stream.wanted = Math.max(stream.wanted, seq);
    if (stream.pumping) {
      stream.again = true;
      return;
    }
    stream.pumping = true;
    try {
      do {
        stream.again = false;
        await send(stream);
      } while (stream.again);
    } catch (error) {
      onError(error);
      stream.response.destroy();
    } finally {
      stream.pumping = false;
    }
  }

  async function send(stream: Stream): Promise<void> {
    const { table, viewer } = stream;
    for (;;) {
      const room = await rooms.read(table, stream.wanted);
      if (!room) throw new Error('the table of a stream is gone');
      const ahead = stream.sent > room.table.seq;
      if (stream.sent < 0 || ahead || room.table.seq - stream.sent > MOST_BEHIND) {
        writeSnapshot(stream, room);
      }
      const kept = since(room, stream.sent);
      if (kept) {
        for (const entry of kept) writeEntry(stream, entry);
        return;
      }
      const stretch = await store.readFor(table, viewer, stream.sent, READ_AT_ONCE);
      for (const entry of fillStretch(stretch)) writeEntry(stream, entry);
    }
  }

  return {
    open: (request, response) => {
      const stream: Stream = {
        ...request,
        response,
        sent: request.after ?? -1,
        wanted: 0,
        pumping: false,
        again: false,
      };
      const viewers = open.get(request.table) ?? new Set();
      open.set(request.table, viewers.add(stream));
      total++;
      response.on('close', () => {
        viewers.delete(stream);
        total--;
        if (viewers.size === 0 && open.get(request.table) === viewers) open.delete(request.table);
      });
      // A browser whose stream breaks comes again after this many ms.
      response.write('retry: 1000\n\n');
      void pump(stream);
    },
    count: () => total,
    close: () => {
      unsubscribe();
      cancelPing();
      for (const viewers of open.values()) {
        for (const stream of viewers) stream.response.end();
      }
    },
  };
}

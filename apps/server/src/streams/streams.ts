/** The open streams: told of every append, pinged, and ended at a stop. */
import type { ServerResponse } from 'node:http';
import type { Bus } from '../bus.ts';
import {
  beginStream,
  pump,
  writePing,
  type Stream,
  type StreamParts,
  type StreamRequest,
} from './stream.ts';

export interface Streams {
  /** Takes the response over until either side ends it. */
  readonly open: (request: StreamRequest, response: ServerResponse) => void;
  readonly count: () => number;
  /** A stream of that table is open here. */
  readonly watches: (table: string) => boolean;
  /** Ends all; browsers come again by themselves. */
  readonly close: () => void;
}

const PING_MS = 10_000;
/** A browser whose stream breaks comes again after this. */
const RETRY_MS = 1000;

export function makeStreams(parts: StreamParts & { readonly bus: Bus }): Streams {
  const { env, bus } = parts;
  const byTable = new Map<string, Set<Stream>>();
  const all = (): Stream[] => [...byTable.values()].flatMap((viewers) => [...viewers]);

  const unsubscribe = bus.subscribe(({ table, seq }) => {
    for (const stream of byTable.get(table) ?? []) void pump(parts, stream, seq);
  });
  let cancelPing = env.after(PING_MS, ping);

  async function ping(): Promise<void> {
    cancelPing = env.after(PING_MS, ping);
    for (const stream of all()) {
      await pump(parts, stream);
      writePing(stream, env.now());
    }
  }

  return {
    open: (request, response) => {
      const stream = beginStream(request, response);
      put(byTable, stream);
      response.on('close', () => remove(byTable, stream));
      response.write(`retry: ${RETRY_MS}\n\n`);
      void pump(parts, stream);
      parts.tables.wake(request.table).catch(parts.onError);
    },
    watches: (table) => byTable.has(table),
    count: () => all().length,
    close: () => {
      unsubscribe();
      cancelPing();
      for (const stream of all()) stream.response.end();
    },
  };
}

function put(byTable: Map<string, Set<Stream>>, stream: Stream): void {
  const viewers = byTable.get(stream.table) ?? new Set();
  byTable.set(stream.table, viewers.add(stream));
}

function remove(byTable: Map<string, Set<Stream>>, stream: Stream): void {
  const viewers = byTable.get(stream.table);
  viewers?.delete(stream);
  if (viewers?.size === 0) byTable.delete(stream.table);
}

/** The open streams: told of every append, pinged, and ended at a stop. */
import type { ServerResponse } from 'node:http';
import type { Bus } from '../bus.ts';
import { makePresence } from './presence.ts';
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
  /** A stream of that person is open here. */
  readonly follows: (person: string) => boolean;
  /** Ends those of that person. */
  readonly end: (person: string) => void;
  /** Ends all; browsers come again by themselves. */
  readonly close: () => void;
}

/** A page that has heard nothing for three of these takes the line for lost: a turn is short. */
const PING_MS = 2000;
/** A browser whose stream breaks comes again after this. */
const RETRY_MS = 1000;

export function makeStreams(parts: StreamParts & { readonly bus: Bus }): Streams {
  const { env, bus } = parts;
  const byTable = new Map<string, Set<Stream>>();
  const presence = makePresence();
  const all = (): Stream[] => [...byTable.values()].flatMap((viewers) => [...viewers]);

  const unsubscribe = bus.subscribe(({ table, seq }) => {
    for (const stream of byTable.get(table) ?? []) void pump(parts, stream, seq);
  });
  let cancelPing = env.after(PING_MS, ping);

  async function ping(): Promise<void> {
    cancelPing = env.after(PING_MS, ping);
    for (const [table, viewers] of [...byTable]) {
      for (const stream of viewers) await pump(parts, stream);
      const absent = await absentAt(table, viewers).catch((error: unknown) => {
        parts.onError(error);
        return [];
      });
      for (const stream of viewers) writePing(stream, env.now(), absent);
    }
  }

  async function absentAt(id: string, viewers: ReadonlySet<Stream>): Promise<readonly string[]> {
    const folded = await parts.tables.read(id);
    if (!folded) return [];
    const here = new Set([...viewers].flatMap(({ viewer }) => viewer ?? []));
    const { absent, gone } = presence.look(folded.table, here, env.now());
    if (gone.size > 0) await parts.tables.replaceGone(id, gone, here);
    return absent;
  }

  return {
    open: (request, response) => {
      const stream = beginStream(request, response);
      put(byTable, stream);
      response.on('close', () => {
        if (remove(byTable, stream)) presence.forget(stream.table);
      });
      response.write(`retry: ${RETRY_MS}\n\n`);
      void pump(parts, stream);
      parts.tables.wake(request.table).catch(parts.onError);
    },
    follows: (person) => all().some(({ viewer }) => viewer === person),
    end: (person) => {
      for (const { viewer, response } of all()) if (viewer === person) response.end();
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

/** Whether it was the table's last. */
function remove(byTable: Map<string, Set<Stream>>, stream: Stream): boolean {
  const viewers = byTable.get(stream.table);
  viewers?.delete(stream);
  return viewers?.size === 0 && byTable.delete(stream.table);
}

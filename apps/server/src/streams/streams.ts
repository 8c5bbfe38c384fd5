/** The open streams: told of every append, pinged, and ended at a stop. */
import type { ServerResponse } from 'node:http';
import type { Bus } from '../bus.ts';
import { makeOwnStreams, type OwnStreams, type OwnStreamsParts } from './own-streams.ts';
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
  /** The same for every table where that person sits, now or later. */
  readonly openOwn: OwnStreams['open'];
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
const RETRY = 'retry: 1000\n\n';

interface StreamsParts extends StreamParts {
  readonly bus: Bus;
  readonly store: OwnStreamsParts['store'];
}

export function makeStreams(parts: StreamsParts): Streams {
  const { env, bus } = parts;
  const watched = makeWatched(parts);
  const { byTable } = watched;
  const own = makeOwnStreams({
    ...parts,
    onBegun: watched.put,
    onEnded: watched.remove,
    absent: watched.absent,
  });
  const everybody = (): { viewer: string | null; response: ServerResponse }[] => [
    ...[...byTable.values()].flatMap(alone),
    ...own.all(),
  ];
  const unsubscribe = bus.subscribe(({ table, seq }) => {
    for (const stream of alone(byTable.get(table) ?? [])) void pump(parts, stream, seq);
    own.hear(table, seq).catch(parts.onError);
  });
  let cancelPing = env.after(PING_MS, ping);

  async function ping(): Promise<void> {
    cancelPing = env.after(PING_MS, ping);
    for (const [table, viewers] of [...byTable]) {
      for (const stream of alone(viewers)) await pump(parts, stream);
      await watched.look(table).catch(parts.onError);
      for (const stream of alone(viewers)) writePing(stream, env.now(), watched.absent(table));
    }
    await own.ping();
  }

  return {
    open: (request, response) => {
      response.write(RETRY);
      const stream = beginStream(request, response);
      response.on('close', () => watched.remove(stream));
      void pump(parts, stream);
      watched.put(stream);
    },
    openOwn: (viewer, after, response) => {
      response.write(RETRY);
      own.open(viewer, after, response);
    },
    follows: (person) => everybody().some(({ viewer }) => viewer === person),
    watches: (table) => byTable.has(table),
    count: () => everybody().length,
    end: (person) => {
      for (const { viewer, response } of everybody()) if (viewer === person) response.end();
    },
    close: () => {
      unsubscribe();
      cancelPing();
      for (const { response } of everybody()) response.end();
    },
  };
}

/** Those that have their response to themselves. */
const alone = (viewers: Iterable<Stream>): Stream[] => [...viewers].filter(({ shared }) => !shared);

/** Which tables are looked at and by whom, and who of their people is not there. */
function makeWatched({ env, tables, onError }: StreamParts) {
  const byTable = new Map<string, Set<Stream>>();
  const presence = makePresence();
  /** As last seen. */
  const absentees = new Map<string, readonly string[]>();
  return {
    byTable: byTable as ReadonlyMap<string, ReadonlySet<Stream>>,
    absent: (table: string): readonly string[] => absentees.get(table) ?? [],
    put: (stream: Stream): void => {
      const viewers = byTable.get(stream.table) ?? new Set();
      byTable.set(stream.table, viewers.add(stream));
      tables.wake(stream.table).catch(onError);
    },
    remove: (stream: Stream): void => {
      const viewers = byTable.get(stream.table);
      viewers?.delete(stream);
      if (viewers?.size !== 0) return;
      byTable.delete(stream.table);
      absentees.delete(stream.table);
      presence.forget(stream.table);
    },
    look: async (id: string): Promise<void> => {
      const folded = await tables.read(id);
      const viewers = byTable.get(id);
      if (!folded || !viewers) return;
      const here = new Set([...viewers].flatMap(({ viewer }) => viewer ?? []));
      const { absent, gone } = presence.look(folded.table, here, env.now());
      absentees.set(id, absent);
      if (absent.length > 0) await tables.waitFor(id, new Set(absent));
      if (gone.size > 0) await tables.replaceGone(id, gone, here);
    },
  };
}

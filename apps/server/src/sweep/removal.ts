/** What nobody uses any more goes from the store: tables untouched for long, those of bots alone, guests without one. */
import { setImmediate } from 'node:timers/promises';
import type { Cancel, Env } from '../env.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store/store.ts';
import type { Streams } from '../streams/streams.ts';
import type { Tables } from '../tables/tables.ts';

export interface Removal {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

export interface RemovalParts {
  readonly env: Env;
  readonly store: Pick<
    Store,
    'untouched' | 'beginRemoval' | 'beingRemoved' | 'removePiece' | 'strangers'
  >;
  readonly sessions: Pick<Sessions, 'remove'>;
  readonly tables: Pick<Tables, 'forget'>;
  readonly streams: Pick<Streams, 'watches' | 'follows'>;
  /** Days without an event after which a table is removed; 0: nothing ever is. */
  readonly keepDays: number;
  readonly onError: (error: unknown) => void;
}

const DAY_MS = 24 * 3_600_000;
const LOOK_EVERY_MS = 3_600_000;
/** A table of one person and bots that was left, and a guest who sat nowhere, at most. */
const BOTS_ALONE_DAYS = 7;

export function makeRemoval(parts: RemovalParts): Removal {
  const { env, keepDays, onError } = parts;
  let cancel: Cancel = () => undefined;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    running = round(parts, () => stopped).catch(onError);
    await running;
    if (!stopped) cancel = env.after(LOOK_EVERY_MS, look);
  }

  return {
    start: () => {
      if (keepDays > 0) cancel = env.after(0, look);
    },
    stop: async () => {
      stopped = true;
      cancel();
      await running;
    },
  };
}

async function round(parts: RemovalParts, stopped: () => boolean): Promise<void> {
  const { env, store, sessions, tables, streams, keepDays } = parts;
  const before = env.now() - keepDays * DAY_MS;
  const botsBefore = env.now() - Math.min(keepDays, BOTS_ALONE_DAYS) * DAY_MS;
  // What a stop or a power cut left half done.
  for (const id of await store.beingRemoved()) await removeRows(store, id, stopped);
  for (const id of await store.untouched(before, botsBefore)) {
    if (stopped()) return;
    if (streams.watches(id) || !(await store.beginRemoval(id, botsBefore))) continue;
    tables.forget(id);
    await removeRows(store, id, stopped);
  }
  for (const person of await store.strangers(botsBefore)) {
    if (stopped()) return;
    if (!streams.follows(person)) await sessions.remove(person);
    await setImmediate();
  }
}

async function removeRows(
  store: Pick<Store, 'removePiece'>,
  id: string,
  stopped: () => boolean,
): Promise<void> {
  while (!stopped() && (await store.removePiece(id))) await setImmediate();
}

/** The composition root: every part of the room put together, started, and stopped again. */
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pino, type DestinationStream } from 'pino';
import { makeApp } from './app.ts';
import { makeBots } from './bots.ts';
import { makeBus } from './bus.ts';
import { makeDealer } from './dealer.ts';
import type { Env } from './env.ts';
import { StartFailure, type Failure } from './failure.ts';
import { isEverywhere, makeHosts } from './hosts.ts';
import { lanOrigins } from './lan.ts';
import { limitsFor, type Limits } from './limits.ts';
import { makeMetrics } from './metrics.ts';
import { makeRooms, type Rooms } from './rooms.ts';
import { makeSessions } from './sessions.ts';
import { databaseFile, lockFolder, openSqlite, type Lock } from './sqlite.ts';
import { makeStore } from './store.ts';
import { makeStreams } from './stream.ts';
import { makeSweep } from './sweep.ts';

export interface ServerOptions {
  readonly env: Env;
  readonly port: number;
  readonly host: string;
  /** Folder of the database and its lock. */
  readonly data: string;
  /** Folder of the built page. */
  readonly dist: string;
  readonly lan: boolean;
  /** Further names the room is called by. */
  readonly hosts: readonly string[];
  /** The room is reached by TLS. */
  readonly secure: boolean;
  readonly logLevel: string;
  readonly logTo?: DestinationStream;
  /** What an address may ask for; the usual limits when left out. */
  readonly limits?: (ip: string) => Limits;
  /** The store can no longer write: the process must end, and start again from the log. */
  readonly onBroken: (failure: Failure, error: unknown) => never;
}

export interface Server {
  readonly port: number;
  /** What this machine's own browser opens. */
  readonly url: string;
  readonly lan: readonly string[];
  /** Ends streams, finishes what runs, lets go of the folder. */
  readonly stop: () => Promise<void>;
}

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Requests that run at a stop have this long to be answered, ms. */
const LAST_ANSWERS_MS = 1000;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Makes the folder and takes it for this process. */
function takeFolder(data: string): Lock {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
    const lock = lockFolder(data);
    if (!lock) throw new StartFailure({ what: 'folder-taken', where: data });
    return lock;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure({ what: 'folder-unusable', where: data, why: codeOf(error) });
  }
}

/** Opens the database and brings it to this version's shape. */
async function openData({ data, env, secure }: ServerOptions) {
  const db = openSqlite(data);
  try {
    const store = makeStore(db);
    await store.migrate();
    const secret = await store.setting('cookie-secret', () =>
      Buffer.from(env.randomBytes(32)).toString('base64url'),
    );
    return { db, store, sessions: await makeSessions(db, { secret, secure }) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Starts the room; throws a StartFailure when it cannot, with nothing changed. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { env, data } = options;
  const log = options.logTo
    ? pino({ level: options.logLevel }, options.logTo)
    : pino({ level: options.logLevel }, pino.destination({ dest: 2, sync: true }));
  const lock = takeFolder(data);
  const { db, store, sessions } = await openData(options).catch((error: unknown) => {
    lock.release();
    throw new StartFailure({ what: 'database', where: databaseFile(data), why: codeOf(error) });
  });
  const closeFolder = async (): Promise<void> => {
    await db.destroy();
    lock.release();
  };

  try {
    const failed = (error: unknown): void => log.error({ err: error }, 'failed');
    const bus = makeBus();
    const dealer = makeDealer(env);
    const metrics = makeMetrics(() => streams.count());
    const sweep = makeSweep({ env, store, rooms: () => rooms, onError: failed });
    const rooms: Rooms = makeRooms({
      env,
      store,
      bus,
      dealer,
      bot: makeBots(dealer.random, failed),
      onDeadline: sweep.wakeAt,
      onStored: ({ stored, table }) => {
        metrics.events(table.config.game, stored.length);
        if (!stored.some(({ type }) => type === 'halted')) return;
        metrics.halted();
        log.error({ game: table.config.game, seq: table.seq }, 'table halted: its sum is not 0');
      },
      onBeaten: metrics.beaten,
      onBroken: (error) =>
        options.onBroken({ what: 'broken', where: databaseFile(data), why: codeOf(error) }, error),
    });
    const streams = makeStreams({ env, store, rooms, bus, onError: failed });
    let stopping = false;
    let port = options.port;
    const lan = (): string[] => (options.lan ? lanOrigins(port) : []);
    const app = await makeApp({
      env,
      store,
      rooms,
      sessions,
      streams,
      limitsOf: ({ ip }) => (options.limits ?? limitsFor)(ip),
      lan,
      version,
      log,
      metrics,
      knowsHost: makeHosts({ lan: options.lan, extra: [options.host, ...options.hosts] }),
      secure: options.secure,
      dist: options.dist,
      stopping: () => stopping,
    });
    const stop = async (): Promise<void> => {
      stopping = true;
      await sweep.stop();
      streams.close();
      const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
      await app.close();
      clearTimeout(late);
      await closeFolder();
    };
    try {
      await app.listen({ port, host: options.host });
    } catch (error) {
      await app.close();
      const where = `${options.host}:${port}`;
      throw new StartFailure({ what: 'port', where, why: codeOf(error) });
    }
    port = (app.server.address() as AddressInfo).port;
    await sweep.start().catch(async (error: unknown) => {
      streams.close();
      app.server.closeAllConnections();
      await app.close();
      throw new StartFailure({ what: 'database', where: databaseFile(data), why: codeOf(error) });
    });
    const name = isEverywhere(options.host) ? '127.0.0.1' : options.host;
    return {
      port,
      url: `http://${name.includes(':') ? `[${name}]` : name}:${port}`,
      lan: lan(),
      stop,
    };
  } catch (error) {
    await closeFolder();
    throw error;
  }
}

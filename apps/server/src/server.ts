/** The composition root: every part of the room put together, started, and stopped again. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { makeRequests } from '@tapete/protocol';
import { pino, type DestinationStream } from 'pino';
import { makeApp } from './app.ts';
import {
  brokenBy,
  failureOf,
  openDataFolder,
  type DataFolder,
  type DataOptions,
} from './data-folder.ts';
import { codeOf, StartFailure, type Failure } from './failure.ts';
import { isFromHere } from './forwarded.ts';
import { isEverywhere, makeHosts } from './hosts.ts';
import { lanOrigins } from './lan.ts';
import { limitsFor, type Asked, type Limits, type RoomBounds } from './limits.ts';
import type { App } from './routes/parts.ts';
import { databaseFile } from './store/sqlite.ts';
import { makeWorkingParts, type WorkingParts } from './working-parts.ts';

export interface ServerOptions extends DataOptions {
  readonly port: number;
  readonly host: string;
  /** Folder of the built page. */
  readonly dist: string;
  readonly lan: boolean;
  /** Further names the room is called by. */
  readonly hosts: readonly string[];
  readonly logLevel: string;
  readonly logTo?: DestinationStream;
  /** Addresses and networks whose word for the asker's address is taken. */
  readonly proxies: readonly string[];
  readonly bounds: RoomBounds;
  /** `/metrics` answers everybody, not this machine alone. */
  readonly openMetrics: boolean;
  /** What an asker may ask for; the usual limits when left out. */
  readonly limits?: (asked: Asked) => Limits;
  /** The database can no longer be used: the process must end, and start again from the log. */
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

/** Requests that run at a stop have this long to be answered. */
const LAST_ANSWERS_MS = 1000;

/** Starts the room; throws a StartFailure when it cannot, with nothing changed. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const folder = await openDataFolder(options);
  try {
    return await startOn(folder, options);
  } catch (error) {
    await folder.close();
    throw error;
  }
}

async function startOn(folder: DataFolder, options: ServerOptions): Promise<Server> {
  const { env, host } = options;
  const { store, sessions } = folder;
  const where = databaseFile(options.data);
  const log = pino(
    { level: options.logLevel },
    options.logTo ?? pino.destination({ dest: 2, sync: true }),
  );
  const parts = makeWorkingParts({
    env,
    store,
    sessions,
    bounds: options.bounds,
    log,
  });
  let stopping = false;
  let { port } = options;
  const lan = (): string[] => (options.lan ? lanOrigins(port) : []);
  const app = await makeApp({
    ...parts,
    env,
    store,
    sessions,
    requests: makeRequests(),
    log,
    lan,
    version,
    // Under TLS all come through a proxy, even one that does not say for whom.
    limitsOf: ({ ip, headers }) =>
      (options.limits ?? limitsFor(options.bounds))({
        ip,
        forwarded: options.secure || headers['x-forwarded-for'] !== undefined,
      }),
    proxies: options.proxies,
    bounds: options.bounds,
    // Under TLS all come through a proxy, even one that does not say so.
    tellsMetrics: (request) => options.openMetrics || (!options.secure && isFromHere(request)),
    knowsHost: makeHosts({ lan: options.lan, extra: [host, ...options.hosts] }),
    secure: options.secure,
    dist: options.dist,
    stopping: () => stopping,
  });
  port = await listen(app, port, host);
  await parts.sweep.start().catch(async (error: unknown) => {
    parts.streams.close();
    app.server.closeAllConnections();
    await app.close();
    throw new StartFailure(failureOf(error, where));
  });
  parts.removal.start();
  folder.whenUnusable((error) => options.onBroken(brokenBy(error, where), error));
  const stop = (): Promise<void> => {
    stopping = true;
    return stopAll(parts, app, folder);
  };
  return { port, url: urlOf(host, port), lan: lan(), stop };
}

/** Answers the port, which the system chooses where 0 was asked for. */
async function listen(app: App, port: number, host: string): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new StartFailure({ what: 'port', where: `${host}:${port}`, why: codeOf(error) });
  }
  return (app.server.address() as AddressInfo).port;
}

async function stopAll(
  { sweep, removal, streams }: WorkingParts,
  app: App,
  folder: DataFolder,
): Promise<void> {
  await sweep.stop();
  await removal.stop();
  streams.close();
  const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(late);
  await folder.close();
}

function urlOf(host: string, port: number): string {
  const name = isEverywhere(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

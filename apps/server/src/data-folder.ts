/** The data folder of this process: taken, its database opened and brought to this version's shape. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Env } from './env.ts';
import { codeOf, StartFailure, type Failure } from './failure.ts';
import { makeSessions, type Sessions } from './sessions.ts';
import { databaseFile, lockFolder, openSqlite, type Lock } from './store/sqlite.ts';
import { makeStore } from './store/sql-store.ts';
import { DatabaseGone, StoreBusy } from './store/store-errors.ts';
import type { Store } from './store/store.ts';

export interface DataFolder {
  readonly store: Store;
  readonly sessions: Sessions;
  /** As `Sqlite.whenUnusable`. */
  readonly whenUnusable: (end: (error: unknown) => void) => void;
  /** Closes the database and lets go of the folder. */
  readonly close: () => Promise<void>;
}

export interface DataOptions {
  readonly env: Env;
  /** Folder of the database and its lock. */
  readonly data: string;
  /** The room is reached by TLS. */
  readonly secure: boolean;
}

/** Throws a StartFailure when the folder or its database cannot be used, with nothing changed. */
export async function openDataFolder(options: DataOptions): Promise<DataFolder> {
  const { data } = options;
  const lock = takeFolder(data);
  try {
    const { sqlite, ...rest } = await openDatabase(options);
    const close = async (): Promise<void> => {
      await sqlite.close();
      lock.release();
    };
    return { ...rest, whenUnusable: sqlite.whenUnusable, close };
  } catch (error) {
    lock.release();
    throw new StartFailure(failureOf(error, databaseFile(data)));
  }
}

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

async function openDatabase({ data, env, secure }: DataOptions) {
  const sqlite = openSqlite(data, env);
  try {
    const store = makeStore(sqlite);
    await store.migrate();
    const secret = await store.setting('cookie-secret', () =>
      Buffer.from(env.randomBytes(32)).toString('base64url'),
    );
    return { sqlite, store, sessions: await makeSessions(sqlite.db, { secret, secure }) };
  } catch (error) {
    await sqlite.close();
    throw error;
  }
}

/** Why an open database cannot be used any more, as `Sqlite.whenUnusable` tells it. */
export function brokenBy(error: unknown, where: string): Failure {
  if (error instanceof DatabaseGone) {
    return { what: 'gone', where: error.file, ...(error.saved && { why: 'saved' }) };
  }
  const why = codeOf(error);
  // What is said of tables that are not there: another database has been copied over it.
  return why === 'SQLITE_ERROR' ? { what: 'gone', where } : { what: 'broken', where, why };
}

/** Why a database cannot be begun with. */
export const failureOf = (error: unknown, where: string): Failure => ({
  what: error instanceof StoreBusy ? 'busy' : 'database',
  where,
  why: codeOf(error),
});

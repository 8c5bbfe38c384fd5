/** The embedded database: one file, safe against a power cut, and a lock that dies with its holder. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { withPrepared } from './prepared.ts';
import type { Schema } from './schema.ts';

export const databaseFile = (data: string): string => join(data, 'tapete.sqlite');

/** How long a write waits for another process's. */
const BUSY_WAIT_MS = 5000;

/** Opens the database of a data folder; throws what SQLite says when it cannot. */
export function openSqlite(data: string): Kysely<Schema> {
  const database = new Database(databaseFile(data), { timeout: BUSY_WAIT_MS });
  checkPages(database);
  database.pragma('journal_mode = WAL');
  // What has been answered is on the disk, not only with the operating system.
  database.pragma('synchronous = FULL');
  // An erased pack is overwritten, not only forgotten.
  database.pragma('secure_delete = ON');
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: withPrepared(database) }) });
}

/** A page that a bad disk or a careless copy has spoilt is found before anybody plays on it. */
function checkPages(database: Database.Database): void {
  const found = database.pragma('quick_check(1)', { simple: true });
  if (found === 'ok') return;
  database.close();
  throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT');
}

/**
 * Empties the write-ahead log, in which what is erased from the file would stand for hours yet.
 * Best effort: skipped while another process reads or when the disk refuses, and then left to the next end of a deal.
 */
export const emptyWal = (db: Kysely<Schema>): Promise<void> =>
  db.connection().execute(async (one) => {
    await sql`PRAGMA busy_timeout = 0`.execute(one);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(one).catch(() => undefined);
    await sql.raw(`PRAGMA busy_timeout = ${BUSY_WAIT_MS}`).execute(one);
  });

/** The file itself failed, not what we made of it. */
export const isDatabaseError = (error: unknown): boolean => error instanceof Database.SqliteError;

export interface Lock {
  readonly release: () => void;
}

/**
 * Takes the data folder for this process, or answers `undefined` when another has it.
 * The operating system lets go of the lock when its holder ends, however it ends.
 */
export function lockFolder(data: string): Lock | undefined {
  const database = new Database(join(data, 'lock.sqlite'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      return undefined;
    }
    throw error;
  }
  return { release: () => database.close() };
}

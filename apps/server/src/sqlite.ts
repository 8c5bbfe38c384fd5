/** The embedded database: one file, safe against a power cut, and a lock that dies with its holder. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';

export const databaseFile = (data: string): string => join(data, 'tapete.sqlite');

/** Opens the database of a data folder; throws what SQLite says when it cannot. */
export function openSqlite(data: string): Kysely<Schema> {
  const database = new Database(databaseFile(data), { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  // What has been answered is on the disk, not only with the operating system.
  database.pragma('synchronous = FULL');
  // An erased pack is overwritten, not only forgotten.
  database.pragma('secure_delete = ON');
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

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

/** The embedded database: one file, safe against a power cut, and a lock that dies with its holder. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Env } from '../env.ts';
import { makePrivate, placeOf } from './files.ts';
import type { Schema } from './schema.ts';
import { DatabaseGone, StoreBusy } from './store-errors.ts';
import { isBusy, makeLanes, type Lanes } from './two-lanes.ts';

export const databaseFile = (data: string): string => join(data, 'tapete.sqlite');

/** SQLite's own files beside the database. */
const BESIDE = ['-wal', '-shm'];

/** How long the opening waits for another program; it stops the process, which serves nobody yet. */
const OPENING_WAIT_MS = 5000;

export interface Sqlite {
  readonly db: Kysely<Schema>;
  /** Empties the write-ahead log, in which what is erased from the file would stand for hours yet. */
  readonly emptyWal: () => Promise<void>;
  /**
   * What is to be done now and then: empties the write-ahead log if that was not possible before, as while another
   * program reads; throws `DatabaseGone` when the database is no longer where it was.
   */
  readonly tend: () => Promise<void>;
  /** Somebody waits for another program to let go of the database. */
  readonly waits: () => boolean;
  /**
   * From now on `end` is called by whatever first finds that the database cannot be used any more: `DatabaseGone`, or
   * what SQLite says of a file that is damaged or of a disk that fails. Until then, and after it, the error is thrown.
   */
  readonly whenUnusable: (end: (error: unknown) => void) => void;
  readonly close: () => Promise<void>;
}

/** Opens the database of a data folder; throws what SQLite says when it cannot. */
export function openSqlite(data: string, env: Pick<Env, 'now' | 'after'>): Sqlite {
  const file = databaseFile(data);
  makePrivate(file, BESIDE);
  const writer = new Database(file, { timeout: OPENING_WAIT_MS });
  try {
    setUp(writer);
    const reader = new Database(file, { readonly: true, timeout: 0 });
    // Reading makes sure of the files beside it.
    reader.pragma('schema_version');
    writer.pragma('busy_timeout = 0');
    let end: (error: unknown) => void = () => undefined;
    const onError = (error: unknown): void => {
      if (isUnusable(error)) end(error);
    };
    const checkPlace = makePlaceCheck(file, { writer, reader }, onError);
    const lanes = makeLanes({ env, writer, reader, afterWrite: checkPlace, onError });
    return {
      ...withChores(lanes, { writer, reader }, checkPlace),
      whenUnusable: (told) => (end = told),
    };
  } catch (error) {
    writer.close();
    throw isBusy(error) ? new StoreBusy() : error;
  }
}

function setUp(database: Database.Database): void {
  checkPages(database);
  database.pragma('journal_mode = WAL');
  // What has been answered is on the disk, not only with the operating system.
  database.pragma('synchronous = FULL');
  // An erased pack is overwritten, not only forgotten.
  database.pragma('secure_delete = ON');
}

/** A page that a bad disk or a careless copy has spoilt is found before anybody plays on it. */
function checkPages(database: Database.Database): void {
  const found = database.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT');
}

interface Connections {
  readonly writer: Database.Database;
  readonly reader: Database.Database;
}

/** Answers what throws `DatabaseGone` when the database or its write-ahead log is no longer where it is now. */
function makePlaceCheck(
  file: string,
  connections: Connections,
  onError: (error: unknown) => void,
): () => void {
  const wal = `${file}-wal`;
  const [place, placeOfWal] = [placeOf(file), placeOf(wal)];

  function goneOf(): DatabaseGone | null {
    if (placeOf(file) !== place) return new DatabaseGone(file, false);
    const now = placeOf(wal);
    if (now === placeOfWal) return null;
    // Where there is none we have ours still open. What another has put there would be read over what we save.
    return new DatabaseGone(wal, now === null && savesWal(connections));
  }

  return () => {
    const gone = goneOf();
    if (!gone) return;
    onError(gone);
    throw gone;
  };
}

/** The last thing that is done with them: all that the write-ahead log holds goes into the database. */
function savesWal({ writer, reader }: Connections): boolean {
  reader.close();
  if (writer.inTransaction) writer.exec('rollback');
  return isEmptied(writer);
}

function withChores(
  lanes: Lanes,
  { writer, reader }: Connections,
  checkPlace: () => void,
): Omit<Sqlite, 'whenUnusable'> {
  const db = new Kysely<Schema>({ dialect: lanes.dialect });
  // What a room that was killed has left there is emptied too.
  let toEmpty = true;

  async function emptyWal(): Promise<void> {
    toEmpty = true;
    // Another program has the lock: it would not be possible.
    if (lanes.waits()) return;
    toEmpty = !(await lanes.alone(() => isEmptied(writer)));
  }

  return {
    db,
    emptyWal,
    tend: async () => {
      checkPlace();
      if (toEmpty) await emptyWal();
    },
    waits: lanes.waits,
    close: async () => {
      await db.destroy();
      // The last one to be closed tidies up, for which it must be able to write.
      reader.close();
      writer.close();
    },
  };
}

/** False while another program reads or writes, or when the disk refuses. */
function isEmptied(database: Database.Database): boolean {
  try {
    const [row] = database.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
    return row?.busy === 0;
  } catch {
    return false;
  }
}

/** No statement of ours asks for what is not there: another database lies in its place. */
const NOT_OURS = /^no such (table|column)/;

function isUnusable(error: unknown): boolean {
  if (error instanceof DatabaseGone) return true;
  if (!(error instanceof Database.SqliteError)) return false;
  if (error.code === 'SQLITE_ERROR') return NOT_OURS.test(error.message);
  return /^SQLITE_(CORRUPT|NOTADB|IOERR|FULL|READONLY|CANTOPEN|PROTOCOL)/.test(error.code);
}

/** The file itself failed, not what we made of it. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof Database.SqliteError || error instanceof StoreBusy;

export interface Lock {
  readonly release: () => void;
}

/**
 * Takes the data folder for this process, or answers `undefined` when another has it.
 * The operating system lets go of the lock when its holder ends, however it ends.
 */
export function lockFolder(data: string): Lock | undefined {
  const file = join(data, 'lock.sqlite');
  makePrivate(file, ['-journal']);
  const database = new Database(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

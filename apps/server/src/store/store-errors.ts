/** Why the store cannot be used: neither is anything wrong with what was asked. */

/** Another program holds the database's write lock, longer than is waited for it. Nothing has changed. */
export class StoreBusy extends Error {
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('another program holds the database');
  }
}

/** The file that is written is no longer the one that will be found at the next start. */
export class DatabaseGone extends Error {
  /** The one that was deleted or replaced: the database, or its write-ahead log. */
  readonly file: string;
  /** What it held has been saved. */
  readonly saved: boolean;

  constructor(file: string, saved: boolean) {
    super(`${file} has been deleted or replaced`);
    this.file = file;
    this.saved = saved;
  }
}

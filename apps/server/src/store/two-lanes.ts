/**
 * SQLite under Kysely on two connections, one that writes and one that reads: who reads never waits for who writes.
 * better-sqlite3 stops the whole process while it waits for another program's lock, so it waits not at all here;
 * we try again after a pause, and everybody else has their turn meanwhile.
 */
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely';
import type { Env } from '../env.ts';
import { withPrepared } from './prepared.ts';
import { StoreBusy } from './store-errors.ts';

/** How long a write waits for another program's, from when it was asked for. */
const BUSY_WAIT_MS = 5000;
const PAUSE_MS = 20;

export interface LanesParts {
  readonly env: Pick<Env, 'now' | 'after'>;
  readonly writer: Database.Database;
  readonly reader: Database.Database;
  /** Called when something is stored, before anybody hears of it; what it throws they hear instead. */
  readonly afterWrite: () => void;
  /** Hears of whatever fails, before who asked for it. */
  readonly onError: (error: unknown) => void;
}

export interface Lanes {
  readonly dialect: Dialect;
  /** Somebody waits for another program to let go of the database. */
  readonly waits: () => boolean;
  /** Does something while none of us uses the database. */
  readonly alone: <T>(work: () => T) => Promise<T>;
}

/** A connection and those who want it, one after the other. */
interface Lane {
  readonly database: SqliteDatabase;
  readonly inTransaction: () => boolean;
  /** When it is free; answers how to leave it. */
  readonly enter: () => Promise<() => void>;
  readonly afterWrite: () => void;
}

function makeLane(database: Database.Database, afterWrite: () => void): Lane {
  let last: Promise<void> = Promise.resolve();
  return {
    database: withPrepared(database),
    inTransaction: () => database.inTransaction,
    enter: async () => {
      const before = last;
      let leave = (): void => undefined;
      last = new Promise((left) => (leave = left));
      await before;
      return leave;
    },
    afterWrite,
  };
}

export function makeLanes({ env, writer, reader, afterWrite, onError }: LanesParts): Lanes {
  const writes = makeLane(writer, afterWrite);
  const reads = makeLane(reader, () => undefined);
  let waiting = 0;

  /** Tries until another program lets it; throws `StoreBusy` after `late`, ms since 1970. */
  const patiently: Patiently = async (late, work) => {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) {
          onError(error);
          throw error;
        }
        if (env.now() >= late) throw new StoreBusy();
      }
      waiting++;
      await new Promise<void>((done) => env.after(PAUSE_MS, done));
      waiting--;
    }
  };

  const late = (): number => env.now() + BUSY_WAIT_MS;
  return {
    dialect: {
      createDriver: () => makeDriver(() => new Connection(writes, reads, patiently, late)),
      createAdapter: () => new Adapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    waits: () => waiting > 0,
    alone: async (work) => {
      const leaveWrites = await writes.enter();
      const leaveReads = await reads.enter();
      try {
        return work();
      } finally {
        leaveReads();
        leaveWrites();
      }
    },
  };
}

type Patiently = <T>(late: number, work: () => T) => Promise<T>;

export const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** The two lanes keep order by themselves; and SQLite can take back a change of the tables. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** What one user of Kysely has: a lane for each statement, or one for a whole transaction. */
class Connection implements DatabaseConnection {
  readonly #writes: Lane;
  readonly #reads: Lane;
  readonly #patiently: Patiently;
  readonly #late: () => number;
  #held: { readonly lane: Lane; readonly leave: () => void } | null = null;

  constructor(writes: Lane, reads: Lane, patiently: Patiently, late: () => number) {
    this.#writes = writes;
    this.#reads = reads;
    this.#patiently = patiently;
    this.#late = late;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const late = this.#late();
    if (this.#held) return this.#run(this.#held.lane, query, late);
    const lane = query.query.kind === 'SelectQueryNode' ? this.#reads : this.#writes;
    const leave = await lane.enter();
    try {
      const result = await this.#run<R>(lane, query, late);
      lane.afterWrite();
      return result;
    } finally {
      leave();
    }
  }

  #run<R>({ database }: Lane, { sql, parameters }: CompiledQuery, late: number) {
    return this.#patiently(late, (): QueryResult<R> => {
      const statement = database.prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return {
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      };
    });
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    const late = this.#late();
    const reads = accessMode === 'read only';
    const lane = reads ? this.#reads : this.#writes;
    const leave = await lane.enter();
    try {
      // The lock at once: a read before the first write would make the lock that comes then impossible.
      await this.#run(lane, CompiledQuery.raw(reads ? 'begin' : 'begin immediate'), late);
      this.#held = { lane, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'));
    this.#held?.lane.afterWrite();
    this.leave();
  }

  /** Leaves the lane as it was; on a full disk SQLite has taken the transaction back already. */
  async rollback(): Promise<void> {
    try {
      if (this.#held?.lane.inTransaction()) {
        await this.executeQuery(CompiledQuery.raw('rollback'));
      }
    } finally {
      this.leave();
    }
  }

  leave(): void {
    this.#held?.leave();
    this.#held = null;
  }

  streamQuery(): never {
    throw new Error('nothing is read bit by bit');
  }
}

/** The connections themselves are closed by who opened them. */
const makeDriver = (connect: () => Connection): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: () => Promise.resolve(connect()),
  beginTransaction: (connection, settings) => (connection as Connection).begin(settings),
  commitTransaction: (connection) => (connection as Connection).commit(),
  rollbackTransaction: (connection) => (connection as Connection).rollback(),
  releaseConnection: (connection) => (connection as Connection).rollback(),
  destroy: () => Promise.resolve(),
});

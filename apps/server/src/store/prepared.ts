/** Statements are compiled once: the same few come again with every action, and compiling one costs more than running it. */
import type Database from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** Texts differ with the number of rows they insert; beyond this the one longest unused goes. */
const MOST_STATEMENTS = 200;

/** What a PRAGMA does, it may do when it is compiled; all others do it when they are run. */
const RUNS_AGAIN = /^(select|insert|update|delete|begin|commit|rollback)\b/i;

export function withPrepared(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, Database.Statement<unknown[]>>();
  return {
    prepare: (sql) => {
      const statement = kept.get(sql) ?? database.prepare<unknown[]>(sql);
      if (!RUNS_AGAIN.test(sql)) return statement;
      // A Map keeps its entries in the order of insertion: the longest unused comes first.
      kept.delete(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
    close: () => {
      database.close();
    },
  };
}

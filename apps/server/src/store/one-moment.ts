import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Reads what stood in the database at one moment, whatever is written meanwhile; who writes does not wait for it. */
export const atOneMoment = <T>(
  db: Kysely<Schema>,
  read: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> => db.transaction().setAccessMode('read only').execute(read);

/** Each row of a log vouches for the one before it: what is lost or spoilt among them is found when they are read. */
import { checksum } from './checksum.ts';
import type { Schema } from './schema.ts';

type Row = Pick<Schema['log'], 'seq' | 'at' | 'event'>;
/** A row as the next one knows it. Before the first: 0 and null. */
type Link = Pick<Schema['log'], 'seq' | 'hash'>;

export const BEFORE_FIRST: Link = { seq: 0, hash: null };

/** The hash of a row of that table's log that comes after one with the hash `before`; a chain begins with the table's id. */
export const chained = (table: string, before: string | null, { seq, at, event }: Row): string =>
  checksum(before ?? table, seq, at, event);

/** Throws at the first of the rows that cannot follow the one before it. Without hashes, as old rows are, only numbers count. */
export function checkChain(table: string, from: Link, rows: readonly (Row & Link)[]): void {
  let before = from;
  for (const row of rows) {
    if (row.seq !== before.seq + 1) {
      throw new Error(`event ${before.seq + 1} is missing before ${row.seq}`);
    }
    const old = row.hash === null && before.hash === null;
    if (!old && row.hash !== chained(table, before.hash, row)) {
      throw new Error(`event ${row.seq} is spoilt`);
    }
    before = row;
  }
}

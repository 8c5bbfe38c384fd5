/** Tables folded from their logs and kept at hand; the one longest unused goes first. */
import type { Store } from '../store/store.ts';
import { advance, fillSlice, type FoldedTable } from './folded-table.ts';

export interface KeptTables {
  /** The table, at least up to `seq`; read from the log as far as it is not at hand. Undefined: there is none. */
  readonly read: (id: string, seq?: number) => Promise<FoldedTable | undefined>;
  /** The table with all that is stored now. */
  readonly catchUp: (id: string) => Promise<FoldedTable | undefined>;
  /** As it is at hand, or undefined. */
  readonly peek: (id: string) => FoldedTable | undefined;
  readonly keep: (id: string, folded: FoldedTable) => FoldedTable;
}

export function makeKeptTables(store: Pick<Store, 'read'>, mostKept: number): KeptTables {
  // A Map keeps its entries in the order of insertion: the longest unused comes first.
  const kept = new Map<string, FoldedTable>();
  const peek = (id: string): FoldedTable | undefined => kept.get(id);

  function keep(id: string, folded: FoldedTable): FoldedTable {
    kept.delete(id);
    kept.set(id, folded);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return folded;
  }

  async function catchUp(id: string): Promise<FoldedTable | undefined> {
    const held = peek(id);
    const slice = await store.read(id, held?.table.seq ?? 0);
    // Looked up again: while we read, the table may have gone on here, or been put aside for others.
    const folded = advance(peek(id) ?? held, fillSlice(slice));
    return folded && keep(id, folded);
  }

  async function read(id: string, seq = 0): Promise<FoldedTable | undefined> {
    const folded = peek(id);
    return folded && folded.table.seq >= seq ? keep(id, folded) : catchUp(id);
  }

  return { read, catchUp, peek, keep };
}

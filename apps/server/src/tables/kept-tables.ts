/** Tables folded from their logs and kept at hand; the one longest unused goes first. */
import { setImmediate } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import { advance, beginFrom, checkDeck, fillSlice, type FoldedTable } from './folded-table.ts';

export interface KeptTables {
  /** The table, at least up to `seq`; read from the log as far as it is not at hand. Undefined: there is none. */
  readonly read: (id: string, seq?: number) => Promise<FoldedTable | undefined>;
  /** The table with all that is stored now. */
  readonly catchUp: (id: string) => Promise<FoldedTable | undefined>;
  /** As it is at hand, or undefined. */
  readonly peek: (id: string) => FoldedTable | undefined;
  readonly keep: (id: string, folded: FoldedTable) => FoldedTable;
  /** The table has been removed from the store: it is never kept again. */
  readonly forget: (id: string) => void;
}

/** Events read and folded in one go, some 5 ms; everybody else has a turn before the next. */
const SLICE_EVENTS = 1000;

export function makeKeptTables(
  store: Pick<Store, 'read' | 'fold' | 'keepFold'>,
  mostKept: number,
): KeptTables {
  const { peek, keep, forget } = makeShelf(mostKept);
  const fetching = new Map<string, Promise<FoldedTable | undefined>>();

  /** Folds what the log holds after `from`, to its end. */
  async function goOn(id: string, from: FoldedTable | undefined): Promise<FoldedTable | undefined> {
    let folded = from;
    for (;;) {
      const slice = await store.read(id, folded?.table.seq ?? 0, SLICE_EVENTS);
      // Looked up again: while we read, the table may have gone on here, or been put aside for others.
      folded = advance(newest(folded, peek(id)), fillSlice(slice));
      if (slice.entries.length < SLICE_EVENTS) {
        if (folded) checkDeck(folded, slice);
        return folded && keep(id, folded);
      }
      await setImmediate();
    }
  }

  /** A table that is not at hand, from its stored fold or else from the first event. */
  async function fetch(id: string): Promise<FoldedTable | undefined> {
    const stored = await store.fold(id);
    const folded = await goOn(id, stored && beginFrom(stored));
    // Nobody waits for this: what fails is done by the next who reads it so.
    if (!stored && folded && folded.base.seq > 1)
      store.keepFold(folded.base).catch(() => undefined);
    return folded;
  }

  /** Who asks for a table that is being fetched waits for it too: a long log is folded once. */
  function fetchOnce(id: string): Promise<FoldedTable | undefined> {
    const running = fetching.get(id) ?? fetch(id).finally(() => fetching.delete(id));
    fetching.set(id, running);
    return running;
  }

  async function catchUp(id: string): Promise<FoldedTable | undefined> {
    const folded = peek(id) ?? (await fetchOnce(id));
    // A fetch that began before we were asked may have missed the last of it.
    return folded && goOn(id, folded);
  }

  async function read(id: string, seq = 0): Promise<FoldedTable | undefined> {
    const folded = peek(id) ?? (await fetchOnce(id));
    return (
      folded && (folded.table.seq >= seq ? keep(id, newest(folded, peek(id))) : goOn(id, folded))
    );
  }

  return { read, catchUp, peek, keep, forget };
}

function makeShelf(mostKept: number): Pick<KeptTables, 'peek' | 'keep' | 'forget'> {
  // A Map keeps its entries in the order of insertion: the longest unused comes first.
  const kept = new Map<string, FoldedTable>();
  // Who was reading one while it was removed would put it back.
  const gone = new Set<string>();
  return {
    peek: (id) => kept.get(id),
    keep: (id, folded) => {
      if (gone.has(id)) return folded;
      kept.delete(id);
      kept.set(id, folded);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return folded;
    },
    forget: (id) => {
      gone.add(id);
      kept.delete(id);
    },
  };
}

const newest = <T extends FoldedTable | undefined>(
  one: T,
  other: FoldedTable | undefined,
): T | FoldedTable => (one && other && other.table.seq < one.table.seq ? one : (other ?? one));

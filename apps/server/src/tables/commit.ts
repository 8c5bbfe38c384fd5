/** Storing what was decided; only then is it kept, told and published. */
import { deadlineOf, type Step, type Table, type TableEvent } from '@tapete/table';
import type { Bus } from '../bus.ts';
import type { Env } from '../env.ts';
import type { Append, Store } from '../store/store.ts';
import { makeAppend } from './append.ts';
import { advance } from './folded-table.ts';
import type { KeptTables } from './kept-tables.ts';

/** What one append has stored: at least one event, and the table after the last of them. */
export interface Appended {
  readonly events: readonly TableEvent[];
  readonly table: Table;
}

export interface CommitParts {
  readonly env: Env;
  readonly store: Store;
  readonly bus: Bus;
  /** The table's next deadline, ms since 1970, after an append that leaves one. */
  readonly onDeadline: (at: number) => void;
  /** Hears of every append that stored events. */
  readonly onAppended: (appended: Appended) => void;
  /** Another writer was first; what was decided is decided again. */
  readonly onConflict: () => void;
  /** The store cannot write: what is shown would not be what is kept. */
  readonly onBroken: (error: unknown) => never;
}

/** Stores what was decided on `before` (undefined: a new table); false when another writer was first. */
export type Commit = (
  before: Table | undefined,
  decided: Step,
  action: Append['action'],
) => Promise<Table | false>;

export const makeCommit =
  (parts: CommitParts, kept: KeptTables): Commit =>
  async (before, { table, events }, action) => {
    const { append, entries } = makeAppend(before, table, events, parts.env.now(), action);
    const stored = await parts.store.append(append).catch(parts.onBroken);
    if (!stored) {
      parts.onConflict();
      return false;
    }
    const held = kept.peek(table.id);
    // Put aside for others while we stored: it is read again when it is asked for.
    const folded = held || !before ? advance(held, entries) : undefined;
    if (folded) kept.keep(table.id, folded);
    if (events.length > 0) announce(parts, { events, table });
    return table;
  };

function announce(parts: CommitParts, appended: Appended): void {
  const { table } = appended;
  parts.onAppended(appended);
  const deadline = deadlineOf(table.timers);
  if (deadline !== null) parts.onDeadline(deadline);
  parts.bus.publish({ table: table.id, seq: table.seq });
}

/** Storing what was decided; only then is it kept, told and published. */
import { deadlineOf, type Step } from '@tapete/table';
import type { Bus } from '../bus.ts';
import type { Env } from '../env.ts';
import type { Append, Store } from '../store/store.ts';
import { makeAppend } from './append.ts';
import type { FoldedTable } from './folded-table.ts';
import type { KeptTables } from './kept-tables.ts';

export interface CommitParts {
  readonly env: Env;
  readonly store: Store;
  readonly bus: Bus;
  /** The table's next deadline, ms since 1970, after an append that leaves one. */
  readonly onDeadline: (at: number) => void;
  /** Hears of every append that stored events, with the table after them. */
  readonly onAppended: (appended: Step) => void;
  /** Another writer was first; what was decided is decided again. */
  readonly onConflict: () => void;
}

/** Stores what was decided on `before` (undefined: a new table); false when another writer was first. */
export type Commit = (
  before: FoldedTable | undefined,
  decided: Step,
  action: Append['action'],
) => Promise<boolean>;

export const makeCommit =
  (parts: CommitParts, kept: KeptTables): Commit =>
  async (before, step, action) => {
    const { table, events } = step;
    const { append, folded } = makeAppend(before, step, parts.env.now(), action);
    if (!(await parts.store.append(append))) {
      parts.onConflict();
      return false;
    }
    const held = kept.peek(table.id);
    // While we stored, somebody may have read it from the log, and more.
    if (!held || held.table.seq < table.seq) kept.keep(table.id, folded);
    if (events.length > 0) announce(parts, step);
    return true;
  };

function announce(parts: CommitParts, appended: Step): void {
  const { table } = appended;
  parts.onAppended(appended);
  const deadline = deadlineOf(table.timers);
  if (deadline !== null) parts.onDeadline(deadline);
  parts.bus.publish({ table: table.id, seq: table.seq });
}

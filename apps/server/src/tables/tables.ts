/** Every change of a table: decided, stored, then shown. */
import { ok, refuse, type Refusal, type Result } from '@tapete/rules';
import {
  decide,
  due,
  openTable,
  replaceGone,
  waitFor,
  resume,
  wake,
  type Asker,
  type BotChoice,
  type Command,
  type Context,
  type RefusalCode,
  type Step,
  type Table,
  type TableConfig,
} from '@tapete/table';
import { alike } from '../alike.ts';
import type { Dealer } from '../dealer.ts';
import type { GuestCode } from '../limits.ts';
import { askedFor } from './asked-for.ts';
import type { Done } from '../store/store.ts';
import { makeCommit, type Commit, type CommitParts } from './commit.ts';
import type { FoldedTable } from './folded-table.ts';
import { makeKeptTables, type KeptTables } from './kept-tables.ts';

export interface TablesParts extends CommitParts {
  readonly dealer: Dealer;
  readonly bot: BotChoice;
  /** A stream of that table is open. */
  readonly watched: (id: string) => boolean;
  /** Events that the log of a table may come to. */
  readonly mostEvents: number;
  /** Folded tables kept at hand, 1000 unless said; the one longest unused goes first. */
  readonly mostKept?: number;
}

export interface Tables {
  /** The table as folded here, at least up to `seq`; undefined when there is none. */
  readonly read: (id: string, seq?: number) => Promise<FoldedTable | undefined>;
  /** Opens a table and carries out the opener's first commands in the same append. */
  readonly open: (
    id: string,
    config: TableConfig,
    opener: Asker,
    commands: readonly Command[],
  ) => Promise<Result<Table, Refusal<RefusalCode | GuestCode>>>;
  /**
   * Does a command once for each actionId; `other-action` when that id stands for another command. Undefined when
   * there is no such table.
   */
  readonly act: (
    id: string,
    asker: Asker,
    command: Command,
    actionId: string,
  ) => Promise<Result<Done, Refusal<RefusalCode | GuestCode | 'other-action'>> | undefined>;
  /** What the clock brings now. */
  readonly sweep: (id: string) => Promise<void>;
  /** Clocks that ran when the server stopped start again in full. */
  readonly resume: (id: string) => Promise<void>;
  /** Somebody looks at the table: one that rested because nobody did goes on. */
  readonly wake: (id: string) => Promise<void>;
  /** The lines of these persons are gone: who of them is asked is waited for longer, once in a deal. */
  readonly waitFor: (id: string, gone: ReadonlySet<string>) => Promise<void>;
  /** The host or the banker has gone: who is here takes the place. */
  readonly replaceGone: (
    id: string,
    gone: ReadonlySet<string>,
    here: ReadonlySet<string>,
  ) => Promise<void>;
  /** The table has been removed from the store. */
  readonly forget: (id: string) => void;
}

const MOST_KEPT = 1000;

interface Working extends TablesParts {
  readonly kept: KeptTables;
  readonly commit: Commit;
}

export function makeTables(parts: TablesParts): Tables {
  const kept = makeKeptTables(parts.store, parts.mostKept ?? MOST_KEPT);
  const working: Working = { ...parts, kept, commit: makeCommit(parts, kept) };
  const { dealer, bot } = parts;
  return {
    read: kept.read,
    open: (...asked) => open(working, ...asked),
    act: (...asked) => act(working, ...asked),
    sweep: (id) =>
      passTime(working, id, (table) => due(table, { ...contextOf(working, id), ...dealer, bot })),
    resume: (id) => passTime(working, id, (table) => resume(table, contextOf(working, id))),
    forget: kept.forget,
    wake: (id) => passTime(working, id, (table) => wake(table, contextOf(working, id))),
    waitFor: (id, gone) =>
      passTime(working, id, (table) => waitFor(table, gone, contextOf(working, id))),
    replaceGone: (id, gone, here) =>
      passTime(working, id, (table) => replaceGone(table, gone, here)),
  };
}

const contextOf = ({ env, dealer, watched, mostEvents }: Working, id: string): Context => ({
  now: env.now(),
  watched: watched(id),
  mostEvents,
  alike,
  pause: dealer.pause,
  lot: dealer.lot,
});

async function open(
  working: Working,
  id: string,
  config: TableConfig,
  opener: Asker,
  commands: readonly Command[],
): Promise<Result<Table, Refusal<RefusalCode>>> {
  const opened = openTable(id, config, opener.person);
  if (!opened.ok) return opened;
  const events = [...opened.value.events];
  let soFar = opened.value.table;
  for (const command of commands) {
    const decided = decide(soFar, opener, command, contextOf(working, id));
    if (!decided.ok) return decided;
    events.push(...decided.value.events);
    soFar = decided.value.table;
  }
  const stored = await working.commit(undefined, { table: soFar, events }, null);
  if (!stored) throw new Error('a new table is nobody else’s');
  return ok(soFar);
}

/** Decides until it is stored, or refused: another writer may be first. */
async function act(
  working: Working,
  id: string,
  asker: Asker,
  command: Command,
  actionId: string,
): Promise<Result<Done, Refusal<RefusalCode | 'other-action'>> | undefined> {
  const { kept, store, commit } = working;
  const asked = askedFor(command);
  for (;;) {
    const done = await store.done(id, asker.person, actionId);
    if (done && done.asked !== null && done.asked !== asked) return refuse('other-action');
    if (done) return ok({ first: done.first, last: done.last });
    const folded = await kept.read(id);
    if (!folded) return undefined;
    const decided = decide(folded.table, asker, command, contextOf(working, id));
    if (!decided.ok) return decided;
    const { value: step } = decided;
    const stored = await commit(folded, step, { person: asker.person, id: actionId, asked });
    if (stored) return ok({ first: folded.table.seq + 1, last: step.table.seq });
    await kept.catchUp(id);
  }
}

/** Decides what time brings until it is stored, by us or by another writer. */
async function passTime(
  { kept, commit }: Working,
  id: string,
  decideOn: (table: Table) => Step,
): Promise<void> {
  for (;;) {
    const folded = await kept.read(id);
    if (!folded) return;
    const step = decideOn(folded.table);
    if (step.events.length === 0 || (await commit(folded, step, null))) return;
    await kept.catchUp(id);
  }
}

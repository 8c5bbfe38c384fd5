/** Tables folded and kept at hand; every change is decided, stored, then shown. */
import { ok, type Refusal, type Result } from '@tapete/rules';
import {
  decide,
  due,
  openTable,
  record,
  resume,
  type Asker,
  type BotChoice,
  type Command,
  type Table,
  type TableConfig,
  type TableEvent,
} from '@tapete/table';
import { deadlineOf, makeAppend } from './append.ts';
import type { Bus } from './bus.ts';
import type { Dealer } from './dealer.ts';
import type { Env } from './env.ts';
import { advance, fillStretch, type Room } from './fold.ts';
import type { Done, Store } from './store.ts';

/** A table stopped because its sum failed. */
export type Watch = (what: {
  readonly stored: readonly TableEvent[];
  readonly table: Table;
}) => void;

export interface RoomsParts {
  readonly env: Env;
  readonly store: Store;
  readonly bus: Bus;
  readonly dealer: Dealer;
  readonly bot: BotChoice;
  /** Hears of every append, with the table's next deadline. */
  readonly onDeadline: (at: number) => void;
  readonly onStored: Watch;
  /** Someone else was first; decided again. */
  readonly onBeaten: () => void;
  /** The store cannot write: what is shown would not be what is kept. */
  readonly onBroken: (error: unknown) => never;
  /** Folded tables kept at hand, 1000 unless said; the one longest unused goes first. */
  readonly mostKept?: number;
}

export interface Rooms {
  /** The table as folded here, at least up to `seq`; undefined when there is none. */
  readonly read: (id: string, seq?: number) => Promise<Room | undefined>;
  /** Opens a table and carries out the opener's first commands in the same append. */
  readonly open: (
    id: string,
    config: TableConfig,
    opener: Asker,
    commands: readonly Command[],
  ) => Promise<Result<Table, Refusal>>;
  /** Does a command once for each actionId; undefined when there is no such table. */
  readonly act: (
    id: string,
    asker: Asker,
    command: Command,
    actionId: string,
  ) => Promise<Result<Done, Refusal> | undefined>;
  /** What the clock brings now. */
  readonly sweep: (id: string) => Promise<void>;
  /** Clocks that ran when the server stopped start again in full. */
  readonly resume: (id: string) => Promise<void>;
}

const MOST_KEPT = 1000;

type Decided = Result<readonly TableEvent[], Refusal>;

export function makeRooms(parts: RoomsParts): Rooms {
  const { env, store, bus, dealer, mostKept = MOST_KEPT } = parts;
  const kept = new Map<string, Room>();

  function keep(id: string, room: Room): Room {
    kept.delete(id);
    kept.set(id, room);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return room;
  }

  /** Folds what others have stored since. */
  async function catchUp(id: string): Promise<Room | undefined> {
    const held = kept.get(id);
    const stretch = await store.read(id, held?.table.seq ?? 0);
    // Looked up again: while we read, the table may have gone on here, or been put aside for others.
    const room = advance(kept.get(id) ?? held, fillStretch(stretch));
    return room && keep(id, room);
  }

  async function read(id: string, seq = 0): Promise<Room | undefined> {
    const room = kept.get(id);
    return room && room.table.seq >= seq ? keep(id, room) : catchUp(id);
  }

  /** Stores what was decided on `before`; false when someone else was first. */
  async function commit(
    before: Table | undefined,
    decided: readonly TableEvent[],
    action: { readonly person: string; readonly id: string } | null,
  ): Promise<Table | false> {
    const { table, events } =
      before && decided.length === 0 ? { table: before, events: [] } : record(before, decided);
    const { append, entries } = makeAppend(before, table, events, env.now(), action);
    const stored = await store.append(append).catch(parts.onBroken);
    if (!stored) {
      parts.onBeaten();
      return false;
    }
    const held = kept.get(table.id);
    // Put aside for others while we stored: it is read again when it is asked for.
    const room = held || !before ? advance(held, entries) : undefined;
    if (room) keep(table.id, room);
    if (events.length === 0) return table;
    parts.onStored({ stored: events, table });
    const deadline = deadlineOf(table.timers);
    if (deadline !== null) parts.onDeadline(deadline);
    bus.publish({ table: table.id, seq: table.seq });
    return table;
  }

  const contextNow = () => ({ now: env.now(), pause: dealer.pause });

  /** Decides what time brings until it is stored, by us or by someone else. */
  async function passTime(id: string, decideOn: (table: Table) => readonly TableEvent[]) {
    for (;;) {
      const room = await read(id);
      if (!room) return;
      const events = decideOn(room.table);
      if (events.length === 0 || (await commit(room.table, events, null))) return;
      await catchUp(id);
    }
  }

  return {
    read,
    open: async (id, config, opener, commands) => {
      const opened = openTable(id, config, opener.person);
      if (!opened.ok) return opened;
      const events = [...opened.value];
      let soFar = record(undefined, events).table;
      for (const command of commands) {
        const decided: Decided = decide(soFar, opener, command, contextNow());
        if (!decided.ok) return decided;
        events.push(...decided.value);
        soFar = record(soFar, decided.value).table;
      }
      const table = await commit(undefined, events, null);
      if (!table) throw new Error('a new table is nobody else’s');
      return ok(table);
    },
    act: async (id, asker, command, actionId) => {
      for (;;) {
        const done = await store.done(id, asker.person, actionId);
        if (done) return ok(done);
        const room = await read(id);
        if (!room) return undefined;
        const before = room.table.seq;
        const decided = decide(room.table, asker, command, contextNow());
        if (!decided.ok) return decided;
        const action = { person: asker.person, id: actionId };
        const table = await commit(room.table, decided.value, action);
        if (table) return ok({ first: before + 1, last: table.seq });
        await catchUp(id);
      }
    },
    sweep: (id) =>
      passTime(id, (table) => due(table, { ...contextNow(), ...dealer, bot: parts.bot })),
    resume: (id) => passTime(id, (table) => resume(table, contextNow())),
  };
}

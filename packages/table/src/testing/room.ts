/** A table on a clock that the test moves: commands go in, due events come out, every law is checked on the way. */
import { isDeepStrictEqual } from 'node:util';
import type { Chances } from '@tapete/chance';
import {
  DEFAULT_THREE_RULES,
  studRules,
  type Card,
  type StudRules,
  type ThreeRules,
  type Viewer,
} from '@tapete/rules';
import {
  applyTable,
  deadlineOf,
  decide,
  due,
  fillEvent,
  imbalance,
  isRunning,
  maskEvent,
  maskTable,
  openTable,
  type BotChoice,
  type Chance,
  type Command,
  type Decided,
  type Step,
  type StudConfig,
  type Table,
  type TableConfig,
  type TableEvent,
  type ThreeConfig,
} from '../index.ts';

const COMMON = {
  name: 'Mesa',
  buyIn: { min: 100, max: 500 },
  clock: { turn: 30, bets: 20, between: 5 },
} as const;

export const studConfig = (
  rules: Partial<StudRules> = {},
  more: Partial<StudConfig> = {},
): StudConfig => ({ ...COMMON, game: 'stud', seats: 6, rules: studRules(rules), ...more });

export const threeConfig = (
  rules: Partial<ThreeRules> = {},
  more: Partial<ThreeConfig> = {},
): ThreeConfig => ({
  ...COMMON,
  game: 'three',
  seats: 5,
  rules: { ...DEFAULT_THREE_RULES, ...rules },
  ante: { min: 5, max: 50 },
  ...more,
});

export interface Room {
  readonly table: Table;
  readonly log: readonly TableEvent[];
  readonly now: number;
  /** What a person asks; unless another is given, the name is the person. */
  readonly ask: (person: string, command: Command, name?: string) => Decided;
  /** As `ask`, for what must be granted. */
  readonly grant: (person: string, command: Command) => readonly TableEvent[];
  /** The code of a refusal. */
  readonly refusal: (person: string, command: Command) => string;
  /** Moves the clock and does all that falls due meanwhile. */
  readonly pass: (ms: number) => readonly TableEvent[];
  /** Moves the clock to the next deadline and does what is due; false when nothing is awaited. */
  readonly next: () => boolean;
  /** Goes on until a deal runs. */
  readonly deal: () => void;
  /** The person's action in the running deal. */
  readonly act: (person: string, action: string, to?: number) => readonly TableEvent[];
  /** Whose action is awaited. */
  readonly asked: () => string[];
}

export interface RoomOptions {
  readonly bot?: BotChoice;
  readonly viewers?: readonly Viewer[];
  /** The pack as it shall lie for the next deals, in order; then shuffled ones. */
  readonly decks?: readonly (readonly Card[])[];
  /** Lots other than those of the seed. */
  readonly lot?: Chance['lot'];
  /** What the shuffle waits for; nothing unless said. */
  readonly awaits?: Chance['awaits'];
}

/** Time since the epoch at which the rooms of the tests open. */
export const OPENED = 1_000_000;
const PAUSE = 700;

export function openRoom(config: TableConfig, chances: Chances, options: RoomOptions = {}): Room {
  const decks = [...(options.decks ?? [])];
  const log: TableEvent[] = [];
  const views = new Map<Viewer, Table>();
  const packs = new Map<number, readonly Card[]>();
  let now = OPENED;
  let table: Table | undefined;

  const context = () => ({
    now,
    pause: () => PAUSE,
    shuffle: (cards: readonly Card[]) => decks.shift() ?? chances.shuffled(cards),
    lot: options.lot ?? chances.below,
    ...(options.awaits && { awaits: options.awaits }),
    bot: options.bot ?? ((): Command => ({ type: 'stand' })),
  });

  /** Takes what was decided: a reader who folds the events one by one comes to the same table. */
  function put({ table: decided, events }: Step): void {
    let step = table;
    for (const event of events) {
      if (event.type === 'halted') throw new Error('the table was halted');
      const stored = JSON.parse(JSON.stringify(event)) as unknown;
      if (!isDeepStrictEqual(stored, event)) throw new Error(`not as stored: ${event.type}`);
      step = applyTable(step, event);
      log.push(event);
      if (imbalance(step) !== 0) throw new Error(`the sum is not 0 after ${event.type}`);
      if (event.type === 'deal' && event.event.type === 'started') {
        packs.set(event.number, event.event.deck);
      }
      for (const viewer of options.viewers ?? []) look(event, step, viewer);
    }
    if (events.length === 0 ? decided !== table : !isDeepStrictEqual(decided, step)) {
      throw new Error('who folds the events comes to another table');
    }
    table = decided;
  }

  /** The view folded from masked events is the masked table, and the log without cards fills again. */
  function look(event: TableEvent, after: Table, viewer: Viewer): void {
    const seen = maskEvent(event, viewer);
    const view = applyTable(views.get(viewer), seen);
    views.set(viewer, view);
    if (!isDeepStrictEqual(view, maskTable(after, viewer))) {
      throw new Error(`fold∘mask ≠ mask∘fold for ${String(viewer)} after ${event.type}`);
    }
    const deck = event.type === 'deal' ? packs.get(event.number) : undefined;
    const filled = fillEvent(seen, (position) => deck?.[position], deck);
    if (!isDeepStrictEqual(filled, event)) throw new Error(`not filled: ${JSON.stringify(seen)}`);
  }

  function doDue(): TableEvent[] {
    const done: TableEvent[] = [];
    for (let i = 0; ; i++) {
      if (i > 2000) throw new Error('the clock never rests');
      const step = due(room.table, context());
      if (step.events.length === 0) break;
      put(step);
      done.push(...step.events);
    }
    for (const [name, at] of Object.entries(room.table.timers) as [string, number | null][]) {
      if (at !== null && at <= now) throw new Error(`the ${name} clock stands in the past`);
    }
    return done;
  }

  const room: Room = {
    get table() {
      if (table === undefined) throw new Error('not open');
      return table;
    },
    log,
    get now() {
      return now;
    },
    ask(person, command, name = person) {
      const decided = decide(room.table, { person, name }, command, context());
      if (decided.ok) put(decided.value);
      return decided;
    },
    grant(person, command) {
      const decided = room.ask(person, command);
      if (!decided.ok)
        throw new Error(`${person} ${command.type}: ${JSON.stringify(decided.error)}`);
      return decided.value.events;
    },
    refusal(person, command) {
      const decided = room.ask(person, command);
      if (decided.ok) throw new Error(`${person} ${command.type} was granted`);
      return decided.error.code;
    },
    pass(ms) {
      const end = now + ms;
      const done: TableEvent[] = [];
      for (;;) {
        const first = deadlineOf(room.table.timers);
        if (first === null || first > end) break;
        now = Math.max(now, first);
        done.push(...doDue());
      }
      now = end;
      return done;
    },
    next() {
      const first = deadlineOf(room.table.timers);
      if (first === null) return false;
      now = Math.max(now, first);
      doDue();
      return true;
    },
    deal() {
      while (!isRunning(room.table)) if (!room.next()) throw new Error('no deal is awaited');
    },
    act(person, type, to) {
      const decision = decisionOf(room.table);
      const action = (to === undefined ? { type } : { type, to }) as never;
      return room.grant(person, { type: 'act', decision, action });
    },
    asked: () => {
      const running = room.table.running;
      return (running?.deal.asked ?? []).map((i) => running?.deal.seats[i]?.person ?? '');
    },
  };
  const opened = openTable('t1', config, 'host');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  put(opened.value);
  return room;
}

/** Number of the decision that is awaited; that of no event when none is. */
export const decisionOf = (table: Table): number => table.running?.decision ?? 0;

/** Sits these people from seat 0 on. */
export function seat(room: Room, stacks: Readonly<Record<string, number>>): void {
  Object.entries(stacks).forEach(([person, amount], i) => {
    room.grant(person, { type: 'sit', seat: i, amount });
  });
}

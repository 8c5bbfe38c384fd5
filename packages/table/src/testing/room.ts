/** A table on a clock that the test moves: commands go in, due events come out, every law is checked on the way. */
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
  deadlineOf,
  decide,
  due,
  isRunning,
  openTable,
  USUAL_NIGHT,
  type BotChoice,
  type Chance,
  type Command,
  type Context,
  type Decided,
  type Step,
  type StudConfig,
  type Table,
  type TableConfig,
  type TableEvent,
  type ThreeConfig,
} from '../index.ts';
import { makeReader, type Reader } from './reader.ts';

const COMMON = {
  name: 'Mesa',
  buyIn: { min: 100, max: 500 },
  clock: { turn: 30, bets: 20, between: 5 },
  night: USUAL_NIGHT,
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
  /** What the room itself decides now. */
  readonly run: (work: (table: Table, context: Context) => Step) => readonly TableEvent[];
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
  /** How the packs of the next deals shall begin, in order; the rest of each follows. Then shuffled ones. */
  readonly decks?: readonly (readonly Card[])[];
  /** Lots other than those of the seed. */
  readonly lot?: Chance['lot'];
  /** How long the log may become; no bound unless said. */
  readonly mostEvents?: number;
  /** Whether somebody looks on; yes unless said. */
  readonly watched?: () => boolean;
  /** Who opens it; `host` unless said. */
  readonly host?: string;
  /** What the shuffle waits for; nothing unless said. */
  readonly awaits?: Chance['awaits'];
}

/** Time since the epoch at which the rooms of the tests open. */
export const OPENED = 1_000_000;
const PAUSE = 700;

/** What a room is made of: its table, its clock, and what chance and bots bring. */
interface Parts {
  readonly reader: Reader;
  now: number;
  readonly context: () => Context & Chance & { readonly bot: BotChoice };
}

/** What people do in a room. */
function peopleIn({
  reader,
  context,
}: Parts): Pick<Room, 'ask' | 'grant' | 'refusal' | 'act' | 'asked'> {
  const ask: Room['ask'] = (person, command, name = person) => {
    const decided = decide(reader.table, { person, name }, command, context());
    if (decided.ok) reader.take(decided.value);
    return decided;
  };
  const grant: Room['grant'] = (person, command) => {
    const decided = ask(person, command);
    if (!decided.ok) throw new Error(`${person} ${command.type}: ${JSON.stringify(decided.error)}`);
    return decided.value.events;
  };
  return {
    ask,
    grant,
    refusal(person, command) {
      const decided = ask(person, command);
      if (decided.ok) throw new Error(`${person} ${command.type} was granted`);
      return decided.error.code;
    },
    act(person, type, to) {
      const decision = decisionOf(reader.table);
      const action = (to === undefined ? { type } : { type, to }) as never;
      return grant(person, { type: 'act', decision, action });
    },
    asked() {
      const { running } = reader.table;
      return (running?.deal.asked ?? []).map((i) => running?.deal.seats[i]?.person ?? '');
    },
  };
}

/** Does all that is due now; the clocks that are left lie ahead. */
function doDue({ reader, now, context }: Parts): TableEvent[] {
  const done: TableEvent[] = [];
  for (let i = 0; ; i++) {
    if (i > 2000) throw new Error('the clock never rests');
    const step = due(reader.table, context());
    if (step.events.length === 0) break;
    reader.take(step);
    done.push(...step.events);
  }
  for (const [name, at] of Object.entries(reader.table.timers) as [string, number | null][]) {
    if (at !== null && at <= now) throw new Error(`the ${name} clock stands in the past`);
  }
  return done;
}

/** What the clock of a room does. */
function clockIn(parts: Parts): Pick<Room, 'pass' | 'next' | 'deal' | 'run'> {
  const first = (): number | null => deadlineOf(parts.reader.table.timers);
  const goTo = (deadline: number): readonly TableEvent[] => {
    parts.now = Math.max(parts.now, deadline);
    return doDue(parts);
  };
  const next = (): boolean => {
    const deadline = first();
    if (deadline === null) return false;
    goTo(deadline);
    return true;
  };
  return {
    pass(ms) {
      const end = parts.now + ms;
      const done: TableEvent[] = [];
      for (;;) {
        const deadline = first();
        if (deadline === null || deadline > end) break;
        done.push(...goTo(deadline));
      }
      parts.now = end;
      return done;
    },
    next,
    run(work) {
      const step = work(parts.reader.table, parts.context());
      parts.reader.take(step);
      return step.events;
    },
    deal() {
      while (!isRunning(parts.reader.table)) if (!next()) throw new Error('no deal is awaited');
    },
  };
}

/** The pack that begins with these cards. */
const wholeFrom = (first: readonly Card[], cards: readonly Card[]): readonly Card[] => [
  ...first,
  ...cards.filter((card) => !first.includes(card)),
];

export function openRoom(config: TableConfig, chances: Chances, options: RoomOptions = {}): Room {
  const decks = [...(options.decks ?? [])];
  const opened = openTable('t1', config, options.host ?? 'host');
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const reader = makeReader(opened.value, options.viewers);
  const parts: Parts = {
    reader,
    now: OPENED,
    context: () => ({
      now: parts.now,
      alike: (name) => name.toLowerCase(),
      mostEvents: options.mostEvents ?? Infinity,
      watched: options.watched?.() ?? true,
      pause: () => PAUSE,
      shuffle: (cards: readonly Card[]) => {
        const first = decks.shift();
        return first ? wholeFrom(first, cards) : chances.shuffled(cards);
      },
      lot: options.lot ?? chances.below,
      ...(options.awaits && { awaits: options.awaits }),
      bot: options.bot ?? ((): Command => ({ type: 'stand' })),
    }),
  };
  return {
    get table() {
      return reader.table;
    },
    log: reader.log,
    get now() {
      return parts.now;
    },
    ...peopleIn(parts),
    ...clockIn(parts),
  };
}

/** Number of the decision that is awaited; that of no event when none is. */
export const decisionOf = (table: Table): number => table.running?.decision ?? 0;

/** Sits these people from seat 0 on. */
export function seat(room: Room, stacks: Readonly<Record<string, number>>): void {
  Object.entries(stacks).forEach(([person, amount], i) => {
    room.grant(person, { type: 'sit', seat: i, amount });
  });
}

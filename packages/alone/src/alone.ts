/** A table of one person and bots, without a room: for the terminal, and for a page that has no server. */
import type { BotName } from '@tapete/bots';
import type { Random } from '@tapete/chance';
import { ok, type Refusal, type Result } from '@tapete/rules';
import {
  deadlineOf,
  decide,
  due,
  openTable,
  seatOf,
  type Asker,
  type Chance,
  type Command,
  type Context,
  type RefusalCode,
  type Step,
  type Table,
  type TableConfig,
  type TableEvent,
  type Timers,
} from '@tapete/table';
import { botCommand } from './bot-command.ts';

/** Time and chance, handed in from outside. */
export interface AloneEnv extends Chance {
  /** Ms; left out, time jumps from one thing that falls due to the next. */
  readonly now?: () => number;
  /** How long a bot thinks, ms. */
  readonly pause: () => number;
  /** For the bots. */
  readonly random: Random;
}

export interface AloneSetup {
  readonly config: TableConfig;
  readonly person: Asker;
  /** Who plays in the other seats: seat n has name n, and they begin anew where they end. One at least. */
  readonly bots: readonly BotName[];
  readonly env: AloneEnv;
  /** What happens to the table `before`, from the first seat taken on; with every closed card. */
  readonly heard: (events: readonly TableEvent[], before: Table) => void;
}

export interface Alone {
  readonly table: () => Table;
  /** Does what the person asks; else says why not. */
  readonly ask: (command: Command) => Refusal<RefusalCode> | null;
  /** When the next thing falls due, ms; null while everything waits for the person. */
  readonly next: () => number | null;
  /** Does that thing, at its time or later; false when there is none. */
  readonly step: () => boolean;
}

/**
 * Opens a table with the person in seat 0 and bots in all others, each with the least buy-in. No clock
 * runs while it waits for the person: nobody is hurried in a game of their own. Refuses as `openTable`.
 */
export function openAlone({
  config,
  person,
  bots,
  env,
  heard,
}: AloneSetup): Result<Alone, Refusal<RefusalCode>> {
  const opened = openTable('alone', config, person.person);
  if (!opened.ok) return opened;
  let { table } = opened.value;
  let now = 0;
  const context = (): Context => {
    if (env.now) now = Math.max(now, env.now());
    return {
      now,
      pause: env.pause,
      watched: true,
      mostEvents: Infinity,
      // One person and bots of known names: none looks like another.
      alike: (name) => name.toLowerCase(),
      lot: env.lot,
    };
  };
  const take = (step: Step): void => {
    if (step.table.halted) throw new Error('the chips of the table do not add up');
    const before = table;
    const timers = (set: Timers): Timers => unhurried(set, step.table, person);
    table = { ...step.table, timers: timers(step.table.timers) };
    heard(
      step.events.map((event) =>
        event.type === 'clock' ? { ...event, timers: timers(event.timers) } : event,
      ),
      before,
    );
  };
  const next = (): number | null => deadlineOf(table.timers);
  const bot = (at: Table, seat: number): Command =>
    botCommand(at, seat, oneRound(bots, seat), env.random);
  const alone: Alone = {
    table: () => table,
    ask(command) {
      const decided = decide(table, person, command, context());
      if (!decided.ok) return decided.error;
      take(decided.value);
      return null;
    },
    next,
    step() {
      const time = next();
      if (time === null) return false;
      now = Math.max(now, time);
      take(due(table, { ...env, ...context(), bot }));
      return true;
    },
  };
  takeSeats(alone, config);
  return ok(alone);
}

function takeSeats(alone: Alone, { seats, buyIn }: TableConfig): void {
  const commands: Command[] = [{ type: 'sit', seat: 0, amount: buyIn.min }];
  for (let seat = 1; seat < seats; seat++) commands.push({ type: 'add-bot', seat });
  for (const command of commands) {
    const refused = alone.ask(command);
    if (refused) throw new Error(`${command.type} was refused: ${refused.code}`);
  }
}

function oneRound<T>(items: readonly T[], seat: number): T {
  if (items.length === 0) throw new Error('no bots to play');
  return items[seat % items.length] as T;
}

/** Without the clocks that wait for the person, but for one who is leaving: then they decide for him at once. */
function unhurried(timers: Timers, table: Table, { person }: Asker): Timers {
  const seat = seatOf(table, person);
  const leaves = seat !== null && table.seats[seat]?.leaving === true;
  if (leaves) return timers;
  const isAwaited = table.preparing?.awaits.some((each) => each.seat === seat) === true;
  return { ...timers, turn: null, prepare: isAwaited ? null : timers.prepare };
}

/** A table of one person and bots in this process: its clock jumps to what is due, its chance is the system's. */
import { BOTS, threeBets, type BotName } from '@tapete/bots';
import { shuffled } from '@tapete/chance';
import type { Card, Refusal } from '@tapete/rules';
import {
  dealSeatOf,
  decide,
  due,
  isRunning,
  maskDeal,
  record,
  type Asker,
  type Command,
  type Context,
  type Table,
  type TableEvent,
} from '@tapete/table';
import { systemLot, systemRandom } from './chance.ts';

export const ME = { person: 'me' };

export interface Room {
  readonly table: () => Table;
  /** A refusal, or null when the command was taken. */
  readonly ask: (command: Command) => Refusal | null;
  /** Lets the next timer but the person's own come due; false when none runs. */
  readonly step: () => boolean;
}

export function openRoom(
  opened: readonly TableEvent[],
  me: Asker,
  bots: readonly BotName[],
  heard: (event: TableEvent, table: Table) => void,
): Room {
  let now = 0;
  let table = record(undefined, opened).table;
  const context = (): Context => ({ now, pause: () => 0 });
  const take = (events: readonly TableEvent[]): void => {
    for (const event of events) {
      table = record(table, [event]).table;
      if (table.halted) throw new Error('the chips of the table do not add up');
      heard(event, table);
    }
  };
  return {
    table: () => table,
    ask(command) {
      const decided = decide(table, me, command, context());
      if (!decided.ok) return decided.error;
      take(decided.value);
      return null;
    },
    step() {
      const { bot, deal } = table.timers;
      const next = [bot, deal].filter((at) => at !== null).sort((a, b) => a - b)[0];
      if (next === undefined) return false;
      now = Math.max(now, next);
      // The person's clock stands still: nobody is hurried in a game of their own.
      const still = { ...table, timers: { ...table.timers, turn: null } };
      const chance = {
        shuffle: (cards: readonly Card[]) => shuffled(cards, systemLot),
        lot: systemLot,
      };
      take(due(still, { ...context(), ...chance, bot: (at, seat) => botCommand(at, seat, bots) }));
      return true;
    },
  };
}

function botCommand(table: Table, seat: number, bots: readonly BotName[]): Command {
  const held = table.seats[seat];
  const { running, config } = table;
  if (!held) throw new Error(`nobody sits at ${seat}`);
  if (!running || !isRunning(table)) {
    if (config.game !== 'three') throw new Error('only three-card bets are posted');
    const limits = { stack: held.stack, ...config.ante };
    return { type: 'post', ...threeBets(limits, systemRandom) };
  }
  const bot = BOTS[bots[seat % bots.length] ?? 'regular'];
  const view = maskDeal(running.deal, held.person);
  const at = dealSeatOf(table, seat);
  const action =
    view.game === 'stud' ? bot.stud(view, at, systemRandom) : bot.three(view, at, systemRandom);
  return { type: 'act', decision: running.decision, action };
}

/** For commands that cannot be refused here. */
export function must(refused: ReturnType<Room['ask']>): void {
  if (refused) throw new Error(refused.code);
}

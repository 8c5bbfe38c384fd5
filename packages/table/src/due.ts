/** What the clock brings: a decision taken by it, a bot's move, the next deal. Changes nothing. */
import type { Command, Context } from './command.ts';
import { arm, botsToPost, emit, emitDeal, startDeal, type Chance, type Run } from './cycle.ts';
import { carryOut } from './decide.ts';
import { playDeal } from './games.ts';
import { isRunning, type Table, type TableEvent } from './table.ts';

/** What a bot asks for, seeing what its person may see; the table seat is the bot's. */
export type BotChoice = (table: Table, seat: number) => Command;

/** Decisions in a row that the clock may take before the seat sits out. */
const TIMEOUTS_TO_AWAY = 2;

/** What the clock brings now: a decision taken by it, a bot's move, the next deal; nothing when nothing is due. */
export function due(
  table: Table,
  context: Context & Chance & { readonly bot: BotChoice },
): readonly TableEvent[] {
  const { timers } = table;
  const isDue = (at: number | null): boolean => at !== null && at <= context.now;
  const run: Run = { table, events: [] };
  if (isDue(timers.turn)) timeOut(run);
  else if (isDue(timers.bot)) botMoves(run, context.bot);
  else if (isDue(timers.deal)) startDeal(run, context);
  else return [];
  arm(run, table, context);
  return run.events;
}

/** S37, T17: the clock decides for the people asked; bots have their own pause. */
function timeOut(run: Run): void {
  const running = run.table.running;
  if (!running) return;
  for (const asked of running.deal.asked) {
    const at = running.deal.seats[asked]?.at ?? -1;
    const deal = run.table.running?.deal;
    if (run.table.seats[at]?.bot !== false || !deal?.asked.includes(asked)) continue;
    clockDecides(run, asked);
    const seat = run.table.seats[at];
    if (seat && !seat.away && seat.timeouts >= TIMEOUTS_TO_AWAY) {
      emit(run, { type: 'away', seat: at, away: true, byClock: true });
    }
  }
}

/** The first bot that is waited for moves; one whose wish is refused is treated as timed out, so no table waits for a bot. */
function botMoves(run: Run, choose: BotChoice): void {
  const { running } = run.table;
  if (!running || !isRunning(run.table)) {
    const [i] = botsToPost(run.table);
    const seat = i === undefined ? null : run.table.seats[i];
    if (i === undefined || !seat) return;
    const asker = { person: seat.person, name: seat.name };
    let refused = carryOut(run, asker, choose(run.table, i));
    const { config } = run.table;
    // T18: the bank does not cover what it wished; the least it does, or this bot would not be waited for.
    if (refused?.code === 'bank-not-covered' && config.game === 'three')
      refused = carryOut(run, asker, { type: 'post', ante: config.ante.min, pairPlus: 0 });
    if (refused || !run.table.seats[i]?.bets) {
      emit(run, { type: 'away', seat: i, away: true, byClock: true });
    }
    return;
  }
  const asked = running.deal.asked.find((seat) => {
    const at = running.deal.seats[seat]?.at ?? -1;
    return run.table.seats[at]?.bot === true;
  });
  const at = asked === undefined ? -1 : (running.deal.seats[asked]?.at ?? -1);
  const seat = run.table.seats[at];
  if (asked === undefined || !seat) return;
  const refused = carryOut(run, { person: seat.person, name: seat.name }, choose(run.table, at));
  if (refused) clockDecides(run, asked);
}

/** A timeout of this seat of the running deal; it is asked, so it cannot be refused. */
function clockDecides(run: Run, asked: number): void {
  const { running } = run.table;
  if (!running) throw new Error('the clock decides in a deal');
  const played = playDeal(running.deal, asked, { type: 'timeout' });
  if (!played.ok) throw new Error(`the clock was refused: ${played.error.code}`);
  emitDeal(run, running.number, played.value);
}

/** After the room was down: every clock that was running starts again in full, nobody is folded for its sleep. */
export function resume(table: Table, context: Context): readonly TableEvent[] {
  const { turn, bot, deal } = table.timers;
  if (turn === null && bot === null && deal === null) return [];
  const { clock } = table.config;
  const wait = table.config.game === 'stud' ? clock.between : clock.bets;
  return [
    {
      type: 'clock',
      timers: {
        turn: turn === null ? null : context.now + clock.turn * 1000,
        bot: bot === null ? null : context.now + context.pause(),
        deal: deal === null ? null : context.now + wait * 1000,
      },
    },
  ];
}

/** What the clock brings: a decision taken by it, a bot's move, the next deal. Changes nothing. */
import { askedSeats, isDeserted, restartedClocks, setClocks } from './clocks.ts';
import type { Command, Context } from './command.ts';
import { playOn, prepareDeal, startDeal, voidDeal, type Chance } from './deal.ts';
import { carryOut } from './decide.ts';
import { gameOf, playDeal } from './games/index.ts';
import { endNight, succeed } from './night-commands.ts';
import { MOST_UNATTENDED } from './pace.ts';
import { decideOn, type Run, type Step } from './run.ts';
import { dealSeatOf, deadlineOf, isBusy, isHuman, isRunning, seatAt, type Table } from './table.ts';

/** What a bot asks for, seeing what its person may see; the table seat is the bot's. */
export type BotChoice = (table: Table, seat: number) => Command;

type BotContext = Context & { readonly bot: BotChoice };

/** Decisions in a row that the clock may take before the seat sits out. */
const TIMEOUTS_TO_AWAY = 2;

/** What the clock brings now, and the table after it; no events when nothing is due. */
export function due(table: Table, context: Context & Chance & { readonly bot: BotChoice }): Step {
  const { timers } = table;
  const isDue = (at: number | null): boolean => at !== null && at <= context.now;
  return steps(table, (run) => {
    if (isDue(timers.turn)) timeOut(run);
    else if (isDue(timers.bot)) botMoves(run, context);
    else if (isDue(timers.prepare)) endPreparing(run, context);
    else if (isDue(timers.end)) endComes(run);
    else if (!isDue(timers.deal)) return;
    else if (!isDeserted(table, context)) prepareDeal(run, context);
    setClocks(run, table, context);
  });
}

/** What cannot be refused. */
function steps(table: Table, work: (run: Run) => void): Step {
  const decided = decideOn(table, (run) => {
    work(run);
    return null;
  });
  if (!decided.ok) throw new Error(`the clock was refused: ${decided.error.code}`);
  return decided.value;
}

/** The cards when all messages have come, else the end of the preparation. */
function endPreparing(run: Run, chance: Chance): void {
  if (run.table.preparing?.awaits.length === 0) startDeal(run, chance);
  else voidDeal(run, 'silent');
}

/** S39: the deal that runs is the last; without one the night is over. */
function endComes(run: Run): void {
  if (isBusy(run.table)) run.emit({ type: 'last', last: true, by: null });
  else endNight(run, null);
}

/** S37, T17: the clock decides for the people asked; bots have their own pause. */
function timeOut(run: Run): void {
  for (const seat of askedSeats(run.table)) {
    if (!isHuman(run.table, seat) || !askedSeats(run.table).includes(seat)) continue;
    clockDecides(run, seat);
    // The deal may be over now, and who was leaving gone.
    const held = run.table.seats[seat];
    if (held && !held.away && held.timeouts >= TIMEOUTS_TO_AWAY) {
      run.emit({ type: 'away', seat, away: true, byClock: true });
    }
  }
}

/** The first bot that is waited for moves. */
function botMoves(run: Run, context: BotContext): void {
  if (!isRunning(run.table)) return botPosts(run, context);
  const seat = askedSeats(run.table).find((each) => !isHuman(run.table, each));
  if (seat === undefined) return;
  const { decision } = run.table.running ?? {};
  carryOut(run, seatAt(run.table, seat), context.bot(run.table, seat), context);
  // One whose wish is refused, or was no answer, is treated as timed out, so no table waits for a bot.
  const isAsked = run.table.running?.decision === decision && askedSeats(run.table).includes(seat);
  if (isAsked) clockDecides(run, seat);
}

/** The first bot that has yet to bet does; one that does not sits out. */
function botPosts(run: Run, context: BotContext): void {
  const { config } = run.table;
  const game = gameOf(config);
  const seat = game.botsToPost?.(run.table, config)[0];
  if (seat === undefined) return;
  const asker = seatAt(run.table, seat);
  const refused = carryOut(run, asker, context.bot(run.table, seat), context);
  const instead = refused && game.postInstead?.(config, refused);
  if (instead) carryOut(run, asker, instead, context);
  const held = run.table.seats[seat];
  if (held && !held.bets) {
    run.emit({ type: 'away', seat, away: true, byClock: true });
  }
}

/** A timeout of this table seat in the running deal; it is asked, so it cannot be refused. */
function clockDecides(run: Run, at: number): void {
  const { running } = run.table;
  const seat = dealSeatOf(run.table, at);
  if (!running || seat === null) throw new Error('the clock decides in a deal');
  const played = playDeal(running.deal, seat, { type: 'timeout' });
  if (!played.ok) throw new Error(`the clock was refused: ${played.error.code}`);
  playOn(run, running.number, played.value);
}

/** The host has gone, or the banker: who is here takes the place (`successor`). */
export const replaceGone = (
  table: Table,
  gone: ReadonlySet<string>,
  here: ReadonlySet<string>,
): Step => steps(table, (run) => succeed(run, gone, here));

/** How long a decision waits for who has just lost the line, ms; once in a deal. */
const GRACE_MS = 30_000;

/** The lines of these persons are gone: who of them is asked is waited for longer, if he has not been in this deal. */
export const waitFor = (table: Table, gone: ReadonlySet<string>, context: Context): Step =>
  steps(table, (run) => {
    const { turn } = table.timers;
    if (turn === null || table.running === null) return;
    const { number } = table.running;
    for (const seat of askedSeats(table)) {
      const { person, graced, leaving } = seatAt(table, seat);
      if (gone.has(person) && !leaving && graced !== number) run.emit({ type: 'grace', seat });
    }
    const later = context.now + GRACE_MS;
    if (run.table === table || later <= turn) return;
    run.emit({ type: 'clock', timers: { ...table.timers, turn: later } });
  });

/** Somebody looks at the table again: it goes on if it rested because nobody did. */
export const wake = (table: Table, context: Context): Step =>
  steps(table, (run) => {
    if (!table.halted && table.unattended >= MOST_UNATTENDED) setClocks(run, table, context);
  });

/** After the room was down: every clock that was running starts again in full, nobody is folded for its sleep. */
export const resume = (table: Table, context: Context): Step =>
  steps(table, (run) => {
    if (deadlineOf(table.timers) === null) return;
    run.emit({ type: 'clock', timers: restartedClocks(table, context) });
  });

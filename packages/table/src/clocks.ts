/** What a table's clocks wait for. */
import { at } from '@tapete/rules';
import type { Context } from './command.ts';
import { gameOf } from './games/index.ts';
import { isQuick, MOST_UNATTENDED } from './pace.ts';
import { PREPARE_MS, type Preparing } from './preparing.ts';
import type { Recorder } from './recorder.ts';
import { isBusy, isHuman, isRunning, NO_TIMERS, seatAt, type Table, type Timers } from './table.ts';

/** Sets the clocks for what is awaited now; says so only when they change. `before`: the table before the decision. */
export function setClocks(to: Recorder, before: Table, context: Context): void {
  const { config } = to.table;
  if (!isBusy(to.table) && isLogFull(to.table, context) && !to.table.closed) {
    to.emit({ type: 'closed' });
  }
  if (!isBusy(to.table)) gameOf(config).settleBetween?.(to, config, context.lot);
  const now = to.table.timers;
  const timers = clocksOf(before, to.table, inPace(to.table, context));
  if (
    timers.turn !== now.turn ||
    timers.bot !== now.bot ||
    timers.deal !== now.deal ||
    timers.prepare !== now.prepare ||
    timers.end !== now.end
  ) {
    to.emit({ type: 'clock', timers });
  }
}

const inPace = (table: Table, context: Context): Context =>
  isQuick(table) ? { ...context, pause: () => 0 } : context;

function clocksOf(before: Table, table: Table, context: Context): Timers {
  return { ...clocksOfPlay(before, table, context), end: endClock(table) };
}

/** The agreed end, until it is announced. */
const endClock = ({ night }: Table): number | null =>
  night.phase === 'playing' && !night.last ? night.ends : null;

function clocksOfPlay(before: Table, table: Table, context: Context): Timers {
  if (table.preparing) return whilePreparing(table.preparing, table.timers, context);
  if (!isRunning(table)) return between(before, table, context);
  const clocks = inDeal(before, table, context);
  if (table.night.phase !== 'paused') return clocks;
  // Who has gone is not waited for.
  return { ...NO_TIMERS, turn: clocks.turn === context.now ? clocks.turn : null };
}

/** All messages have come: the cards follow at once. */
function whilePreparing({ awaits }: Preparing, { prepare }: Timers, { now }: Context): Timers {
  return { ...NO_TIMERS, prepare: awaits.length === 0 ? now : (prepare ?? now + PREPARE_MS) };
}

function inDeal(before: Table, table: Table, context: Context): Timers {
  const { running } = table;
  if (!running) return NO_TIMERS;
  const asked = askedSeats(table);
  const people = asked.filter((seat) => isHuman(table, seat));
  const same = before.running?.decision === running.decision;
  const unmoved = same && before.running?.deal.asked.length === asked.length;
  const gone = people.every((seat) => seatAt(table, seat).leaving);
  const turn = (same ? table.timers.turn : null) ?? turnEnd(table, context.now);
  const bot = (unmoved ? table.timers.bot : null) ?? context.now + context.pause();
  return {
    ...NO_TIMERS,
    turn: people.length === 0 ? null : gone ? context.now : turn,
    bot: asked.length > people.length ? bot : null,
  };
}

/** When a decision that begins now is over; null: it may take as long as it likes. */
const turnEnd = ({ config }: Table, now: number): number | null =>
  config.clock.turn === null ? null : now + config.clock.turn * 1000;

/** Table seats whose decision is awaited. */
export function askedSeats({ running }: Table): number[] {
  if (!running) return [];
  const { asked, seats } = running.deal;
  return asked.map((seat) => at(seats, seat).at);
}

export const isLogFull = ({ seq }: Table, { mostEvents }: Context): boolean => seq >= mostEvents;

/** Nobody is there: dealing on would fill the log for nobody, as fast as the clocks allow. */
export const isDeserted = ({ unattended }: Table, { watched }: Context): boolean =>
  unattended >= MOST_UNATTENDED && !watched;

function between(before: Table, table: Table, context: Context): Timers {
  const { config } = table;
  const game = gameOf(config);
  const rests = table.closed || table.night.phase !== 'playing' || isDeserted(table, context);
  if (rests || !game.isWanted(table, config)) return NO_TIMERS;
  return game.clocksBetween(table, config, beforeClocks(before, table, context), context);
}

/** The clocks that go on between deals; after a deal, even one that was over with its cards, new ones begin. */
function beforeClocks(before: Table, table: Table, { now }: Context): Timers {
  const { timers, config, running } = table;
  const isOver = isRunning(before) || before.running?.number !== running?.number;
  if (!isOver) return before.running ? timers : { ...timers, bot: null };
  const pauseMs = gameOf(config).pauseMs(config);
  return pauseMs === null
    ? NO_TIMERS
    : { ...NO_TIMERS, deal: now + (isQuick(table) ? 0 : pauseMs) };
}

/** Clocks that were running, started again in full: nobody is folded for the time that the room slept. */
export function restartedClocks(table: Table, context: Context): Timers {
  const { config, timers } = table;
  const again = (until: number | null, ms: number): number | null =>
    until === null ? null : context.now + ms;
  return {
    turn: timers.turn === null ? null : turnEnd(table, context.now),
    bot: timers.bot === null ? null : context.now + context.pause(),
    deal: again(timers.deal, gameOf(config).dealClockMs(config)),
    prepare: again(timers.prepare, table.preparing?.awaits.length === 0 ? 0 : PREPARE_MS),
    end: timers.end,
  };
}

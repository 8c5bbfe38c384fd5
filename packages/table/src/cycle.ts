/** The cycle of deals: who is ready, what the clocks wait for, how a deal starts and what follows its end. */
import {
  MOST_CHIPS,
  handRules,
  largestPayout,
  pack,
  stud,
  three,
  type Card,
  type Refusal,
  type Result,
} from '@tapete/rules';
import { applyTable } from './apply.ts';
import type { Context } from './command.ts';
import { eventsOf } from './games.ts';
import type { TableConfig } from './config.ts';
import {
  isRunning,
  NO_TIMERS,
  type Bets,
  type DealEvent,
  type Table,
  type TableEvent,
  type TableSeat,
  type Timers,
} from './table.ts';

/** Events in the making, each recorded as it is decided. */
export interface Run {
  table: Table;
  readonly events: TableEvent[];
}

export function emit(run: Run, event: TableEvent): void {
  run.events.push(event);
  run.table = applyTable(run.table, event);
}

export function emitDeal(run: Run, number: number, events: readonly DealEvent[]): void {
  for (const event of events) emit(run, { type: 'deal', number, event });
  if (!isRunning(run.table)) afterDeal(run);
}

/** Chips a seat needs to be dealt in: one chip in stud, the least ante and its play bet in three-card (T16). */
export const leastStack = (config: TableConfig): number =>
  config.game === 'stud' ? 1 : 2 * config.ante.min;

/**
 * Table seats that would be dealt in now, in order. Who has won more than a deal can count (`MOST_CHIPS`)
 * waits until he has cashed out; a deal with him would be refused again and again.
 */
export function readySeats(table: Table): number[] {
  const least = leastStack(table.config);
  return [...table.seats.keys()].filter((i) => {
    const seat = table.seats[i];
    if (!seat || seat.away || seat.leaving) return false;
    return seat.stack >= least && seat.stack <= MOST_CHIPS;
  });
}

/**
 * The seat that banks the next three-card deal when a player does (T18): the next ready one in turn whose
 * stack covers the smallest bet, or nobody could ever bet against him; null when there is none.
 */
export function bankerSeat(table: Table): number | null {
  const { config } = table;
  if (config.game !== 'three' || config.rules.bank !== 'player') return null;
  const least = largestPayout([{ ante: config.ante.min, pairPlus: 0 }], config.rules);
  return nextOf(
    table,
    readySeats(table).filter((i) => (table.seats[i]?.stack ?? 0) >= least),
  );
}

/** The next of these seats in playing order after the one whose turn it was (S14). */
const nextOf = (table: Table, seats: readonly number[]): number | null =>
  seats.find((seat) => seat > (table.button ?? -1)) ?? seats[0] ?? null;

/**
 * Of a three-card table that a player banks (T18): the chips he would need if the seat made these bets beside
 * those posted, and his stack; null where the house banks.
 */
export function bankCover(
  table: Table,
  seat: number,
  bets: Bets,
): { readonly needed: number; readonly stack: number } | null {
  const { config, seats } = table;
  if (config.game !== 'three' || config.rules.bank !== 'player') return null;
  const posted = seats.flatMap((each, i) => (i !== seat && each?.bets ? [each.bets] : []));
  const needed = largestPayout([...posted, bets], config.rules);
  const banker = bankerSeat(table);
  return { needed, stack: banker === null ? 0 : (seats[banker]?.stack ?? 0) };
}

/** Whether the bank has no limit, or covers these bets of the seat beside those posted. */
export function bankCovers(table: Table, seat: number, bets: Bets): boolean {
  const cover = bankCover(table, seat, bets);
  return cover === null || cover.needed <= cover.stack;
}

/** No seat's number: all that has been posted counts. */
const NO_SEAT = -1;

/** Ready seats that may bet in the next three-card deal: have bet, or the bank covers their least bet too. */
function bettors(table: Table): number[] {
  const { config, seats } = table;
  const banker = bankerSeat(table);
  const others = readySeats(table).filter((seat) => seat !== banker);
  if (config.game !== 'three') return others;
  const hasRoom = bankCovers(table, NO_SEAT, { ante: config.ante.min, pairPlus: 0 });
  return hasRoom ? others : others.filter((seat) => seats[seat]?.bets);
}

const isHuman = (table: Table, seat: number): boolean => table.seats[seat]?.bot === false;

/** Whether somebody is there for whom a deal would be dealt; bots alone do not play. */
function dealWanted(table: Table): boolean {
  if (table.config.game === 'stud') {
    const ready = readySeats(table);
    return ready.length >= 2 && ready.some((seat) => isHuman(table, seat));
  }
  const banker = bankerSeat(table);
  if (banker === null && table.config.rules.bank === 'player') return false;
  const able = bettors(table);
  const humanBank = banker !== null && isHuman(table, banker);
  // A person's bets, or a person's bank against bots that will bet: nobody waits for a person who has not.
  return able.some((i) => (isHuman(table, i) ? table.seats[i]?.bets : humanBank));
}

/** Bots that have yet to post once a deal is wanted. */
export function botsToPost(table: Table): number[] {
  if (table.config.game !== 'three' || isRunning(table) || !dealWanted(table)) return [];
  return bettors(table).filter((i) => table.seats[i]?.bot && !table.seats[i]?.bets);
}

/** Everybody who can has posted: no need to wait for the clock. */
const ALL_POSTED_MS = 800;
const FIRST_DEAL_MS = 2500;

function betweenDeals(table: Table, context: Context, old: Timers): Timers {
  if (!dealWanted(table)) return NO_TIMERS;
  const { clock } = table.config;
  if (table.config.game === 'stud') {
    return { ...NO_TIMERS, deal: old.deal ?? context.now + FIRST_DEAL_MS };
  }
  const able = bettors(table);
  const bot = botsToPost(table).length > 0 ? (old.bot ?? context.now + context.pause()) : null;
  const all = able.every((i) => table.seats[i]?.bets);
  const late = old.deal ?? context.now + clock.bets * 1000;
  return { turn: null, bot, deal: all ? Math.min(late, context.now + ALL_POSTED_MS) : late };
}

function inDeal(before: Table, table: Table, context: Context): Timers {
  const running = table.running;
  if (!running) return NO_TIMERS;
  const asked = running.deal.asked.map((i) => running.deal.seats[i]?.at ?? -1);
  const people = asked.filter((seat) => isHuman(table, seat));
  const same = before.running?.decision === running.decision;
  const unmoved = same && before.running?.deal.asked.length === asked.length;
  const gone = people.length > 0 && people.every((seat) => table.seats[seat]?.leaving);
  const turn = (same ? table.timers.turn : null) ?? context.now + table.config.clock.turn * 1000;
  const bot = (unmoved ? table.timers.bot : null) ?? context.now + context.pause();
  return {
    turn: people.length === 0 ? null : gone ? context.now : turn,
    bot: asked.length > people.length ? bot : null,
    deal: null,
  };
}

/** T18: another may bank now than when the bets were made. He has none himself; what he does not cover goes back. */
function settleBank(run: Run): void {
  const banker = bankerSeat(run.table);
  if (banker !== null) giveBetsBack(run, [banker]);
  if (!bankCovers(run.table, NO_SEAT, { ante: 0, pairPlus: 0 })) giveBetsBack(run);
}

/** The bets posted by these table seats, or by all, go back. */
function giveBetsBack(run: Run, seats: Iterable<number> = run.table.seats.keys()): void {
  for (const seat of seats)
    if (run.table.seats[seat]?.bets) emit(run, { type: 'posted', seat, bets: null });
}

/** Sets the clocks for what is awaited now; says so only when they change. */
export function arm(run: Run, before: Table, context: Context): void {
  if (!isRunning(run.table) && !run.table.halted) settleBank(run);
  const { table } = run;
  const old = isRunning(before) || !before.running ? { ...table.timers, bot: null } : table.timers;
  const timers = table.halted
    ? NO_TIMERS
    : isRunning(table)
      ? inDeal(before, table, context)
      : betweenDeals(table, context, isRunning(before) ? afterPause(table, context) : old);
  const now = table.timers;
  if (timers.turn !== now.turn || timers.bot !== now.bot || timers.deal !== now.deal) {
    emit(run, { type: 'clock', timers });
  }
}

/** A stud deal that has just ended is looked at for a while; three-card waits for new bets. */
const afterPause = (table: Table, context: Context): Timers =>
  table.config.game === 'stud'
    ? { ...NO_TIMERS, deal: context.now + table.config.clock.between * 1000 }
    : NO_TIMERS;

/** What waited for the deal's end: who leaves stands up, who ordered gets chips, bots buy again. */
function afterDeal(run: Run): void {
  for (const [i, seat] of run.table.seats.entries()) {
    if (!seat) continue;
    if (seat.leaving) emit(run, { type: 'stood', seat: i, amount: seat.stack });
    else if (seat.ordered > 0) bring(run, i, seat);
    else if (seat.bot && seat.stack < leastStack(run.table.config)) {
      const { min, max } = run.table.config.buyIn;
      emit(run, { type: 'bought', seat: i, amount: Math.min(min, max - seat.stack) });
    }
  }
}

/** The order as far as the maximum allows after what the deal brought (S17). */
function bring(run: Run, i: number, seat: TableSeat): void {
  const amount = Math.min(seat.ordered, run.table.config.buyIn.max - seat.stack);
  if (amount > 0) emit(run, { type: 'bought', seat: i, amount });
  else emit(run, { type: 'ordered', seat: i, amount: 0 });
}

export interface Chance {
  /** The pack, shuffled without bias; the port that the dealer fills. */
  readonly shuffle: (pack: readonly Card[]) => readonly Card[];
  /** A fair lot: an integer 0…n−1. */
  readonly lot: (n: number) => number;
}

/** Starts the next deal. A refusal (a bank that does not cover, T18) gives the bets back. */
export function startDeal(run: Run, chance: Chance): void {
  const { config } = run.table;
  const number = (run.table.running?.number ?? 0) + 1;
  const started = config.game === 'stud' ? startStudDeal(run, chance) : startThreeDeal(run, chance);
  if (started.ok) return emitDeal(run, number, started.value);
  giveBetsBack(run);
  // This deadline is spent: what is awaited next has its own.
  emit(run, { type: 'clock', timers: NO_TIMERS });
}

const dealSeat = (
  table: Table,
  i: number,
): { name: string; person: string; stack: number; at: number } => {
  const seat = table.seats[i];
  if (!seat) throw new Error(`nobody sits at ${i}`);
  return { name: seat.name, person: seat.person, stack: seat.stack, at: i };
};

function startStudDeal(run: Run, chance: Chance): Result<readonly DealEvent[], Refusal> {
  const { config } = run.table;
  if (config.game !== 'stud') throw new Error('not a stud table');
  const ready = readySeats(run.table);
  const byLot = run.table.button === null;
  const dealer = byLot ? (ready[chance.lot(ready.length)] ?? 0) : (nextOf(run.table, ready) ?? 0);
  emit(run, { type: 'button', seat: dealer, byLot });
  const { lowest, jokers } = handRules(config.rules, ready.length);
  return eventsOf(
    stud.start(
      { rules: config.rules, dealer: ready.indexOf(dealer) },
      ready.map((i) => dealSeat(run.table, i)),
      chance.shuffle(pack(lowest, jokers)),
    ),
  );
}

function startThreeDeal(run: Run, chance: Chance): Result<readonly DealEvent[], Refusal> {
  const { config } = run.table;
  if (config.game !== 'three') throw new Error('not a three-card table');
  const banker = bankerSeat(run.table);
  const seats = bettors(run.table).flatMap((i) => {
    const bets = run.table.seats[i]?.bets;
    return bets ? [{ ...dealSeat(run.table, i), ...bets }] : [];
  });
  const setup = {
    rules: config.rules,
    banker: banker === null ? null : dealSeat(run.table, banker),
  };
  const started = three.start(setup, seats, chance.shuffle(pack(2)));
  if (started.ok && banker !== null) emit(run, { type: 'button', seat: banker, byLot: false });
  return eventsOf(started);
}

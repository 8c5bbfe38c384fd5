/** A deal from the decision to deal to what follows its end. */
import type { Card, DealSeat, Turn } from '@tapete/rules';
import type { Context } from './command.ts';
import { gameOf } from './games/index.ts';
import type { Awaited, Preparing, VoidReason } from './preparing.ts';
import type { Run } from './run.ts';
import {
  isRunning,
  NO_TIMERS,
  seatAt,
  type Deal,
  type DealEvent,
  type Table,
  type TableSeat,
} from './table.ts';

/** Chance, handed in from outside. */
export interface Chance extends Pick<Context, 'lot'> {
  /** The pack, shuffled without bias with what the players have added. */
  readonly shuffle: (pack: readonly Card[], messages: Preparing['messages']) => readonly Card[];
  /** What the shuffle waits for from the table seats of the deal; left out: nothing. */
  readonly awaits?: (seats: readonly number[], dealer: number | null) => readonly Awaited[];
}

/** Begins the next deal; its cards follow at once unless the shuffle waits for messages. */
export function prepareDeal(run: Run, chance: Chance): void {
  const { table } = run;
  const { config } = table;
  const plan = gameOf(config).plan(table, config, chance.lot);
  const number = (table.running?.number ?? 0) + 1;
  const awaits = chance.awaits?.(plan.seats, plan.dealer) ?? [];
  run.emit({ type: 'preparing', number, ...plan, awaits });
  if (awaits.length === 0) startDeal(run, chance);
}

/** Deals the cards of the prepared deal; when the game refuses, it is void. */
export function startDeal(run: Run, chance: Chance): void {
  const { table } = run;
  const { config, preparing } = table;
  if (!preparing) throw new Error('no deal is prepared');
  const { number, seats, dealer, byLot, messages } = preparing;
  const game = gameOf(config);
  const { setup, seats: dealt } = game.setup(table, config, preparing, (i) => dealSeat(table, i));
  const deck = chance.shuffle(game.pack(config, seats.length), messages);
  const started = game.game.start(setup, dealt, deck);
  if (!started.ok) return voidDeal(run, started.error.code);
  if (dealer !== null) run.emit({ type: 'button', seat: dealer, byLot });
  playOn(run, number, started.value);
}

function dealSeat(table: Table, at: number): DealSeat {
  const { name, person, stack } = seatAt(table, at);
  return { name, person, stack, at };
}

/** A prepared deal comes to nothing: the bets go back, and whoever was silent sits out. */
export function voidDeal(run: Run, reason: VoidReason): void {
  const { preparing } = run.table;
  if (!preparing) throw new Error('no deal is prepared');
  run.emit({ type: 'void', number: preparing.number, reason });
  for (const [seat, held] of run.table.seats.entries()) {
    if (held?.bets) run.emit({ type: 'posted', seat, bets: null });
  }
  for (const seat of new Set(preparing.awaits.map((each) => each.seat))) {
    if (!seatAt(run.table, seat).away) {
      run.emit({ type: 'away', seat, away: true, byClock: true });
    }
  }
  // This deadline is spent: what is awaited next has its own.
  run.emit({ type: 'clock', timers: NO_TIMERS });
  afterDeal(run);
}

/** The events of a game's turn, and what follows when the deal is over. */
export function playOn(run: Run, number: number, turn: Turn<Deal, DealEvent>): void {
  run.emitTurn(number, turn);
  if (isRunning(run.table)) return;
  afterDeal(run);
  if (run.table.night.last) {
    run.emit({ type: 'phase', phase: 'over', ends: null, by: null });
  }
}

/** What waited for the deal's end: who leaves stands up, who ordered gets chips, bots buy again. */
function afterDeal(run: Run): void {
  const { config, seats } = run.table;
  const least = gameOf(config).leastStack(config);
  for (const [i, seat] of seats.entries()) {
    if (!seat) continue;
    if (seat.leaving || seat.removed) run.emit({ type: 'stood', seat: i, amount: seat.stack });
    else if (seat.ordered > 0) bringChips(run, i, seat);
    else if (seat.bot && seat.stack < least) {
      const { min, max } = config.buyIn;
      run.emit({ type: 'bought', seat: i, amount: Math.min(min, max - seat.stack) });
    }
  }
}

/** The order as far as the maximum allows after what the deal brought (S17). */
function bringChips(run: Run, i: number, seat: TableSeat): void {
  const amount = Math.min(seat.ordered, run.table.config.buyIn.max - seat.stack);
  if (amount > 0) run.emit({ type: 'bought', seat: i, amount });
  else run.emit({ type: 'ordered', seat: i, amount: 0 });
}

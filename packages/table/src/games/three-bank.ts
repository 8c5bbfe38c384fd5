/** The bank of three-card: who banks, what he covers, and who may bet against him (T18). */
import { at, largestPayout } from '@tapete/rules';
import type { Context } from '../command.ts';
import type { ThreeConfig } from '../config.ts';
import { nextSeat, readySeats } from '../ready.ts';
import type { Recorder } from '../recorder.ts';
import { seatAt, type Bets, type Table } from '../table.ts';

export const hasBet = (table: Table, seat: number): boolean =>
  (table.seats[seat]?.bets ?? null) !== null;

/** The least ante and its play bet (T16). */
export const leastThreeStack = ({ ante }: ThreeConfig): number => 2 * ante.min;

const ready = (table: Table, config: ThreeConfig): number[] =>
  readySeats(table, leastThreeStack(config));

/**
 * The table seat that banks the next deal when a player does: the next ready one in turn whose stack covers the
 * smallest bet, or nobody could ever bet against him; null when there is none, or the house banks.
 */
export function bankerSeat(table: Table, config: ThreeConfig): number | null {
  if (config.rules.bank !== 'player') return null;
  const able = ableToBank(table, config);
  return isDrawn(table, able) ? table.button : nextSeat(table, able);
}

function ableToBank(table: Table, config: ThreeConfig): number[] {
  const least = largestPayout([leastBets(config)], config.rules);
  return ready(table, config).filter((seat) => seatAt(table, seat).stack >= least);
}

/** Before the first deal the button stands at the seat that was drawn to bank it. */
const isDrawn = ({ running, button }: Table, able: readonly number[]): boolean =>
  running === null && button !== null && able.includes(button);

/** The first banker by lot, as soon as there are two who could; anew when the one who was drawn no longer can. */
function drawBanker(to: Recorder, config: ThreeConfig, lot: Context['lot']): void {
  const { table } = to;
  if (config.rules.bank !== 'player' || table.running !== null) return;
  const able = ableToBank(table, config);
  if (able.length < 2 || isDrawn(table, able)) return;
  to.emit({ type: 'button', seat: at(able, lot(able.length)), byLot: true });
}

const leastBets = ({ ante }: ThreeConfig): Bets => ({ ante: ante.min, pairPlus: 0 });

/**
 * The chips a banking player would need if these bets were made beside those posted, and his stack; null where
 * the house banks. `seat` makes the bets: those it has posted are not counted.
 */
export function bankCover(
  table: Table,
  config: ThreeConfig,
  bets: Bets | null,
  seat: number | null,
): { readonly needed: number; readonly stack: number } | null {
  if (config.rules.bank !== 'player') return null;
  const posted = table.seats.flatMap((each, i) => (i !== seat && each?.bets ? [each.bets] : []));
  const needed = largestPayout(bets ? [...posted, bets] : posted, config.rules);
  const banker = bankerSeat(table, config);
  return { needed, stack: banker === null ? 0 : seatAt(table, banker).stack };
}

/** Whether the bank has no limit, or covers these bets beside those posted (of `seat`, beside those of others). */
export function bankCovers(
  table: Table,
  config: ThreeConfig,
  bets: Bets | null,
  seat: number | null,
): boolean {
  const cover = bankCover(table, config, bets, seat);
  return cover === null || cover.needed <= cover.stack;
}

/** Ready seats that may bet in the next deal: have bet, or the bank covers their least bet too. */
export function bettors(table: Table, config: ThreeConfig): number[] {
  const banker = bankerSeat(table, config);
  const others = ready(table, config).filter((seat) => seat !== banker);
  const hasRoom = bankCovers(table, config, leastBets(config), null);
  return hasRoom ? others : others.filter((seat) => hasBet(table, seat));
}

/** Another may bank now than when the bets were made. He has none himself; what he does not cover goes back. */
export function settleBank(to: Recorder, config: ThreeConfig, lot: Context['lot']): void {
  drawBanker(to, config, lot);
  const banker = bankerSeat(to.table, config);
  if (banker !== null) giveBetsBack(to, [banker]);
  if (!bankCovers(to.table, config, null, null)) giveBetsBack(to, to.table.seats.keys());
}

/** The bets posted by these table seats go back. */
export function giveBetsBack(to: Recorder, seats: Iterable<number>): void {
  for (const seat of seats)
    if (hasBet(to.table, seat)) to.emit({ type: 'posted', seat, bets: null });
}

/** The bank of three-card: who banks, what he covers, and who may bet against him (T18). */
import { largestPayout } from '@tapete/rules';
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
  const least = largestPayout([leastBets(config)], config.rules);
  const able = ready(table, config).filter((seat) => seatAt(table, seat).stack >= least);
  return nextSeat(table, able);
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
export function settleBank(to: Recorder, config: ThreeConfig): void {
  const banker = bankerSeat(to.table, config);
  if (banker !== null) giveBetsBack(to, [banker]);
  if (!bankCovers(to.table, config, null, null)) giveBetsBack(to, to.table.seats.keys());
}

/** The bets posted by these table seats go back. */
export function giveBetsBack(to: Recorder, seats: Iterable<number>): void {
  for (const seat of seats)
    if (hasBet(to.table, seat)) to.emit({ type: 'posted', seat, bets: null });
}

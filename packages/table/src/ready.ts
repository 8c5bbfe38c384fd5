/** Who would be dealt in, and whose turn comes next. */
import { MOST_CHIPS } from '@tapete/rules';
import type { Table } from './table.ts';

/**
 * Table seats that would be dealt in now with `least` chips or more, in order. Who has won more than a deal can
 * count (`MOST_CHIPS`) waits until he has cashed out; a deal with him would be refused again and again.
 */
export function readySeats(table: Table, least: number): number[] {
  return [...table.seats.keys()].filter((i) => {
    const seat = table.seats[i];
    if (!seat || seat.away || seat.leaving) return false;
    return seat.stack >= least && seat.stack <= MOST_CHIPS;
  });
}

/** The next of these seats in playing order after the one whose turn it was (S14). */
export function nextSeat({ button }: Table, seats: readonly number[]): number | null {
  const after = button === null ? undefined : seats.find((seat) => seat > button);
  return after ?? seats[0] ?? null;
}

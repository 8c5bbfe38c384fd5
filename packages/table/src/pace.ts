/** How fast a table goes on by itself. */
import type { Table } from './table.ts';

/** Deals in a row that nobody attends before the table rests, unless somebody looks on. */
export const MOST_UNATTENDED = 3;

/**
 * Bots think for no time and the next deal follows at once: where the table was set up so (`clock.bots` 0), one person
 * alone sits among bots, and that person has done something lately. So every deal or two waits for a person, however fast.
 */
export const isQuick = ({ config, seats, unattended }: Table): boolean =>
  config.clock.bots === 0 &&
  unattended < MOST_UNATTENDED &&
  seats.filter((seat) => seat?.bot === false).length === 1;

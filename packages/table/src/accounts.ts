/** The bank's book, and the sum that must be zero after every event (S38). */
import type { Deal, Table } from './table.ts';

/** Chips of a running deal that are in nobody's stack: bets on the table. */
function onTable(deal: Deal): number {
  const sum = (chips: readonly number[]): number => chips.reduce((a, b) => a + b, 0);
  if (deal.game === 'stud') {
    const lost = sum(deal.pots.flatMap((pot) => pot.shares));
    return sum(deal.contributed) - lost;
  }
  if (deal.lines.length > 0) return 0;
  return sum(deal.seats.map((seat) => seat.ante + seat.pairPlus)) + sum(deal.plays);
}

/** What a person has won (+) or owes (−) if the night ended now, chips on the table counted. */
export function balance(table: Table, person: string): number {
  const account = table.accounts[person];
  if (!account) return 0;
  return chipsOf(table, person) + account.cashed - account.bought - lentTo(table, person);
}

/** Chips a person has on the table now. */
export function chipsOf(table: Table, person: string): number {
  const seat = table.seats.findIndex((each) => each?.person === person);
  const held = table.seats[seat];
  if (!held) return 0;
  const { running } = table;
  const i =
    running && running.deal.outcome === null
      ? running.deal.seats.findIndex((each) => each.person === person)
      : -1;
  return i === -1 ? held.stack : (running?.deal.stacks[i] ?? 0);
}

/** Chips the bank has lent a person, those of a running deal too (S28). */
export const lentTo = (table: Table, person: string): number =>
  (table.accounts[person]?.lent ?? 0) + lentNow(table, person);

function lentNow(table: Table, person: string): number {
  const deal = table.running?.deal;
  if (deal?.game !== 'stud' || deal.outcome !== null) return 0;
  return deal.seats.reduce(
    (sum, seat, i) => (seat.person === person ? sum + (deal.loans[i] ?? 0) : sum),
    0,
  );
}

/** Σ of all accounts, the house's included; 0 at every moment, or a chip was lost or made. */
export function imbalance(table: Table): number {
  const people = Object.keys(table.accounts).reduce((sum, id) => sum + balance(table, id), 0);
  const deal = table.running?.deal;
  const live = deal !== undefined && deal.outcome === null;
  // A settled three-card deal counts in houseNet only from its end on.
  const pending = live && deal.game === 'three' ? deal.bankNet : 0;
  return people + (live ? onTable(deal) : 0) + table.houseNet + pending;
}

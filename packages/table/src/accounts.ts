/** The bank's book, and the sum that must be zero after every event (S38). */
import { gameOf } from './games/index.ts';
import { dealSeatOf, isRunning, seatOf, type Deal, type Table } from './table.ts';

/** What a person has won (+) or owes (−) if the night ended now, chips on the table counted; 0 for who never sat. */
export function balance(table: Table, person: string): number {
  const account = table.accounts[person];
  if (!account) return 0;
  const { bought, cashed, moved } = account;
  return chipsOf(table, person) + cashed + moved - bought - lentTo(table, person);
}

/** What the bots that have stood up have won (+) or lost (−), all together. */
export const botsLeftBalance = ({ botsLeft }: Table): number =>
  botsLeft === null ? 0 : botsLeft.cashed - botsLeft.bought - botsLeft.lent;

/** Chips a person has on the table now. */
export function chipsOf(table: Table, person: string): number {
  const seat = seatOf(table, person);
  return seat === null ? 0 : chipsAt(table, seat);
}

/** Chips at a table seat now; 0 when nobody sits there. */
function chipsAt(table: Table, seat: number): number {
  const inDeal = isRunning(table) ? dealSeatOf(table, seat) : null;
  const stack = inDeal === null ? table.seats[seat]?.stack : table.running?.deal.stacks[inDeal];
  return stack ?? 0;
}

/** Chips the bank has lent a person, those of a running deal too (S28). */
export function lentTo(table: Table, person: string): number {
  const lent = table.accounts[person]?.lent ?? 0;
  const { running } = table;
  if (!running || !isRunning(table)) return lent;
  const seat = running.deal.seats.findIndex((each) => each.person === person);
  return seat === -1 ? lent : lent + gameOf(running.deal).lentTo(running.deal, seat);
}

/** Chips of a running deal beside the stacks: bets on the table, what the bank has won, less what it has lent. */
function besideStacks(deal: Deal): number {
  const { onTable, bank, lentTo: lent } = gameOf(deal);
  const lentNow = deal.seats.reduce((sum, _, seat) => sum + lent(deal, seat), 0);
  return onTable(deal) + bank(deal).net - lentNow;
}

/** Σ of all accounts, the house's included; 0 at every moment, or a chip was lost or made. */
export function imbalance(table: Table): number {
  const stacks = table.seats.reduce((sum, _, seat) => sum + chipsAt(table, seat), 0);
  const { running } = table;
  const live = running && isRunning(table) ? besideStacks(running.deal) : 0;
  return stacks + live + table.houseNet - table.issued;
}

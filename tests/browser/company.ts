// A table filled through the room's own doors: who sits there, and what they say while the page looks on.

import { stud } from '@tapete/rules';
import { dealSeatOf, isRunning, seatOf, type Table } from '@tapete/table';
import type { TableCreated, TableRequest } from '@tapete/protocol';
import { comeIn, type Guest } from '../../apps/server/src/testing/guest.ts';
import type { Room } from './room.ts';
import { until } from './visitor.ts';

export interface Company {
  readonly id: string;
  readonly guests: readonly Guest[];
  /** The table as a guest (the first unless named) sees it. */
  readonly table: (guest?: Guest) => Promise<Table>;
  /** Acts; an answer to the deal goes to the decision asked for last. Throws when it is refused. */
  readonly act: (guest: Guest, action: object) => Promise<void>;
  /** The guest who must decide now. */
  readonly asked: () => Promise<Guest | undefined>;
}

/** A patient table unless the request says else: decisions wait ten minutes, results a minute. */
const PATIENT = { turn: 600, bets: 600, between: 60 };

export const people = (room: Room, names: readonly string[]): Promise<Guest[]> =>
  Promise.all(names.map((name) => comeIn(room.url, name)));

/** Opens a table and seats the guests in order, each with those chips or the least buy-in; 0 does not sit. */
export async function gather(
  guests: readonly Guest[],
  request: Partial<TableRequest> & Pick<TableRequest, 'game'>,
  chips: readonly number[] = [],
): Promise<Company> {
  const [host] = guests;
  if (!host) throw new Error('nobody opens the table');
  const made = await host.request('POST', '/api/tables', { clock: PATIENT, ...request });
  if (made.status !== 200) throw new Error(`no table: ${made.text}`);
  const { id } = made.body as TableCreated;

  const table = async (guest: Guest = host): Promise<Table> => {
    const answer = await guest.request('GET', `/api/tables/${id}`);
    return (answer.body as { table: Table }).table;
  };
  const first = await table();
  let decision = {};
  const act = async (guest: Guest, action: object): Promise<void> => {
    const answer = await guest.act(id, 'seat' in action ? action : { ...action, ...decision });
    if (answer.status !== 200) throw new Error(`${JSON.stringify(action)}: ${answer.text}`);
  };
  const asked = async (): Promise<Guest | undefined> => {
    const now = await table();
    const { running } = now;
    decision =
      running && isRunning(now) ? { deal: running.number, decision: running.decision } : {};
    return guests.find((guest) => {
      const seat = dealSeat(now, guest);
      return isRunning(now) && seat !== null && running?.deal.asked.includes(seat);
    });
  };
  for (const [seat, guest] of guests.entries()) {
    const amount = chips[seat] ?? first.config.buyIn.min;
    if (amount > 0 && first.seats[seat] === null) await act(guest, { type: 'sit', seat, amount });
  }
  return { id, guests, table, act, asked };
}

/** The guest's seat in the deal on the table. */
function dealSeat(table: Table, guest: Guest): number | null {
  const seat = seatOf(table, guest.id);
  return seat === null ? null : dealSeatOf(table, seat);
}

/** Waits for somebody of the company to be asked. */
export const nextAsked = (company: Company): Promise<Guest> =>
  until('somebody is asked', company.asked);

/** Keeps everybody in with the least chips until it is the guest's turn in that street. */
export async function playTo(company: Company, guest: Guest, street: number): Promise<void> {
  for (let turns = 0; turns < 80; turns++) {
    const who = await nextAsked(company);
    const table = await company.table(who);
    const deal = table.running?.deal;
    if (deal?.game !== 'stud') throw new Error('no stud deal');
    if (deal.street > street) throw new Error(`street ${deal.street} came first`);
    if (who === guest && deal.street === street) return;
    const { options } = stud.legal(deal, dealSeat(table, who)!);
    const bet = options.find((option) => option.type === 'bet');
    const call = options.find((option) => option.type === 'call');
    await company.act(
      who,
      call ? { type: 'call' } : { type: 'bet', to: bet && 'min' in bet ? bet.min : 0 },
    );
  }
  throw new Error('no such turn');
}

/** Says these words in turn, whoever is asked. */
export async function sayAll(company: Company, words: readonly object[]): Promise<void> {
  for (const word of words) await company.act(await nextAsked(company), word);
}

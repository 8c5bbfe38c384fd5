/** Recording: one event onto a table. Decides nothing; the page and the server fold with the same function. */
import { applyDeal } from './games.ts';
import { NO_TIMERS, type Account, type Table, type TableEvent, type TableSeat } from './table.ts';

const seatPut = (table: Table, seat: number, value: TableSeat | null): Table => ({
  ...table,
  seats: table.seats.map((old, i) => (i === seat ? value : old)),
});

function seatChange(table: Table, seat: number, changes: Partial<TableSeat>): Table {
  const held = table.seats[seat];
  return held ? seatPut(table, seat, { ...held, ...changes }) : table;
}

function book(table: Table, person: string, name: string, add: Partial<Account>): Table {
  const old = table.accounts[person] ?? { name, bought: 0, lent: 0, cashed: 0 };
  const account: Account = {
    name,
    bought: old.bought + (add.bought ?? 0),
    lent: old.lent + (add.lent ?? 0),
    cashed: old.cashed + (add.cashed ?? 0),
  };
  return { ...table, accounts: { ...table.accounts, [person]: account } };
}

/** Chips change hands at a deal's end: stacks go back to the seats, loans and the house's net to the book. */
function close(table: Table): Table {
  const deal = table.running?.deal;
  if (!deal) return table;
  let after = table;
  deal.seats.forEach((seat, i) => {
    const stack = deal.stacks[i] ?? 0;
    after = seatChange(after, seat.at, { stack });
    const lent = deal.game === 'stud' ? (deal.loans[i] ?? 0) : 0;
    if (lent > 0) after = book(after, seat.person, seat.name, { lent });
  });
  if (deal.game !== 'three') return after;
  if (!deal.banker) return { ...after, houseNet: after.houseNet + deal.bankNet };
  return seatChange(after, deal.banker.at, { stack: deal.banker.stack + deal.bankNet });
}

function applyOnDeal(table: Table, event: Extract<TableEvent, { type: 'deal' }>): Table {
  const deal = applyDeal(table.running?.deal, event.event);
  const asked = event.event.type === 'asked';
  const decision = deal.asked.length === 0 ? 0 : asked ? table.seq : (table.running?.decision ?? 0);
  const after: Table = { ...table, running: { number: event.number, deal, decision } };
  if (event.event.type === 'started') {
    // The bets of this deal are in it now.
    return { ...after, seats: after.seats.map((seat) => seat && { ...seat, bets: null }) };
  }
  if (event.event.type === 'ended') return close(after);
  if ('timeout' in event.event) {
    const at = deal.seats[event.event.seat]?.at ?? -1;
    const timeouts = event.event.timeout ? (after.seats[at]?.timeouts ?? 0) + 1 : 0;
    return seatChange(after, at, { timeouts });
  }
  return after;
}

export function applyTable(before: Table | undefined, event: TableEvent): Table {
  if (event.type === 'opened') {
    return {
      id: event.id,
      config: event.config,
      host: event.host,
      seq: 1,
      seats: Array.from({ length: event.config.seats }, () => null),
      button: null,
      running: null,
      accounts: {},
      houseNet: 0,
      timers: NO_TIMERS,
      bots: 0,
      halted: false,
    };
  }
  if (before === undefined) throw new Error(`a table begins with 'opened', not '${event.type}'`);
  const table: Table = { ...before, seq: before.seq + 1 };
  switch (event.type) {
    case 'sat': {
      const { seat, person, name, bot } = event;
      const sat = seatPut(table, seat, {
        person,
        name,
        bot,
        stack: 0,
        away: false,
        leaving: false,
        ordered: 0,
        bets: null,
        timeouts: 0,
      });
      return book({ ...sat, bots: table.bots + (bot ? 1 : 0) }, person, name, {});
    }
    case 'bought': {
      const held = table.seats[event.seat];
      if (!held) throw new Error(`nobody sits at ${event.seat}`);
      const paid = book(table, held.person, held.name, { bought: event.amount });
      return seatChange(paid, event.seat, { stack: held.stack + event.amount, ordered: 0 });
    }
    case 'ordered':
      return seatChange(table, event.seat, { ordered: event.amount });
    case 'leaving':
      return seatChange(table, event.seat, { leaving: true });
    case 'stood': {
      const held = table.seats[event.seat];
      if (!held) throw new Error(`nobody sits at ${event.seat}`);
      return seatPut(
        book(table, held.person, held.name, { cashed: event.amount }),
        event.seat,
        null,
      );
    }
    case 'away':
      return seatChange(table, event.seat, { away: event.away, timeouts: 0 });
    case 'posted':
      return seatChange(table, event.seat, { bets: event.bets });
    case 'button':
      return { ...table, button: event.seat };
    case 'deal':
      return applyOnDeal(table, event);
    case 'clock':
      return { ...table, timers: event.timers };
    case 'halted':
      return { ...table, halted: true, timers: NO_TIMERS };
    default:
      return event satisfies never;
  }
}

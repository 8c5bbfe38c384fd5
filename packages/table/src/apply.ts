/** Recording: one event onto a table. Decides nothing; the page and the server fold with the same function. */
import { at, type Turn } from '@tapete/rules';
import { applyNight, type NightEvent } from './apply-night.ts';
import { applyBought, applySat, applyStood, book, seatChange } from './apply-seats.ts';
import { applyDeal, gameOf } from './games/index.ts';
import { nightOf } from './night.ts';
import type { Message } from './preparing.ts';
import {
  NO_TIMERS,
  isHuman,
  seatAt,
  type Deal,
  type DealEvent,
  type Table,
  type TableEvent,
} from './table.ts';

/** Chips change hands at a deal's end: stacks go back to the seats, loans and the house's net to the book. */
function close(table: Table, deal: Deal): Table {
  const { bank, lentTo } = gameOf(deal);
  let after = table;
  deal.seats.forEach((seat, i) => {
    after = seatChange(after, seat.at, { stack: at(deal.stacks, i) });
    const lent = lentTo(deal, i);
    // The book is copied only where something is written in it.
    if (lent > 0) after = book(after, seat.person, seat.name, { lent });
  });
  const { net, seat } = bank(deal);
  if (seat === null) return { ...after, houseNet: after.houseNet + net };
  return seatChange(after, seat, { stack: seatAt(after, seat).stack + net });
}

/** What an event of a deal changes at the table; `deal` is the deal after it, or after its whole turn. */
function applyOnDeal(table: Table, number: number, event: DealEvent, deal: Deal): Table {
  const asked = event.type === 'asked' ? table.seq : (table.running?.decision ?? null);
  const decision = deal.asked.length === 0 ? null : asked;
  const after: Table = { ...table, running: { number, deal, decision } };
  if (event.type === 'started') {
    // The bets of this deal are in it now.
    const seats = after.seats.map((seat) => seat && { ...seat, bets: null });
    return { ...after, seats, preparing: null };
  }
  if (event.type === 'ended') return close(after, deal);
  if ('timeout' in event) {
    const seat = at(deal.seats, event.seat).at;
    return seatChange(event.timeout ? after : attended(after, seat), seat, {
      timeouts: event.timeout ? seatAt(after, seat).timeouts + 1 : 0,
    });
  }
  return after;
}

/** The table after the events of a game's turn, whose deal is known: none of them is folded again. */
export function applyTurn(
  table: Table,
  number: number,
  { deal, events }: Turn<Deal, DealEvent>,
): Table {
  return events.reduce(
    (after, event) => applyOnDeal({ ...after, seq: after.seq + 1 }, number, event, deal),
    table,
  );
}

/** A person at that seat, not a bot, has done something. */
const attended = (table: Table, seat: number): Table =>
  table.unattended > 0 && isHuman(table, seat) ? { ...table, unattended: 0 } : table;

/** What was awaited from this seat has come. */
function applyMessage(table: Table, seat: number, message: Message): Table {
  const { preparing } = table;
  if (!preparing) throw new Error('no deal is prepared');
  const awaits = preparing.awaits.filter(
    (each) => each.seat !== seat || each.type !== message.type,
  );
  const messages = [...preparing.messages, { seat, message }];
  return { ...table, preparing: { ...preparing, awaits, messages } };
}

const applyOpened = ({ id, config, host }: Extract<TableEvent, { type: 'opened' }>): Table => ({
  id,
  config,
  host,
  night: nightOf(config.night, host),
  seq: 1,
  seats: Array.from({ length: config.seats }, () => null),
  button: null,
  preparing: null,
  running: null,
  accounts: {},
  botsLeft: null,
  issued: 0,
  houseNet: 0,
  timers: NO_TIMERS,
  bots: 0,
  unattended: 0,
  closed: false,
  halted: false,
});

/** What the host and the banker do, a person does; an agreed end and a lost line come by themselves. */
const isOfItself = (event: NightEvent): boolean =>
  event.type === 'grace' || ('by' in event && event.by === null);

export function applyTable(before: Table | undefined, event: TableEvent): Table {
  if (event.type === 'opened') return applyOpened(event);
  if (before === undefined) throw new Error(`a table begins with 'opened', not '${event.type}'`);
  const table: Table = { ...before, seq: before.seq + 1 };
  switch (event.type) {
    case 'sat':
      // Who calls a bot, or sends it away, is a person.
      return { ...applySat(table, event), unattended: 0 };
    case 'bought':
      return attended(applyBought(table, event), event.seat);
    case 'ordered': {
      const granted = event.by === undefined ? {} : { asks: 0 };
      return attended(
        seatChange(table, event.seat, { ordered: event.amount, ...granted }),
        event.seat,
      );
    }
    case 'leaving':
      return { ...seatChange(table, event.seat, { leaving: true }), unattended: 0 };
    case 'stood':
      return { ...applyStood(table, event), unattended: 0 };
    case 'away': {
      const after = seatChange(table, event.seat, { away: event.away, timeouts: 0 });
      return event.byClock ? after : attended(after, event.seat);
    }
    case 'posted': {
      const after = seatChange(table, event.seat, { bets: event.bets });
      // Bets that go back may have been given back by the table.
      return event.bets ? attended(after, event.seat) : after;
    }
    case 'button':
      return { ...table, button: event.seat };
    case 'preparing': {
      const { type: _, ...preparing } = event;
      const unattended = table.unattended + 1;
      return { ...table, unattended, preparing: { ...preparing, messages: [] } };
    }
    case 'prepared':
      return attended(applyMessage(table, event.seat, event.message), event.seat);
    case 'void':
      return { ...table, preparing: null };
    case 'deal': {
      const deal = applyDeal(table.running?.deal, event);
      return applyOnDeal(table, event.number, event.event, deal);
    }
    case 'clock':
      return { ...table, timers: event.timers };
    case 'closed':
      return { ...table, closed: true };
    case 'halted':
      return { ...table, halted: true, timers: NO_TIMERS };
    default:
      return { ...applyNight(table, event), unattended: isOfItself(event) ? table.unattended : 0 };
  }
}

/** Recording what happens to a seat, and what a person brings and takes away. */
import { seatAt, type Account, type Table, type TableEvent, type TableSeat } from './table.ts';

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const seatPut = (table: Table, seat: number, value: TableSeat | null): Table => ({
  ...table,
  seats: table.seats.map((old, i) => (i === seat ? value : old)),
});

/** A seat that is taken, changed. */
export function seatChange(table: Table, seat: number, changes: Partial<TableSeat>): Table {
  return seatPut(table, seat, { ...seatAt(table, seat), ...changes });
}

/** Adds to a person's account, and to the chips the table has issued. */
export function book(table: Table, person: string, name: string, add: Partial<Account>): Table {
  const { bought = 0, lent = 0, cashed = 0, moved = 0 } = add;
  const old = table.accounts[person] ?? { bought: 0, lent: 0, cashed: 0, moved: 0 };
  const account: Account = {
    name,
    bought: old.bought + bought,
    lent: old.lent + lent,
    cashed: old.cashed + cashed,
    moved: old.moved + moved,
  };
  return {
    ...table,
    accounts: { ...table.accounts, [person]: account },
    issued: table.issued + bought + lent - cashed,
  };
}

export function applySat(table: Table, { seat, person, name, bot }: EventOf<'sat'>): Table {
  const taken = seatPut(table, seat, {
    person,
    name,
    bot,
    stack: 0,
    away: false,
    leaving: false,
    ordered: 0,
    bets: null,
    timeouts: 0,
    since: table.seq,
    asks: 0,
    removed: false,
    graced: 0,
  });
  return book({ ...taken, bots: table.bots + (bot ? 1 : 0) }, person, name, {});
}

/** Chips come; what took the banker's yes has it. */
export function applyBought(table: Table, { seat, amount, by }: EventOf<'bought'>): Table {
  const { person, name, stack, asks } = seatAt(table, seat);
  const paid = book(table, person, name, { bought: amount });
  const asksNow = by === undefined ? asks : 0;
  return seatChange(paid, seat, { stack: stack + amount, ordered: 0, asks: asksNow });
}

export function applyStood(table: Table, { seat, amount }: EventOf<'stood'>): Table {
  const { person, name, bot } = seatAt(table, seat);
  const after = seatPut(book(table, person, name, { cashed: amount }), seat, null);
  return bot ? withoutLine(after, person) : after;
}

/** A bot's line joins that of all bots that left, or the book would grow with each one that is called and sent away. */
function withoutLine(table: Table, bot: string): Table {
  const { [bot]: line, ...accounts } = table.accounts;
  if (!line) return table;
  const left = table.botsLeft ?? { bots: 0, bought: 0, lent: 0, cashed: 0 };
  const botsLeft = {
    bots: left.bots + 1,
    bought: left.bought + line.bought,
    lent: left.lent + line.lent,
    cashed: left.cashed + line.cashed,
  };
  return { ...table, accounts, botsLeft };
}

/** Recording what is said of the evening and of its bank. */
import { book, seatChange } from './apply-seats.ts';
import { samePayment, type Night } from './night.ts';
import { seatAt, type Table, type TableEvent } from './table.ts';

/** The events of the evening (`apply.ts` records all others). */
export type NightEvent = Extract<
  TableEvent,
  {
    type:
      | 'phase'
      | 'last'
      | 'ends'
      | 'extension'
      | 'agreed'
      | 'role'
      | 'removing'
      | 'grace'
      | 'asked-chips'
      | 'corrected'
      | 'moved'
      | 'paid'
      | 'configured';
  }
>;

const nightChange = (table: Table, changes: Partial<Night>): Table => ({
  ...table,
  night: { ...table.night, ...changes },
});

export function applyNight(table: Table, event: NightEvent): Table {
  switch (event.type) {
    case 'phase':
      return applyPhase(table, event);
    case 'last':
      return nightChange(table, { last: event.last });
    case 'ends':
      return nightChange(table, { ends: event.ends });
    case 'extension':
      return nightChange(table, {
        extension: event.withdrawn ? null : { ends: event.ends, agreed: [event.by] },
      });
    case 'agreed': {
      const { extension } = table.night;
      if (!extension) throw new Error('nothing is proposed');
      const others = extension.agreed.filter((person) => person !== event.person);
      const agreed = event.agrees ? [...others, event.person] : others;
      return nightChange(table, { extension: { ...extension, agreed } });
    }
    case 'role':
      return applyRole(table, event);
    case 'grace':
      return seatChange(table, event.seat, { graced: table.running?.number ?? 0 });
    case 'removing':
      return seatChange(table, event.seat, { removed: true });
    case 'asked-chips':
      return seatChange(table, event.seat, { asks: event.amount });
    case 'corrected':
      return applyCorrected(table, event);
    case 'moved':
      return applyMoved(table, event);
    case 'paid': {
      const { from, to, amount } = event;
      const others = table.night.paid.filter((each) => !samePayment(each, event));
      return nightChange(table, { paid: event.paid ? [...others, { from, to, amount }] : others });
    }
    case 'configured':
      return applyConfigured(table, event);
    default:
      return event satisfies never;
  }
}

/** Where play goes on after the end, what has been paid is in the book. */
function applyPhase(table: Table, { phase, ends }: Extract<NightEvent, { type: 'phase' }>): Table {
  const { paid } = table.night;
  const begins = table.night.phase === 'over' && phase === 'playing';
  const booked = begins ? paid.reduce(applyMoved, table) : table;
  const cleared = begins ? { paid: [], extension: null } : {};
  const last = phase === 'over' ? false : table.night.last;
  return nightChange(booked, { phase, ends, last, ...cleared });
}

function applyRole(table: Table, event: Extract<NightEvent, { type: 'role' }>): Table {
  if (event.role === 'co-host') return nightChange(table, { coHost: event.person });
  if (event.role === 'banker') return nightChange(table, { banker: event.person });
  const { coHost } = table.night;
  // Nobody stands in for himself.
  const after = nightChange(table, { coHost: coHost === event.person ? null : coHost });
  return { ...after, host: event.person };
}

function applyCorrected(
  table: Table,
  { seat, amount }: Extract<NightEvent, { type: 'corrected' }>,
): Table {
  const { person, name, stack } = seatAt(table, seat);
  const noted = book(table, person, name, { bought: amount });
  return seatChange(noted, seat, { stack: stack + amount });
}

/** Paid beside the table: who pays owes so much less, who is paid is owed so much less. */
function applyMoved(
  table: Table,
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount: number },
): Table {
  const named = (person: string): string => table.accounts[person]?.name ?? '';
  const paid = book(table, from, named(from), { moved: amount });
  return book(paid, to, named(to), { moved: -amount });
}

/** Empty seats come or go at the end of the row. */
function applyConfigured(
  table: Table,
  { config }: Extract<NightEvent, { type: 'configured' }>,
): Table {
  const seats = Array.from({ length: config.seats }, (_, i) => table.seats[i] ?? null);
  return { ...table, config, seats };
}

/** Sitting down, standing up, chips between deals. */
import type { Refusal } from '@tapete/rules';
import type { Asker, Command, Context } from './command.ts';
import { within } from './config.ts';
import { gameOf } from './games/index.ts';
import { personName } from './names.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { Recorder } from './recorder.ts';
import { isBusy, isInDeal, isRunning, seatAt, seatOf, type Table } from './table.ts';

type Refused = Refusal<RefusalCode> | null;

export function sit(
  to: Recorder,
  asker: Asker,
  { seat, amount }: Extract<Command, { type: 'sit' }>,
  alike: Context['alike'],
): Refused {
  const { table } = to;
  if (seatOf(table, asker.person) !== null) return no('already-seated');
  const refused = freeSeat(table, seat);
  if (refused) return refused;
  const { min, max } = table.config.buyIn;
  if (!within(amount, min, max)) return no('bad-amount', { amount, min, max });
  const name = personName(table, asker.person, asker.name, alike);
  to.emit({ type: 'sat', seat, person: asker.person, name, bot: false });
  to.emit({ type: 'bought', seat, amount });
  return null;
}

/** Why nobody may sit down there, or null. */
export function freeSeat({ seats }: Table, seat: number): Refused {
  if (!within(seat, 0, seats.length - 1)) return no('no-such-seat', { seat });
  return seats[seat] ? no('seat-taken', { seat }) : null;
}

/** The host and whoever sits may call bots and send them away. */
export const mayManage = (table: Table, asker: Asker): boolean =>
  table.host === asker.person || seatOf(table, asker.person) !== null;

/** In a deal a seat leaves at its end; until then the clock speaks for it at once. */
export function leave(to: Recorder, seat: number): Refused {
  if (isPlaying(to.table, seat)) {
    if (!seatAt(to.table, seat).leaving) to.emit({ type: 'leaving', seat });
  } else {
    to.emit({ type: 'stood', seat, amount: seatAt(to.table, seat).stack });
  }
  return null;
}

/** Its chips are at stake in the deal that runs or is prepared, as a seat of it or as its bank. */
function isPlaying(table: Table, seat: number): boolean {
  const { preparing, running } = table;
  if (preparing) return preparing.seats.includes(seat) || preparing.dealer === seat;
  if (!running || !isRunning(table)) return false;
  return isInDeal(table, seat) || gameOf(running.deal).bank(running.deal).seat === seat;
}

export function buy(to: Recorder, seat: number, amount: number): Refused {
  const { max } = to.table.config.buyIn;
  const waits = isPlaying(to.table, seat);
  // During a deal the maximum is checked again when the chips are brought.
  const most = waits ? max : max - seatAt(to.table, seat).stack;
  if (!within(amount, waits ? 0 : 1, most)) {
    return no('bad-amount', { amount, min: waits ? 0 : 1, max: Math.max(0, most) });
  }
  to.emit(waits ? { type: 'ordered', seat, amount } : { type: 'bought', seat, amount });
  return null;
}

/** Sits out or comes back; who sits out between deals takes his bets back. */
export function setAway(to: Recorder, seat: number, away: boolean): Refused {
  const before = seatAt(to.table, seat);
  if (before.away === away) return null;
  to.emit({ type: 'away', seat, away, byClock: false });
  if (away && before.bets && !isBusy(to.table)) to.emit({ type: 'posted', seat, bets: null });
  return null;
}

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
  return bring(to, seat, amount, null);
}

/** Why nobody may sit down there, or null. */
export function freeSeat({ seats }: Table, seat: number): Refused {
  if (!within(seat, 0, seats.length - 1)) return no('no-such-seat', { seat });
  return seats[seat] ? no('seat-taken', { seat }) : null;
}

/** Why a person may neither call bots nor send them away, or null: the host may, and whoever sits where all may. */
export function refusedBots(table: Table, { person }: Asker): Refused {
  if (table.host === person) return null;
  if (table.config.night.callsBots === 'host') return no('not-host');
  return seatOf(table, person) === null ? no('not-seated') : null;
}

/** In a deal a seat leaves at its end; until then the clock speaks at once for who goes by himself. */
export function leave(to: Recorder, seat: number, removed = false): Refused {
  if (isPlaying(to.table, seat)) {
    if (!removed && !seatAt(to.table, seat).leaving) to.emit({ type: 'leaving', seat });
  } else {
    to.emit({ type: 'stood', seat, amount: seatAt(to.table, seat).stack });
  }
  return null;
}

/** Its chips are at stake in the deal that runs or is prepared, as a seat of it or as its bank. */
export function isPlaying(table: Table, seat: number): boolean {
  const { preparing, running } = table;
  if (preparing) return preparing.seats.includes(seat) || preparing.dealer === seat;
  if (!running || !isRunning(table)) return false;
  return isInDeal(table, seat) || gameOf(running.deal).bank(running.deal).seat === seat;
}

/** Chips from the bank: at once as far as its credit goes, else by the banker's yes; 0 takes back what waits (S17). */
export function buy(to: Recorder, seat: number, amount: number): Refused {
  const { table } = to;
  const { asks, person } = seatAt(table, seat);
  if (amount === 0 && asks > 0) {
    to.emit({ type: 'asked-chips', seat, amount: 0, by: null });
    return null;
  }
  return bring(to, seat, amount, person === table.night.banker ? person : null);
}

/**
 * Gives a seat chips: between deals at once, else at the deal's end. Without `by`, the banker whose yes it has, the
 * bank gives what its credit allows and the rest waits for him.
 */
export function bring(to: Recorder, seat: number, amount: number, by: string | null): Refused {
  const { table } = to;
  const { max } = table.config.buyIn;
  const waits = isPlaying(table, seat);
  // During a deal the maximum is checked again when the chips are brought.
  const most = waits ? max : max - seatAt(table, seat).stack;
  if (!within(amount, waits ? 0 : 1, most)) {
    return no('bad-amount', { amount, min: waits ? 0 : 1, max: Math.max(0, most) });
  }
  if (by === null && amount > creditLeft(table, seat)) {
    to.emit({ type: 'asked-chips', seat, amount, by: null });
    return null;
  }
  const given = by === null || by === seatAt(table, seat).person ? {} : { by };
  to.emit({ type: waits ? 'ordered' : 'bought', seat, amount, ...given });
  return null;
}

/** Chips that the bank still gives a seat without its banker's yes. */
function creditLeft({ config, accounts, seats, night }: Table, seat: number): number {
  const { credit } = config.night;
  const person = seats[seat]?.person ?? '';
  if (credit === null || seats[seat]?.bot === true || person === night.banker) return Infinity;
  return credit - (accounts[person]?.bought ?? 0);
}

/** Sits out or comes back; who sits out between deals takes his bets back. */
export function setAway(to: Recorder, seat: number, away: boolean): Refused {
  const before = seatAt(to.table, seat);
  if (before.away === away) return null;
  to.emit({ type: 'away', seat, away, byClock: false });
  if (away && before.bets && !isBusy(to.table)) to.emit({ type: 'posted', seat, bets: null });
  return null;
}

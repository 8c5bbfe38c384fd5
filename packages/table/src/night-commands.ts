/** What the host asks, and what the table answers to going on (S39–S41). */
import type { Refusal } from '@tapete/rules';
import { checkConfig } from './check-config.ts';
import type { Asker, Command } from './command.ts';
import type { Role } from './night.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { Recorder } from './recorder.ts';
import { leave } from './seats.ts';
import { isBusy, isHuman, seatOf, type Table } from './table.ts';

type Refused = Refusal<RefusalCode> | null;

/** What only the host may ask. */
export type HostCommand = Extract<
  Command,
  {
    type:
      | 'begin'
      | 'pause'
      | 'resume'
      | 'last-deal'
      | 'end'
      | 'end-at'
      | 'go-on'
      | 'hand-over'
      | 'remove'
      | 'configure';
  }
>;

export function lead(to: Recorder, { person }: Asker, command: HostCommand, now: number): Refused {
  const { table } = to;
  const mayHand =
    command.type === 'hand-over' && command.role === 'banker' && person === table.night.banker;
  if (person !== table.host && !mayHand) return no('not-host');
  switch (command.type) {
    case 'begin':
      return begin(to, person, now);
    case 'pause':
      return pause(to, person, true);
    case 'resume':
      return pause(to, person, false);
    case 'last-deal':
      return lastDeal(to, person, command.last);
    case 'end':
      return isBusy(table) ? lastDeal(to, person, true) : endNight(to, person);
    case 'end-at':
      return endAt(to, person, afterMinutes(command.minutes, now));
    case 'go-on':
      return goOn(to, person, command.minutes, now);
    case 'hand-over':
      return handOver(to, person, command.role, command.person);
    case 'remove':
      return remove(to, person, command.seat);
    case 'configure':
      return configure(to, person, command.config);
    default:
      return command satisfies never;
  }
}

const afterMinutes = (minutes: number | null, now: number): number | null =>
  minutes === null ? null : now + minutes * 60_000;

/** Deals begin; after the end, with those who have agreed to what is proposed: the others sit out. */
function begin(to: Recorder, by: string, now: number): Refused {
  const { night, config } = to.table;
  if (night.phase === 'waiting') {
    const ends = night.ends ?? afterMinutes(config.night.minutes, now);
    to.emit({ type: 'phase', phase: 'playing', ends, by });
    return null;
  }
  if (night.phase !== 'over') return no('not-now', { phase: night.phase });
  const { extension } = night;
  if (!extension) return no('nothing-proposed');
  to.emit({ type: 'phase', phase: 'playing', ends: extension.ends, by });
  for (const [seat, held] of to.table.seats.entries()) {
    const stays = held === null || held.bot || extension.agreed.includes(held.person);
    if (!stays && !held.away) to.emit({ type: 'away', seat, away: true, byClock: false });
  }
  return null;
}

function pause(to: Recorder, by: string, pauses: boolean): Refused {
  const { phase, ends } = to.table.night;
  if (phase !== (pauses ? 'playing' : 'paused')) return no('not-now', { phase });
  to.emit({ type: 'phase', phase: pauses ? 'paused' : 'playing', ends, by });
  return null;
}

function lastDeal(to: Recorder, by: string, last: boolean): Refused {
  const { phase, last: before } = to.table.night;
  if (phase === 'over') return no('not-now', { phase });
  if (before !== last) to.emit({ type: 'last', last, by });
  return null;
}

/** The night is over: nothing more is dealt, and it is settled. `by` is null when its end had been agreed. */
export function endNight(to: Recorder, by: string | null): Refused {
  const { phase } = to.table.night;
  if (phase === 'over') return no('not-now', { phase });
  to.emit({ type: 'phase', phase: 'over', ends: null, by });
  return null;
}

function endAt(to: Recorder, by: string, ends: number | null): Refused {
  const { phase, ends: before } = to.table.night;
  if (phase === 'over') return no('not-now', { phase });
  if (before !== ends) to.emit({ type: 'ends', ends, by });
  return null;
}

/** S41: another end; each decides for himself. */
function goOn(to: Recorder, by: string, minutes: number | null, now: number): Refused {
  const { phase } = to.table.night;
  if (phase !== 'over') return no('not-now', { phase });
  const ends = afterMinutes(minutes, now);
  to.emit({ type: 'extension', ends, by, withdrawn: false });
  return null;
}

/** A person says whether he goes on. */
export function agree(to: Recorder, seat: number, agrees: boolean): Refused {
  const { table } = to;
  const { extension } = table.night;
  if (!extension) return no('nothing-proposed');
  const person = table.seats[seat]?.person ?? '';
  if (extension.agreed.includes(person) !== agrees) to.emit({ type: 'agreed', person, agrees });
  return null;
}

function handOver(to: Recorder, by: string, role: Role, person: string | null): Refused {
  const { table } = to;
  const { banker, coHost } = table.night;
  const holder = role === 'host' ? table.host : role === 'banker' ? banker : coHost;
  if (person === holder) return null;
  if (person === null) {
    if (role !== 'co-host') return no('no-such-person');
    to.emit({ type: 'role', role, person, by });
    return null;
  }
  const seat = seatOf(table, person);
  // Who leads need not sit.
  const leads = person === table.host || person === banker;
  const isPerson = seat === null ? leads : isHuman(table, seat);
  if (!isPerson) return no('no-such-person');
  to.emit({ type: 'role', role, person, by });
  return null;
}

/** Takes a person's seat away: his chips go on his account, those of a running deal at its end. */
function remove(to: Recorder, by: string, seat: number): Refused {
  const held = to.table.seats[seat];
  if (!held) return no('nobody-there', { seat });
  if (held.bot) return leave(to, seat);
  if (!held.removed) to.emit({ type: 'removing', seat, by });
  return leave(to, seat, true);
}

/** Other house rules, from the next deal on. */
function configure(
  to: Recorder,
  by: string,
  config: Extract<HostCommand, { type: 'configure' }>['config'],
): Refused {
  const { table } = to;
  if (isBusy(table)) return no('deal-running');
  if (config.game !== table.config.game) return no('bad-config', { key: 'game' });
  const checked = checkConfig(config);
  if (!checked.ok) return checked.error;
  const taken = table.seats.findLastIndex((seat) => seat !== null) + 1;
  if (config.seats < taken) {
    return no('bad-config', { key: 'seats', value: config.seats, min: taken, max: 8 });
  }
  to.emit({ type: 'configured', config, by });
  for (const [seat, held] of to.table.seats.entries()) {
    if (held?.bets) to.emit({ type: 'posted', seat, bets: null });
  }
  return null;
}

/** Who leads when the host has gone: his co-host, else who has sat longest; null when nobody of them is here. */
function successor(table: Table, here: ReadonlySet<string>): string | null {
  const { coHost } = table.night;
  if (coHost !== null && here.has(coHost)) return coHost;
  const people = table.seats.filter((seat) => seat !== null && !seat.bot && here.has(seat.person));
  const [longest] = [...people].sort((a, b) => (a?.since ?? 0) - (b?.since ?? 0));
  return longest?.person ?? null;
}

/** The host has gone, and the banker perhaps: others who are here take their places. */
export function succeed(to: Recorder, gone: ReadonlySet<string>, here: ReadonlySet<string>): void {
  const next = successor(to.table, here);
  if (next === null) return;
  const { host, night } = to.table;
  if (gone.has(host) && host !== next) {
    to.emit({ type: 'role', role: 'host', person: next, by: null });
  }
  if (gone.has(night.banker) && night.banker !== next) {
    to.emit({ type: 'role', role: 'banker', person: next, by: null });
  }
}

/** The banker's work (S17, S38): who asks for chips gets them by his yes, mistakes are put right by another line. */
import type { Refusal } from '@tapete/rules';
import type { Asker, Command } from './command.ts';
import { BOUNDS, within } from './config.ts';
import { samePayment } from './night.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { Recorder } from './recorder.ts';
import { bring, isPlaying } from './seats.ts';
import { netsOf, paymentsOf } from './settlement.ts';
import type { Table } from './table.ts';

type Refused = Refusal<RefusalCode> | null;

/** What only the banker may ask. */
export type BankCommand = Extract<Command, { type: 'grant' | 'deny' | 'correct' | 'move' | 'pay' }>;

export function keepBank(to: Recorder, { person }: Asker, command: BankCommand): Refused {
  if (person !== to.table.night.banker) return no('not-banker');
  switch (command.type) {
    case 'grant':
      return grant(to, person, command.seat, command.amount);
    case 'deny':
      return deny(to, person, command.seat);
    case 'correct':
      return correct(to, person, command);
    case 'move':
      return move(to, person, command);
    case 'pay':
      return pay(to, person, command);
    default:
      return command satisfies never;
  }
}

/** Chips that the seat has asked for: all of them, or so many as are named. */
function grant(to: Recorder, by: string, seat: number, amount: number | null): Refused {
  const asks = to.table.seats[seat]?.asks ?? 0;
  if (asks === 0) return no('nothing-asked', { seat });
  return bring(to, seat, amount ?? asks, by);
}

function deny(to: Recorder, by: string, seat: number): Refused {
  if ((to.table.seats[seat]?.asks ?? 0) === 0) return no('nothing-asked', { seat });
  to.emit({ type: 'asked-chips', seat, amount: 0, by });
  return null;
}

/** Chips bought by mistake go back to the bank, or those that were forgotten come: a line more, none is changed. */
function correct(
  to: Recorder,
  by: string,
  { seat, amount, reason }: Extract<BankCommand, { type: 'correct' }>,
): Refused {
  const held = to.table.seats[seat];
  if (!held || held.bot) return no('nobody-there', { seat });
  if (isPlaying(to.table, seat)) return no('deal-running');
  const bought = to.table.accounts[held.person]?.bought ?? 0;
  const min = -Math.min(held.stack, bought);
  const max = to.table.config.buyIn.max - held.stack;
  if (!Number.isInteger(amount) || amount === 0 || amount < min || amount > max) {
    return no('bad-amount', { amount, min, max: Math.max(0, max) });
  }
  to.emit({ type: 'corrected', seat, amount, by, reason });
  return null;
}

/** One has paid another beside the table. */
function move(
  to: Recorder,
  by: string,
  { from, to: payee, amount, reason }: Extract<BankCommand, { type: 'move' }>,
): Refused {
  const missing = [from, payee].find((person) => !hasAccount(to.table, person));
  if (missing !== undefined || from === payee) return no('no-such-person');
  const { min, max } = BOUNDS.chips;
  if (!within(amount, min, max)) return no('bad-amount', { amount, min, max });
  to.emit({ type: 'moved', from, to: payee, amount, by, reason });
  return null;
}

const hasAccount = ({ accounts }: Table, person: string): boolean =>
  Object.hasOwn(accounts, person);

/** A payment of the settlement is marked as paid, or not after all. */
function pay(
  to: Recorder,
  by: string,
  { payment, paid }: Extract<BankCommand, { type: 'pay' }>,
): Refused {
  const { table } = to;
  const { phase, paid: before } = table.night;
  if (phase !== 'over') return no('not-now', { phase });
  const due = paymentsOf(netsOf(table)).some((each) => samePayment(each, payment));
  if (!due) return no('no-such-payment');
  if (before.some((each) => samePayment(each, payment)) === paid) return null;
  to.emit({ type: 'paid', ...payment, paid, by });
  return null;
}

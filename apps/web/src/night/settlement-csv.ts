/** The accounts of the night as a table for a spreadsheet. */
import { balance, centsOf, chipsOf, lentTo, netsOf, paymentsOf, type Table } from '@tapete/table';
import { m } from '../paraglide/messages.js';
import { personName } from './people.ts';

/** A field, quoted where it must be (RFC 4180); one that a spreadsheet would take for a formula gets an apostrophe. */
function field(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Everybody's account, then who pays whom; whole chips, money in whole units with a point. */
export function settlementCsv(table: Table): string {
  const { worth } = table.config.night;
  const accounts = Object.entries(table.accounts).map(([person, account]) => [
    account.name,
    account.bought,
    lentTo(table, person),
    account.cashed,
    chipsOf(table, person),
    account.moved,
    balance(table, person),
  ]);
  const payments = paymentsOf(netsOf(table)).map(({ from, to, amount }) => [
    personName(table, from),
    personName(table, to),
    amount,
    ...(worth ? [(centsOf(amount, worth) / 100).toFixed(2), worth.currency] : []),
  ]);
  const rows = [
    [
      m.acc_name(),
      m.acc_bought(),
      m.acc_lent(),
      m.acc_cashed(),
      m.acc_chips(),
      m.acc_moved(),
      m.acc_balance(),
    ],
    ...accounts,
    [],
    [m.settle_title()],
    ...payments,
  ];
  // The mark by which spreadsheets know the letters.
  return `\ufeff${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

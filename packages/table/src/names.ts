/** Names at a table: seats, deals and accounts tell people and bots apart by nothing else. */
import type { Context } from './command.ts';
import type { Table } from './table.ts';

const BOT_NAMES = ['Lola', 'Paco', 'Nieves', 'Tomás', 'Remedios', 'Curro', 'Pilar', 'Anselmo'];

type Alike = Context['alike'];

/** Whether nobody else who sits here or has a line in the accounts has that name, or one like it. */
function isFree({ accounts }: Table, person: string, alike: Alike): (name: string) => boolean {
  // Who sits has a line.
  const others = Object.entries(accounts).filter(([id]) => id !== person);
  const taken = new Set(others.map(([, account]) => alike(account.name)));
  return (name) => !taken.has(alike(name));
}

/** A second Ana is Ana 2 at this table. */
export function personName(table: Table, person: string, name: string, alike: Alike): string {
  const free = isFree(table, person, alike);
  let [tried, number] = [name, 1];
  while (!free(tried)) tried = `${name} ${++number}`;
  return tried;
}

/** The next of the bots' names that is free, each in its turn; beyond them, a number. */
export function botName(table: Table, person: string, alike: Alike): string {
  const free = isFree(table, person, alike);
  const { bots } = table;
  const names = BOT_NAMES.map((_, i) => BOT_NAMES[(bots + i) % BOT_NAMES.length] as string);
  return names.find(free) ?? personName(table, person, `Bot ${bots + 1}`, alike);
}

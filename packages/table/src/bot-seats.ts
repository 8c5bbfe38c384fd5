/** Bots called to a table, each with a name that nobody else there has. */
import type { Refusal } from '@tapete/rules';
import type { Asker } from './command.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { Recorder } from './recorder.ts';
import { freeSeat, mayManage } from './seats.ts';
import type { Table } from './table.ts';

const BOT_NAMES = ['Lola', 'Paco', 'Nieves', 'Tomás', 'Remedios', 'Curro', 'Pilar', 'Anselmo'];

/** A bot in the wanted seat, or in the first free one. */
export function addBot(
  to: Recorder,
  asker: Asker,
  wanted: number | null,
): Refusal<RefusalCode> | null {
  const { table } = to;
  if (!mayManage(table, asker)) return no('not-seated');
  const seat = wanted ?? table.seats.indexOf(null);
  if (wanted === null && seat === -1) return no('table-full', { seats: table.seats.length });
  const refused = freeSeat(table, seat);
  if (refused) return refused;
  const person = `bot:${table.bots + 1}`;
  to.emit({ type: 'sat', seat, person, name: botName(table), bot: true });
  to.emit({ type: 'bought', seat, amount: table.config.buyIn.min });
  return null;
}

function botName({ seats, bots }: Table): string {
  const taken = seats.map((each) => each?.name);
  const names = BOT_NAMES.map((_, i) => BOT_NAMES[(bots + i) % BOT_NAMES.length]);
  return names.find((each) => !taken.includes(each)) ?? `Bot ${bots + 1}`;
}

/** Bots called to a table. */
import type { Refusal } from '@tapete/rules';
import type { Asker, Context } from './command.ts';
import { botName } from './names.ts';
import { no, type RefusalCode } from './refusals.ts';
import type { Recorder } from './recorder.ts';
import { freeSeat, refusedBots } from './seats.ts';

/** A bot in the wanted seat, or in the first free one. */
export function addBot(
  to: Recorder,
  asker: Asker,
  wanted: number | null,
  alike: Context['alike'],
): Refusal<RefusalCode> | null {
  const { table } = to;
  const notAllowed = refusedBots(table, asker);
  if (notAllowed) return notAllowed;
  const seat = wanted ?? table.seats.indexOf(null);
  if (wanted === null && seat === -1) return no('table-full', { seats: table.seats.length });
  const refused = freeSeat(table, seat);
  if (refused) return refused;
  const person = `bot:${table.bots + 1}`;
  to.emit({ type: 'sat', seat, person, name: botName(table, person, alike), bot: true });
  to.emit({ type: 'bought', seat, amount: table.config.buyIn.min });
  return null;
}

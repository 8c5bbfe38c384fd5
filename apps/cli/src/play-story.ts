/** A terminal game as its person sees and hears it. */
import {
  balance,
  chipsOf,
  dealSeatOf,
  isRunning,
  maskDeal,
  maskEvent,
  seatOf,
  type Deal,
  type Table,
  type TableEvent,
} from '@tapete/table';
import { gameNamed } from './games/index.ts';
import type { Call } from './io.ts';

export const ME = { person: 'me' };

/** What is asked of the person, seen as they see it. */
export interface Turn {
  readonly deal: Deal;
  readonly seat: number;
  readonly decision: number;
}

/** What is asked of the person now. */
export function myTurn(table: Table): Turn | null {
  const { running } = table;
  if (!running || !isRunning(table)) return null;
  const at = seatOf(table, ME.person);
  const seat = at === null ? null : dealSeatOf(table, at);
  const { decision } = running;
  if (seat === null || decision === null || !running.deal.asked.includes(seat)) return null;
  return { deal: maskDeal(running.deal, ME.person), seat, decision };
}

/** An event of the table as the person hears it. */
export function tellEvent(call: Call, event: TableEvent, table: Table): readonly string[] {
  const { say } = call;
  const seen = maskEvent(event, ME.person);
  const { running } = table;
  if (running === null) return [];
  if (seen.type === 'bought' && seen.seat !== 0) {
    const name = table.seats[seen.seat]?.name ?? '';
    const chips = call.number(seen.amount);
    return [call.faint(say(`${name} compra ${chips}`, `${name} buys ${chips}`))];
  }
  if (seen.type !== 'deal') return [];
  const deal = maskDeal(running.deal, ME.person);
  const own = deal.seats.findIndex((seat) => seat.person === ME.person);
  const title = call.bold(`— ${say('Mano', 'Deal')} ${seen.number} —`);
  const start = seen.event.type === 'started' ? ['', title] : [];
  const told = gameNamed(deal.game)?.tell(call, seen.event, deal, own === -1 ? null : own) ?? [];
  return [...start, ...told];
}

export function farewell({ say, line, number, signed }: Call, table: Table): void {
  const chips = number(chipsOf(table, ME.person));
  const net = signed(balance(table, ME.person));
  line(
    say(
      `Te levantas con ${chips} (${net}). Hasta otra.`,
      `You leave with ${chips} (${net}). Until next time.`,
    ),
  );
}

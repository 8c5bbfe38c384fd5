/** The log in words: what each event says, in the page's language. */
import { seatAt, type VoidReason } from '@tapete/table';
import { GAMES } from '../games/index.ts';
import { leftWinning, nightLines } from '../night/night-log.ts';
import { m } from '../paraglide/messages.js';
import type { Entry } from '../table/entry.ts';
import { chips, list } from './format.ts';
import { logLine as line, type LogLine } from './log-line.ts';

/** The lines of one entry; none for what the table shows anyway. */
export function logLines({ event, before, table, ...entry }: Entry): readonly LogLine[] {
  const seatName = (seat: number): string => seatAt(table, seat).name;
  switch (event.type) {
    case 'sat':
      return line(m.log_sat({ name: event.name }), 'quiet');
    case 'bought':
      return line(m.log_bought({ name: seatName(event.seat), n: chips(event.amount) }), 'quiet');
    case 'stood': {
      const name = seatAt(before, event.seat).name;
      const winning = leftWinning(table, before, event.seat);
      const stood = line(m.log_stood({ name, n: chips(event.amount) }), 'quiet');
      return winning ? [...stood, winning] : stood;
    }
    case 'away': {
      const name = seatName(event.seat);
      if (!event.away) return line(m.log_back({ name }), 'quiet');
      return line(event.byClock ? m.log_away_clock({ name }) : m.log_away({ name }), 'quiet');
    }
    case 'posted': {
      const name = seatName(event.seat);
      if (!event.bets) return line(m.log_bet_back({ name }), 'quiet');
      const { ante, pairPlus } = event.bets;
      return line(
        pairPlus > 0
          ? m.log_posted_pp({ name, ante: chips(ante), pp: chips(pairPlus) })
          : m.log_posted({ name, n: chips(ante) }),
      );
    }
    case 'button':
      return event.byLot
        ? line(GAMES[table.config.game].drawnByLot(seatName(event.seat), table.config), 'quiet')
        : [];
    case 'closed':
      return line(m.log_closed());
    case 'halted':
      return line(m.log_halted());
    case 'deal':
      return GAMES[event.game].logLines({ event, before, table, ...entry });
    case 'preparing':
      return event.awaits.length > 0
        ? line(
            m.log_awaits({ names: list(event.awaits.map(({ seat }) => seatName(seat))) }),
            'quiet',
          )
        : [];
    case 'void':
      return line(m.log_void({ n: event.number, why: voidReason(event.reason) }));
    case 'opened':
    case 'prepared':
    case 'ordered':
    case 'leaving':
    case 'clock':
      return [];
    default:
      return nightLines(event, before, table);
  }
}

/** Why no card of a prepared deal was dealt. */
function voidReason(reason: VoidReason): string {
  switch (reason) {
    case 'silent':
      return m.void_silent();
    case 'bank-not-covered':
      return m.void_bank();
    default:
      return m.void_refused();
  }
}

/** The lines of all entries, in order. */
export const allLogLines = (
  entries: readonly Entry[],
): readonly (LogLine & { readonly key: string })[] =>
  entries.flatMap((entry) =>
    logLines(entry).map((each, i) => ({ ...each, key: `${entry.seq}.${i}` })),
  );

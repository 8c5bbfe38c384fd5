/** What is said of the evening in the log. */
import { balance, seatAt, type NightEvent, type Table } from '@tapete/table';
import { m } from '../paraglide/messages.js';
import { chips, signed } from '../words/format.ts';
import { logLine as line, type LogLine } from '../words/log-line.ts';
import { clockTime, personName } from './people.ts';

/** The lines of an event; `table` after it, `before` before it. */
export function nightLines(event: NightEvent, before: Table, table: Table): readonly LogLine[] {
  const named = (person: string): string => personName(before, person);
  switch (event.type) {
    case 'phase':
      return line(phaseWords(event, before));
    case 'last':
      return line(event.last ? m.log_last() : m.log_not_last());
    case 'ends':
      return line(
        event.ends === null ? m.log_ends_open() : m.log_ends({ time: clockTime(event.ends) }),
      );
    case 'extension': {
      if (event.withdrawn) return [];
      const name = named(event.by);
      return line(
        event.ends === null
          ? m.log_proposes_open({ name })
          : m.log_proposes({ name, time: clockTime(event.ends) }),
      );
    }
    case 'agreed': {
      const name = named(event.person);
      return line(event.agrees ? m.log_agrees({ name }) : m.log_agrees_not({ name }), 'quiet');
    }
    case 'role':
      return line(roleWords(event, named));
    case 'grace':
      return line(m.log_grace({ name: seatAt(table, event.seat).name }), 'quiet');
    case 'removing':
      return line(m.log_removing({ name: seatAt(table, event.seat).name }));
    case 'asked-chips':
      return line(askedWords(event, table), 'quiet');
    case 'corrected': {
      const { name } = seatAt(table, event.seat);
      return line(m.log_corrected({ name, n: signed(event.amount), reason: event.reason }));
    }
    case 'moved':
      return line(
        m.log_moved({
          from: named(event.from),
          to: named(event.to),
          n: chips(event.amount),
          reason: event.reason,
        }),
      );
    case 'paid': {
      const words = { from: named(event.from), to: named(event.to), n: chips(event.amount) };
      return line(event.paid ? m.log_paid(words) : m.log_unpaid(words), 'quiet');
    }
    case 'configured':
      return line(m.log_configured({ name: named(event.by) }));
    default:
      return event satisfies never;
  }
}

/** S40: who stands up ahead before the agreed end is told; nobody is held. Null where there is nothing to tell. */
export function leftWinning({ night }: Table, before: Table, seat: number): LogLine | null {
  const { person, name } = seatAt(before, seat);
  const won = balance(before, person);
  const [told] =
    night.phase === 'playing' && night.ends !== null && won > 0
      ? line(m.log_left_winning({ name, n: chips(won) }))
      : [];
  return told ?? null;
}

function phaseWords(event: Extract<NightEvent, { type: 'phase' }>, before: Table): string {
  switch (event.phase) {
    case 'waiting':
    case 'playing':
      return before.night.phase === 'paused' ? m.log_resumed() : m.log_begins();
    case 'paused':
      return m.log_paused({ name: personName(before, event.by ?? before.host) });
    case 'over':
      return m.log_over();
    default:
      return event.phase satisfies never;
  }
}

function roleWords(
  event: Extract<NightEvent, { type: 'role' }>,
  named: (person: string) => string,
): string {
  if (event.person === null) return m.log_role_no_co_host();
  const name = named(event.person);
  switch (event.role) {
    case 'host':
      return m.log_role_host({ name });
    case 'banker':
      return m.log_role_banker({ name });
    case 'co-host':
      return m.log_role_co_host({ name });
    default:
      return event satisfies never;
  }
}

function askedWords(event: Extract<NightEvent, { type: 'asked-chips' }>, table: Table): string {
  const { name } = seatAt(table, event.seat);
  if (event.amount > 0) return m.log_asks_chips({ name, n: chips(event.amount) });
  if (event.by === null) return m.log_asks_no_more({ name });
  return m.log_chips_denied({ name });
}

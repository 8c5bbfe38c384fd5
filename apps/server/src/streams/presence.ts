/** Who of a table's people has no stream of it open here: told once it has lasted, so that a reload is not told. */
import type { Table } from '@tapete/table';

export interface Presence {
  /** Looks who is here, again and again: the persons who sit or lead and have been away for so long. */
  readonly look: (table: Table, here: ReadonlySet<string>, now: number) => Away;
  /** Nobody looks at the table any more. */
  readonly forget: (table: string) => void;
}

export interface Away {
  /** For `ABSENT_MS`: their seats say so. */
  readonly absent: readonly string[];
  /** The host or the banker, for `GONE_MS`: somebody else takes the place. */
  readonly gone: ReadonlySet<string>;
}

/** Seen twice without a stream, and this long apart; with a ping every two seconds it is told after four to six. */
const ABSENT_MS = 4000;
/** Long enough for a dead battery to find its cable. */
const GONE_MS = 60_000;

export function makePresence(): Presence {
  /** By table and person: when the person was first seen to have no stream. */
  const away = new Map<string, ReadonlyMap<string, number>>();
  return {
    look: ({ id, seats, host, night }, here, now) => {
      const before = away.get(id);
      const sitting = seats.flatMap((seat) => (seat && !seat.bot ? [seat.person] : []));
      const missing = [...new Set([...sitting, host, night.banker])].filter(
        (person) => !here.has(person),
      );
      const since = new Map(missing.map((person) => [person, before?.get(person) ?? now]));
      away.set(id, since);
      const awayFor = (ms: number): string[] =>
        [...since].flatMap(([person, at]) => (now - at >= ms ? [person] : []));
      const leads = [host, night.banker];
      return {
        absent: awayFor(ABSENT_MS).filter((person) => sitting.includes(person)),
        gone: new Set(awayFor(GONE_MS).filter((person) => leads.includes(person))),
      };
    },
    forget: (table) => away.delete(table),
  };
}

/** Who of a table's people has no stream of it open here: told once it has lasted, so that a reload is not told. */
import type { Table } from '@tapete/table';

export interface Presence {
  /** The persons seated who have not been among those here for `ABSENT_MS`; asked again and again. */
  readonly absent: (table: Table, here: ReadonlySet<string>, now: number) => readonly string[];
  /** Nobody looks at the table any more. */
  readonly forget: (table: string) => void;
}

/** Seen twice without a stream, and this long apart; with a ping every two seconds it is told after four to six. */
const ABSENT_MS = 4000;

export function makePresence(): Presence {
  /** By table and person: when the person was first seen to have no stream. */
  const gone = new Map<string, ReadonlyMap<string, number>>();
  return {
    absent: ({ id, seats }, here, now) => {
      const before = gone.get(id);
      const since = new Map(
        seats.flatMap((seat): [string, number][] =>
          seat === null || seat.bot || here.has(seat.person)
            ? []
            : [[seat.person, before?.get(seat.person) ?? now]],
        ),
      );
      gone.set(id, since);
      return [...since].flatMap(([person, at]) => (now - at >= ABSENT_MS ? [person] : []));
    },
    forget: (table) => gone.delete(table),
  };
}

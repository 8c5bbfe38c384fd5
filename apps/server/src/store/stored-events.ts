/** The text of an event in the log, and back. */
import { EVENT_VERSION, upgradeEvent, type TableEvent } from '@tapete/table';

/** The event with the version it is written in. */
export const makeStored = (event: TableEvent): string =>
  JSON.stringify({ v: EVENT_VERSION, ...event });

/** The event of a table of that game, as this version knows it; the first version wrote none beside it. */
export function parseStored(text: string, game: string): TableEvent {
  const { v = 1, ...event } = JSON.parse(text) as { readonly v?: number };
  return upgradeEvent(event, v, game);
}

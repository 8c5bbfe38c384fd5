/** Events as earlier versions stored them, read as this version writes them. */
import { NO_TIMERS, type TableEvent } from './table.ts';

/** The version in which events are stored now. 1: no game around a deal's events, no clock for preparing. */
export const EVENT_VERSION = 2;

/** The version of the folded table itself, as a room stores it: raised with every change of `Table` or of what events make of it. */
export const FOLD_VERSION = 3;

interface Stored {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** An event of a table of that game, stored in this version or an earlier one, 1 or above; throws for a later one. */
export function upgradeEvent(stored: unknown, version: number, game: string): TableEvent {
  if (!Number.isInteger(version) || version < 1 || version > EVENT_VERSION) {
    throw new Error(`an event of version ${version}: this program knows up to ${EVENT_VERSION}`);
  }
  const event = version === 1 ? fromFirst(stored as Stored, game) : stored;
  return event as TableEvent;
}

function fromFirst(stored: Stored, game: string): Stored {
  if (stored.type === 'clock') {
    return { ...stored, timers: { ...NO_TIMERS, ...(stored['timers'] as object) } };
  }
  if (stored.type !== 'deal') return stored;
  const { event, ...rest } = stored;
  return { ...rest, game, event: upgradeDealEvent(event as Stored) };
}

/** The cards before the three-card dealer lay at seat −1. */
function upgradeDealEvent(event: Stored): Stored {
  if (event.type !== 'dealt') return event;
  const cards = (event['cards'] as readonly { readonly seat: number }[]).map((card) =>
    card.seat === -1 ? { ...card, seat: 'dealer' } : card,
  );
  return { ...event, cards };
}

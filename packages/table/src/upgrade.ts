/** Events as earlier versions stored them, read as this version writes them. */
import { USUAL_NIGHT } from './night.ts';
import { NO_TIMERS, type TableEvent } from './table.ts';

/**
 * The version in which events are stored now. 1: no game around a deal's events, no clock for preparing; 2: no
 * evening around the deals and no clock for its end.
 */
export const EVENT_VERSION = 3;

/** The version of the folded table itself, as a room stores it: raised with every change of `Table` or of what events make of it. */
export const FOLD_VERSION = 5;

interface Stored {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** An event of a table of that game, stored in this version or an earlier one, 1 or above; throws for a later one. */
export function upgradeEvent(stored: unknown, version: number, game: string): TableEvent {
  if (!Number.isInteger(version) || version < 1 || version > EVENT_VERSION) {
    throw new Error(`an event of version ${version}: this program knows up to ${EVENT_VERSION}`);
  }
  let event = stored as Stored;
  if (version < 2) event = fromFirst(event, game);
  if (version < 3) event = fromSecond(event);
  return event as unknown as TableEvent;
}

function fromSecond(stored: Stored): Stored {
  if (stored.type === 'clock') {
    return { ...stored, timers: { ...NO_TIMERS, ...(stored['timers'] as object) } };
  }
  if (stored.type !== 'opened') return stored;
  return { ...stored, config: { ...(stored['config'] as object), night: USUAL_NIGHT } };
}

function fromFirst(stored: Stored, game: string): Stored {
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

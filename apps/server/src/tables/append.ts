/** What is written for events just recorded: the log without closed cards, and apart from it what was closed. */
import { HIDDEN } from '@tapete/rules';
import { deadlineOf, maskEvent, type Step, type Table, type TableEvent } from '@tapete/table';
import { advance, endsDeal, extend, type FoldedTable } from './folded-table.ts';
import type { Append, Deck } from '../store/store.ts';
import type { TableRow } from '../store/schema.ts';

function rowOf(table: Table, at: number): TableRow {
  const seated = table.seats.filter((seat) => seat !== null);
  const people = seated.filter((seat) => !seat.bot);
  return {
    id: table.id,
    game: table.config.game,
    name: table.config.name,
    seats: table.seats.length,
    people: JSON.stringify(people.map(({ name }) => name)),
    bots: seated.filter((seat) => seat.bot).length,
    seq: table.seq,
    at,
    deadline: deadlineOf(table.timers),
    host: table.host,
    sitting: JSON.stringify(people.map(({ person }) => person)),
  };
}

const isBot = (table: Table, person: string): boolean =>
  table.seats.some((seat) => seat?.bot === true && seat.person === person);

/** The closed cards of an event that people, not bots, got: only they keep what they saw. */
function openingsOf(after: Table, event: TableEvent): Append['openings'] {
  if (event.type !== 'deal' || event.event.type !== 'dealt') return [];
  const open = maskEvent(event, null);
  if (open.type !== 'deal' || open.event.type !== 'dealt') return [];
  const { number } = event;
  const shown = open.event.cards.map(({ card }) => card);
  return event.event.cards.flatMap(({ owner, position, card }, i) =>
    shown[i] !== HIDDEN || card === HIDDEN || owner === null || isBot(after, owner)
      ? []
      : [{ deal: number, position, person: owner, card }],
  );
}

/** The pack of a deal that began among these events and has not ended. */
function deckOf(events: readonly TableEvent[]): Deck | null {
  let deck: Deck | null = null;
  for (const event of events) {
    if (event.type !== 'deal') continue;
    if (event.event.type === 'started') deck = { deal: event.number, cards: event.event.deck };
    if (endsDeal(event)) deck = null;
  }
  return deck;
}

/** Everything one append stores, and the table with it. `before` is undefined for a new table. */
export function makeAppend(
  before: FoldedTable | undefined,
  step: Step,
  at: number,
  action: Append['action'],
): { readonly append: Append; readonly folded: FoldedTable } {
  const { table: after, events } = step;
  const first = (before?.table.seq ?? 0) + 1;
  const entries = events.map((event, i) => ({ seq: first + i, at, event }));
  const folded = before ? extend(before, step, entries) : advance(undefined, entries);
  if (!folded) throw new Error('a table begins with an event');
  const append: Append = {
    row: rowOf(after, at),
    entries: entries.map((entry) => ({ ...entry, event: maskEvent(entry.event, null) })),
    deck: deckOf(events),
    erase: events.some((event) => event.type === 'preparing' || endsDeal(event)),
    openings: events.flatMap((event) => openingsOf(after, event)),
    visitors: events.flatMap((event) => {
      if (event.type === 'opened') return [event.host];
      return event.type === 'sat' && !event.bot ? [event.person] : [];
    }),
    fold: before && folded.base !== before.base ? folded.base : null,
    action,
  };
  return { append, folded };
}

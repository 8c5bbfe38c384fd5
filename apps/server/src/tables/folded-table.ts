/** A table folded from its log, with what a fresh viewer needs to follow the present deal from its start. */
import {
  applyTable,
  fillEvent,
  fillTable,
  gameOf,
  isRunning,
  type Step,
  type Table,
  type TableEvent,
} from '@tapete/table';
import { checkPack, type Card } from '@tapete/rules';
import type { Entry, LogSlice, Opening, StoredFold } from '../store/store.ts';

export interface FoldedTable {
  /** The table now, closed cards of the running deal included. */
  readonly table: Table;
  /** The table before `recent`: as it stood when the present or last deal began. */
  readonly base: Table;
  /** The events since, closed cards included. */
  readonly recent: readonly Entry[];
}

/** Between deals no more than this is kept for those who follow. */
const MOST_RECENT_EVENTS = 500;

/** A deal begins with its preparation; before version 2, with its cards. */
const beginsDeal = (before: Table, event: TableEvent): boolean =>
  event.type === 'preparing' ||
  (event.type === 'deal' && event.event.type === 'started' && before.preparing === null);

export const endsDeal = (event: TableEvent): boolean =>
  event.type === 'deal' && event.event.type === 'ended';

/** The table after a step decided on it: `step` has folded its events, `entries` are the same as they are stored. */
export function extend(
  before: FoldedTable,
  { table, events }: Step,
  entries: readonly Entry[],
): FoldedTable {
  const begins = events.findLastIndex(({ type }) => type === 'preparing');
  if (begins !== -1) {
    // A deal is the first thing of its step; had the step done something before, that would be folded here.
    const base = events.slice(0, begins).reduce<Table>(applyTable, before.table);
    return { table, base, recent: entries.slice(begins) };
  }
  if (isFull(before)) return { table, base: before.table, recent: entries };
  return { table, base: before.base, recent: [...before.recent, ...entries] };
}

const isFull = ({ table, recent }: Pick<FoldedTable, 'table' | 'recent'>): boolean =>
  recent.length >= MOST_RECENT_EVENTS && !isRunning(table);

/** Folds entries with their closed cards filled; those already folded are passed over, a gap throws. */
export function advance(
  before: FoldedTable | undefined,
  entries: readonly Entry[],
): FoldedTable | undefined {
  let after = before;
  let recent = [...(before?.recent ?? [])];
  for (const entry of entries) {
    const seq = after?.table.seq ?? 0;
    if (entry.seq <= seq) continue;
    if (entry.seq !== seq + 1) throw new Error(`event ${seq + 1} is missing before ${entry.seq}`);
    const table = applyTable(after?.table, entry.event);
    if (!after) {
      after = { table, base: table, recent: [] };
      continue;
    }
    if (beginsDeal(after.table, entry.event) || isFull({ table: after.table, recent })) recent = [];
    const base = recent.length === 0 ? after.table : after.base;
    recent.push(entry);
    after = { table, base, recent };
  }
  return after;
}

/** Where the folding of the log goes on from. */
export function beginFrom({ table, openings }: StoredFold): FoldedTable {
  const { running } = table;
  const known = knownFrom(openings);
  const base = running ? fillTable(table, (position) => known(running.number, position)) : table;
  return { table: base, base, recent: [] };
}

function knownFrom(openings: readonly Opening[]) {
  const seen = new Map(openings.map((each) => [`${each.deal}:${each.position}`, each.card]));
  return (deal: number, position: number): Card | undefined => seen.get(`${deal}:${position}`);
}

/** Puts the closed cards back that the slice itself knows. */
export function fillSlice({ entries, deck, openings }: LogSlice): readonly Entry[] {
  const known = knownFrom(openings);
  return entries.map((entry) => {
    const { event } = entry;
    if (event.type !== 'deal') return entry;
    const cards = deck?.deal === event.number ? deck.cards : undefined;
    const filled = fillEvent(
      event,
      (position) => cards?.[position] ?? known(event.number, position),
      cards,
    );
    return { ...entry, event: filled };
  });
}

/** Throws when the running deal's pack is not stored with the end of the log, or when what is stored cannot be it. */
export function checkDeck({ table }: FoldedTable, { entries, deck, openings }: LogSlice): void {
  const { config, running } = table;
  // Who has gone on meanwhile has the pack of what runs now.
  if (!running || !isRunning(table) || entries.at(-1)?.seq !== table.seq) return;
  if (deck?.deal !== running.number)
    throw new Error(`the pack of deal ${running.number} is missing`);
  const pack = gameOf(config).pack(config, running.deal.seats.length);
  const isAsSeen = openings.every(
    ({ deal, position, card }) => deal !== deck.deal || deck.cards[position] === card,
  );
  if (!isAsSeen || !checkPack(deck.cards, pack).ok)
    throw new Error(`the pack of deal ${deck.deal} is spoilt`);
}

/** What came after `seq`, or undefined when it is no longer kept here. */
export const since = (folded: FoldedTable, seq: number): readonly Entry[] | undefined =>
  seq < folded.base.seq ? undefined : folded.recent.filter((entry) => entry.seq > seq);

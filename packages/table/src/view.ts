/** What a viewer may see of a table and its events, and how a log without closed cards is filled again. */
import type { Card, Viewer } from '@tapete/rules';
import { fillDeal, fillGameEvent, maskDeal, maskGameEvent } from './games/index.ts';
import type { Table, TableEvent } from './table.ts';

/** The event as the viewer may see it; every event keeps its number for everybody. */
export const maskEvent = (event: TableEvent, viewer: Viewer): TableEvent =>
  event.type === 'deal' ? { ...event, ...maskGameEvent(event, viewer) } : event;

/** The table as the viewer may see it; equals folding the masked events. */
export function maskTable(table: Table, viewer: Viewer): Table {
  const { running } = table;
  return running
    ? { ...table, running: { ...running, deal: maskDeal(running.deal, viewer) } }
    : table;
}

/** Undoes `maskEvent` with the cards known by their place in that deal's pack. */
export const fillEvent = (
  event: TableEvent,
  known: (position: number) => Card | undefined,
  deck?: readonly Card[],
): TableEvent =>
  event.type === 'deal' ? { ...event, ...fillGameEvent(event, known, deck) } : event;

/** Undoes `maskTable`, the pack apart, with the cards known by their place in the pack of the deal on the table. */
export function fillTable(table: Table, known: (position: number) => Card | undefined): Table {
  const { running } = table;
  return running
    ? { ...table, running: { ...running, deal: fillDeal(running.deal, known) } }
    : table;
}

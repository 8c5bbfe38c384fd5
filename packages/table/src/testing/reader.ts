/** Someone who reads a table's events one by one: every law is checked on the way. */
import { isDeepStrictEqual } from 'node:util';
import type { Card, Viewer } from '@tapete/rules';
import {
  applyTable,
  fillEvent,
  imbalance,
  maskEvent,
  maskTable,
  type Step,
  type Table,
  type TableEvent,
} from '../index.ts';

export interface Reader {
  /** The table after all that was read. */
  readonly table: Table;
  readonly log: readonly TableEvent[];
  /** Reads what was decided: folded event by event it comes to the same table. */
  readonly take: (step: Step) => void;
}

/** Reads on from the step that opened a table, as everybody and as each of the viewers. */
export function makeReader(opened: Step, viewers: readonly Viewer[] = []): Reader {
  const log: TableEvent[] = [];
  const looks = viewers.map(makeLook);
  let table: Table | undefined;

  function take({ table: decided, events }: Step): void {
    let step = table;
    for (const event of events) {
      if (event.type === 'halted') throw new Error('the table was halted');
      const stored = JSON.parse(JSON.stringify(event)) as unknown;
      if (!isDeepStrictEqual(stored, event)) throw new Error(`not as stored: ${event.type}`);
      step = applyTable(step, event);
      log.push(event);
      if (imbalance(step) !== 0) throw new Error(`the sum is not 0 after ${event.type}`);
      for (const look of looks) look(event, step);
    }
    if (events.length === 0 ? decided !== table : !isDeepStrictEqual(decided, step)) {
      throw new Error('who folds the events comes to another table');
    }
    table = decided;
  }

  take(opened);
  return {
    get table() {
      return table!;
    },
    log,
    take,
  };
}

/** The view folded from masked events is the masked table, and the log without cards fills again. */
function makeLook(viewer: Viewer): (event: TableEvent, after: Table) => void {
  const packs = new Map<number, readonly Card[]>();
  let view: Table | undefined;
  return (event, after) => {
    if (event.type === 'deal' && event.event.type === 'started') {
      packs.set(event.number, event.event.deck);
    }
    const seen = maskEvent(event, viewer);
    view = applyTable(view, seen);
    if (!isDeepStrictEqual(view, maskTable(after, viewer))) {
      throw new Error(`fold∘mask ≠ mask∘fold for ${String(viewer)} after ${event.type}`);
    }
    const deck = event.type === 'deal' ? packs.get(event.number) : undefined;
    const filled = fillEvent(seen, (position) => deck?.[position], deck);
    if (!isDeepStrictEqual(filled, event)) throw new Error(`not filled: ${JSON.stringify(seen)}`);
  };
}

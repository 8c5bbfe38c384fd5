/** Collects the events of one decision, each recorded in the deal as it is decided. */
import { uncalled } from '../pots.ts';
import { beginStud, recordStud, type StudDraft } from './stud-apply.ts';
import type { StudDeal, StudEvent } from './stud-deal.ts';

/** A decision in the making; `deal` is a copy of its own, written in place. */
export interface Run {
  readonly deal: StudDraft;
  readonly events: StudEvent[];
}

export const beginRun = (started: Extract<StudEvent, { type: 'started' }>): Run => ({
  deal: beginStud(started),
  events: [started],
});

export const continueRun = (deal: StudDeal): Run => ({ deal: { ...deal }, events: [] });

export function emit(run: Run, event: Exclude<StudEvent, { type: 'started' }>): void {
  run.events.push(event);
  recordStud(run.deal, event);
}

/** What nobody called goes back before anything else is dealt (S32). */
export function giveBack(run: Run): void {
  const excess = uncalled(run.deal.contributed);
  if (excess) emit(run, { type: 'returned', ...excess });
}

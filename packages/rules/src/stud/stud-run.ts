/** Collects the events of one decision, each recorded in the deal as it is decided. */
import { at } from '../game.ts';
import { uncalled } from '../pots.ts';
import { beginStud, draftOf, recordStud, type StudDraft } from './stud-apply.ts';
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

export const continueRun = (deal: StudDeal): Run => ({ deal: draftOf(deal), events: [] });

export function emit(run: Run, event: Exclude<StudEvent, { type: 'started' }>): void {
  run.events.push(event);
  recordStud(run.deal, event);
}

/** What nobody called goes back before anything else is dealt (S32). */
export function giveBack(run: Run): void {
  const excess = uncalled(run.deal.contributed);
  if (!excess) return;
  emit(run, { type: 'returned', ...excess });
  repay(run, excess.seat, excess.amount);
}

/** A loan lives within its deal: what has come to the seat pays it first (S28). */
export function repay(run: Run, seat: number, came: number): void {
  const amount = Math.min(at(run.deal.loans, seat), came);
  if (amount > 0) emit(run, { type: 'repaid', seat, amount });
}

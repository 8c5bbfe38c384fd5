/** The hand that writes: events of one decision, recorded as they are decided. */
import { uncalled } from '../pots.ts';
import { applyStud } from './stud-apply.ts';
import type { StudDeal, StudEvent } from './stud-deal.ts';

/** A deal in the making: each event is recorded as it is decided. */
export interface Run {
  deal: StudDeal;
  readonly events: StudEvent[];
}

export function emit(run: Run, event: StudEvent): void {
  run.events.push(event);
  run.deal = applyStud(run.deal, event);
}

/** What nobody called goes back before anything else is dealt (S32). */
export function giveBack(run: Run): void {
  const excess = uncalled(run.deal.contributed);
  if (excess) emit(run, { type: 'returned', ...excess });
}

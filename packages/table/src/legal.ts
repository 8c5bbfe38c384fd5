/** What a person is asked at a table, and what may be answered. */
import type { StudOption, ThreeLegal, Viewer } from '@tapete/rules';
import { gameOf } from './games/index.ts';
import { isRunning, type Table } from './table.ts';
import { maskTable } from './view.ts';

/** One action with its exact range, chips, as the game's `legal` gives it. */
export type LegalOption = StudOption | ThreeLegal['options'][number];

export interface Legal {
  /** The deal's number, and that of the event that asks: both go with the answer. */
  readonly deal: number;
  readonly decision: number;
  /** The deal's seat number of who is asked. */
  readonly seat: number;
  readonly options: readonly LegalOption[];
}

/** What is asked of that person now; null when nothing is. Told from what the person sees, so it can tell no more. */
export function legalFor(table: Table, viewer: Viewer): Legal | null {
  const { running } = table;
  if (viewer === null || !running || running.decision === null || !isRunning(table)) return null;
  const { number, decision, deal } = running;
  const seat = deal.seats.findIndex(({ person }) => person === viewer);
  if (!deal.asked.includes(seat)) return null;
  const seen = maskTable(table, viewer).running?.deal ?? deal;
  const { options } = gameOf(seen).game.legal(seen, seat);
  return { deal: number, decision, seat, options };
}

/** The order of Three Card Poker hands (T1–T3). */
import { kindsOf } from './standing.ts';
import type { Level, Standing } from './standing.ts';
import { straightTop } from './order-stud.ts';

/** Lowest first (T1). */
export const THREE_LEVELS: readonly Level[] = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
];

/** What three ranks are, descending, 2…14. */
export function threeStanding(ranks: readonly number[], oneSuit: boolean): Standing {
  const { kinds, counts } = kindsOf(ranks);
  const [most] = counts;
  // In A-2-3 the ace is low for ties too (T2): its top is the three.
  const top = most === 1 ? straightTop(ranks, { aceLow: true, lowest: 2 }) : undefined;
  if (top !== undefined) return { level: oneSuit ? 'straight-flush' : 'straight', decides: [top] };
  if (most === 3) return { level: 'three-of-a-kind', decides: kinds };
  if (oneSuit) return { level: 'flush', decides: ranks };
  if (most === 2) return { level: 'pair', decides: kinds };
  return { level: 'high-card', decides: ranks };
}

/** What the bots bet before a three-card deal. */
import { between, type Random } from '@tapete/chance';

/** Chips. */
export interface ThreeBets {
  readonly ante: number;
  readonly pairPlus: number;
}

/** Part of the stack an ante may cost, its play bet not counted, where the table's minimum allows so little. */
const MODEST = 0.1;

/**
 * Bets for the next deal, chips: `min` ≤ ante ≤ `max`, ante ≤ (stack − pair plus) / 2 (T16); two deals in five
 * add a Pair Plus up to the ante. Both are 0 when the stack does not cover `min`.
 */
export function threeBets(
  limits: { readonly stack: number; readonly min: number; readonly max: number },
  random: Random,
): ThreeBets {
  const { stack, min, max } = limits;
  const wish = min * between(1, 4, random);
  const modest = Math.max(min, Math.floor((stack * MODEST) / min) * min);
  const ante = Math.min(wish, modest, max);
  const wantsPairPlus = random() < 0.4;
  const part = between(1, 4, random) / 4;
  if (ante < 1 || 2 * ante > stack) return { ante: 0, pairPlus: 0 };
  const pairPlus = wantsPairPlus ? Math.max(1, Math.floor(ante * part)) : 0;
  return { ante, pairPlus: Math.min(pairPlus, stack - 2 * ante) };
}

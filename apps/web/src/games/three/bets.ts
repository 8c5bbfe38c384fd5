/** The most that stack and bank allow of the bets before the cards (T16, T18). */
import { bankCovers, type Bets, type Table, type ThreeConfig } from '@tapete/table';

/** The largest whole number up to `most` that passes, where all smaller ones do too; 0 if none. */
function largest(most: number, passes: (n: number) => boolean): number {
  let [low, high] = [0, Math.max(0, most)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The most of one bet beside the other, chips; the play bet will want as much as the ante. */
export interface BetLimits {
  readonly anteBeside: (pairPlus: number) => number;
  readonly pairPlusBeside: (ante: number) => number;
  /** The bank covers the least bet. */
  readonly hasRoom: boolean;
}

export function betLimits(
  table: Table,
  config: ThreeConfig,
  seat: number,
  stack: number,
): BetLimits {
  const covers = (ante: number, pairPlus: number): boolean =>
    bankCovers(table, config, { ante, pairPlus }, seat);
  return {
    anteBeside: (pairPlus) =>
      largest(Math.floor((stack - pairPlus) / 2), (n) => covers(n, pairPlus)),
    pairPlusBeside: (ante) => largest(stack - 2 * ante, (n) => covers(ante, n)),
    hasRoom: covers(config.ante.min, 0),
  };
}

/** What was typed, between the least and the most; a field that says no chips counts as 0. */
const within = (typed: number | null, least: number, most: number): number =>
  Math.min(Math.max(typed ?? 0, least), Math.max(least, most));

/**
 * The most of each bet while both are typed. Each stands beside the other as far as that one is possible at all, so
 * one slip spoils one field.
 */
export function mostBets(
  { anteBeside, pairPlusBeside }: BetLimits,
  { ante: range }: ThreeConfig,
  ante: number | null,
  pairPlus: number | null,
): Bets {
  const most = Math.min(range.max, anteBeside(within(pairPlus, 0, pairPlusBeside(range.min))));
  return {
    // The least ante is offered even where it is too much: the form then says why.
    ante: Math.max(range.min, most),
    pairPlus: pairPlusBeside(within(ante, range.min, anteBeside(0))),
  };
}

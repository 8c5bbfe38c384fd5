/** What the simulations of both games share: who plays, and what a deal reports. */
import type { BotName } from '@tapete/bots';
import type { Options } from './rule-flags.ts';

export interface Simulation {
  readonly options: Options;
  readonly names: readonly string[];
  readonly bots: readonly BotName[];
  readonly stack: number;
  /** In [0, 1). */
  readonly random: () => number;
}

/** One simulated deal: each seat's net, the house's, and what was checked. */
export interface DealReport {
  readonly nets: readonly number[];
  readonly house: number;
  readonly conserved: boolean;
  readonly terminated: boolean;
}

/** Far above what any deal can take: a deal that goes on longer does not end. */
export const MOST_ACTIONS = 10_000;

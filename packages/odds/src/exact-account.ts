/** Counts of deals by how many seats share the pot. */
import { binomial } from './binomial.ts';
import type { KnownCards } from './known-cards.ts';

/** Deals of one seat: `win` alone best, `tie` best with others; the three sum to all deals. */
export interface SeatAccount {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  /** Σ 1/k over the deals shared by k seats, ÷ deals. */
  readonly share: number;
  /** Standard error of `share`; null when exact. */
  readonly se: number | null;
}

export interface ExactAccount {
  readonly deals: number;
  readonly seats: readonly SeatAccount[];
}

/** Called now and then, of all the steps with how many are done. */
export type Progress = (done: number, all: number) => void;

/** Deals that differ in what some seat holds, the order of dealing aside. May be inexact above 2^53. */
export function dealsOf({ seats, rest }: KnownCards): number {
  let left = rest.length;
  let deals = 1;
  for (const { missing } of seats) {
    deals *= binomial(left, missing);
    left -= missing;
  }
  return deals;
}

/** `shared[k − 1]`: deals in which the seat is best together with k, itself counted. */
export function seatAccount(deals: number, shared: readonly number[]): SeatAccount {
  const [win = 0] = shared;
  const best = shared.reduce((sum, times) => sum + times, 0);
  const pots = shared.reduce((sum, times, i) => sum + times / (i + 1), 0);
  return { win, tie: best - win, lose: deals - best, share: pots / deals, se: null };
}

/** The plain data of a table: its state, and the events that make it. */
import type { StudDeal, StudEvent, ThreeDeal, ThreeEvent } from '@tapete/rules';
import type { TableConfig } from './config.ts';

export type Deal = StudDeal | ThreeDeal;
export type DealEvent = StudEvent | ThreeEvent;

/** Bets a three-card seat has posted for the next deal. */
export interface Bets {
  readonly ante: number;
  readonly pairPlus: number;
}

export interface TableSeat {
  readonly person: string;
  readonly name: string;
  readonly bot: boolean;
  /** Chips between deals; while a deal runs the deal's own stacks count. */
  readonly stack: number;
  /** Sits out: gets no cards until back. */
  readonly away: boolean;
  /** Leaves at the end of the running deal. */
  readonly leaving: boolean;
  /** Chips ordered during a deal, brought at its end (S17). */
  readonly ordered: number;
  readonly bets: Bets | null;
  /** Decisions in a row that the clock took. */
  readonly timeouts: number;
}

/** One person's line in the bank's book (S38): chips bought, lent (S28) and cashed out, all ≥ 0. */
export interface Account {
  readonly name: string;
  readonly bought: number;
  readonly lent: number;
  readonly cashed: number;
}

/** Stored deadlines, ms since 1970; null when nothing is awaited. */
export interface Timers {
  /** A seat's decision (S37, T17). */
  readonly turn: number | null;
  /** A bot's pause. */
  readonly bot: number | null;
  /** The next deal, or the end of posting bets. */
  readonly deal: number | null;
}

export interface RunningDeal {
  /** 1, 2, 3 … at this table. */
  readonly number: number;
  readonly deal: Deal;
  /** Number of the event that asked for the decision awaited now; 0 when none is. */
  readonly decision: number;
}

export interface Table {
  readonly id: string;
  readonly config: TableConfig;
  /** Who opened the table. */
  readonly host: string;
  /** Number of the last event; the first is 1. */
  readonly seq: number;
  readonly seats: readonly (TableSeat | null)[];
  /** The table seat whose turn it is, or was, to deal; null before the first lot (S14). */
  readonly button: number | null;
  /** The deal that runs, or the last one, to look at until the next. */
  readonly running: RunningDeal | null;
  readonly accounts: Readonly<Record<string, Account>>;
  /** What the house has won (+) or paid (−) in three-card deals. */
  readonly houseNet: number;
  readonly timers: Timers;
  /** Bots that have sat here so far, for their names. */
  readonly bots: number;
  /** The sum of accounts failed: nothing more is played here. */
  readonly halted: boolean;
}

export type TableEvent =
  | {
      readonly type: 'opened';
      readonly id: string;
      readonly config: TableConfig;
      readonly host: string;
    }
  | {
      readonly type: 'sat';
      readonly seat: number;
      readonly person: string;
      readonly name: string;
      readonly bot: boolean;
    }
  /** Chips bought between deals. */
  | { readonly type: 'bought'; readonly seat: number; readonly amount: number }
  /** Chips to be brought at the end of the running deal; 0 takes the order back. */
  | { readonly type: 'ordered'; readonly seat: number; readonly amount: number }
  /** Will stand up at the end of the running deal. */
  | { readonly type: 'leaving'; readonly seat: number }
  /** Stood up and cashed out its stack. */
  | { readonly type: 'stood'; readonly seat: number; readonly amount: number }
  | {
      readonly type: 'away';
      readonly seat: number;
      readonly away: boolean;
      /** The clock sat it out, after decisions it did not take. */
      readonly byClock: boolean;
    }
  /** Three-card bets posted for the next deal; null takes them back. */
  | { readonly type: 'posted'; readonly seat: number; readonly bets: Bets | null }
  /** The seat whose turn it is to deal, by lot the first time (S14). */
  | { readonly type: 'button'; readonly seat: number; readonly byLot: boolean }
  | { readonly type: 'deal'; readonly number: number; readonly event: DealEvent }
  | { readonly type: 'clock'; readonly timers: Timers }
  | { readonly type: 'halted'; readonly imbalance: number };

export const NO_TIMERS: Timers = { turn: null, bot: null, deal: null };

/** A deal is running: cards are out and its end has not come. */
export const isRunning = (table: Table): boolean =>
  table.running !== null && table.running.deal.outcome === null;

/** The seat a person holds, or −1. */
export const seatOf = (table: Table, person: string): number =>
  table.seats.findIndex((seat) => seat?.person === person);

/** The deal's seat number of a table seat in the deal on the table, or −1. */
export const dealSeatOf = (table: Table, seat: number): number =>
  table.running?.deal.seats.findIndex(
    (each) => each.at === seat && each.person === table.seats[seat]?.person,
  ) ?? -1;

/** The table seat has cards in the running deal. */
export const isInDeal = (table: Table, seat: number): boolean =>
  isRunning(table) && dealSeatOf(table, seat) !== -1;

/** The plain data of a table: its state, and the events that make it. */
import type {
  StudAction,
  StudDeal,
  StudEvent,
  ThreeAction,
  ThreeDeal,
  ThreeEvent,
} from '@tapete/rules';
import type { TableConfig } from './config.ts';
import type { Night, Payment, Phase, Role } from './night.ts';
import type { Message, Preparing, VoidReason } from './preparing.ts';

export type Deal = StudDeal | ThreeDeal;

/** An event of a deal, wrapped with the game whose it is. */
export type GameEvent =
  | { readonly game: 'stud'; readonly event: StudEvent }
  | { readonly game: 'three'; readonly event: ThreeEvent };
export type DealEvent = GameEvent['event'];
export type DealAction = StudAction | ThreeAction;

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
  /** Number of the event by which it was taken. */
  readonly since: number;
  /** Chips asked of the bank, which has yet to say yes; 0: none. */
  readonly asks: number;
  /** The host takes the seat away at the end of the running deal. */
  readonly removed: boolean;
  /** Number of the last deal in which it was waited for because its line was gone; 0: none. */
  readonly graced: number;
}

/** One person's line in the bank's book (S38): chips bought, lent (S28) and cashed out, all ≥ 0, and what he has paid (+) or been paid (−) beside the table. */
export interface Account {
  readonly name: string;
  readonly bought: number;
  readonly lent: number;
  readonly cashed: number;
  readonly moved: number;
}

/** Bots that have stood up, in one line: what each of them brought and took matters to nobody. */
export interface BotsLeft extends Omit<Account, 'name' | 'moved'> {
  readonly bots: number;
}

/** Stored deadlines, ms since 1970; null when nothing is awaited. */
export interface Timers {
  /** A seat's decision (S37, T17). */
  readonly turn: number | null;
  /** A bot's pause. */
  readonly bot: number | null;
  /** The next deal, or the end of posting bets. */
  readonly deal: number | null;
  /** The messages that a deal's cards wait for. */
  readonly prepare: number | null;
  /** The agreed end of the night (S39). */
  readonly end: number | null;
}

export interface RunningDeal {
  /** 1, 2, 3 … at this table. */
  readonly number: number;
  readonly deal: Deal;
  /** Number of the event that asked for the decision awaited now; null when none is. */
  readonly decision: number | null;
}

export interface Table {
  readonly id: string;
  readonly config: TableConfig;
  /** Who leads the evening: who opened the table, until he hands it on or has gone. */
  readonly host: string;
  readonly night: Night;
  /** Number of the last event; the first is 1. */
  readonly seq: number;
  readonly seats: readonly (TableSeat | null)[];
  /** The table seat whose turn it is, or was, to deal; null before the first lot (S14). */
  readonly button: number | null;
  /** The deal whose cards are awaited. */
  readonly preparing: Preparing | null;
  /** The deal that runs, or the last one, to look at until the next. */
  readonly running: RunningDeal | null;
  /** Of all people who have sat here, and of the bots that sit. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Null: no bot has stood up. */
  readonly botsLeft: BotsLeft | null;
  /** Chips the bank has given out and not got back: Σ bought + lent − cashed of all accounts and of the bots that left. */
  readonly issued: number;
  /** What the house has won (+) or paid (−) in three-card deals. */
  readonly houseNet: number;
  readonly timers: Timers;
  /** Bots that have sat here so far, for their names. */
  readonly bots: number;
  /** Deals begun since a person last did something here; neither a bot nor the clock is one. */
  readonly unattended: number;
  /** Its log is as long as it may be: who sits may only stand up. */
  readonly closed: boolean;
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
  /** Chips bought between deals; `by`: the banker whose yes it took. */
  | {
      readonly type: 'bought';
      readonly seat: number;
      readonly amount: number;
      readonly by?: string;
    }
  /** Chips to be brought at the end of the running deal; 0 takes the order back. */
  | {
      readonly type: 'ordered';
      readonly seat: number;
      readonly amount: number;
      readonly by?: string;
    }
  /** Chips asked of the banker; 0: no more, by his no or taken back (`by` null). */
  | {
      readonly type: 'asked-chips';
      readonly seat: number;
      readonly amount: number;
      readonly by: string | null;
    }
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
  /** A deal begins: who will be dealt in and, if the shuffle asks for them, whose messages it waits for. */
  | ({ readonly type: 'preparing' } & Omit<Preparing, 'messages'>)
  /** A message that the shuffle waits for. */
  | { readonly type: 'prepared'; readonly seat: number; readonly message: Message }
  /** The deal that was prepared comes to nothing: no card was dealt, bets stay with their owners. */
  | { readonly type: 'void'; readonly number: number; readonly reason: VoidReason }
  /** The seat whose turn it is to deal, by lot the first time (S14). */
  | { readonly type: 'button'; readonly seat: number; readonly byLot: boolean }
  | ({ readonly type: 'deal'; readonly number: number } & GameEvent)
  | { readonly type: 'clock'; readonly timers: Timers }
  /** The evening goes on in another way; `by` null: its end had been agreed. */
  | {
      readonly type: 'phase';
      readonly phase: Phase;
      readonly ends: number | null;
      readonly by: string | null;
    }
  /** The last deal is announced, or not after all; `by` null: the agreed end has come. */
  | { readonly type: 'last'; readonly last: boolean; readonly by: string | null }
  /** Another agreed end. */
  | { readonly type: 'ends'; readonly ends: number | null; readonly by: string }
  /** Going on after the end is proposed, or no more. */
  | {
      readonly type: 'extension';
      readonly ends: number | null;
      readonly by: string;
      readonly withdrawn: boolean;
    }
  | { readonly type: 'agreed'; readonly person: string; readonly agrees: boolean }
  /** `by` null: its holder had gone. */
  | {
      readonly type: 'role';
      readonly role: 'host' | 'banker';
      readonly person: string;
      readonly by: string | null;
    }
  | {
      readonly type: 'role';
      readonly role: Extract<Role, 'co-host'>;
      readonly person: string | null;
      readonly by: string | null;
    }
  /** The line of who is asked is gone: he is waited for longer, once in a deal. */
  | { readonly type: 'grace'; readonly seat: number }
  /** The host takes a seat away, at the end of the deal if it plays. */
  | { readonly type: 'removing'; readonly seat: number; readonly by: string }
  /** Chips that come (+) or go back (−) between deals because an earlier line was wrong. */
  | {
      readonly type: 'corrected';
      readonly seat: number;
      readonly amount: number;
      readonly by: string;
      readonly reason: string;
    }
  /** Paid beside the table. */
  | ({ readonly type: 'moved'; readonly by: string; readonly reason: string } & Payment)
  /** A payment of the settlement is marked. */
  | ({ readonly type: 'paid'; readonly paid: boolean; readonly by: string } & Payment)
  /** Other house rules from the next deal on. */
  | { readonly type: 'configured'; readonly config: TableConfig; readonly by: string }
  /** The log is as long as it may be: nothing more is dealt here. */
  | { readonly type: 'closed' }
  | { readonly type: 'halted'; readonly imbalance: number };

export const NO_TIMERS: Timers = { turn: null, bot: null, deal: null, prepare: null, end: null };

/** The earliest of a table's clocks, ms since 1970; null when none runs. */
export function deadlineOf({ turn, bot, deal, prepare, end }: Timers): number | null {
  const set = [turn, bot, deal, prepare, end].filter((at) => at !== null);
  return set.length === 0 ? null : Math.min(...set);
}

/** A deal is running: cards are out and its end has not come. */
export const isRunning = (table: Table): boolean =>
  table.running !== null && table.running.deal.outcome === null;

/** A deal is running or its cards are awaited: chips are at stake, and who plays stays to its end. */
export const isBusy = (table: Table): boolean => isRunning(table) || table.preparing !== null;

const found = (index: number): number | null => (index === -1 ? null : index);

/** The seat a person holds. */
export const seatOf = (table: Table, person: string): number | null =>
  found(table.seats.findIndex((seat) => seat?.person === person));

/** The deal's seat number of a table seat in the deal on the table; null when its person has no cards there. */
export const dealSeatOf = (table: Table, seat: number): number | null =>
  found(
    table.running?.deal.seats.findIndex(
      (each) => each.at === seat && each.person === table.seats[seat]?.person,
    ) ?? -1,
  );

/** The table seat has cards in the running deal. */
export const isInDeal = (table: Table, seat: number): boolean =>
  isRunning(table) && dealSeatOf(table, seat) !== null;

/** What a person is at a table seat; throws when nobody sits there. */
export function seatAt({ seats }: Table, seat: number): TableSeat {
  const held = seats[seat];
  if (!held) throw new RangeError(`nobody sits at ${seat}`);
  return held;
}

/** A person, not a bot, sits there. */
export const isHuman = (table: Table, seat: number): boolean => table.seats[seat]?.bot === false;

/** What a person may ask of a table. Times, chances and other people's turns are no commands. */
import type { Message } from './preparing.ts';
import type { DealAction } from './table.ts';

export type Command =
  /** Take a free seat with a first buy-in, chips. */
  | { readonly type: 'sit'; readonly seat: number; readonly amount: number }
  | { readonly type: 'stand' }
  /** Chips from the bank: at once between deals, else at the deal's end; 0 takes an order back (S17). */
  | { readonly type: 'buy'; readonly amount: number }
  | { readonly type: 'away'; readonly away: boolean }
  /** Three-card bets for the next deal; ante 0 takes them back. */
  | { readonly type: 'post'; readonly ante: number; readonly pairPlus: number }
  /** A bot in that seat, or in the first free one. */
  | { readonly type: 'add-bot'; readonly seat: number | null }
  | { readonly type: 'remove-bot'; readonly seat: number }
  /** What the shuffle of the prepared deal waits for from the seat. */
  | { readonly type: 'prepare'; readonly message: Message }
  /** Answers the decision with that number; only in the deal with that number, where one is named. */
  | {
      readonly type: 'act';
      readonly deal?: number;
      readonly decision: number;
      readonly action: DealAction;
    };

export interface Asker {
  readonly person: string;
  readonly name: string;
}

/** Time and chance, handed in from outside. */
export interface Context {
  /** Ms since 1970. */
  readonly now: number;
  /** How long a bot thinks, ms. */
  readonly pause: () => number;
  /** Somebody looks at the table: it goes on though no person has done anything for some deals. */
  readonly watched: boolean;
  /** Events that the table's log may come to: then it ends its deal and deals no more. */
  readonly mostEvents: number;
  /** The same for names that people would take for one another, whatever their letters. */
  readonly alike: (name: string) => string;
  /** A fair lot: an integer 0…n−1. */
  readonly lot: (n: number) => number;
}

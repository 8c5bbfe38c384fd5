/** What a person may ask of a table. Times, chances and other people's turns are no commands. */
import type { TableConfig } from './config.ts';
import type { Payment, Role } from './night.ts';
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
  /** The host: deals begin; after the end, with those who go on. */
  | { readonly type: 'begin' }
  /** The host: no clock runs and no deal begins until he goes on. */
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** The host announces that the running deal, or the next, is the last. */
  | { readonly type: 'last-deal'; readonly last: boolean }
  /** The host ends the night, after the deal that runs. */
  | { readonly type: 'end' }
  /** The agreed end, minutes from now; null: open (S39). */
  | { readonly type: 'end-at'; readonly minutes: number | null }
  /** After the end: another one is proposed, minutes from now (S41). */
  | { readonly type: 'go-on'; readonly minutes: number | null }
  /** Whoever sits says whether he goes on. */
  | { readonly type: 'agree'; readonly agrees: boolean }
  /** The host hands a role on; the banker may hand on his own. Null: no co-host. */
  | { readonly type: 'hand-over'; readonly role: Role; readonly person: string | null }
  /** The host takes a seat away, after the deal that runs. */
  | { readonly type: 'remove'; readonly seat: number }
  /** The host changes the house rules between deals. */
  | { readonly type: 'configure'; readonly config: TableConfig }
  /** The banker gives what a seat asked for, or so many chips of it. */
  | { readonly type: 'grant'; readonly seat: number; readonly amount: number | null }
  | { readonly type: 'deny'; readonly seat: number }
  /** The banker puts a line right: chips more or fewer in a stack, between deals. */
  | {
      readonly type: 'correct';
      readonly seat: number;
      readonly amount: number;
      readonly reason: string;
    }
  /** The banker notes what one has paid another beside the table. */
  | ({ readonly type: 'move'; readonly reason: string } & Payment)
  /** The banker marks a payment of the settlement. */
  | { readonly type: 'pay'; readonly payment: Payment; readonly paid: boolean }
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

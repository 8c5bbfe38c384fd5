/** What the server keeps of its tables, and what can be asked of it; one transaction for one append. */
import type { Card } from '@tapete/rules';
import type { Table, TableEvent } from '@tapete/table';
import type { TableRow } from './schema.ts';

/** One event of a log; `at` is when it was stored, ms since 1970. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
}

export interface Opening {
  readonly deal: number;
  readonly position: number;
  readonly card: Card;
}

export interface Deck {
  readonly deal: number;
  readonly cards: readonly Card[];
}

/** Events of a log that follow each other, as they are stored, without closed cards; and what fills them again. */
export interface LogSlice {
  readonly entries: readonly Entry[];
  /** The pack of the running deal. */
  readonly deck: Deck | null;
  readonly openings: readonly Opening[];
}

/** A table as it stood at one of its events, closed cards left out; and what fills those of its deal, which is over, again. */
export interface StoredFold {
  readonly table: Table;
  readonly openings: readonly Opening[];
}

export interface Done {
  readonly first: number;
  readonly last: number;
}

/** `asked`: as in the append that stored it; null: stored before that was kept. */
export interface DoneAction extends Done {
  readonly asked: string | null;
}

export interface Append {
  /** The table's row after the events. */
  readonly row: TableRow;
  /** Numbered on from the last stored event, closed cards left out; may be empty. */
  readonly entries: readonly Entry[];
  /** The pack of a deal that began here and goes on; null: none began. */
  readonly deck: Deck | null;
  /** The pack kept so far is erased: its deal has ended, or another begins. */
  readonly erase: boolean;
  readonly openings: readonly (Opening & { readonly person: string })[];
  readonly visitors: readonly string[];
  /** The table from which its log is folded on from now, stored without closed cards; null: as before. */
  readonly fold: Table | null;
  /** `asked` tells what was asked for under that id from everything else. */
  readonly action: { readonly person: string; readonly id: string; readonly asked: string } | null;
}

export interface Store {
  readonly migrate: () => Promise<void>;
  /** What is to be done now and then; throws `DatabaseGone` when what is stored would not be found again. */
  readonly tend: () => Promise<void>;
  /** Another program keeps us from writing just now. */
  readonly waits: () => boolean;
  /** False when another writer has stored these numbers, or this action, first: then nothing is changed. */
  readonly append: (append: Append) => Promise<boolean>;
  /** At most `limit` after `after`, with what fills their deals. */
  readonly read: (table: string, after: number, limit: number) => Promise<LogSlice>;
  /** The stored fold of a table; undefined when there is none, or none that this version can read. */
  readonly fold: (table: string) => Promise<StoredFold | undefined>;
  /** Stores the fold of a table anew, without closed cards. */
  readonly keepFold: (table: Table) => Promise<void>;
  /** At most `limit` after `after`, with the closed cards this person saw. */
  readonly readFor: (
    table: string,
    person: string | null,
    after: number,
    limit: number,
  ) => Promise<LogSlice>;
  readonly done: (table: string, person: string, action: string) => Promise<DoneAction | undefined>;
  /** Tables with a clock that has run out at `now`, the most overdue first. */
  readonly overdue: (now: number) => Promise<readonly string[]>;
  /** Every table with a running clock, and every one with a running deal: it has one even where its row has lost it. */
  readonly clocked: () => Promise<readonly string[]>;
  /** The next clock after `now`. */
  readonly nextDeadline: (now: number) => Promise<number | null>;
  /** Tables that this person opened. */
  readonly opened: (person: string) => Promise<number>;
  /** Tables where this person sits. */
  readonly seatsOf: (person: string) => Promise<readonly string[]>;
  readonly tablesOf: (person: string) => Promise<readonly TableRow[]>;
  /** Tables where nothing is awaited and nothing has happened since `before`, and those of bots alone since `botsBefore`. */
  readonly untouched: (before: number, botsBefore: number) => Promise<readonly string[]>;
  /** From here on there is no such table; false when something has happened there since `before`. */
  readonly beginRemoval: (table: string, before: number) => Promise<boolean>;
  /** Tables whose rows are not all gone yet. */
  readonly beingRemoved: () => Promise<readonly string[]>;
  /** Some of the rows of a table that is being removed; false when it was the last of them. */
  readonly removePiece: (table: string) => Promise<boolean>;
  /** Guests who have been at no table that is still there, and not in the room since then, ms since 1970. */
  readonly strangers: (before: number) => Promise<readonly string[]>;
  /** The stored value of a key, made once. */
  readonly setting: (key: string, make: () => string) => Promise<string>;
}

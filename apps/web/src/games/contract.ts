/** What the page must know of a game. A third game is one more value of this type, and its title in `titles.ts`. */
import type { StudTableRequest, ThreeTableRequest } from '@tapete/protocol';
import type { Seen } from '@tapete/rules';
import type { Deal, TableConfig } from '@tapete/table';
import type { Component } from 'svelte';
import type { CommonDraft } from '../home/common-draft.ts';
import type { DealEntry } from '../table/entry.ts';
import type { TableView } from '../table/table-view.svelte.ts';
import type { LogLine } from '../words/log-line.ts';

/** What a seat shows of a deal beside its name and chips. */
export interface SeatFacts {
  readonly cards: readonly { readonly card: Seen; readonly closed: boolean }[];
  /** Which of two packs the cards are of. */
  readonly pack: 1 | 2;
  readonly folded: boolean;
  /** Chips that an ended deal has brought; null where there is nothing to tell. */
  readonly outcome: number | null;
  /** Its cards are the winning hand. */
  readonly wins: boolean;
  /** The hand in words, '' while it is not known. */
  readonly hand: string;
  readonly said: Said | null;
  /** Chips before the seat. */
  readonly bet: { readonly text: string; readonly title?: string } | null;
  readonly badge: { readonly letter: string; readonly title: string } | null;
}

/** What a seat has said last, in a word or two; the kind is its colour. */
export interface Said {
  readonly text: string;
  readonly kind: 'pass' | 'call' | 'raise' | 'fold' | 'all-in';
}

/** A seat that has nothing to do with the deal. */
export const NO_FACTS: SeatFacts = {
  cards: [],
  pack: 1,
  folded: false,
  outcome: null,
  wins: false,
  hand: '',
  said: null,
  bet: null,
  badge: null,
};

/** One line of the rules of a table. */
export interface HouseRule {
  readonly name: string;
  readonly value: string;
  /** Other than usual in this game. */
  readonly changed: boolean;
}

/** The game's part of a request for a new table. */
export type GameRequest =
  Pick<StudTableRequest, 'game' | 'rules'> | Pick<ThreeTableRequest, 'game' | 'rules' | 'ante'>;

export interface FormProps {
  /** State of the form: its fields are written in place. */
  readonly draft: CommonDraft;
  /** Least and most seats of the game. */
  readonly seats: { readonly min: number; readonly max: number };
  /** What its fields begin with: the rules of a table that there is, or null for the usual ones. */
  readonly config: TableConfig | null;
}

export type GameForm = Component<FormProps, { readonly request: () => GameRequest }>;

interface InTable {
  readonly view: TableView;
}

export interface PageGame {
  /** Cards of a whole hand. */
  readonly handSize: number;
  /** The middle of the felt is wide, and stands above all seats on a phone. */
  readonly isCentreWide: boolean;
  /** A house wins and loses beside the people: it has a line in the accounts. */
  readonly hasHouse: boolean;
  /** The middle of the felt: pot or dealer, and the result. */
  readonly Centre: Component<InTable>;
  /** What I may do now, at the foot of the panel. */
  readonly Actions: Component<InTable>;
  /** The game's fields of a new table, around those that every game has; loaded with its form alone. */
  readonly form: () => Promise<GameForm>;

  /** Nothing can be dealt for one person alone. */
  readonly needsCompany: (config: TableConfig) => boolean;
  /** The status line while nothing is asked of me. */
  readonly status: (view: TableView) => string;
  /** News that the panel tells above the buttons. */
  readonly notes: (view: TableView) => readonly string[];
  /** I still play for something in the running deal. */
  readonly isAtStake: (view: TableView) => boolean;
  readonly seat: (view: TableView, seat: number) => SeatFacts;
  /** A seat's hand in words as far as its cards are known, '' where too few are. */
  readonly knownHand: (deal: Deal, dealSeat: number) => string;
  readonly logLines: (entry: DealEntry) => readonly LogLine[];
  /** Who was drawn by lot, and for what. */
  readonly drawnByLot: (name: string, config: TableConfig) => string;
  readonly houseRules: (config: TableConfig) => readonly HouseRule[];
}

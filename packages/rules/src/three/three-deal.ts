/** The plain data of a three-card deal: its state, its actions, its events. */
import type { Card, Seen } from '../cards.ts';
import type { BySeat, DealBase, DealSeat, DealtCard } from '../game.ts';
import type { GivenPack } from '../given-pack.ts';
import { RULE_REFUSALS } from '../rule-values.ts';
import type { ThreeRules } from './three-rules.ts';

/** A seat with its bets, posted before the cards (T4, T9). Chips; Pair Plus may be 0. */
export interface ThreeSeat extends DealSeat {
  readonly ante: number;
  readonly pairPlus: number;
}

/** Who banks when a player does (T18): he holds no hand of his own. */
export interface Banker {
  readonly name: string;
  readonly person: string;
  readonly stack: number;
  readonly at: number;
}

export interface ThreeSetup {
  readonly rules: ThreeRules;
  /** Null when the house banks. */
  readonly banker: Banker | null;
  /** `whole` unless it is said. */
  readonly pack?: GivenPack;
}

export const THREE_ACTIONS = ['play', 'fold'] as const;
export interface ThreeAction {
  readonly type: (typeof THREE_ACTIONS)[number] | 'timeout';
}

export const SPOTS = ['ante', 'play', 'bonus', 'pair-plus'] as const;
export type Spot = (typeof SPOTS)[number];

/** One bet settled (T15). */
export interface Line {
  readonly seat: number;
  readonly spot: Spot;
  readonly stake: number;
  readonly outcome: 'win' | 'lose' | 'push';
  /** Net of the stake: +, − or 0. */
  readonly amount: number;
  /** The rule that decided, as `T7`. */
  readonly rule: string;
}

export type ThreeEvent =
  | {
      readonly type: 'started';
      readonly game: 'three';
      readonly rules: ThreeRules;
      readonly seats: BySeat<ThreeSeat>;
      readonly banker: Banker | null;
      readonly deck: readonly Card[];
    }
  /** All cards of the deal, in the order they left the pack; the dealer's have no owner. */
  | { readonly type: 'dealt'; readonly cards: readonly DealtCard<Seen, Place>[] }
  | { readonly type: 'asked'; readonly seats: readonly number[] }
  | {
      readonly type: 'decided';
      readonly seat: number;
      readonly plays: boolean;
      readonly timeout: boolean;
    }
  | { readonly type: 'turned'; readonly cards: readonly Card[]; readonly qualifies: boolean }
  | { readonly type: 'showed'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly type: 'settled'; readonly lines: readonly Line[] }
  | { readonly type: 'ended'; readonly outcome: 'settled' };

/** Where a card lies: before a seat of the deal, or before the dealer. */
export type Place = number | 'dealer';

export interface ThreeCard {
  readonly card: Seen;
  readonly position: number;
}

export interface ThreeDeal extends DealBase {
  readonly game: 'three';
  readonly rules: ThreeRules;
  readonly seats: BySeat<ThreeSeat>;
  readonly banker: Banker | null;
  /** Net of the bank so far: chips won from (+) or paid to (−) the seats. */
  readonly bankNet: number;
  readonly deck: readonly Card[];
  readonly cards: BySeat<readonly ThreeCard[]>;
  readonly dealer: readonly ThreeCard[];
  /** Play bets put down. */
  readonly plays: BySeat<number>;
  readonly decided: BySeat<'play' | 'fold' | null>;
  readonly shown: BySeat<boolean>;
  readonly turned: boolean;
  readonly qualifies: boolean | null;
  readonly lines: readonly Line[];
  readonly outcome: 'settled' | null;
}

export const THREE_REFUSALS = [
  'too-few-seats',
  'too-many-seats',
  'bad-ante',
  'bad-pair-plus',
  'pair-plus-without-ante',
  'ante-not-covered',
  'bank-not-covered',
  ...RULE_REFUSALS,
  'bad-pack',
  'deck-exhausted',
  'deal-over',
  'not-in-deal',
  'not-your-turn',
  'already-decided',
  'not-available',
] as const;
export type ThreeRefusal = (typeof THREE_REFUSALS)[number];

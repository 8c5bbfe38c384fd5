/** The time between the decision to deal and the cards: who will play, and what the shuffle waits for (S15). */
import type { RefusalCode } from './refusals.ts';

/** What a player adds to the shuffle: his part of its chance, or the place of the cut. */
export type Message =
  | { readonly type: 'contribute'; readonly value: string }
  | { readonly type: 'cut'; readonly at: number };
export type MessageType = Message['type'];

/** A message that the shuffle waits for. */
export interface Awaited {
  readonly seat: number;
  readonly type: MessageType;
}

export interface Preparing {
  /** The deal's number at this table, 1, 2, 3 …. */
  readonly number: number;
  /** Table seats that will be dealt in, clockwise. */
  readonly seats: readonly number[];
  /** The table seat that deals, or banks; null when neither a player deals nor banks. */
  readonly dealer: number | null;
  /** The dealer was drawn by lot (S14). */
  readonly byLot: boolean;
  /** Still to come before the cards. */
  readonly awaits: readonly Awaited[];
  /** What has come. */
  readonly messages: readonly { readonly seat: number; readonly message: Message }[];
}

/** Why a prepared deal comes to nothing: `silent` when a message did not come in time, or why the game refused. */
export type VoidReason = 'silent' | RefusalCode;

/** How long the cards wait for the players' messages, ms. */
export const PREPARE_MS = 10_000;

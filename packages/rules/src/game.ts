/** The one contract of both games: five functions over plain data (and the two that keep a log without closed cards). */
import type { Card } from './cards.ts';
import type { Refusal, Result } from './result.ts';

export const GAME_NAMES = ['three', 'stud'] as const;
export type GameName = (typeof GAME_NAMES)[number];

/** One entry a seat of the deal, clockwise; index 0…n−1 is the deal's seat number. */
export type BySeat<T> = readonly T[];

/** A person, never a seat, owns what he may see; `null` is an onlooker who owns nothing. */
export type Viewer = string | null;

/** Who plays a deal: the seat's name, the person whose it is, its chips, and its place at the table. */
export interface DealSeat {
  readonly name: string;
  readonly person: string;
  /** Chips before the ante, integer ≥ 1. */
  readonly stack: number;
  /** The table seat (0…7) this seat of the deal stands for. */
  readonly at: number;
}

/** A card that left the pack face down: where it lay in the pack, whose it is, and what it is, if known. */
export interface DealtCard<C> {
  readonly seat: number;
  readonly owner: Viewer;
  /** 0-based place in the shuffled pack. */
  readonly position: number;
  readonly card: C;
}

/** What every deal of either game has. */
export interface DealBase {
  readonly seats: BySeat<DealSeat>;
  readonly stacks: BySeat<number>;
  /** Seats that must decide now, in deal order; empty while none must. */
  readonly asked: readonly number[];
  /** How the deal ended, or null while it runs. */
  readonly outcome: string | null;
}

/** No stack and no bet may exceed this, so that every sum stays an exact integer. */
export const MOST_CHIPS = 1_000_000_000;

/**
 * A game. `Setup` is the table's rules and what a deal needs beyond its seats.
 * State = events folded by `apply`; a view is the same state with unknown cards.
 */
export interface Game<Setup, Seat extends DealSeat, Deal extends DealBase, Action, Event, Legal> {
  readonly name: GameName;
  /** Begins a deal with the shuffled pack (C3) and goes on to the first decision. */
  start(
    setup: Setup,
    seats: BySeat<Seat>,
    deck: readonly Card[],
  ): Result<readonly Event[], Refusal>;
  /** Decides what an action brings; changes nothing. */
  play(deal: Deal, seat: number, action: Action): Result<readonly Event[], Refusal>;
  /** Records one event; `undefined` before the first. */
  apply(deal: Deal | undefined, event: Event): Deal;
  /** The event as a viewer may see it: other cards become `??`, nothing else changes. */
  mask(event: Event, viewer: Viewer): Event;
  /** The deal as a viewer may see it; equals folding the masked events. */
  maskDeal(deal: Deal, viewer: Viewer): Deal;
  /** Undoes `mask` with the cards that are known by their place in the pack. */
  fill(event: Event, known: (position: number) => Card | undefined, deck?: readonly Card[]): Event;
  /** What the seat may do now, with exact ranges, and why not the rest. */
  legal(deal: Deal, seat: number): Legal;
}

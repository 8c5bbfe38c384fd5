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
export interface DealtCard<C, Place = number> {
  readonly seat: Place;
  readonly owner: Viewer;
  /** 0-based place in the shuffled pack. */
  readonly position: number;
  readonly card: C;
}

/** What every deal of either game has. */
export interface DealBase {
  /** The game's name. */
  readonly game: string;
  readonly seats: BySeat<DealSeat>;
  readonly stacks: BySeat<number>;
  /** Seats that must decide now, in deal order; empty while none must. */
  readonly asked: readonly number[];
  /** How the deal ended, or null while it runs. */
  readonly outcome: string | null;
}

/** The value of a seat of the deal; throws for a seat that the deal does not have. */
export function at<T>(values: BySeat<T>, seat: number): T {
  const value = values[seat];
  if (value === undefined) throw new RangeError(`no seat ${seat} among ${values.length}`);
  return value;
}

/** No stack and no bet may exceed this, so that every sum stays an exact integer. */
export const MOST_CHIPS = 1_000_000_000;

/** A decision taken: its events in order, and the deal after them. */
export interface Turn<Deal, Event> {
  readonly deal: Deal;
  readonly events: readonly Event[];
}

/** The types of one game. `setup` is the table's rules and what a deal needs beyond its seats; `code` why it refuses. */
export interface GameTypes {
  readonly setup: unknown;
  readonly seat: DealSeat;
  readonly deal: DealBase;
  readonly action: unknown;
  readonly event: { readonly type: string };
  readonly legal: { readonly options: readonly { readonly type: string }[] };
  readonly code: string;
}

/** What `start` and `play` answer. */
export type Decided<T extends GameTypes> = Result<Turn<T['deal'], T['event']>, Refusal<T['code']>>;

/** A game. State = events folded by `apply`; a view is the same state with unknown cards. */
export interface Game<T extends GameTypes> {
  /** As in `deal.game` and the table's config. */
  readonly name: T['deal']['game'];
  /** Begins a deal with the shuffled pack (C3) and goes on to the first decision. */
  start(setup: T['setup'], seats: BySeat<T['seat']>, deck: readonly Card[]): Decided<T>;
  /** Decides what an action brings; changes nothing. */
  play(deal: T['deal'], seat: number, action: T['action']): Decided<T>;
  /** Records one event; `undefined` before the first. */
  apply(deal: T['deal'] | undefined, event: T['event']): T['deal'];
  /** The event as a viewer may see it: other cards become `??`, nothing else changes. */
  mask(event: T['event'], viewer: Viewer): T['event'];
  /** The deal as a viewer may see it; equals folding the masked events. */
  maskDeal(deal: T['deal'], viewer: Viewer): T['deal'];
  /** Undoes `mask` with the cards that are known by their place in the pack. */
  fill(
    event: T['event'],
    known: (position: number) => Card | undefined,
    deck?: readonly Card[],
  ): T['event'];
  /** Undoes `maskDeal` likewise, the pack apart: for a deal that is over. */
  fillDeal(deal: T['deal'], known: (position: number) => Card | undefined): T['deal'];
  /** What the seat may do now, with exact ranges, and why not the rest. */
  legal(deal: T['deal'], seat: number): T['legal'];
}

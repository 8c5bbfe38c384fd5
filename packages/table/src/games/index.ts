/** The games that a table can play, by name, and the one door to their rules. */
import type {
  Card,
  GameTypes,
  Refusal,
  Result,
  StudLegal,
  ThreeLegal,
  Turn,
  Viewer,
} from '@tapete/rules';
import type { TableConfig } from '../config.ts';
import type { RefusalCode } from '../refusals.ts';
import { readySeats } from '../ready.ts';
import type { Deal, DealAction, DealEvent, GameEvent, Table } from '../table.ts';
import type { AnyConfig, TableGame } from './contract.ts';
import { studGame } from './stud.ts';
import { threeGame } from './three.ts';

/** A game of which no more is known than that it is one of ours: its deals and events go together by their `game`. */
type AnyGame = TableGame<
  {
    readonly setup: unknown;
    readonly seat: Deal['seats'][number];
    readonly deal: Deal;
    readonly action: DealAction;
    readonly event: DealEvent;
    readonly legal: StudLegal | ThreeLegal;
    readonly code: RefusalCode;
  },
  TableConfig
>;

const GAMES = new Map<string, AnyGame>();

/** Makes a game known to every table by the name its rules give it. */
export function addGame<T extends GameTypes, Config extends AnyConfig>(
  game: TableGame<T, Config>,
): void {
  // Only here a game loses its own types: what it is given always carries its name, so it always fits.
  GAMES.set(game.game.name, game as unknown as AnyGame);
}

addGame(studGame);
addGame(threeGame);

/** The game of that name; throws for an unknown one. */
export function gameOf({ game }: { readonly game: string }): AnyGame {
  const known = GAMES.get(game);
  if (!known) throw new Error(`no game is called '${game}'`);
  return known;
}

export const isGame = (name: string): boolean => GAMES.has(name);

/** Chips a seat needs to be dealt in. */
export const leastStack = (config: TableConfig): number => gameOf(config).leastStack(config);

/** Table seats that would be dealt in now, in order. */
export const seatsReady = (table: Table): number[] => readySeats(table, leastStack(table.config));

/** As the game's `play`; an action that the game does not have is refused with `not-available`. */
export const playDeal = (
  deal: Deal,
  seat: number,
  action: DealAction,
): Result<Turn<Deal, DealEvent>, Refusal<RefusalCode>> =>
  gameOf(deal).game.play(deal, seat, action);

export const applyDeal = (deal: Deal | undefined, { game, event }: GameEvent): Deal =>
  gameOf({ game }).game.apply(event.type === 'started' ? undefined : deal, event);

export const maskDeal = (deal: Deal, viewer: Viewer): Deal =>
  gameOf(deal).game.maskDeal(deal, viewer);

export const fillDeal = (deal: Deal, known: (position: number) => Card | undefined): Deal =>
  gameOf(deal).game.fillDeal(deal, known);

/** A game's event in its wrapping. */
export const wrap = (game: string, event: DealEvent): GameEvent => ({ game, event }) as GameEvent;

export const maskGameEvent = ({ game, event }: GameEvent, viewer: Viewer): GameEvent =>
  wrap(game, gameOf({ game }).game.mask(event, viewer));

export const fillGameEvent = (
  { game, event }: GameEvent,
  known: (position: number) => Card | undefined,
  deck?: readonly Card[],
): GameEvent => wrap(game, gameOf({ game }).game.fill(event, known, deck));

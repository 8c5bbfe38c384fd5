/** The games of the command by name. */
import { MOST_CHIPS, type DealSeat, type GameTypes } from '@tapete/rules';
import {
  USUAL_NIGHT,
  type Deal,
  type DealAction,
  type DealEvent,
  type RefusalCode,
  type TableConfig,
} from '@tapete/table';
import { Fault } from '../fault.ts';
import { flagName, type Options, type RuleFlag } from '../flags.ts';
import { expects } from '../texts.ts';
import type { CliGame, Common, Script } from './contract.ts';
import { studAtCommand } from './stud.ts';
import { threeAtCommand } from './three.ts';

/** A game of which no more is known than that it is one of ours: its deals and events go together. */
export interface AnyTypes {
  readonly setup: unknown;
  readonly seat: DealSeat;
  readonly deal: Deal;
  readonly action: DealAction;
  readonly event: DealEvent;
  readonly legal: { readonly options: readonly { readonly type: string }[] };
  readonly code: RefusalCode;
}
export type AnyCliGame = CliGame<AnyTypes, TableConfig>;
export type AnyScript = Script<AnyTypes, TableConfig['rules']>;

const GAMES = new Map<string, AnyCliGame>();

/** Makes a game known to every command by the name its rules give it. */
export function addGame<T extends GameTypes, Config extends Common & { readonly rules: unknown }>(
  game: CliGame<T, Config>,
): void {
  // Only here a game loses its own types: what it is given always comes from itself.
  GAMES.set(game.game.name, game as unknown as AnyCliGame);
}

addGame(threeAtCommand);
addGame(studAtCommand);

export const gameNames = (): readonly string[] => [...GAMES.keys()];
export const games = (): readonly AnyCliGame[] => [...GAMES.values()];

export const gameNamed = (name: unknown): AnyCliGame | undefined =>
  typeof name === 'string' ? GAMES.get(name) : undefined;

const flagsOf = (game: AnyCliGame): readonly RuleFlag[] => [...game.handFlags, ...game.dealFlags];

/** The game of a deal or a script; throws for an unknown one. */
export function gameOf({ game }: { readonly game: string }): AnyCliGame {
  const known = gameNamed(game);
  if (!known) throw new Error(`no game is called '${game}'`);
  return known;
}

/** The argument `three|stud`; a flag that only another game has is a fault. */
export function readGame(text: string, options: Options): AnyCliGame {
  const game = gameNamed(text);
  if (game === undefined) throw new Fault('', text, gameNames().join('|'));
  const own = flagsOf(game).map(({ key }) => key);
  for (const other of games()) {
    const keys = flagsOf(other).map(({ key }) => key);
    const key = keys.find((each) => options[each] !== undefined && !own.includes(each));
    if (key === undefined) continue;
    const words = expects('otherGame', { game: text, other: other.game.name });
    throw new Fault(flagName(key), String(options[key]), words);
  }
  return game;
}

/** A table where each brings the same. */
export const tableOf = (name: string, seats: number, stack: number): Common => ({
  name,
  seats,
  buyIn: { min: stack, max: MOST_CHIPS },
  clock: { turn: 600, bets: 600, between: 1 },
  night: USUAL_NIGHT,
});

/** The argument of a command that one game alone has. */
export function readOnly(command: string, text: string, only: string): void {
  readGame(text, {});
  if (text !== only) throw new Fault(command, text, only);
}

/** The games of the command by name. */
import type { DealSeat, GameTypes } from '@tapete/rules';
import type { Deal, DealAction, DealEvent, RefusalCode, TableConfig } from '@tapete/table';
import { Fault } from '../fault.ts';
import { flagName, type Options, type RuleFlag } from '../flags.ts';
import type { Script } from '../deal-script.ts';
import type { CliGame, Common } from './contract.ts';
import { studAtCommand } from './stud.ts';
import { threeAtCommand } from './three.ts';

/** A game of which no more is known than that it is one of ours: its deals and events go together. */
export interface AnyTypes {
  readonly setup: unknown;
  readonly seat: DealSeat;
  readonly deal: Deal;
  readonly action: DealAction;
  readonly event: DealEvent;
  readonly legal: unknown;
  readonly code: RefusalCode;
}
export type AnyCliGame = CliGame<AnyTypes, TableConfig>;
export type AnyScript = Script<AnyTypes, TableConfig['rules']>;

const GAMES = new Map<string, AnyCliGame>();

/** Makes a game known to every command by the name its rules give it. */
function addGame<T extends GameTypes, Config extends Common & { readonly rules: unknown }>(
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

/** The argument `three|stud`; a flag that only another game has is a fault. */
export function readGame(text: string, options: Options): AnyCliGame {
  const game = gameNamed(text);
  if (game === undefined) throw new Fault('', text, gameNames().join('|'));
  const own = flagsOf(game).map(({ key }) => key);
  for (const other of games()) {
    const foreign = flagsOf(other).find(
      ({ key }) => options[key] !== undefined && !own.includes(key),
    );
    if (foreign === undefined) continue;
    throw new Fault(flagName(foreign.key), String(options[foreign.key]), {
      es: `una opción de ${text}: esta es de ${other.game.name}`,
      en: `an option of ${text}: this one is of ${other.game.name}`,
    });
  }
  return game;
}

/** The argument of a command that one game alone has. */
export function readOnly(
  command: string,
  text: string,
  { game }: { game: { name: string } },
): void {
  if (readGame(text, {}).game.name !== game.name) throw new Fault(command, text, game.name);
}

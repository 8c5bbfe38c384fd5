/** A table from what its opener named; the rest is the defaults of its game. */
import type { CommonTableRequest, TableRequest } from '@tapete/protocol';
import type { Refusal, Result } from '@tapete/rules';
import {
  USUAL_NIGHT,
  type AnyConfig,
  type NightConfig,
  type RefusalCode,
  type TableConfig,
} from '@tapete/table';
import type { ConfigOf } from './contract.ts';
import { studConfigOf } from './stud.ts';
import { threeConfigOf } from './three.ts';

const CLOCK_SECONDS = { turn: 30, bets: 20, between: 6 };

const GAMES = new Map<string, ConfigOf<TableRequest, TableConfig>>();

/** Lets tables of a game be opened; its requests are those of the protocol's `WireGame` of that name. */
export function addDefaults<Request extends CommonTableRequest, Config extends AnyConfig>(
  game: Config['game'],
  configOf: ConfigOf<Request, Config>,
): void {
  // Only here a game loses its own types: the request that it is given has its name, so it always fits.
  GAMES.set(game, configOf as unknown as ConfigOf<TableRequest, TableConfig>);
}

addDefaults('stud', studConfigOf);
addDefaults('three', threeConfigOf);

/** `name` is the table's when none is given. Refuses as the game's own `ConfigOf`. */
export function makeConfig(
  request: TableRequest,
  name: string,
): Result<TableConfig, Refusal<RefusalCode>> {
  const configOf = GAMES.get(request.game);
  if (!configOf) throw new Error(`nothing is said of a new table of '${request.game}'`);
  const { turn, bets, between, bots } = request.clock ?? {};
  const clock = {
    // Null is an answer: no clock.
    turn: turn === undefined ? CLOCK_SECONDS.turn : turn,
    bets: bets ?? CLOCK_SECONDS.bets,
    between: between ?? CLOCK_SECONDS.between,
    ...(bots === 0 && { bots }),
  };
  const night: NightConfig = { ...USUAL_NIGHT, ...defined(request.night ?? {}) };
  return configOf(request, { name: request.name ?? name, clock, night });
}

/** What was named of it. */
const defined = <T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Whether a table can be played as it is set up. */
import type { Refusal, Result } from '@tapete/rules';
import { badConfig, BOUNDS, within, type ConfigKey, type TableConfig } from './config.ts';
import { gameOf } from './games/index.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * Whether a table can be opened: `bad-config` (detail: key, value, min, max), `bank-not-covered` (T18) or a refusal
 * of the rules for some number of players up to its seats (`pack-too-small`, `maximum-below-minimum`).
 */
export function checkConfig(config: TableConfig): Result<true, Refusal<RefusalCode>> {
  const game = gameOf(config);
  const { seats, buyIn, clock } = config;
  const ranges: readonly (readonly [
    ConfigKey,
    number,
    { readonly min: number; readonly max: number },
  ])[] = [
    ['seats', seats, game.seats],
    ['buyIn.min', buyIn.min, BOUNDS.chips],
    ['buyIn.max', buyIn.max, { ...BOUNDS.chips, min: buyIn.min }],
    ['clock.turn', clock.turn, BOUNDS.turnSeconds],
    ['clock.bets', clock.bets, BOUNDS.betsSeconds],
    ['clock.between', clock.between, BOUNDS.betweenSeconds],
  ];
  for (const [key, value, { min, max }] of ranges) {
    if (!within(value, min, max)) return badConfig(key, value, { min, max });
  }
  const { nameLength } = BOUNDS;
  if (!within(config.name.trim().length, nameLength.min, nameLength.max)) {
    return badConfig('name', config.name.slice(0, 60), nameLength);
  }
  return game.checkConfig(config);
}

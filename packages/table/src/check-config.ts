/** Whether a table can be played as it is set up. */
import type { Refusal, Result } from '@tapete/rules';
import { badConfig, BOUNDS, within, type ConfigKey, type TableConfig } from './config.ts';
import { gameOf } from './games/index.ts';
import type { RefusalCode } from './refusals.ts';

/** Of chips without the banker's yes: a thousand of the largest buy-ins. */
const MOST_CREDIT = 1000 * BOUNDS.chips.max;

/**
 * Whether a table can be opened: `bad-config` (detail: key, value, min, max), `bank-not-covered` (T18) or a refusal
 * of the rules for some number of players up to its seats (`pack-too-small`, `maximum-below-minimum`).
 */
export function checkConfig(config: TableConfig): Result<true, Refusal<RefusalCode>> {
  const game = gameOf(config);
  const { seats, buyIn, clock, night } = config;
  const ranges: readonly (readonly [
    ConfigKey,
    number,
    { readonly min: number; readonly max: number },
  ])[] = [
    ['seats', seats, game.seats],
    ['buyIn.min', buyIn.min, BOUNDS.chips],
    ['buyIn.max', buyIn.max, { ...BOUNDS.chips, min: buyIn.min }],
    ['clock.bets', clock.bets, BOUNDS.betsSeconds],
    ['clock.between', clock.between, BOUNDS.betweenSeconds],
    ['night.worth.chips', night.worth?.chips ?? 1, BOUNDS.chips],
    ['night.worth.cents', night.worth?.cents ?? 1, BOUNDS.cents],
    ['clock.turn', clock.turn ?? BOUNDS.turnSeconds.min, BOUNDS.turnSeconds],
    ['night.credit', night.credit ?? 0, { min: 0, max: MOST_CREDIT }],
    ['night.minutes', night.minutes ?? BOUNDS.minutes.min, BOUNDS.minutes],
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

/** Whether a table can be played as it is set up. */
import { MOST_CHIPS, refuse, type Refusal, type Result } from '@tapete/rules';
import { within, type TableConfig } from './config.ts';
import { gameOf } from './games/index.ts';
import type { RefusalCode } from './refusals.ts';

const NAME = { min: 1, max: 40 };

/**
 * Whether a table can be opened: `bad-config` (detail: key, value, min, max), `bank-not-covered` (T18) or a refusal
 * of the rules for some number of players up to its seats (`pack-too-small`, `maximum-below-minimum`).
 */
export function checkConfig(config: TableConfig): Result<true, Refusal<RefusalCode>> {
  const game = gameOf(config);
  const { seats, buyIn, clock } = config;
  const ranges: readonly (readonly [string, number, number, number])[] = [
    ['seats', seats, game.seats.min, game.seats.max],
    ['buyIn.min', buyIn.min, 1, MOST_CHIPS],
    ['buyIn.max', buyIn.max, buyIn.min, MOST_CHIPS],
    ['clock.turn', clock.turn, 5, 600],
    ['clock.bets', clock.bets, 5, 600],
    ['clock.between', clock.between, 1, 60],
  ];
  for (const [key, value, min, max] of ranges) {
    if (!within(value, min, max)) return refuse('bad-config', { key, value, min, max });
  }
  if (!within(config.name.trim().length, NAME.min, NAME.max)) {
    return refuse('bad-config', { key: 'name', value: config.name.slice(0, 60), ...NAME });
  }
  return game.checkConfig(config);
}

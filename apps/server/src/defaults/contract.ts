/** What a new table is when its opener names no more than the game. */
import type { CommonTableRequest } from '@tapete/protocol';
import { MOST_CHIPS, type Refusal, type Result } from '@tapete/rules';
import type { AnyConfig, CommonConfig, RefusalCode } from '@tapete/table';

/** What is set whatever the game. */
export type Common = Pick<CommonConfig, 'name' | 'clock' | 'night'>;

/** The config of a new table of one game. Refuses with `bad-rule` and the like; what the table checks is left to it. */
export type ConfigOf<Request extends CommonTableRequest, Config extends AnyConfig> = (
  request: Request,
  common: Common,
) => Result<Config, Refusal<RefusalCode>>;

/** So many times a bet, no more than a stack may hold. */
export const scaled = (unit: number, by: { readonly min: number; readonly max: number }) => ({
  min: Math.min(MOST_CHIPS, unit * by.min),
  max: Math.min(MOST_CHIPS, unit * by.max),
});

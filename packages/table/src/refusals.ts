/** Why a table refuses: every code that its commands and its setup can answer with. */
import type {
  Detail,
  Refusal,
  RuleRefusal,
  StudRefusal,
  StudSetupRefusal,
  ThreeRefusal,
} from '@tapete/rules';

/** Codes of the table itself. */
export const TABLE_REFUSALS = [
  'halted',
  'log-full',
  'no-such-seat',
  'seat-taken',
  'already-seated',
  'not-seated',
  'table-full',
  'not-a-bot',
  'bad-amount',
  'no-deal',
  'stale-decision',
  'stale-deal',
  'deal-running',
  'not-preparing',
  'not-available',
  'not-host',
  'not-banker',
  'not-now',
  'nothing-proposed',
  'nothing-asked',
  'nobody-there',
  'no-such-person',
  'no-such-payment',
  'bad-ante',
  'banker-bets-nothing',
  'bank-not-covered',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** Why a table cannot be opened, beside what its rules refuse. */
export const CONFIG_REFUSALS = ['bad-config', 'bank-not-covered'] as const;
export type ConfigRefusal = (typeof CONFIG_REFUSALS)[number] | StudSetupRefusal;

/** Every code that the rules, a game or a table can refuse with. */
export type RefusalCode = TableRefusal | ConfigRefusal | RuleRefusal | StudRefusal | ThreeRefusal;

/** A refusal to return as it is. */
export const no = (code: RefusalCode, detail: Detail = {}): Refusal<RefusalCode> => ({
  code,
  detail,
});

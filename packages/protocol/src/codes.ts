/** Every code with which the room refuses. */
import { RULE_REFUSALS, STUD_REFUSALS, THREE_REFUSALS } from '@tapete/rules';
import { CONFIG_REFUSALS, TABLE_REFUSALS } from '@tapete/table';

/** Codes of the server itself. */
export const SERVER_CODES = [
  'bad-request',
  'no-session',
  'no-such-table',
  'not-found',
  'too-large',
  'too-many',
  'tables-used-up',
  'seats-used-up',
  'other-action',
  'guests-used-up',
  'foreign-host',
  'store-busy',
  'stopping',
  'failed',
] as const;
export type ServerCode = (typeof SERVER_CODES)[number];

/** Of the server, of the table or of a game. */
export const ERROR_CODES = [
  ...new Set([
    ...SERVER_CODES,
    ...TABLE_REFUSALS,
    ...CONFIG_REFUSALS,
    ...RULE_REFUSALS,
    ...STUD_REFUSALS,
    ...THREE_REFUSALS,
  ]),
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

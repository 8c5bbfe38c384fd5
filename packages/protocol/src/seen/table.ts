/** A table and its events as the room tells them. */
import { RULE_REFUSALS, STUD_REFUSALS, THREE_REFUSALS } from '@tapete/rules';
import { CONFIG_REFUSALS, PHASES, TABLE_REFUSALS } from '@tapete/table';
import { z } from 'zod';
import { amount, list, named, person, seat, signedChips, time } from './parts.ts';
import { studDeal, studEvent, studRules } from './stud.ts';
import { threeDeal, threeEvent, threeRules } from './three.ts';

const range = z.object({ min: amount, max: amount });

const night = z.object({
  start: z.enum(['ready', 'host']),
  credit: amount.nullable(),
  callsBots: z.enum(['seated', 'host']),
  botsNet: z.enum(['banker', 'shared']),
  worth: z.object({ chips: amount, cents: amount, currency: z.string() }).nullable(),
  minutes: z.number().int().nullable(),
});

const common = z.object({
  name: z.string(),
  seats: z.number().int(),
  buyIn: range,
  clock: z.object({
    turn: z.number().int().nullable().describe('Seconds; null: no clock'),
    bets: z.number().int(),
    between: z.number().int(),
    bots: z.literal(0).exactOptional().describe('0: they and the next deal come at once'),
  }),
  night,
});

export const tableConfig = named(
  'TableConfig',
  z.discriminatedUnion('game', [
    common.extend({ game: z.literal('stud'), rules: studRules }),
    common.extend({ game: z.literal('three'), rules: threeRules, ante: range }),
  ]),
  'What a table is set up with',
);

const bets = z.object({ ante: amount, pairPlus: amount });
const payment = z.object({ from: person, to: person, amount });
const timers = z.object({
  turn: time.nullable(),
  bot: time.nullable(),
  deal: time.nullable(),
  prepare: time.nullable(),
  end: time.nullable(),
});
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('contribute'), value: z.string() }),
  z.object({ type: z.literal('cut'), at: z.number().int() }),
]);
const preparing = z.object({
  number: z.number().int(),
  seats: list(seat),
  dealer: seat.nullable(),
  byLot: z.boolean(),
  awaits: list(z.object({ seat, type: z.enum(['contribute', 'cut']) })),
  messages: list(z.object({ seat, message })),
});

/** A message did not come in time, or the game refused. */
const voidReason = z.enum([
  'silent',
  ...new Set([
    ...TABLE_REFUSALS,
    ...CONFIG_REFUSALS,
    ...RULE_REFUSALS,
    ...STUD_REFUSALS,
    ...THREE_REFUSALS,
  ]),
]);

const dealNumber = z.number().int().describe('1, 2, 3 … at this table');
const gameEvent = [
  z.object({
    type: z.literal('deal'),
    number: dealNumber,
    game: z.literal('stud'),
    event: studEvent,
  }),
  z.object({
    type: z.literal('deal'),
    number: dealNumber,
    game: z.literal('three'),
    event: threeEvent,
  }),
] as const;
const by = person.describe('Who did it');
const byOrNobody = person.nullable().describe('Null: nobody, it came by itself');

export const tableEvent = named(
  'TableEvent',
  z.union([
    z.object({ type: z.literal('opened'), id: z.string(), config: tableConfig, host: person }),
    z.object({ type: z.literal('sat'), seat, person, name: z.string(), bot: z.boolean() }),
    z.object({ type: z.literal('bought'), seat, amount, by: by.exactOptional() }),
    z.object({ type: z.literal('ordered'), seat, amount, by: by.exactOptional() }),
    z.object({ type: z.literal('asked-chips'), seat, amount, by: byOrNobody }),
    z.object({ type: z.literal('leaving'), seat }),
    z.object({ type: z.literal('stood'), seat, amount }),
    z.object({ type: z.literal('away'), seat, away: z.boolean(), byClock: z.boolean() }),
    z.object({ type: z.literal('posted'), seat, bets: bets.nullable() }),
    preparing.omit({ messages: true }).extend({ type: z.literal('preparing') }),
    z.object({ type: z.literal('prepared'), seat, message }),
    z.object({ type: z.literal('void'), number: dealNumber, reason: voidReason }),
    z.object({ type: z.literal('button'), seat, byLot: z.boolean() }),
    ...gameEvent,
    z.object({ type: z.literal('clock'), timers }),
    z.object({
      type: z.literal('phase'),
      phase: z.enum(PHASES),
      ends: time.nullable(),
      by: byOrNobody,
    }),
    z.object({ type: z.literal('last'), last: z.boolean(), by: byOrNobody }),
    z.object({ type: z.literal('ends'), ends: time.nullable(), by }),
    z.object({ type: z.literal('extension'), ends: time.nullable(), by, withdrawn: z.boolean() }),
    z.object({ type: z.literal('agreed'), person, agrees: z.boolean() }),
    z.object({ type: z.literal('role'), role: z.enum(['host', 'banker']), person, by: byOrNobody }),
    z.object({
      type: z.literal('role'),
      role: z.literal('co-host'),
      person: person.nullable(),
      by: byOrNobody,
    }),
    z.object({ type: z.literal('grace'), seat }),
    z.object({ type: z.literal('removing'), seat, by }),
    z.object({ type: z.literal('corrected'), seat, amount: signedChips, by, reason: z.string() }),
    payment.extend({ type: z.literal('moved'), by, reason: z.string() }),
    payment.extend({ type: z.literal('paid'), paid: z.boolean(), by }),
    z.object({ type: z.literal('configured'), config: tableConfig, by }),
    z.object({ type: z.literal('closed') }),
    z.object({ type: z.literal('halted'), imbalance: signedChips }),
  ]),
  'One event of a table’s log as the receiver may see it',
);

const account = z.object({
  name: z.string(),
  bought: amount,
  lent: amount,
  cashed: amount,
  moved: signedChips.describe('Paid (+) or been paid (−) beside the table'),
});

const tableSeat = z.object({
  person,
  name: z.string(),
  bot: z.boolean(),
  stack: amount.describe('Between deals; while one runs, its own stacks count'),
  away: z.boolean(),
  leaving: z.boolean(),
  ordered: amount,
  bets: bets.nullable(),
  timeouts: z.number().int(),
  since: z.number().int(),
  asks: amount,
  removed: z.boolean(),
  graced: z.number().int(),
});

export const table = named(
  'Table',
  z.object({
    id: z.string(),
    config: tableConfig,
    host: person,
    night: z.object({
      phase: z.enum(PHASES),
      banker: person,
      coHost: person.nullable(),
      last: z.boolean(),
      ends: time.nullable(),
      extension: z.object({ ends: time.nullable(), agreed: list(person) }).nullable(),
      paid: list(payment),
    }),
    seq: z.number().int().describe('The number of its last event'),
    seats: list(tableSeat.nullable()),
    button: seat.nullable(),
    preparing: preparing.nullable(),
    running: z
      .object({
        number: dealNumber,
        deal: z.discriminatedUnion('game', [studDeal, threeDeal]),
        decision: z.number().int().nullable().describe('The number of the event that asks now'),
      })
      .nullable()
      .describe('The deal that runs, or the last one'),
    accounts: z.record(z.string(), account).describe('By person'),
    botsLeft: account
      .omit({ name: true, moved: true })
      .extend({ bots: z.number().int() })
      .nullable(),
    issued: signedChips,
    houseNet: signedChips,
    timers,
    bots: z.number().int(),
    unattended: z.number().int(),
    closed: z.boolean(),
    halted: z.boolean(),
  }),
  'A table as the receiver may see it',
);

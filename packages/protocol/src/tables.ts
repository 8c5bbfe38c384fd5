/** Opening a table, the list of one's own, and one as it stands now. */
import { GAME_NAMES } from '@tapete/rules';
import { BOUNDS } from '@tapete/table';
import { z } from 'zod';
import { chipRange, chips, shownName, whole } from './fields.ts';
import { legal } from './legal.ts';
import { list, named } from './seen/parts.ts';
import { table } from './seen/table.ts';

/** What an option can be at all: a word, a number, a paytable. Deeper ones are none, and need not be printed back. */
const ruleValue = z.union([z.string().max(40), z.number(), z.array(z.number()).max(6)]);

/** How its evening is led; what is left out is as `USUAL_NIGHT`. */
const nightRequest = z.strictObject({
  start: z
    .enum(['ready', 'host'])
    .optional()
    .describe('Who begins: players who are ready, or the host'),
  credit: chips
    .nullable()
    .optional()
    .describe('Chips a person has without the banker’s yes; null: any'),
  callsBots: z.enum(['seated', 'host']).optional(),
  botsNet: z
    .enum(['banker', 'shared'])
    .optional()
    .describe('Who answers for what bots and the house won'),
  worth: z
    .strictObject({
      chips: whole(BOUNDS.chips),
      cents: whole(BOUNDS.cents),
      currency: z.string().regex(/^[A-Z]{3}$/),
    })
    .nullable()
    .optional()
    .describe('So many chips are worth so many hundredths of a currency'),
  minutes: whole(BOUNDS.minutes).nullable().optional().describe('To the agreed end; null: open'),
});

/** What every new table takes; all but the game may be left to defaults. `rules` is read by the game itself. */
const commonRequest = z.strictObject({
  name: shownName(BOUNDS.nameLength).optional(),
  seats: whole(BOUNDS.seats).optional(),
  rules: z.record(z.string().max(40), ruleValue).optional(),
  buyIn: chipRange.optional(),
  clock: z
    .strictObject({
      turn: whole(BOUNDS.turnSeconds).nullable().optional().describe('Null: no clock'),
      bets: whole(BOUNDS.betsSeconds).optional(),
      between: whole(BOUNDS.betweenSeconds).optional(),
      bots: z
        .literal(0)
        .optional()
        .describe('0: while one person sits among bots, they and the next deal come at once'),
    })
    .optional(),
  night: nightRequest.optional(),
  bots: whole({ min: 0, max: BOUNDS.seats.max - 1 })
    .optional()
    .describe('Bots to sit at once'),
  sit: z.boolean().optional().describe('Whether the opener sits down too'),
});

/** A new table of that game; a game with fields of its own extends it. */
export const tableRequestOf = <const Name extends string>(game: Name) =>
  commonRequest.extend({ game: z.literal(game) });

export const tableCreated = named(
  'TableCreated',
  z.object({
    id: z.string(),
    path: z.string().describe('Path of the page, unguessable: whoever has it may come in'),
  }),
);

const tableSummary = named(
  'TableSummary',
  z.object({
    id: z.string(),
    game: z.enum(GAME_NAMES),
    name: z.string(),
    seats: z.number(),
    people: z.array(z.string()).readonly(),
    bots: z.number(),
    at: z.number().describe('Ms since 1970 of its last event'),
  }),
);

export const tableList = named('TableList', z.object({ tables: list(tableSummary) }));

export const tableAnswer = named(
  'TableAnswer',
  z.object({
    seq: z.number().describe('The number of its last event'),
    now: z.number().describe('Server time, ms since 1970'),
    table: table.describe('As it stands now and as you may see it'),
    legal: legal.nullable().describe('What you are asked now and may answer; null: nothing'),
  }),
);

/** What a new table of any game takes, `game` with it. */
export type CommonTableRequest = z.infer<typeof commonRequest> & { readonly game: string };
export type TableCreated = Readonly<z.infer<typeof tableCreated>>;
export type TableSummary = Readonly<z.infer<typeof tableSummary>>;
export type TableList = Readonly<z.infer<typeof tableList>>;
/** The table as it stands now, unlike the stream's `SnapshotMessage`, which begins with the deal. */
export type TableAnswer = Readonly<z.infer<typeof tableAnswer>>;

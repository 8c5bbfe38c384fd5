/** What a client may send, as schemas. The page uses only their types; no schema is in its first load. */
import type { Command } from '@tapete/table';
import { z } from 'zod';

/** Something of it is seen: more than spaces, fillers and marks that stand on nothing. */
const SEEN = /[^\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** No control, format or direction characters; a joiner stands between two pictures alone, as in a family of them. */
const PLAIN =
  /^(?:[^\p{C}]|(?<=\p{Extended_Pictographic}\p{M}?\p{EMod}?)\u200d(?=\p{Extended_Pictographic}))+$/u;

/** 1 to `most` characters after trimming; shown as plain text everywhere. */
const shownName = (most: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .pipe(z.string().min(1).max(most).regex(PLAIN).regex(SEEN));

export const nickname = shownName(20);

export const sessionRequest = z.strictObject({ nickname });

const chips = z.number().int().min(0).max(1_000_000_000);
const seatNumber = z.number().int().min(0).max(7);

const seconds = (min: number, max: number): z.ZodNumber => z.number().int().min(min).max(max);

/** What an option can be at all: a word, a number, a paytable. Deeper ones are none, and need not be printed back. */
const ruleValue = z.union([z.string().max(40), z.number(), z.array(z.number()).max(6)]);

/** A new table: all but the game may be left to its defaults. `rules` is read by the game itself. */
export const tableRequest = z.strictObject({
  game: z.enum(['three', 'stud']),
  name: shownName(40).optional(),
  seats: z.number().int().min(1).max(8).optional(),
  rules: z.record(z.string().max(40), ruleValue).optional(),
  buyIn: z.strictObject({ min: chips, max: chips }).optional(),
  ante: z.strictObject({ min: chips, max: chips }).optional(),
  clock: z
    .strictObject({
      turn: seconds(5, 600).optional(),
      bets: seconds(5, 600).optional(),
      between: seconds(1, 60).optional(),
    })
    .optional(),
  /** Bots to sit at once, and whether the opener sits down too. */
  bots: z.number().int().min(0).max(7).optional(),
  sit: z.boolean().optional(),
});

const amountOnly = <T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), to: chips });

/** Answers to a decision of the running deal. `timeout` is nobody's to send. */
export const dealAction = z.union([
  z.strictObject({
    type: z.enum(['pass', 'call', 'fold', 'all-in', 'accept', 'refuse', 'play']),
  }),
  amountOnly('bet'),
  amountOnly('raise'),
  amountOnly('propose'),
]);

export const tableAction = z.union([
  z.strictObject({ type: z.literal('sit'), seat: seatNumber, amount: chips }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('buy'), amount: chips }),
  z.strictObject({ type: z.literal('away'), away: z.boolean() }),
  z.strictObject({ type: z.literal('post'), ante: chips, pairPlus: chips }),
  z.strictObject({ type: z.literal('add-bot'), seat: seatNumber.nullable() }),
  z.strictObject({ type: z.literal('remove-bot'), seat: seatNumber }),
]);

/** The client's own name for an action, so that sending it twice does it once. */
export const actionId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** `deal` and `decision` (the number of the event that asked) go with an action of the running deal. */
export const actionRequest = z.union([
  z.strictObject({ actionId, action: tableAction }),
  z.strictObject({
    actionId,
    deal: z.number().int().min(1),
    decision: z.number().int().min(1),
    action: dealAction,
  }),
]);

export type SessionRequest = z.input<typeof sessionRequest>;
export type TableRequest = z.infer<typeof tableRequest>;
export type ActionRequest = z.infer<typeof actionRequest>;

/** The table's command that a request means. */
export const commandOf = (request: ActionRequest): Command =>
  'decision' in request
    ? { type: 'act', decision: request.decision, action: request.action }
    : request.action;

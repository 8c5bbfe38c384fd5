/** What a person may do at a table, outside its deals. */
import { z } from 'zod';
import { ACTION_ID_LENGTH } from './bounds.ts';
import { chips, seatNumber } from './fields.ts';

export const tableAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat: seatNumber, amount: chips }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('buy'), amount: chips }),
  z.strictObject({ type: z.literal('away'), away: z.boolean() }),
  z.strictObject({ type: z.literal('post'), ante: chips, pairPlus: chips }),
  z.strictObject({ type: z.literal('add-bot'), seat: seatNumber.nullable() }),
  z.strictObject({ type: z.literal('remove-bot'), seat: seatNumber }),
]);

/** The client's own name for an action, so that sending it twice does it once. */
export const actionId = z
  .string()
  .min(ACTION_ID_LENGTH.min)
  .max(ACTION_ID_LENGTH.max)
  .regex(/^[A-Za-z0-9_-]+$/);

/** The number of an event or of a deal. */
export const eventNumber = z.number().int().min(1);

export const actionAnswer = z.object({
  first: z.number().describe('Number of the first event that it brought'),
  last: z.number().describe('Number of the last; one less than `first`: none'),
});

export type TableAction = Readonly<z.infer<typeof tableAction>>;
export type ActionAnswer = Readonly<z.infer<typeof actionAnswer>>;

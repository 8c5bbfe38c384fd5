/** What a person may do at a table, outside its deals. */
import { BOUNDS, ROLES } from '@tapete/table';
import { z } from 'zod';
import { ACTION_ID_LENGTH, PERSON_LENGTH, REASON_LENGTH } from './bounds.ts';
import { chips, seatNumber, shownName, whole } from './fields.ts';
import { named } from './seen/parts.ts';

const person = z.string().min(1).max(PERSON_LENGTH);
/** Why a line is written by hand; shown to everybody. */
const reason = shownName(REASON_LENGTH);
const minutes = whole(BOUNDS.minutes);
const payment = z.strictObject({
  from: person,
  to: person,
  amount: whole({ min: 1, max: Number.MAX_SAFE_INTEGER }),
});

export const tableAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat: seatNumber, amount: chips }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('buy'), amount: chips }),
  z.strictObject({ type: z.literal('away'), away: z.boolean() }),
  z.strictObject({ type: z.literal('post'), ante: chips, pairPlus: chips }),
  z.strictObject({ type: z.literal('add-bot'), seat: seatNumber.nullable() }),
  z.strictObject({ type: z.literal('remove-bot'), seat: seatNumber }),
  z.strictObject({ type: z.literal('begin') }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('last-deal'), last: z.boolean() }),
  z.strictObject({ type: z.literal('end-at'), minutes: minutes.nullable() }),
  z.strictObject({ type: z.literal('go-on'), minutes: minutes.nullable() }),
  z.strictObject({ type: z.literal('agree'), agrees: z.boolean() }),
  z.strictObject({
    type: z.literal('hand-over'),
    role: z.enum(ROLES),
    person: person.nullable(),
  }),
  z.strictObject({ type: z.literal('remove'), seat: seatNumber }),
  z.strictObject({ type: z.literal('grant'), seat: seatNumber, amount: chips.nullable() }),
  z.strictObject({ type: z.literal('deny'), seat: seatNumber }),
  z.strictObject({
    type: z.literal('correct'),
    seat: seatNumber,
    amount: whole({ min: -BOUNDS.chips.max, max: BOUNDS.chips.max }),
    reason,
  }),
  payment.extend({ type: z.literal('move'), amount: whole(BOUNDS.chips), reason }),
  z.strictObject({ type: z.literal('pay'), payment, paid: z.boolean() }),
]);

/** The client's own name for an action, so that sending it twice does it once. */
export const actionId = z
  .string()
  .min(ACTION_ID_LENGTH.min)
  .max(ACTION_ID_LENGTH.max)
  .regex(/^[A-Za-z0-9_-]+$/);

/** The number of an event or of a deal. */
export const eventNumber = z.number().int().min(1);

export const actionAnswer = named(
  'ActionAnswer',
  z.object({
    first: z.number().describe('Number of the first event that it brought'),
    last: z.number().describe('Number of the last; one less than `first`: none'),
  }),
);

export type TableAction = Readonly<z.infer<typeof tableAction>>;
export type ActionAnswer = Readonly<z.infer<typeof actionAnswer>>;

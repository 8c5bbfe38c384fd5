/** What may be answered to a decision, with its exact range, as the games' `legal` gives it. */
import { z } from 'zod';
import { chips } from '../fields.ts';

/** Stud: totals for the street, chips. */
export const studOption = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['pass', 'fold', 'accept', 'refuse']) }),
  z.strictObject({ type: z.literal('call'), to: chips, adds: chips, allIn: z.boolean() }),
  z.strictObject({ type: z.enum(['bet', 'raise']), min: chips, max: chips }),
  z.strictObject({ type: z.literal('all-in'), to: chips }),
  z.strictObject({ type: z.literal('propose'), min: chips, max: chips }),
]);

/** Three-card; `stake`: what it puts in, chips. */
export const threeOption = z.strictObject({ type: z.enum(['play', 'fold']), stake: chips });

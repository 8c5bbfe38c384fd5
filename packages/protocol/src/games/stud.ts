/** Five-card stud on the wire. */
import { z } from 'zod';
import { chipRange, chips } from '../fields.ts';
import { tableRequestOf } from '../tables.ts';
import type { WireGame } from './contract.ts';

export const studAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['pass', 'call', 'fold', 'all-in', 'accept', 'refuse']) }),
  z.strictObject({ type: z.enum(['bet', 'raise', 'propose']), to: chips }),
]);

/** The ante is one of its rules; said beside them, it is refused with the place where it belongs. */
export const studTable = tableRequestOf('stud').extend({ ante: chipRange.optional() });

export type StudTableRequest = z.infer<typeof studTable>;

export const wireStud: WireGame = { name: 'stud', action: studAction, table: studTable };

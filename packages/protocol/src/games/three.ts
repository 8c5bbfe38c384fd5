/** Three Card Poker on the wire. */
import { z } from 'zod';
import { chipRange } from '../fields.ts';
import { tableRequestOf } from '../tables.ts';
import type { WireGame } from './contract.ts';

export const threeAction = z.strictObject({ type: z.enum(['play', 'fold']) });

export const threeTable = tableRequestOf('three').extend({
  ante: chipRange.optional().describe('Least and most ante of a seat'),
});

export type ThreeTableRequest = z.infer<typeof threeTable>;

export const wireThree: WireGame = { name: 'three', action: threeAction, table: threeTable };

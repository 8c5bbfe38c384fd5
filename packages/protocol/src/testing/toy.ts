/** The toy game of the tests on the wire: the table's toy says what it is. */
import { z } from 'zod';
import { chips } from '../fields.ts';
import { addWireGame } from '../games/index.ts';
import { tableRequestOf } from '../tables.ts';

const toyTable = tableRequestOf('toy').extend({ stake: chips.optional() });

export type ToyTableRequest = z.infer<typeof toyTable>;

export const addWireToy = (): void =>
  addWireGame({
    name: 'toy',
    action: z.strictObject({ type: z.enum(['stay', 'fold']) }),
    table: toyTable,
  });

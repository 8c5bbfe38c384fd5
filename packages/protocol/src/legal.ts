/** What is asked of somebody, and what may be answered. */
import type { Legal } from '@tapete/table';
import { z } from 'zod';
import { eventNumber } from './actions.ts';
import { studOption, threeOption } from './games/options.ts';

const option = z.union([
  threeOption,
  studOption,
  // Of a game that was added: so much every one has.
  z.looseObject({ type: z.string() }),
]);

/** Told to nobody but whoever is asked; `deal` and `decision` go with the answer. */
export const legal = z.object({
  deal: eventNumber,
  decision: eventNumber.describe('The number of the event that asks'),
  seat: z.number().int().min(0).describe('The asked seat’s number in the deal'),
  options: z.array(option).readonly().describe('Every legal action with its exact range, chips'),
}) as unknown as z.ZodType<Legal>;

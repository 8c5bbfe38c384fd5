/** What is asked of somebody, and what may be answered. */
import { z } from 'zod';
import { eventNumber } from './actions.ts';
import { studOption, threeOption } from './games/options.ts';
import { list, named, seat } from './seen/parts.ts';

/** Told to nobody but whoever is asked; `deal` and `decision` go with the answer. */
export const legal = named(
  'Legal',
  z.object({
    deal: eventNumber,
    decision: eventNumber.describe('The number of the event that asks'),
    seat: seat.describe('The asked seat’s number in the deal'),
    options: list(z.union([threeOption, studOption])).describe(
      'Every legal action with its exact range, chips',
    ),
  }),
  'What you are asked and may answer',
);

/** The room itself. */
import { z } from 'zod';
import { named } from './seen/parts.ts';

export const roomAnswer = named(
  'RoomAnswer',
  z.object({
    lan: z
      .array(z.string())
      .readonly()
      .describe('Origins that other devices of the home network can open; empty on loopback'),
    version: z.string(),
  }),
);

export type RoomAnswer = Readonly<z.infer<typeof roomAnswer>>;

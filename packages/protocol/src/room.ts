/** The room itself. */
import { z } from 'zod';

export const roomAnswer = z.object({
  lan: z
    .array(z.string())
    .readonly()
    .describe('Origins that other devices of the home network can open; empty on loopback'),
  version: z.string(),
});

export type RoomAnswer = Readonly<z.infer<typeof roomAnswer>>;

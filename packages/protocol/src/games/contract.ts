/** What may be sent of a game. */
import type { z } from 'zod';

export interface WireGame {
  /** As in the table's config. */
  readonly name: string;
  /** An answer to a decision of its deals; nobody sends `timeout`, which is the clock's. */
  readonly action: z.ZodType<{ readonly type: string }>;
  /** A new table of it: `tableRequestOf` its name. */
  readonly table: z.ZodObject<{ readonly game: z.ZodLiteral<string> }>;
}

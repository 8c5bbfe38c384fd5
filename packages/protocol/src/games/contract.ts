/** What may be sent of a game. */
import type { z } from 'zod';

export interface WireGame {
  /** As in the table's config. */
  readonly name: string;
  /**
   * An answer to a decision of its deals: an object with a literal `type`, or a union of such discriminated by it;
   * nobody sends `timeout`, which is the clock's.
   */
  readonly action: z.ZodType<{ readonly type: string }>;
  /** A new table of it: `tableRequestOf` its name. */
  readonly table: z.ZodObject<{ readonly game: z.ZodLiteral<string> }>;
}

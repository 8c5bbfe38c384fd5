/** A refusal, always in the same form. */
import { z } from 'zod';
import { ERROR_CODES } from './codes.ts';
import { named } from './seen/parts.ts';

const word = z.union([z.string(), z.number()]);

export const errorAnswer = named(
  'Error',
  z.object({
    error: z
      .object({
        code: z.enum(ERROR_CODES),
        detail: z
          .record(z.string(), z.union([word, z.array(word).readonly()]))
          .readonly()
          .describe('The numbers and names that explain it'),
      })
      .readonly(),
  }),
  'A refusal: its code, and what explains it',
);

export type ErrorAnswer = Readonly<z.infer<typeof errorAnswer>>;

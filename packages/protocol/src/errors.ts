/** A refusal, always in the same form. */
import { z } from 'zod';
import { ERROR_CODES } from './codes.ts';

const word = z.union([z.string(), z.number()]);

export const errorAnswer = z.object({
  error: z
    .object({
      code: z.enum(ERROR_CODES),
      detail: z
        .record(z.string(), z.union([word, z.array(word).readonly()]))
        .readonly()
        .describe('The numbers and names that explain it'),
    })
    .readonly(),
});

export type ErrorAnswer = Readonly<z.infer<typeof errorAnswer>>;

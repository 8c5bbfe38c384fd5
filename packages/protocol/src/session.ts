/** Who you are. */
import { z } from 'zod';
import { NICKNAME_LENGTH } from './bounds.ts';
import { shownName } from './fields.ts';
import { named } from './seen/parts.ts';

export const nickname = shownName(NICKNAME_LENGTH);

export const sessionRequest = z.strictObject({
  nickname,
  token: z.boolean().optional().describe('A program comes in: it gets a token, and no cookie'),
});

const person = z.object({ id: z.string(), name: z.string() });

export const sessionAnswer = named(
  'SessionAnswer',
  z.object({
    protocol: z.number().describe('The version of what is said between room and page'),
    person: person.nullable().describe('Null before a nickname was given'),
    token: z
      .string()
      .optional()
      .describe('For `Authorization: Bearer …`; only in the answer to who came in asking for one'),
  }),
);

export type Person = Readonly<z.infer<typeof person>>;
export type SessionAnswer = Readonly<z.infer<typeof sessionAnswer>>;

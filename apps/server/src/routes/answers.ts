/** The answers as schemas, for the API's page; their types are the protocol's. */
import { z } from 'zod';

const person = z.object({ id: z.string(), name: z.string() });

export const sessionAnswer = z.object({ person: person.nullable() });
export const tableCreated = z.object({ id: z.string(), path: z.string() });
export const tableList = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      game: z.enum(['three', 'stud']),
      name: z.string(),
      seats: z.number(),
      people: z.array(z.string()),
      bots: z.number(),
      at: z.number().describe('Ms since 1970 of its last event'),
    }),
  ),
});
export const actionAnswer = z.object({ first: z.number(), last: z.number() });
export const roomAnswer = z.object({ lan: z.array(z.string()), version: z.string() });
export const snapshotAnswer = z.object({
  seq: z.number(),
  now: z.number().describe('Ms since 1970'),
  table: z.unknown().describe('The table as the asker may see it; closed cards of others are `??`'),
});
const word = z.union([z.string(), z.number()]);
export const errorAnswer = z.object({
  error: z.object({
    code: z.string(),
    detail: z.record(z.string(), z.union([word, z.array(word)])),
  }),
});

/** The errors a route may answer with, all alike. */
export const errors = <const S extends readonly number[]>(
  ...statuses: S
): Record<S[number], typeof errorAnswer> =>
  Object.fromEntries(statuses.map((status) => [status, errorAnswer])) as Record<
    S[number],
    typeof errorAnswer
  >;

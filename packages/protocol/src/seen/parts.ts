/** What several of the room's messages are made of. They are made by the room and checked by nobody: for descriptions and types. */
import { CATEGORIES, RANKS, SUITS } from '@tapete/rules';
import { z } from 'zod';

/** What all schemas of the room's messages are called in its description. */
export const NAMED = z.registry<{ id: string; description?: string }>();

/** Gives a schema the name by which the room's description and clients made from it know it. */
export function named<T extends z.ZodType>(id: string, schema: T, description?: string): T {
  NAMED.add(schema, { id, ...(description !== undefined && { description }) });
  return schema;
}

export const list = <T extends z.ZodType>(each: T) => z.array(each).readonly();

/** Chips won or lost, or a balance: of either sign. */
export const signedChips = z.number().int();
export const amount = z.number().int().min(0);
/** A seat of the deal, or of the table. */
export const seat = z.number().int().min(0);
export const person = z.string().describe('A person’s id; bots begin with `bot:`');
/** Ms since 1970. */
export const time = z.number().int();

export const card = named(
  'Card',
  z.union([z.templateLiteral([z.enum(RANKS), z.enum(SUITS)]), z.literal('Jk')]),
  'Rank and suit, as `As`, `Td`; `Jk` is a joker',
);
export const seen = named(
  'SeenCard',
  z.union([card, z.literal('??')]),
  'A card, or `??`: one that the receiver may not see',
);

export const category = z.enum(CATEGORIES);

export const dealSeat = z.object({
  name: z.string(),
  person,
  stack: amount.describe('Chips before the ante'),
  at: seat.describe('Its seat at the table'),
});

/** A card as it leaves the pack. */
export const dealtCard = <Place extends z.ZodType>(place: Place) =>
  z.object({
    seat: place,
    owner: person.nullable(),
    position: z.number().int().min(0).describe('Its place in the shuffled pack, from 0'),
    card: seen,
  });

/** Fields that several messages have. */
import { BOUNDS } from '@tapete/table';
import { z } from 'zod';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export const whole = ({ min, max }: Range): z.ZodNumber => z.number().int().min(min).max(max);

/** Something of it is seen: more than spaces, fillers and marks that stand on nothing. */
const SEEN = /[^\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;

/**
 * No control, format or direction characters, nor others that are not seen: the picture's form and a joiner stand
 * after a picture alone, as in a family of them. No more marks on a letter than writing has, none on a space.
 */
const PLAIN =
  /^(?!.*(?:\p{M}{4}|(?<=^|\p{Z})\p{M}))(?:[^\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]|(?<=\p{Extended_Pictographic})\ufe0f|(?<=\p{Extended_Pictographic}\ufe0f?\p{EMod}?)\u200d(?=\p{Extended_Pictographic}))+$/u;

/** Many keyboards' apostrophe. NFKC would make a space and a loose accent of it. */
const ACUTE = /\u00b4/gu;

/** That many characters after trimming; shown as plain text everywhere. */
export const shownName = ({ min, max }: Range) =>
  z
    .string()
    .transform((text) =>
      text.replace(ACUTE, '\u2019').normalize('NFKC').trim().replace(/\s+/gu, ' '),
    )
    .pipe(z.string().min(min).max(max).regex(PLAIN).regex(SEEN));

/** No amount that is sent is below 0 or above what a stack may hold. */
export const chips = whole({ min: 0, max: BOUNDS.chips.max });

/** A seat of the table. */
export const seatNumber = whole({ min: 0, max: BOUNDS.seats.max - 1 });

/** Least and most of something, chips. */
export const chipRange = z.strictObject({ min: chips, max: chips });

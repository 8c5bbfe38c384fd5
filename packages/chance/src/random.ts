/** Choices made with numbers that come from the caller: the system's for a live game, seeded ones to play it again. */

import type { Lot } from '@tapete/rules';

export { shuffled, type Lot } from '@tapete/rules';

/** A number in [0, 1). */
export type Random = () => number;

/** As even as the numbers are fine: with 32 bits, one in 2³² ÷ n is too many. */
export const lotOf =
  (random: Random): Lot =>
  (n) =>
    Math.floor(random() * n);

/** An integer of `min`…`max`, both included. */
export const between = (min: number, max: number, random: Random): number =>
  min + Math.floor(random() * (max - min + 1));

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[], random: Random): T {
  if (list.length === 0) throw new Error('nothing to choose from');
  return list[Math.floor(random() * list.length)] as T;
}

/** Choices made with numbers that come from the caller: the system's for a live game, seeded ones to play it again. */

/** A number in [0, 1). */
export type Random = () => number;

/** An integer 0…n−1. */
export type Lot = (n: number) => number;

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

/** A copy in another order (Fisher and Yates): every order equally likely if every lot is. */
export function shuffled<T>(items: readonly T[], lot: Lot): T[] {
  const row = [...items];
  for (let last = row.length - 1; last > 0; last--) {
    const place = lot(last + 1);
    const moved = row[last] as T;
    row[last] = row[place] as T;
    row[place] = moved;
  }
  return row;
}

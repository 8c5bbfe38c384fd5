/** An order drawn with lots that come from the caller: the system's for a live game, seeded ones to play it again. */

/** An integer 0…n−1. */
export type Lot = (n: number) => number;

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

/** Chance comes in from the caller; the bots keep none of their own. */

/** A number in [0, 1). */
export type Random = () => number;

/**
 * A fast generator for the thousands of draws of one decision, seeded by two numbers of the caller's:
 * the caller's source may be slow, and every decision takes the same few numbers from it.
 * A counter with a 32-bit mix (splitmix's shape): enough for estimates, not for dealing cards.
 */
export function makeDice(random: Random): Random {
  let state = Math.floor(random() * 2 ** 32) | 0;
  const step = Math.floor(random() * 2 ** 32) | 1;
  return () => {
    state = (state + step) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 2 ** 32;
  };
}

/** An integer of `min`…`max`, both included. */
export const between = (min: number, max: number, random: Random): number =>
  min + Math.floor(random() * (max - min + 1));

/** One of a list that is not empty. */
export function oneOf<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

import { lotOf, oneOf, shuffled, type Lot, type Random } from './random.ts';
import { seededRandom } from './seeded.ts';

/** What a random test draws, all from one row of numbers. */
export interface Chances {
  readonly random: Random;
  /** An integer 0…n−1. */
  readonly below: Lot;
  /** One of a list that is not empty. */
  readonly oneOf: <T>(items: readonly T[]) => T;
  /** True once in `n` times. */
  readonly onceIn: (n: number) => boolean;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** The same seed gives the same deals, nights and players. */
export function chancesFrom(seed: number): Chances {
  const random = seededRandom(seed);
  const below = lotOf(random);
  return {
    random,
    below,
    oneOf: (items) => oneOf(items, random),
    onceIn: (n) => below(n) === 0,
    shuffled: (items) => shuffled(items, below),
  };
}

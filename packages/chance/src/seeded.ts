/** Rows of numbers that a seed gives again. For samples, simulations and tests: whoever knows some numbers can know the rest. */
import { mersenne } from 'pure-rand/generator/mersenne';
import type { Random } from './random.ts';

/**
 * The same row for the same seed, an integer of which 32 bits count; each number has 32 bits.
 * The Mersenne twister mixes its seed, so the rows of neighbouring seeds are unlike from their first number on.
 */
export function seededRandom(seed: number): Random {
  const generator = mersenne(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/** Text to 32 bits (FNV-1a over its UTF-16 units), so that any word or number is a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

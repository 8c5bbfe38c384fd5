/** Chance for deals among bots (from a seed) and for a game on this machine (from the system). */
import { randomInt } from 'node:crypto';
import type { Card } from '@tapete/rules';

/** A seed as it is told: a number where that says the same text again, else the text itself. */
export function toldSeed(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) && String(value) === text ? value : text;
}

/** Text to 32 bits (FNV-1a), so that any word or number is a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Fisher and Yates; `lot(n)` gives 0…n−1. */
export function shuffled(cards: readonly Card[], lot: (n: number) => number): readonly Card[] {
  const left = [...cards];
  for (let i = left.length - 1; i > 0; i--) {
    const j = lot(i + 1);
    [left[i], left[j]] = [left[j] as Card, left[i] as Card];
  }
  return left;
}

export const systemLot = (n: number): number => randomInt(n);

/** In [0, 1). */
export const systemRandom = (): number => randomInt(2 ** 32) / 2 ** 32;

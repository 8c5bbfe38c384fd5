/** Chance for deals among bots (from a seed) and for a game on this machine (from the system). */
import { randomInt } from 'node:crypto';

/** A seed as it is told: a number where that says the same text again, else the text itself. */
export function toldSeed(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) && String(value) === text ? value : text;
}

export const systemLot = (n: number): number => randomInt(n);

/** In [0, 1). */
export const systemRandom = (): number => randomInt(2 ** 32) / 2 ** 32;

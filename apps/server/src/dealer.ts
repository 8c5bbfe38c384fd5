/** Chance for the table: an unbiased shuffle, fair lots, and how long a bot thinks. */
import { shuffled } from '@tapete/chance';
import type { Card } from '@tapete/rules';
import type { Chance } from '@tapete/table';
import type { Env } from './env.ts';

const WORD = 2 ** 32;

/** An integer 0…n−1, each equally likely: words above the last whole multiple of n are drawn again. 1 ≤ n ≤ 2³². */
export function drawBelow(n: number, randomBytes: Env['randomBytes']): number {
  if (!Number.isInteger(n) || n < 1 || n > WORD) throw new Error(`no lot among ${n}`);
  const limit = WORD - (WORD % n);
  for (;;) {
    const bytes = randomBytes(4);
    const word = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (word < limit) return word % n;
  }
}

/** Every order equally likely. */
export const shuffle = <T>(items: readonly T[], randomBytes: Env['randomBytes']): readonly T[] =>
  shuffled(items, (n) => drawBelow(n, randomBytes));

/** A bot's pause: long enough to be followed by eye. */
const PAUSE_MS = { least: 700, spread: 1100 };

export interface Dealer extends Chance {
  readonly pause: () => number;
  /** A number 0 ≤ x < 1 for bots. */
  readonly random: () => number;
}

export const makeDealer = ({ randomBytes }: Env): Dealer => ({
  shuffle: (pack: readonly Card[]) => shuffle(pack, randomBytes),
  lot: (n) => drawBelow(n, randomBytes),
  pause: () => PAUSE_MS.least + drawBelow(PAUSE_MS.spread, randomBytes),
  random: () => drawBelow(WORD, randomBytes) / WORD,
});

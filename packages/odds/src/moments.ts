/** Mean, variance and shape of a distribution of whole amounts. */
import { fraction, toNumber } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** How many deals end with each net amount, ascending. */
export type Distribution = readonly (readonly [net: number, deals: number])[];

export interface Moments {
  readonly mean: Fraction;
  readonly variance: Fraction;
  readonly sd: number;
  readonly skew: number;
  readonly excessKurtosis: number;
}

export function moments(distribution: Distribution): Moments {
  const power = (k: bigint): bigint =>
    distribution.reduce((sum, [net, deals]) => sum + BigInt(deals) * BigInt(net) ** k, 0n);
  const [n, s1, s2, s3, s4] = [power(0n), power(1n), power(2n), power(3n), power(4n)];
  // Central moments times the powers of n that keep them whole.
  const second = n * s2 - s1 ** 2n;
  const third = n ** 2n * s3 - 3n * n * s1 * s2 + 2n * s1 ** 3n;
  const fourth = n ** 3n * s4 - 4n * n ** 2n * s1 * s3 + 6n * n * s1 ** 2n * s2 - 3n * s1 ** 4n;
  const variance = fraction(second, n ** 2n);
  const sd = Math.sqrt(toNumber(variance));
  return {
    mean: fraction(s1, n),
    variance,
    sd,
    skew: second === 0n ? 0 : toNumber(fraction(third, n ** 3n)) / sd ** 3,
    excessKurtosis: second === 0n ? 0 : toNumber(fraction(fourth, second ** 2n)) - 3,
  };
}

/** Sums deals by net amount. */
export function distributionOf(
  parts: Iterable<readonly [net: number, deals: number]>,
): Distribution {
  const byNet = new Map<number, number>();
  for (const [net, deals] of parts) byNet.set(net, (byNet.get(net) ?? 0) + deals);
  return [...byNet].filter(([, deals]) => deals > 0).sort(([a], [b]) => a - b);
}

/** C(n, k), exact while below 2^53; 0 when k is not in 0…n. */
export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  // C(n, i) = C(n, i − 1) × (n − i + 1) ÷ i never leaves the integers.
  for (let i = 1; i <= k; i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}

/** Exact quotients: rounded only when shown. */
export interface Fraction {
  readonly num: bigint;
  /** Above 0. */
  readonly den: bigint;
}

/** Reduced. */
export function fraction(num: bigint, den: bigint): Fraction {
  let [a, b] = [num < 0n ? -num : num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
}

/** The nearest double or the one beside it. */
export const toNumber = ({ num, den }: Fraction): number => {
  const whole = num / den;
  return Number(whole) + Number(num - whole * den) / Number(den);
};

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den + b.num * a.den, a.den * b.den);

export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den - b.num * a.den, a.den * b.den);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);

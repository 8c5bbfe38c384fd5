/** Several seats against one dealer hand (T14): how far their results go together. */
import { fraction, minus, plus, times } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import { moments } from '../moments.ts';
import { anteDistribution, chipDistribution, threeNets } from './three-account.ts';
import type { JointNet } from './three-account.ts';
import { DEALS, qualifyingValue, threeHands } from './three-hands.ts';
import { paysOf } from './three-pays.ts';
import type { PayRules } from './three-pays.ts';
import { decisions } from './three-strategy.ts';
import type { ThreeStrategy } from './three-strategy.ts';
import { suitClasses } from './three-suits.ts';

/** Per ante and per Pair Plus bet of two seats that play alike; the expected products too. */
export interface TwoSeats {
  /** Two hands and the dealer's: 22,100 × 18,424 × C(46, 3). */
  readonly deals: number;
  /** Of the two antes' nets, play bets and bonuses in them. */
  readonly anteAnte: { readonly product: Fraction; readonly covariance: Fraction };
  /** Of one seat's ante and the other's Pair Plus. */
  readonly antePairPlus: { readonly product: Fraction; readonly covariance: Fraction };
  readonly pairPlusPairPlus: { readonly product: Fraction; readonly covariance: Fraction };
}

/** C(46, 3). */
const OTHER_HANDS = 15_180;

/** A bet's nets, summed over the hands that hold a card, and over those that hold two (a < b at 52 a + b). */
interface Held {
  readonly one: Float64Array;
  readonly two: Float64Array;
}

const nothingHeld = (): Held => ({
  one: new Float64Array(52),
  two: new Float64Array(52 * 52),
});

function add({ one, two }: Held, a: number, b: number, c: number, net: number): void {
  one[a]! += net;
  one[b]! += net;
  one[c]! += net;
  two[52 * a + b]! += net;
  two[52 * a + c]! += net;
  two[52 * b + c]! += net;
}

/** The products of the sums over two cards, less those over one. */
function products(x: Held, y: Held): number {
  let sum = 0;
  for (let i = 0; i < x.two.length; i++) sum += x.two[i]! * y.two[i]!;
  for (let i = 0; i < x.one.length; i++) sum -= x.one[i]! * y.one[i]!;
  return sum;
}

/** Over the disjoint pairs of hands that a dealer hand leaves: the products of the nets of two bets, summed. */
interface Beside {
  readonly anteAnte: bigint;
  readonly antePairPlus: bigint;
  readonly pairPlusPairPlus: bigint;
}

/**
 * By inclusion–exclusion: Σ over disjoint pairs of f g is the sum over sets of up to three cards, odd ones taken off,
 * of (Σ f of the hands that hold it) × (Σ g of them).
 */
function besideDealer(rules: PayRules, strategy: ThreeStrategy): (dealer: number) => Beside {
  const { values, places } = threeHands().hands;
  const qualifying = qualifyingValue();
  const pays = paysOf(rules);
  const plays = decisions(strategy, pays);
  const bonus = Int32Array.from(values, (value) => pays.bonus[value]!);
  const pairPlus = Int32Array.from(values, (value, i) =>
    plays[i] === 0 && rules.foldPairPlus === 'forfeited' ? -1 : pays.pairPlus[value]!,
  );
  const antes = nothingHeld();
  const pluses = nothingHeld();
  const held = new Uint8Array(52);
  return (dealer) => {
    for (const { one, two } of [antes, pluses]) [one, two].forEach((sums) => sums.fill(0));
    held.fill(0);
    for (const place of places.subarray(3 * dealer, 3 * dealer + 3)) held[place] = 1;
    const theirs = values[dealer]!;
    const qualified = theirs >= qualifying;
    let [ante, plus, aa, ap, pp] = [0, 0, 0, 0, 0];
    for (let i = 0; i < values.length; i++) {
      const a = places[3 * i]!;
      const b = places[3 * i + 1]!;
      const c = places[3 * i + 2]!;
      if (held[a] === 1 || held[b] === 1 || held[c] === 1) continue;
      // T6, T7.
      const own = values[i]!;
      const settled = !qualified ? 1 : own > theirs ? 2 : own < theirs ? -2 : 0;
      const f = plays[i] === 0 ? -1 : bonus[i]! + settled;
      const g = pairPlus[i]!;
      ante += f;
      plus += g;
      // Three cards are held by one hand alone: its own product.
      aa -= f * f;
      ap -= f * g;
      pp -= g * g;
      add(antes, a, b, c, f);
      add(pluses, a, b, c, g);
    }
    // Payouts of up to 10,000 to one: the sums so far stay below 2^53, the next products may not.
    const [allAnte, allPlus] = [BigInt(ante), BigInt(plus)];
    return {
      anteAnte: BigInt(aa + products(antes, antes)) + allAnte * allAnte,
      antePairPlus: BigInt(ap + products(antes, pluses)) + allAnte * allPlus,
      pairPlusPairPlus: BigInt(pp + products(pluses, pluses)) + allPlus * allPlus,
    };
  };
}

/** The expected products and covariances of two seats' nets, exact. */
export function twoSeats(rules: PayRules, strategy: ThreeStrategy): TwoSeats {
  const beside = besideDealer(rules, strategy);
  const totals = { anteAnte: 0n, antePairPlus: 0n, pairPlusPairPlus: 0n };
  for (const { hand: dealer, hands: weight } of suitClasses()) {
    const found = beside(dealer);
    const of = BigInt(weight);
    totals.anteAnte += of * found.anteAnte;
    totals.antePairPlus += of * found.antePairPlus;
    totals.pairPlusPairPlus += of * found.pairPlusPairPlus;
  }

  const nets = threeNets(rules, strategy);
  const anteMean = moments(anteDistribution(nets)).mean;
  const plusMean = moments(chipDistribution(nets, { ante: 0, pairPlus: 1 })).mean;
  const deals = DEALS * OTHER_HANDS;
  const expected = (total: bigint, x: Fraction, y: Fraction) => {
    const product = fraction(total, BigInt(deals));
    return { product, covariance: minus(product, times(x, y)) };
  };
  return {
    deals,
    anteAnte: expected(totals.anteAnte, anteMean, anteMean),
    antePairPlus: expected(totals.antePairPlus, anteMean, plusMean),
    pairPlusPairPlus: expected(totals.pairPlusPairPlus, plusMean, plusMean),
  };
}

/**
 * The variance, in chips squared, of what 1–7 seats that bet and play alike net together, from the
 * nets of one seat and `twoSeats` of the same rules and strategy:
 * k × (one seat's variance) + k (k − 1) × (the covariance of two).
 */
export function seatsVariance(
  seats: number,
  bets: { readonly ante: number; readonly pairPlus: number },
  nets: readonly JointNet[],
  { anteAnte, antePairPlus, pairPlusPairPlus }: TwoSeats,
): Fraction {
  const [k, a, p] = [BigInt(seats), BigInt(bets.ante), BigInt(bets.pairPlus)];
  const one = moments(chipDistribution(nets, bets)).variance;
  const whole = (n: bigint): Fraction => ({ num: n, den: 1n });
  return [
    times(one, whole(k)),
    times(anteAnte.covariance, whole(k * (k - 1n) * a * a)),
    times(antePairPlus.covariance, whole(k * (k - 1n) * 2n * a * p)),
    times(pairPlusPairPlus.covariance, whole(k * (k - 1n) * p * p)),
  ].reduce(plus);
}

/** How often each hand is dealt, and where an order of hands says otherwise. */
import { CATEGORIES, SUIT_BITS, cardCode, pack, studOrder, threeOrder } from '@tapete/rules';
import type { Category, HandRules, Order } from '@tapete/rules';

export interface HandCount {
  /** C(pack + jokers, size); two jokers are two cards. */
  readonly total: number;
  /** Every category of the game, zeros too. */
  readonly counts: Readonly<Partial<Record<Category, number>>>;
  /** Different strengths. */
  readonly distinct: number;
}

/** A block of hands next to each other in the order; where S11 is on, `straight` comes twice. */
export interface Step {
  readonly category: Category;
  readonly hands: number;
  readonly distinct: number;
}

const THREE_CATEGORIES: readonly Category[] = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
];

/** All stud hands of `size` cards, 1…5 (S6–S12). */
export const countHands = (rules: HandRules, size: number): HandCount =>
  handCount(steps(rules, size));

/** All 22,100 three-card hands (T1–T3). */
export const countThree = (): HandCount => handCount(steps('three', 3), THREE_CATEGORIES);

/** The order from its lowest step to its highest, with how often each is dealt. */
export function steps(rules: HandRules | 'three', size: number): readonly Step[] {
  const order = rules === 'three' ? threeOrder() : studOrder(rules);
  const cards = rules === 'three' ? pack(2) : pack(rules.lowest, rules.jokers);
  const dealt = tally(Int32Array.from(cards, cardCode), size, order);
  const found: { category: Category; hands: number; distinct: number }[] = [];
  for (const [value, hands] of dealt.entries()) {
    const category = order.categoryOf(value, size);
    const last = found.at(-1);
    if (last?.category === category) {
      last.hands += hands;
      last.distinct++;
    } else found.push({ category, hands, distinct: 1 });
  }
  return found;
}

/** Pairs of steps, [above, below], where the one above is dealt more often (S9, T12); the highest first. */
export function inversions(rising: readonly Step[]): readonly (readonly [Step, Step])[] {
  const falling = rising.toReversed();
  return falling.flatMap((above, i) =>
    falling
      .slice(i + 1)
      .filter((below) => above.hands > below.hands)
      .map((below) => [above, below] as const),
  );
}

/** Hands by value. */
function tally(codes: Int32Array, size: number, { valueOfSum, distinct }: Order): Int32Array {
  const counts = new Int32Array(distinct(size));
  const last = (from: number, sum: number, suits: number): void => {
    // Most hands are not of one suit before their last card, and need no look at it.
    if ((suits & SUIT_BITS) === 0)
      for (let i = from; i < codes.length; i++) counts[valueOfSum(sum + codes[i]!, 0)]!++;
    else
      for (let i = from; i < codes.length; i++)
        counts[valueOfSum(sum + codes[i]!, suits & codes[i]!)]!++;
  };
  const add = (missing: number, from: number, sum: number, suits: number): void => {
    for (let i = from; i <= codes.length - missing; i++)
      if (missing > 2) add(missing - 1, i + 1, sum + codes[i]!, suits & codes[i]!);
      else last(i + 1, sum + codes[i]!, suits & codes[i]!);
  };
  if (size === 1) last(0, 0, -1);
  else add(size, 0, 0, -1);
  return counts;
}

/** The steps of one order summed by category. */
export function handCount(
  rising: readonly Step[],
  categories: readonly Category[] = CATEGORIES,
): HandCount {
  const counts: Partial<Record<Category, number>> = {};
  for (const category of categories) counts[category] = 0;
  let [total, distinct] = [0, 0];
  for (const step of rising) {
    counts[step.category] = (counts[step.category] ?? 0) + step.hands;
    total += step.hands;
    distinct += step.distinct;
  }
  return { total, counts, distinct };
}

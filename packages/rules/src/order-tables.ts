/** An order of hands turned into tables: each hand's number is read at the place of its ranks. */
import type { Category, HandRules } from './hand-rules.ts';
import { JOKER_KEY, KEY_SHIFT, SUIT_BITS, cardCode, rankKey } from './rank-keys.ts';
import { MOST_CARDS, ROW_BITS, ROW_MASK, placedMultisets } from './multisets.ts';
import type { Multiset } from './multisets.ts';
import type { Order } from './order.ts';
import { JOKER } from './cards.ts';
import { categoryOfLevel, levelOfStrength, strengthOf } from './standing.ts';
import type { Level, Standing } from './standing.ts';

export interface OrderPlan {
  readonly rules: HandRules | 'three';
  /** The numbers of cards a hand may have. */
  readonly sizes: readonly number[];
  readonly lowest: number;
  readonly jokers: number;
  /** Lowest first. */
  readonly levels: readonly Level[];
  readonly standing: (ranks: readonly number[], oneSuit: boolean) => Standing;
}

/** No hand has this number: a rank below the pack's lowest, too many jokers, one suit with a pair. */
const NONE = 0xffff;

/** Values every multiset of ranks twice, not of one suit and of one suit, and numbers them densely. */
export function compileOrder(plan: OrderPlan): Order {
  const { all, places } = placedMultisets();
  const { shift, size: placeCount } = places;
  const inPlay = all.filter(
    ({ ranks, jokers }) =>
      plan.sizes.includes(ranks.length + jokers) &&
      jokers <= plan.jokers &&
      (ranks.at(-1) ?? 14) >= plan.lowest,
  );
  const placeOf = (sum: number): number => shift[sum >> ROW_BITS]! + (sum & ROW_MASK);

  // Strengths first; 0 = no such hand. With fewer jokers first, a joker's ranks have been valued before it.
  const mixedStrength = new Uint32Array(placeCount);
  const suitedStrength = new Uint32Array(placeCount);
  for (const multiset of inPlay) {
    const place = placeOf(multiset.sum);
    if (multiset.jokers === 0) {
      const { ranks } = multiset;
      const repeats = ranks.some((rank, i) => rank === ranks[i - 1]);
      mixedStrength[place] = strengthOf(plan.standing(ranks, false), plan.levels);
      suitedStrength[place] = repeats ? 0 : strengthOf(plan.standing(ranks, true), plan.levels);
    } else {
      mixedStrength[place] = bestStandIn(multiset, mixedStrength);
      // A joker may leave the suit of the others: A-K-Q-J of spades and a joker are not bound to flushes.
      suitedStrength[place] = Math.max(mixedStrength[place], bestStandIn(multiset, suitedStrength));
    }
  }

  /** S4: one joker takes the rank that serves best; in one suit a rank already held has strength 0. */
  function bestStandIn({ ranks, jokers, sum }: Multiset, strengths: Uint32Array): number {
    if (jokers === 1 && ranks.length === 4 && ranks[0] === ranks[3])
      return strengthOf(plan.standing([...ranks, ranks[0]!], false), plan.levels);
    let best = 0;
    for (let rank = plan.lowest; rank <= 14; rank++) {
      if (ranks.length >= 4 && ranks[0] === rank && ranks[3] === rank) continue;
      best = Math.max(best, strengths[placeOf(sum - JOKER_KEY + rankKey(rank))]!);
    }
    return best;
  }

  const mixed = new Uint16Array(placeCount).fill(NONE);
  const suited = new Uint16Array(placeCount).fill(NONE);
  const categories: (readonly Category[])[] = [];
  for (const size of plan.sizes) {
    const ofSize = inPlay.filter(({ ranks, jokers }) => ranks.length + jokers === size);
    const placesOfSize = ofSize.map(({ sum }) => placeOf(sum));
    const strengths = Uint32Array.from(
      new Set(placesOfSize.flatMap((place) => [mixedStrength[place]!, suitedStrength[place]!])),
    ).sort();
    const ordered = strengths.filter((strength) => strength > 0);
    const numbers = new Map(Array.from(ordered, (strength, number) => [strength, number]));
    for (const place of placesOfSize) {
      mixed[place] = numbers.get(mixedStrength[place]!) ?? NONE;
      suited[place] = numbers.get(suitedStrength[place]!) ?? NONE;
    }
    categories[size] = Array.from(ordered, (strength) =>
      categoryOfLevel(levelOfStrength(strength, plan.levels)),
    );
  }

  // From here on the hot path: odds enumerates millions of hands through these, hence the bare integers.
  const valueOfSum = (sum: number, suits: number): number =>
    ((suits & SUIT_BITS) === 0 ? mixed : suited)[
      shift[sum >> (KEY_SHIFT + ROW_BITS)]! + ((sum >> KEY_SHIFT) & ROW_MASK)
    ]!;
  const valueOfCodes = (codes: ArrayLike<number>, count: number): number => {
    let sum = 0;
    let suits = SUIT_BITS;
    for (let i = 0; i < count; i++) {
      sum += codes[i]!;
      suits &= codes[i]!;
    }
    return valueOfSum(sum, suits);
  };

  const categoriesOf = (size: number): readonly Category[] => {
    const found = categories[size];
    if (!found) throw new Error(`no hands of ${size} cards in this order`);
    return found;
  };

  return {
    rules: plan.rules,
    distinct: (size) => categoriesOf(size).length,
    categoryOf(value, size) {
      const category = categoriesOf(size)[value];
      if (!category) throw new Error(`no hand of ${size} cards has the value ${value}`);
      return category;
    },
    value(cards) {
      const distinct = categoriesOf(cards.length).length;
      const jokers = cards.filter((card) => card === JOKER).length;
      const value = valueOfCodes(cards.map(cardCode), cards.length);
      // Written so that `undefined`, of a sum no hand has, fails too.
      if (jokers > plan.jokers || !(value < distinct))
        throw new Error(`not a hand of this pack: ${cards.join(' ')}`);
      return value;
    },
    valueOfSum,
    value3: (a, b, c) => valueOfSum(a + b + c, a & b & c),
    value5: (a, b, c, d, e) => valueOfSum(a + b + c + d + e, a & b & c & d & e),
    valueOfCodes,
  };
}

/** The sizes of stud hands: what lies on the table grows from one card to five. */
export const STUD_SIZES: readonly number[] = Array.from({ length: MOST_CARDS }, (_, i) => i + 1);

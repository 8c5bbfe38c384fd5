/** What the paytables of a ruleset pay for each value of a three-card hand (T8, T9, T11). */
import { bonusToOne, pairPlusToOne, threeOrder } from '@tapete/rules';
import type { ThreeRules } from '@tapete/rules';
import { CARDS, HANDS, threeHands } from './three-hands.ts';

/** The part of a table's rules that odds depend on. */
export type PayRules = Pick<ThreeRules, 'anteBonus' | 'pairPlus' | 'foldPairPlus'>;

/** By value of the hand. */
export interface Pays {
  /** Ante bonus to one, 0 when not paid. */
  readonly bonus: Int32Array;
  /** Pair Plus net of the stake: what it pays to one, else −1. */
  readonly pairPlus: Int32Array;
}

export function paysOf(rules: PayRules): Pays {
  const full: ThreeRules = { ...rules, dealing: 'alternate', bank: 'house' };
  const order = threeOrder();
  const { hands } = threeHands();
  const distinct = order.distinct(3);
  const bonus = new Int32Array(distinct);
  const pairPlus = new Int32Array(distinct);
  for (let i = 0, paid = ''; i < HANDS; i++) {
    const value = hands.values[i]!;
    if (i > 0 && hands.values[i - 1] === value) continue;
    // A category pays alike, but the suited A-K-Q, the highest value, may be paid apart.
    const category = value === distinct - 1 ? 'best' : order.categoryOf(value, 3);
    if (category === paid) {
      bonus[value] = bonus[value - 1]!;
      pairPlus[value] = pairPlus[value - 1]!;
      continue;
    }
    paid = category;
    const cards = Array.from(hands.places.subarray(3 * i, 3 * i + 3), (place) => CARDS[place]!);
    bonus[value] = bonusToOne(cards, full);
    const toOne = pairPlusToOne(cards, full);
    pairPlus[value] = toOne > 0 ? toOne : -1;
  }
  return { bonus, pairPlus };
}

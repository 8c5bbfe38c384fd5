/** One hand for all that differ in the names of the suits alone: 1,755 of 22,100. */
import { SUITS } from '@tapete/rules';
import { HANDS, threeHands } from './three-hands.ts';

export interface SuitClass {
  /** The hand that stands for the class. */
  readonly hand: number;
  /** How many hands it stands for. */
  readonly hands: number;
}

/** `pack` sets suit after suit, so a place is 13 × suit + rank. */
const RANKS_IN_SUIT = 13;

export function suitClasses(): readonly SuitClass[] {
  const { places } = threeHands().hands;
  const classes = new Map<string, { hand: number; hands: number }>();
  for (let hand = 0; hand < HANDS; hand++) {
    const bySuit = SUITS.map(() => '');
    for (const place of places.subarray(3 * hand, 3 * hand + 3))
      bySuit[Math.floor(place / RANKS_IN_SUIT)] += `${place % RANKS_IN_SUIT} `;
    const key = bySuit.sort().join('|');
    const found = classes.get(key);
    if (found) found.hands++;
    else classes.set(key, { hand, hands: 1 });
  }
  return [...classes.values()];
}

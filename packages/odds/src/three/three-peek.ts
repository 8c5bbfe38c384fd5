/** The account of a player who sees cards of the dealer before he decides, and decides best. */
import { DEFAULT_THREE_RULES } from '@tapete/rules';
import type { Card } from '@tapete/rules';
import { distributionOf } from '../moments.ts';
import type { Distribution } from '../moments.ts';
import { CARDS, DEALER_HANDS, DEALS, HANDS, qualifyingValue, threeHands } from './three-hands.ts';
import { paysOf } from './three-pays.ts';
import type { PayRules } from './three-pays.ts';
import { suitClasses } from './three-suits.ts';

/** Per ante. */
export interface PeekAccount {
  /** Deals, each told apart by which of the dealer's cards are seen: 407,170,400 × C(3, seen). */
  readonly deals: number;
  readonly evNum: number;
  /** Deals that are played. */
  readonly played: number;
  readonly distribution: Distribution;
}

/** Of what a player knows: dealer hands by how they end. */
const NOT_QUALIFY = 0;
const WIN = 1;
const TIE = 2;
const LOSE = 3;

/**
 * `seen` of the dealer's three cards, at random; `tell` says what is learnt of a single card seen,
 * the whole card by default.
 */
export function threePeek(
  seen: 1 | 2 | 3,
  rules: PayRules = DEFAULT_THREE_RULES,
  tell: (card: Card) => string = (card) => card,
): PeekAccount {
  const { values, places } = threeHands().hands;
  const qualifying = qualifyingValue();
  const { bonus } = paysOf(rules);
  const words = CARDS.map(tell);
  const learnt = Int32Array.from(words, (word) => words.indexOf(word));
  // Who sees all three knows how it ends: a cell for each end.
  const cells = { 1: 52, 2: 52 * 52, 3: 4 }[seen];
  const ends = new Int32Array(4 * cells);
  const parts: [number, number][] = [];
  let played = 0;

  for (const { hand, hands: weight } of suitClasses()) {
    const value = values[hand]!;
    const a = places[3 * hand]!;
    const b = places[3 * hand + 1]!;
    const c = places[3 * hand + 2]!;
    ends.fill(0);
    for (let i = 0; i < values.length; i++) {
      const x = places[3 * i]!;
      const y = places[3 * i + 1]!;
      const z = places[3 * i + 2]!;
      if (x === a || x === b || x === c || y === a || y === b || y === c) continue;
      if (z === a || z === b || z === c) continue;
      const theirs = values[i]!;
      const end =
        theirs < qualifying ? NOT_QUALIFY : theirs < value ? WIN : theirs > value ? LOSE : TIE;
      if (seen === 3) ends[4 * end + end]!++;
      else if (seen === 1) {
        ends[4 * learnt[x]! + end]!++;
        ends[4 * learnt[y]! + end]!++;
        ends[4 * learnt[z]! + end]!++;
      } else {
        ends[4 * (52 * x + y) + end]!++;
        ends[4 * (52 * x + z) + end]!++;
        ends[4 * (52 * y + z) + end]!++;
      }
    }
    const pays = bonus[value]!;
    const sums = new Map<number, number>();
    const add = (net: number, deals: number): void =>
      void sums.set(net, (sums.get(net) ?? 0) + deals * weight);
    for (let cell = 0; cell < 4 * cells; cell += 4) {
      const notQualify = ends[cell + NOT_QUALIFY]!;
      const win = ends[cell + WIN]!;
      const tie = ends[cell + TIE]!;
      const lose = ends[cell + LOSE]!;
      const deals = notQualify + win + tie + lose;
      if (deals === 0) continue;
      if (notQualify + 2 * win - 2 * lose + pays * deals < -deals) {
        add(-1, deals);
        continue;
      }
      played += deals * weight;
      add(pays + 1, notQualify);
      add(pays + 2, win);
      add(pays, tie);
      add(pays - 2, lose);
    }
    parts.push(...sums);
  }
  const distribution = distributionOf(parts);
  return {
    deals: seen === 3 ? DEALS : 3 * HANDS * DEALER_HANDS,
    evNum: distribution.reduce((sum, [net, deals]) => sum + net * deals, 0),
    played,
    distribution,
  };
}

/** Which hands to play (T4, T13): from a hand upward, or wherever playing is worth no less than folding. */
import { RANKS, SUITS, threeOrder } from '@tapete/rules';
import type { Card, Rank } from '@tapete/rules';
import { CARDS, DEALER_HANDS, HANDS, loseOf, threeHands } from './three-hands.ts';
import type { ThreeHands } from './three-hands.ts';
import type { Pays } from './three-pays.ts';

export interface ThreeStrategy {
  /** As `parseThreeStrategy` reads it. */
  readonly name: string;
  /** The lowest value that plays; null: each hand as it is best for the ante, equal plays. */
  readonly lowest: number | null;
}

export const OPTIMAL: ThreeStrategy = { name: 'optimal', lowest: null };

/** The lowest hand of no pair with each high card; A-3-2 is a straight (T2). */
const LOWEST_WITH: Readonly<Record<string, string>> = {
  J: 'J-3-2',
  Q: 'Q-3-2',
  K: 'K-3-2',
  A: 'A-4-2',
};

const HAND = /^(10|[2-9tjqka])-(10|[2-9tjqka])-(10|[2-9tjqka])(s?)$/i;

/** Reads `optimal`, `always`, `J` `Q` `K` `A`, or a hand as `Q-6-4`, of one suit `Q-6-4s`: that or better. */
export function parseThreeStrategy(text: string): ThreeStrategy | undefined {
  const word = text.toLowerCase();
  if (word === OPTIMAL.name) return OPTIMAL;
  if (word === 'always') return { name: word, lowest: 0 };
  const rank = text.toUpperCase();
  const lowestWith = LOWEST_WITH[rank];
  const lowest = lowestOf(lowestWith ?? text);
  if (lowest === undefined) return undefined;
  return { name: lowestWith === undefined ? nameOfValue(lowest) : rank, lowest };
}

function lowestOf(text: string): number | undefined {
  const match = HAND.exec(text);
  if (!match) return undefined;
  const ranks = match.slice(1, 4).map((each) => (each === '10' ? 'T' : each.toUpperCase()) as Rank);
  const oneSuit = match[4] !== '';
  if (oneSuit && new Set(ranks).size < 3) return undefined;
  return threeOrder().value(
    ranks.map((rank, i): Card => `${rank}${oneSuit ? 'c' : SUITS[i]!}` as Card),
  );
}

/** The value as a hand: `Q-6-4`, of one suit `Q-6-4s`. */
function nameOfValue(value: number): string {
  const { hands } = threeHands();
  const at = 3 * hands.values.indexOf(value);
  const cards = Array.from(hands.places.subarray(at, at + 3), (place) => CARDS[place]!);
  const ranks = cards.map((card) => card.charAt(0) as Rank);
  const oneSuit = new Set(cards.map((card) => card.charAt(1))).size === 1;
  ranks.sort((a, b) => RANKS.indexOf(b) - RANKS.indexOf(a));
  return `${ranks.join('-')}${oneSuit ? 's' : ''}`;
}

/** The ante's account of playing hand `i`, in antes over all dealer hands; folding is −`DEALER_HANDS`. */
function playNum(counts: ThreeHands, i: number, pays: Pays): number {
  const bonus = pays.bonus[counts.hands.values[i]!]!;
  const { notQualify, win } = counts;
  return notQualify[i]! + 2 * win[i]! - 2 * loseOf(counts, i) + bonus * DEALER_HANDS;
}

/** By hand: 1 plays, 0 folds. */
export function decisions(strategy: ThreeStrategy, pays: Pays): Uint8Array {
  const counts = threeHands();
  const { values } = counts.hands;
  const { lowest } = strategy;
  const plays = new Uint8Array(HANDS);
  for (let i = 0; i < HANDS; i++) {
    const does = lowest === null ? playNum(counts, i, pays) >= -DEALER_HANDS : values[i]! >= lowest;
    plays[i] = does ? 1 : 0;
  }
  return plays;
}

/** The hand from which on just these hands are played, as `Q-6-4`; null when there is none. */
export function thresholdOf(plays: Uint8Array): string | null {
  const { hands } = threeHands();
  const first = plays.indexOf(1);
  if (first < 0 || plays.indexOf(0, first) >= 0) return null;
  const value = hands.values[first]!;
  return hands.values[first - 1] === value ? null : nameOfValue(value);
}

/** Cards as integers whose plain sum tells which ranks were added, whatever their number or order. */
import { JOKER, RANKS, SUITS } from './cards.ts';
import type { Card } from './cards.ts';

/**
 * One key a rank, two … ace. Sums of 1–5 keys, at most four of a rank and two jokers, are all distinct
 * (proved by enumeration in the tests); found by a greedy search for small keys.
 */
const RANK_KEYS = [1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415, 148432] as const;
export const JOKER_KEY = 247394;

/** The key of a rank number, 2…14. */
export const rankKey = (rank: number): number => RANK_KEYS[rank - 2]!;

/** Key above, suit bit in the low four; the two bits between take the carry when five codes are added. */
export const KEY_SHIFT = 6;
export const SUIT_BITS = 0b1111;

export const JOKER_CODE = (JOKER_KEY << KEY_SHIFT) | SUIT_BITS;

/** By the letters' character codes: cards as text are valued by the million too. */
const RANK_CODES = new Int32Array(128);
const SUIT_CODES = new Int32Array(128);
RANKS.forEach((rank, index) => {
  RANK_CODES[rank.charCodeAt(0)] = RANK_KEYS[index]! << KEY_SHIFT;
});
SUITS.forEach((suit, index) => {
  SUIT_CODES[suit.charCodeAt(0)] = 1 << index;
});

/**
 * The card as an integer: rank key shifted by `KEY_SHIFT`, one bit for the suit; a joker has all four.
 * Codes may be added (sum of up to five, at most two jokers) and and-ed (a suit bit left = one suit).
 */
export function cardCode(card: Card): number {
  const rank = RANK_CODES[card.charCodeAt(0)]!;
  const suit = SUIT_CODES[card.charCodeAt(1)]!;
  // Written so that `undefined`, of a letter beyond ASCII, fails too.
  if (rank > 0 && suit > 0) return rank | suit;
  if (card === JOKER) return JOKER_CODE;
  // Masked deals carry cards nobody may see; asking what they are worth is a bug.
  throw new Error(`no code for the card ${String(card)}`);
}

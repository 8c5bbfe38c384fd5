/**
 * Card texts and key comparison of the reference: slow on purpose, for tests only. The reference
 * shares no code with `../src`, so that an error in one is not an error in both.
 */

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

export const JOKER = 'Jk';

/** A script or card text that is wrong in form (the command's exit 2), not a refusal by the rules. */
export class RefInputError extends Error {}

/** The item at an index that must exist. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`no item at ${index}`);
  return item;
}

/** Rank of a plain card, 2…14 (ace 14); anything but a plain card throws. */
export function rankOf(card: string): number {
  const rank = RANKS.indexOf(card.charAt(0));
  const suit = SUITS.indexOf(card.charAt(1));
  if (card.length !== 2 || rank < 0 || suit < 0) throw new RefInputError(`not a card: ${card}`);
  return rank + 2;
}

/** The plain cards from a lowest rank up, without jokers: 4 × (15 − lowest) texts. */
export function plainPack(lowest: number): string[] {
  return [...RANKS.slice(lowest - 2)].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
}

/** Cards of a text as `As Td Jk`, in order. */
export function cardsIn(text: string): string[] {
  const cards = text.split(/[\s,]+/).filter((word) => word !== '');
  for (const card of cards) if (card !== JOKER) rankOf(card);
  return cards;
}

/** Lexicographic order of two keys; a key is never the beginning of a longer one. */
export function compareKeys(a: readonly number[], b: readonly number[]): -1 | 0 | 1 {
  for (let place = 0; place < Math.min(a.length, b.length); place += 1) {
    const [value, other] = [itemAt(a, place), itemAt(b, place)];
    if (value !== other) return value < other ? -1 : 1;
  }
  if (a.length !== b.length) throw new Error('keys of hands that cannot be compared');
  return 0;
}

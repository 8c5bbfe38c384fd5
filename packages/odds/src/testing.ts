/** Shared by the tests of this package. */
import { parseCards } from '@tapete/rules';
import type { Card, HandRules, Seen } from '@tapete/rules';

export function seen(text: string): readonly Seen[] {
  const row = parseCards(text);
  if (!row.ok) throw new Error(`not a card: ${row.token}`);
  return row.cards;
}

export const cards = (text: string): readonly Card[] => seen(text) as readonly Card[];

/** The preset `moderno` with a full pack. */
export const PLAIN: HandRules = {
  lowest: 2,
  jokers: 0,
  figuras: 'off',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};

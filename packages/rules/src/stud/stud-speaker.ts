/** Who speaks first and who speaks next (S20–S23, S30). */
import type { Card } from '../cards.ts';
import { at } from '../game.ts';
import { eachContender, seatFrom, type StudDeal } from './stud-deal.ts';
import { orderOf, valueOf } from './stud-order.ts';

/**
 * The seat whose exposed cards speak first (S20, S21); of equal ones the first in deal order.
 * One card alone is worth its rank to the order of hands too, and a joker an ace.
 */
export function firstByCards(deal: StudDeal, ups: (seat: number) => readonly Card[]): number {
  const order = orderOf(deal);
  let first = -1;
  let best = -1;
  eachContender(deal, (seat) => {
    const value = valueOf(order, ups(seat));
    if (value <= best) return;
    best = value;
    first = seat;
  });
  if (first < 0) throw new Error('nobody is left to speak first');
  return first;
}

/** Whose cards speak first in this street; a street that has none has no cards yet. */
export function openerOf({ opener }: StudDeal): number {
  if (opener === null) throw new Error('no up card has been dealt');
  return opener;
}

/** The next seat that must speak, or null when the round is over (S29, S30). */
export function nextSpeaker(deal: StudDeal): number | null {
  const { folded, stacks, inStreet, spoken, bet } = deal;
  let seat = deal.lastSpoke === null ? openerOf(deal) : seatFrom(deal, deal.lastSpoke + 1);
  let next: number | null = null;
  let able = 0;
  let owing = false;
  for (let i = 0; i < stacks.length; i++, seat = seatFrom(deal, seat + 1)) {
    // Who has folded or is all-in says no more.
    if (folded[seat] || at(stacks, seat) === 0) continue;
    able++;
    const owes = at(inStreet, seat) < bet;
    owing ||= owes;
    if (next === null && (owes || !spoken[seat])) next = seat;
  }
  return able > 1 || owing ? next : null;
}

/** Who speaks first and who speaks next (S20–S23, S30). */
import type { Card } from '../cards.ts';
import { at, contenders, seatFrom, type StudDeal } from './stud-deal.ts';
import { orderOf } from './stud-order.ts';

/**
 * The seat whose exposed cards speak first (S20, S21); of equal ones the first in deal order.
 * One card alone is worth its rank to the order of hands too, and a joker an ace.
 */
export function firstByCards(deal: StudDeal, ups: (seat: number) => readonly Card[]): number {
  const order = orderOf(deal);
  let first = 0;
  let most = -1;
  for (const seat of contenders(deal)) {
    const value = order.value(ups(seat));
    if (value <= most) continue;
    first = seat;
    most = value;
  }
  return first;
}

/** The next seat that must speak, or null when the round is over (S29, S30). */
export function nextSpeaker(deal: StudDeal): number | null {
  const { folded, stacks, inStreet, spoken, bet } = deal;
  const from = deal.lastSpoke === null ? (deal.opener ?? 0) : deal.lastSpoke + 1;
  let next: number | null = null;
  let able = 0;
  let owing = false;
  for (let i = 0; i < stacks.length; i++) {
    const seat = seatFrom(deal, from + i);
    // Who has folded or is all-in says no more.
    if (folded[seat] || at(stacks, seat) === 0) continue;
    able++;
    const owes = at(inStreet, seat) < bet;
    owing ||= owes;
    if (next === null && (owes || !spoken[seat])) next = seat;
  }
  return able > 1 || owing ? next : null;
}

/** Who speaks first and who speaks next (S20–S23, S30). */
import { JOKER, isNatural, rankIndex, type Card } from '../cards.ts';
import { at, contenders, type StudDeal } from './stud-deal.ts';
import { orderOf } from './stud-order.ts';

const ACE = 12;

/** The seat whose exposed cards speak first; equal ones: first in deal order. A lone joker counts as an ace (S20, S21). */
export function firstByCards(deal: StudDeal, ups: (seat: number) => readonly Card[]): number {
  const order = orderOf(deal);
  const worth = (seat: number): number => {
    const cards = ups(seat);
    const [only] = cards;
    if (cards.length > 1) return order.value(cards);
    if (only === undefined || only === JOKER) return ACE;
    return isNatural(only) ? rankIndex(only) : ACE;
  };
  const [first = 0, ...rest] = contenders(deal);
  return rest.reduce((best, seat) => (worth(seat) > worth(best) ? seat : best), first);
}

/** Able to speak: still in, and not all-in. */
export const isAble = (deal: StudDeal, seat: number): boolean =>
  !deal.folded[seat] && at(deal.stacks, seat) > 0;

/** The next seat that must speak, or null when the round is over (S29, S30). */
export function nextSpeaker(deal: StudDeal): number | null {
  const count = deal.seats.length;
  const able = contenders(deal).filter((seat) => isAble(deal, seat));
  const owes = (seat: number): boolean => at(deal.inStreet, seat) < deal.bet;
  if (able.length <= 1 && !able.some(owes)) return null;
  const from = deal.lastSpoke === null ? (deal.opener ?? 0) : deal.lastSpoke + 1;
  for (let i = 0; i < count; i++) {
    const seat = (from + i) % count;
    if (isAble(deal, seat) && (!deal.spoken[seat] || owes(seat))) return seat;
  }
  return null;
}

/** The order of hands of a stud deal, found once for each table's rules and number of seats. */
import type { Card } from '../cards.ts';
import { cardCode, studOrder, SUIT_BITS, type Order } from '../order.ts';
import { handRules, type StudRules } from './stud-rules.ts';

const known = new WeakMap<StudRules, Order[]>();

export function orderOf(deal: {
  readonly rules: StudRules;
  readonly seats: readonly unknown[];
}): Order {
  const players = deal.seats.length;
  let orders = known.get(deal.rules);
  if (orders === undefined) {
    orders = [];
    known.set(deal.rules, orders);
  }
  return (orders[players] ??= studOrder(handRules(deal.rules, players)));
}

/** What 1–5 cards of a deal are worth. Its pack was checked, so that the sum of their codes is enough. */
export function valueOf(order: Order, cards: readonly Card[]): number {
  let sum = 0;
  let suits = SUIT_BITS;
  for (const card of cards) {
    const code = cardCode(card);
    sum += code;
    suits &= code;
  }
  return order.valueOfSum(sum, suits);
}

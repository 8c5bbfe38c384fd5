/** The order of hands of a stud deal, found once for each table's rules and number of seats. */
import { studOrder, type Order } from '../order.ts';
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

/** Two seats: every pair of completions, counted without looking at each. */
import { studOrder } from '@tapete/rules';
import type { HandRules } from '@tapete/rules';
import { completions } from './completions.ts';
import { disjointCounter } from './disjoint.ts';
import type { ExactAccount } from './exact-account.ts';
import { dealsOf, seatAccount } from './exact-account.ts';
import type { KnownCards } from './known-cards.ts';

/**
 * Sweeps the values upward: a completion of the first seat beats those of the second counted so far
 * that share no card with it. At most C(54, 5) C(49, 5) ≈ 6.0 × 10¹² deals, so every count is exact.
 */
export function exactTwo({ seats, rest }: KnownCards, rules: HandRules): ExactAccount {
  const order = studOrder(rules);
  const [first, second] = seats;
  if (!first || !second) throw new Error('two seats expected');
  const own = completions(first, rest, order);
  const other = completions(second, rest, order);
  const counter = disjointCounter(rest.length, Math.min(own.size, other.size));

  let win = 0;
  let tie = 0;
  let theirs = 0;
  for (let start = 0, end = 0; start < own.count; start = end) {
    const value = own.values[start]!;
    while (end < own.count && own.values[end] === value) end++;
    for (; theirs < other.count && other.values[theirs]! < value; theirs++)
      counter.add(other, theirs);
    let below = 0;
    for (let i = start; i < end; i++) below += counter.count(own, i);
    win += below;
    if (theirs === other.count || other.values[theirs] !== value) continue;
    for (; theirs < other.count && other.values[theirs] === value; theirs++)
      counter.add(other, theirs);
    for (let i = start; i < end; i++) tie += counter.count(own, i);
    tie -= below;
  }
  const deals = dealsOf({ seats, rest });
  const lose = deals - win - tie;
  return {
    deals,
    seats: [seatAccount(deals, [win, tie]), seatAccount(deals, [lose, tie])],
  };
}

/** Any number of seats, deal by deal; for last streets, where few cards are to come. */
import { studOrder } from '@tapete/rules';
import type { HandRules } from '@tapete/rules';
import { dealsOf, seatAccount } from './exact-account.ts';
import type { ExactAccount } from './exact-account.ts';
import type { KnownCards } from './known-cards.ts';

/** Goes through every deal; what `dealsOf` says is what it costs. */
export function exactFew(known: KnownCards, rules: HandRules): ExactAccount {
  const { seats, rest } = known;
  const { valueOfSum } = studOrder(rules);
  const held = new Uint8Array(rest.length);
  const values = new Int32Array(seats.length);
  const shared = seats.map(() => seats.map(() => 0));

  const settle = (): void => {
    let best = -1;
    let sharing = 0;
    for (let seat = 0; seat < values.length; seat++) {
      const value = values[seat]!;
      if (value > best) {
        best = value;
        sharing = 1;
      } else if (value === best) sharing++;
    }
    for (let seat = 0; seat < values.length; seat++)
      if (values[seat] === best) shared[seat]![sharing - 1]!++;
  };
  const deal = (seat: number, missing: number, from: number, sum: number, suits: number): void => {
    if (missing > 0) {
      for (let i = from; i < rest.length; i++) {
        if (held[i] === 1) continue;
        held[i] = 1;
        deal(seat, missing - 1, i + 1, sum + rest[i]!, suits & rest[i]!);
        held[i] = 0;
      }
      return;
    }
    values[seat] = valueOfSum(sum, suits);
    const next = seats[seat + 1];
    if (next) deal(seat + 1, next.missing, 0, next.sum, next.suits);
    else settle();
  };
  const [first] = seats;
  if (first) deal(0, first.missing, 0, first.sum, first.suits);
  const deals = dealsOf(known);
  return { deals, seats: shared.map((times) => seatAccount(deals, times)) };
}

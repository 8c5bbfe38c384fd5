/** Any number of seats, deal by deal; for last streets, where few cards are to come. */
import { studOrder } from '@tapete/rules';
import type { HandRules } from '@tapete/rules';
import { dealsOf, seatAccount } from './exact-account.ts';
import type { ExactAccount, Progress } from './exact-account.ts';
import type { KnownCards } from './known-cards.ts';
import { eachWay, makeWays, rankedWays } from './ways.ts';

/**
 * Goes through every deal of all seats but one; what `dealsOf` says is the most that it costs. The hands of that
 * one seat are only counted: below, level with and above the best of the others.
 */
export function exactFew(known: KnownCards, rules: HandRules, progress?: Progress): ExactAccount {
  const { seats, rest } = known;
  const order = studOrder(rules);
  // Last the seat with the fewest cards to come: with one or none, its hands need not be looked at at all.
  const turns = seats.map((_, seat) => seat);
  const fewest = seats.reduce(
    (at, { missing }, seat) => (missing < seats[at]!.missing ? seat : at),
    0,
  );
  turns.push(...turns.splice(fewest, 1));
  const last = turns.length - 1;
  const ways = turns.slice(0, last).map((seat) => makeWays(seats[seat]!, rest, order));
  const lastSeat = seats[turns[last]!]!;
  const against =
    lastSeat.missing <= 1
      ? rankedWays(lastSeat, rest, order)
      : eachWay(makeWays(lastSeat, rest, order));
  const values = turns.map(() => 0);
  const shared = turns.map(() => turns.map(() => 0));

  /** Deals in which the best of the seats before the last is best of all, alone or with `sharing` in all. */
  const settle = (best: number, sharing: number, times: number): void => {
    if (times === 0) return;
    for (let turn = 0; turn < last; turn++)
      if (values[turn] === best) shared[turn]![sharing - 1]! += times;
  };
  const deal = (
    turn: number,
    heldLow: number,
    heldHigh: number,
    best: number,
    sharing: number,
  ): void => {
    if (turn === last) {
      const { below, level, above } = against(heldLow, heldHigh, best);
      shared[last]![0]! += above;
      shared[last]![sharing]! += level;
      settle(best, sharing + 1, level);
      settle(best, sharing, below);
      return;
    }
    const { values: made, low: lows, high: highs } = ways[turn]!;
    for (let i = 0; i < made.length; i++) {
      if (turn === 0) progress?.(i, made.length);
      const low = lows[i]!;
      const high = highs[i]!;
      if (((low & heldLow) | (high & heldHigh)) !== 0) continue;
      const value = made[i]!;
      values[turn] = value;
      const most = value > best ? value : best;
      const many = value > best ? 1 : value === best ? sharing + 1 : sharing;
      deal(turn + 1, low | heldLow, high | heldHigh, most, many);
    }
  };
  deal(0, 0, 0, -1, 0);
  const deals = dealsOf(known);
  return { deals, seats: seats.map((_, seat) => seatAccount(deals, shared[turns.indexOf(seat)]!)) };
}

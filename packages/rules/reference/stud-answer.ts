import { itemAt } from './cards.ts';
import { refHand } from './hands.ts';
import { beats, refPots } from './pots.ts';
import type { RefPot } from './pots.ts';
import { byCards } from './stud-turns.ts';
import { contendersOf, studNext } from './stud-legal.ts';
import type { RefNext, Running, Seat, StudCode } from './stud-legal.ts';

export type ByName = Record<string, number>;

export interface RefStudPot {
  amount: number;
  seats: string[];
  winners: string[];
  shares: ByName;
}

export type RefStudAnswer =
  | {
      ok: true;
      outcome: 'showdown' | 'all-passed' | 'last-left' | null;
      stacks: ByName;
      /** Ante included; at the end without the uncalled part. */
      contributed: ByName;
      returned: ByName;
      /** Empty while the deal runs, and when nobody put a chip in. */
      pots: RefStudPot[];
      loans: ByName;
      next: RefNext | null;
      /** Who turns the hand up at the end, in order, and with a minus who mucks it (S33). */
      showing: string[];
    }
  | { ok: false; at: number; code: StudCode };

/** What the deal has come to. */
export function answer(deal: Running): RefStudAnswer {
  const { seats } = deal;
  const contributed = seats.map((seat) => seat.contributed);
  const over = deal.outcome !== null;
  const keys = seats.map((seat) =>
    seat.folded ? null : refHand([...seat.down, ...seat.up], deal.rules.order).key,
  );
  const folded = seats.map((seat) => seat.folded);
  const dealOrder = deal.order.map((seat) => seat.number);
  const { pots, returned } = over
    ? refPots(contributed, folded, keys, dealOrder)
    : { pots: [], returned: seats.map(() => 0) };
  const byName = (value: (seat: Seat) => number): ByName =>
    Object.fromEntries(seats.map((seat) => [seat.name, value(seat)]));
  const named = (numbers: readonly number[]): string[] =>
    numbers.map((number) => itemAt(seats, number).name);
  const won = (seat: Seat): number =>
    pots.reduce((sum, pot) => sum + itemAt(pot.shares, seat.number), 0);

  const backOf = (seat: Seat): number => itemAt(returned, seat.number) + won(seat);
  // S28: what comes back and what is won pays the loan first.
  const repaid = (seat: Seat): number => Math.min(seat.loan, backOf(seat));

  return {
    ok: true,
    outcome: deal.outcome,
    stacks: byName((seat) => seat.stack + backOf(seat) - repaid(seat)),
    contributed: byName((seat) => seat.contributed - itemAt(returned, seat.number)),
    returned: byName((seat) => itemAt(returned, seat.number)),
    pots: pots.map((pot) => ({
      amount: pot.amount,
      seats: named(pot.seats),
      winners: named(pot.winners),
      shares: Object.fromEntries(
        pot.winners.map((winner) => [itemAt(seats, winner).name, itemAt(pot.shares, winner)]),
      ),
    })),
    loans: byName((seat) => seat.loan - repaid(seat)),
    next: studNext(deal),
    showing: shownBy(deal, keys, pots),
  };
}

/** S33: `all` from the dealer's left; `muck` from the last aggressor or first speaker of the last street. */
function shownBy(
  deal: Running,
  keys: readonly (readonly number[] | null)[],
  pots: readonly RefPot[],
): string[] {
  if (deal.outcome === null || deal.outcome === 'last-left') return [];
  if (deal.rules.showdown === 'all')
    return deal.order.filter((seat) => !seat.folded).map((seat) => seat.name);
  const contenders = contendersOf(deal);
  // Where nobody could speak: who would have by the cards.
  const start = deal.lastAggressor ?? deal.firstToSpeak ?? byCards(deal, contenders);
  // Nobody put a chip in: all contend for nothing (S31).
  const contested =
    pots.length > 0 ? pots.map((pot) => pot.seats) : [contenders.map((seat) => seat.number)];
  const shown: number[] = [];
  const told: string[] = [];
  for (let step = 0; step < deal.seats.length; step += 1) {
    const seat = itemAt(deal.seats, (start.number + step) % deal.seats.length);
    if (seat.folded) continue;
    const mayWin = contested.some(
      (rivals) =>
        rivals.includes(seat.number) &&
        !rivals.some((rival) => shown.includes(rival) && beats(keys, rival, seat.number)),
    );
    if (mayWin) shown.push(seat.number);
    told.push(mayWin ? seat.name : `-${seat.name}`);
  }
  return told;
}

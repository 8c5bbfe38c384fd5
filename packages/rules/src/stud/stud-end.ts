/** The end of a stud deal: showing, the pots, the odd chips (S31–S34). */
import type { Card } from '../cards.ts';
import { makePots, payPot, type PaidPot, type Pot } from '../pots.ts';
import {
  contenders,
  dealOrder,
  type ShownHand,
  type StudDeal,
  type StudOutcome,
} from './stud-deal.ts';
import { emit, giveBack, type Run } from './stud-run.ts';
import { orderOf } from './stud-order.ts';

/** One seat is left: it takes everything and shows nothing (S32). */
export function awardLast(run: Run): void {
  giveBack(run);
  pay(run, () => 0);
  emit(run, { type: 'ended', outcome: 'last-left' });
}

/** Compares the hands with the cards dealt so far (S12, S31), shows them (S33) and pays the pots (S34). */
export function finish(run: Run, outcome: StudOutcome): void {
  const hands = new Map(contenders(run.deal).map((seat) => [seat, handOf(run.deal, seat)]));
  const value = (seat: number): number => hands.get(seat)?.value ?? -1;
  const pots = makePots(run.deal.contributed, run.deal.folded, dealOrder(run.deal));
  for (const seat of showingOrder(run.deal)) {
    const hand = hands.get(seat);
    if (hand === undefined) continue;
    if (run.deal.rules.showdown === 'muck' && isBeaten(run.deal, seat, pots, value)) {
      emit(run, { type: 'mucked', seat });
    } else emit(run, { type: 'showed', seat, hand });
  }
  pay(run, value);
  emit(run, { type: 'ended', outcome });
}

function handOf(deal: StudDeal, seat: number): ShownHand {
  const order = orderOf(deal);
  const cards = (deal.cards[seat] ?? []).map((held) => held.card as Card);
  const value = order.value(cards);
  return { cards, value, category: order.categoryOf(value, cards.length) };
}

/** S33: from the last street's last aggressor, else its first speaker; with `all`, from the dealer's left. */
function showingOrder(deal: StudDeal): readonly number[] {
  const order = dealOrder(deal).filter((seat) => !deal.folded[seat]);
  if (deal.rules.showdown === 'all') return order;
  const first = deal.aggressor ?? deal.opener ?? order[0] ?? 0;
  const clockwise = deal.seats.map((_, i) => (first + i) % deal.seats.length);
  return clockwise.filter((seat) => !deal.folded[seat]);
}

/** Beaten already: in every pot it contends for, a hand that has been shown is better. */
function isBeaten(
  deal: StudDeal,
  seat: number,
  pots: readonly Pot[],
  value: (seat: number) => number,
): boolean {
  return pots
    .filter((pot) => pot.seats.includes(seat))
    .every((pot) => pot.seats.some((other) => deal.shown[other] && value(other) > value(seat)));
}

function pay(run: Run, value: (seat: number) => number): void {
  const pots = makePots(run.deal.contributed, run.deal.folded, dealOrder(run.deal));
  emit(run, { type: 'paid', pots: pots.map((pot): PaidPot => payPot(pot, value)) });
}

/** The end of a stud deal: showing, the pots, the odd chips (S31–S34). */
import type { Card } from '../cards.ts';
import { at } from '../game.ts';
import type { Order } from '../order.ts';
import { makePots, payPot, type PaidPot, type Pot } from '../pots.ts';
import {
  contenders,
  dealOrder,
  eachContender,
  seatFrom,
  stillIn,
  type ShownHand,
  type StudDeal,
  type StudOutcome,
} from './stud-deal.ts';
import { emit, giveBack, repay, type Run } from './stud-run.ts';
import { orderOf, valueOf } from './stud-order.ts';
import { openerOf } from './stud-speaker.ts';

/** One seat is left: it takes everything and shows nothing (S32). */
export function awardLast(run: Run): void {
  giveBack(run);
  emit(run, { type: 'concluded', outcome: 'last-left' });
  pay(run, () => 0, potsOf(run.deal));
  emit(run, { type: 'ended', outcome: 'last-left' });
}

/** Compares the hands with the cards dealt so far (S12, S31), shows them (S33) and pays the pots (S34). */
export function finish(run: Run, outcome: StudOutcome): void {
  const { deal } = run;
  const pots = potsOf(deal);
  const order = orderOf(deal);
  const hands = deal.seats.map((_, seat) => (deal.folded[seat] ? null : handOf(deal, order, seat)));
  const handAt = (seat: number): ShownHand => {
    const hand = hands[seat];
    if (!hand) throw new Error(`seat ${seat} has folded`);
    return hand;
  };
  const value = (seat: number): number => handAt(seat).value;
  emit(run, { type: 'concluded', outcome });
  for (const seat of showingOrder(deal)) {
    if (deal.rules.showdown === 'muck' && isBeaten(deal, seat, pots, value)) {
      emit(run, { type: 'mucked', seat });
    } else emit(run, { type: 'showed', seat, hand: handAt(seat) });
  }
  pay(run, value, pots);
  emit(run, { type: 'ended', outcome });
}

function handOf(deal: StudDeal, order: Order, seat: number): ShownHand {
  const cards = at(deal.cards, seat).map((held) => held.card as Card);
  const value = valueOf(order, cards);
  return { cards, value, category: order.categoryOf(value, cards.length) };
}

/** S33: from the last street's last aggressor, else its first speaker; with `all`, from the dealer's left. */
function showingOrder(deal: StudDeal): readonly number[] {
  if (deal.rules.showdown === 'all') return contenders(deal);
  return stillIn(deal, deal.aggressor ?? firstSpeaker(deal));
}

/** Who spoke first in a street without bets (S22); where nobody could, whose cards would have. */
function firstSpeaker(deal: StudDeal): number {
  const opener = openerOf(deal);
  const clockwise = deal.seats.map((_, i) => seatFrom(deal, opener + i));
  return clockwise.find((seat) => deal.spoken[seat]) ?? opener;
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

const potsOf = (deal: StudDeal): readonly Pot[] =>
  makePots(deal.contributed, deal.folded, dealOrder(deal));

function pay(run: Run, value: (seat: number) => number, pots: readonly Pot[]): void {
  const paid = pots.map((pot): PaidPot => payPot(pot, value));
  emit(run, { type: 'paid', pots: paid });
  eachContender(run.deal, (seat) => {
    if (at(run.deal.loans, seat) > 0) repay(run, seat, wonBy(seat, paid));
  });
}

function wonBy(seat: number, pots: readonly PaidPot[]): number {
  let won = 0;
  for (const { winners, shares } of pots) won += shares[winners.indexOf(seat)] ?? 0;
  return won;
}

/** Settling one seat against the dealer, each bet on its own line (T6–T10, T15). */
import { parseCards, type Card } from '../cards.ts';
import type { Category } from '../hand-rules.ts';
import { threeOrder } from '../order.ts';
import type { Line, Spot } from './three-deal.ts';
import type { ThreeRules } from './three-rules.ts';

const cardsOf = (text: string): readonly Card[] => {
  const row = parseCards(text);
  return row.ok ? (row.cards as readonly Card[]) : [];
};

/** T5: the lowest hand with which the dealer qualifies, and T11's suited A-K-Q. */
const QUALIFYING = cardsOf('Qc 3d 2h');
const SUITED_AKQ = cardsOf('Ac Kc Qc');

export const qualifies = (dealer: readonly Card[]): boolean =>
  threeOrder().value(dealer) >= threeOrder().value(QUALIFYING);

const BONUS_PLACE: Partial<Record<Category, 0 | 1 | 2>> = {
  'straight-flush': 0,
  'three-of-a-kind': 1,
  straight: 2,
};

const PAIR_PLUS_PLACE: Partial<Record<Category, number>> = {
  'straight-flush': 0,
  'three-of-a-kind': 1,
  straight: 2,
  flush: 3,
  pair: 4,
};

/** T8: the ante bonus "to one" of a hand; 0 when not paid. */
export function bonusToOne(cards: readonly Card[], rules: ThreeRules): number {
  const place = BONUS_PLACE[threeOrder().categoryOf(threeOrder().value(cards), 3)];
  return place === undefined ? 0 : rules.anteBonus[place];
}

/** T9, T11: what Pair Plus pays "to one"; 0 when the hand loses. */
export function pairPlusToOne(cards: readonly Card[], rules: ThreeRules): number {
  const order = threeOrder();
  const value = order.value(cards);
  const six = rules.pairPlus.length === 6;
  if (six && value === order.value(SUITED_AKQ)) return rules.pairPlus[0] ?? 0;
  const place = PAIR_PLUS_PLACE[order.categoryOf(value, 3)];
  return place === undefined ? 0 : (rules.pairPlus[place + (six ? 1 : 0)] ?? 0);
}

export interface Spread {
  readonly seat: number;
  readonly ante: number;
  readonly pairPlus: number;
  readonly plays: boolean;
  readonly cards: readonly Card[];
}

/** The lines of one seat, in the order ante, play, bonus, pair-plus; no play line for a folded hand, no bonus line unless paid. */
export function settle(spread: Spread, dealer: readonly Card[], rules: ThreeRules): Line[] {
  const { seat, ante, pairPlus, plays, cards } = spread;
  const line = (spot: Spot, stake: number, net: number, rule: string): Line => ({
    seat,
    spot,
    stake,
    outcome: net > 0 ? 'win' : net < 0 ? 'lose' : 'push',
    amount: net,
    rule,
  });
  const lines: Line[] = [];
  if (!plays) lines.push(line('ante', ante, -ante, 'T4'));
  else if (!qualifies(dealer)) {
    lines.push(line('ante', ante, ante, 'T6'), line('play', ante, 0, 'T6'));
  } else {
    const order = threeOrder();
    const net = Math.sign(order.value(cards) - order.value(dealer)) * ante;
    lines.push(line('ante', ante, net, 'T7'), line('play', ante, net, 'T7'));
  }
  const bonus = plays ? bonusToOne(cards, rules) : 0;
  if (bonus > 0) lines.push(line('bonus', ante, bonus * ante, 'T8'));
  if (pairPlus > 0) {
    const forfeited = !plays && rules.foldPairPlus === 'forfeited';
    const toOne = forfeited ? 0 : pairPlusToOne(cards, rules);
    const net = toOne > 0 ? toOne * pairPlus : -pairPlus;
    lines.push(line('pair-plus', pairPlus, net, plays ? 'T9' : 'T10'));
  }
  return lines;
}

/** A hand of each kind that the paytables tell apart. */
const KINDS = ['Ac Kc Qc', '4c 3c 2c', '2c 2d 2h', '4c 3d 2h', '5c 3c 2c', '2c 2d 3h', '5c 3d 2h'];

/** T18: the most that these bets may win together, chips: ante, play, and the hand that both tables pay best. */
export function largestPayout(
  seats: readonly { readonly ante: number; readonly pairPlus: number }[],
  rules: ThreeRules,
): number {
  const kinds = KINDS.map(cardsOf).map((cards) => ({
    bonus: bonusToOne(cards, rules),
    plus: pairPlusToOne(cards, rules),
  }));
  const most = (ante: number, pairPlus: number): number =>
    Math.max(...kinds.map(({ bonus, plus }) => ante * (2 + bonus) + pairPlus * plus));
  return seats.reduce((sum, seat) => sum + most(seat.ante, seat.pairPlus), 0);
}

/** What a seat can tell of the hole cards it does not see, from the cards that are up and from what was bet. */
import {
  HIDDEN,
  at,
  cardCode,
  handRules,
  lowestRank,
  pack,
  studOrder,
  type Card,
  type Order,
  type Seen,
  type StudDeal,
  proposalOf,
} from '@tapete/rules';
import type { Rival, StudScene } from './stud-scene.ts';

/** A seat whose hole card is one of the unseen: every list has one entry an unseen card. */
export interface Unknown {
  /** Sum of the codes of the up cards, and their bitwise and. */
  readonly sum: number;
  readonly suits: number;
  /** What the hand is worth now with that hole card. */
  readonly values: Int32Array;
  /** Running sums of how likely each card is; the last is their total. */
  readonly likely: Float64Array;
  /** 0…1: how sure the seat may be, holding that card, to beat the best-looking of the others now. */
  readonly trust: Float64Array;
}

export interface StudReading {
  readonly order: Order;
  /** Codes of the cards not seen. */
  readonly unseen: Int32Array;
  /** The seat's own hand: codes summed and and-ed, and its value now. */
  readonly own: { readonly sum: number; readonly suits: number; readonly value: number };
  /** In the order of the scene's rivals. */
  readonly rivals: readonly Unknown[];
  /** Cards each hand still gets. */
  readonly missing: number;
}

const ALL_BITS = -1;
/** Nobody is read so well that a hole card is out of the question: some bet on nothing. */
const BLUFFS = 0.1;
/** Beyond three times the pot a bet says no more: the very largest are made for fun as well. */
const MOST_DOUBLINGS = 2;

/** Reads own cards and up cards alone, whatever else the view should carry. */
export function readStud(view: StudDeal, scene: StudScene): StudReading {
  const players = view.seats.length;
  const order = studOrder(handRules(view.rules, players));
  const mine = known(at(view.cards, scene.me.seat).map((held) => held.card));
  const ups = view.cards.map((held) => known(held.filter((c) => c.up).map((c) => c.card)));
  const unseen = unseenCodes(
    pack(lowestRank(view.rules.deck, players), view.rules.jokers),
    ups.flatMap((cards, seat) => (seat === scene.me.seat ? mine : cards)),
  );
  const seats = [scene.me, ...scene.rivals];
  const hands = seats.map(({ seat }) => {
    const { sum, suits } = added(at(ups, seat));
    const values = unseen.map((code) => order.valueOfSum(sum + code, suits & code));
    return { sum, suits, values };
  });
  // First every hole card is as likely; then a bet speaks for those that are worth it against the others' cards.
  const flat = hands.map(({ values }) => spreadOf(values, () => 1));
  const read = hands.map(({ values }, i) => {
    const eager = eagerness(view, seats[i]!, scene);
    return spreadOf(values, (value) => BLUFFS + beatsAll(value, flat, i) ** eager);
  });
  const own = added(mine);
  return {
    order,
    unseen,
    own: { ...own, value: order.valueOfSum(own.sum, own.suits) },
    rivals: scene.rivals.map((_, rival) => {
      const i = rival + 1;
      const { sum, suits, values } = hands[i]!;
      const trust = byValue(values, (value) => beatsAll(value, read, i));
      return { sum, suits, values, likely: read[i]!.likely, trust };
    }),
    missing: 5 - mine.length,
  };
}

/** How likely a hand is worth what. */
interface Spread {
  readonly likely: Float64Array;
  /** The different values in ascending order, and the running weight below each, the total last. */
  readonly steps: readonly number[];
  readonly below: readonly number[];
}

const known = (cards: readonly Seen[]): readonly Card[] =>
  cards.filter((card): card is Card => card !== HIDDEN);

const added = (cards: readonly Card[]): { sum: number; suits: number } =>
  cards.map(cardCode).reduce((all, code) => ({ sum: all.sum + code, suits: all.suits & code }), {
    sum: 0,
    suits: ALL_BITS,
  });

function unseenCodes(all: readonly Card[], seen: readonly Card[]): Int32Array {
  const left = [...all];
  for (const card of seen) {
    const place = left.indexOf(card);
    if (place === -1) throw new Error(`${card} is not in the pack`);
    left.splice(place, 1);
  }
  return Int32Array.from(left, cardCode);
}

/**
 * 0 = may hold anything; the more, the more its best hole cards stand out. A street paid for tells a little, a call
 * somewhat more, a bet or raise most, and each doubling of the pot it made as much again.
 */
function eagerness(view: StudDeal, seat: Rival, scene: StudScene): number {
  const earlier = seat.contributed - seat.inStreet - view.rules.ante;
  const stayed = earlier > 0 ? 0.6 : 0;
  if (seat.inStreet === 0) return seat.spoken ? stayed / 2 : stayed;
  const doublings = Math.min(MOST_DOUBLINGS, Math.log2(1 + seat.inStreet / scene.potBefore));
  const leads = view.aggressor === seat.seat || proposalOf(view)?.seat === seat.seat;
  return stayed + (leads ? 0.8 + 1.8 * doublings : 0.5 + 0.9 * doublings);
}

function spreadOf(values: Int32Array, weightOf: (value: number) => number): Spread {
  const sorted = values.toSorted();
  const steps: number[] = [];
  const below: number[] = [];
  const weights = new Map<number, number>();
  let sum = 0;
  let weight = 0;
  for (const value of sorted) {
    if (value !== steps.at(-1)) {
      weight = weightOf(value);
      weights.set(value, weight);
      steps.push(value);
      below.push(sum);
    }
    sum += weight;
  }
  below.push(sum);
  let running = 0;
  const likely = Float64Array.from(values, (value) => (running += weights.get(value)!));
  return { likely, steps, below };
}

/** Hole cards of one rank are mostly worth the same: each different value is asked for once. */
function byValue(values: Int32Array, of: (value: number) => number): Float64Array {
  const found = new Map<number, number>();
  return Float64Array.from(values, (value) => {
    const known = found.get(value) ?? of(value);
    found.set(value, known);
    return known;
  });
}

/** Chance to beat the best-looking of all but the seat at `i`. */
const beatsAll = (value: number, spreads: readonly Spread[], i: number): number =>
  spreads.reduce((least, other, j) => (j === i ? least : Math.min(least, beats(value, other))), 1);

/** Chance that `value` is better than the other's hand, an equal one counting half. */
function beats(value: number, { steps, below }: Spread): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle]! < value) low = middle + 1;
    else high = middle;
  }
  const total = below[steps.length]!;
  const lower = below[low]!;
  const equal = steps[low] === value ? below[low + 1]! - lower : 0;
  return (lower + equal / 2) / total;
}

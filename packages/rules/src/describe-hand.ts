/** A hand laid out to be named: what it is, its cards in the order that decides, the ranks that count. */
import { RANKS, isNatural, rankNumber, suitIndex } from './cards.ts';
import type { Card, Rank } from './cards.ts';
import type { Category } from './hand-rules.ts';
import type { Order } from './order.ts';
import { studLevels, studStanding } from './order-stud.ts';
import { THREE_LEVELS, threeStanding } from './order-three.ts';
import { categoryOfLevel, kindsOf, strengthOf } from './standing.ts';
import type { Standing } from './standing.ts';

export interface NamedHand {
  readonly category: Category;
  /** As `order.value`. */
  readonly value: number;
  /** The given cards, those that decide first; a joker lies where the card it stands for would. */
  readonly cards: readonly Card[];
  /** What is compared between hands of the category: of a straight its top, of a pair the pair and the rest. */
  readonly ranks: readonly Rank[];
}

/** Names the parts of a hand under `order`'s rules; throws on what `order.value` throws on. */
export function describeHand(cards: readonly Card[], order: Order): NamedHand {
  const value = order.value(cards);
  const { standing, standIns } = bestReading(cards, order);
  return {
    category: categoryOfLevel(standing.level),
    value,
    cards: inDecidingOrder(cards, standIns, standing),
    ranks: standing.decides.map(rankOf),
  };
}

const rankOf = (rank: number): Rank => RANKS[rank - 2]!;
const descending = (ranks: readonly number[]): number[] => [...ranks].sort((a, b) => b - a);

/** The hand at its best and the ranks its jokers take for it (S4), tried one by one. */
function bestReading(
  cards: readonly Card[],
  order: Order,
): { standing: Standing; standIns: readonly number[] } {
  const { rules } = order;
  const stud = rules !== 'three';
  const levels = stud ? studLevels(rules) : THREE_LEVELS;
  const naturals = cards.filter(isNatural);
  const held = naturals.map(rankNumber);
  const oneSuit = new Set(naturals.map(suitIndex)).size <= 1;

  let best: { standing: Standing; standIns: readonly number[] } | undefined;
  let bestStrength = 0;
  for (const standIns of choices(cards.length - naturals.length, stud ? rules.lowest : 2)) {
    const ranks = descending([...held, ...standIns]);
    // Of one suit only with different ranks. No joker does better by leaving the suit of the others:
    // with the same ranks every hand of five is worth least in mixed suits.
    const suited = oneSuit && new Set(ranks).size === ranks.length;
    const standing = stud ? studStanding(ranks, suited, rules) : threeStanding(ranks, suited);
    const strength = strengthOf(standing, levels);
    if (strength > bestStrength) {
      best = { standing, standIns };
      bestStrength = strength;
    }
  }
  if (!best) throw new Error(`no reading of ${cards.join(' ')}`);
  return best;
}

/** Every choice of `jokers` ranks, from the ace down to the lowest in use. */
function choices(jokers: number, lowest: number): readonly (readonly number[])[] {
  if (jokers === 0) return [[]];
  const ranks = Array.from({ length: 15 - lowest }, (_, i) => 14 - i);
  return choices(jokers - 1, lowest).flatMap((chosen) => ranks.map((rank) => [...chosen, rank]));
}

function inDecidingOrder(
  cards: readonly Card[],
  standIns: readonly number[],
  { level, decides }: Standing,
): readonly Card[] {
  const free = [...standIns];
  const laid = cards.map((card) => ({
    card,
    joker: !isNatural(card),
    rank: isNatural(card) ? rankNumber(card) : free.shift()!,
  }));
  const { kinds } = kindsOf(descending(laid.map(({ rank }) => rank)));
  const [top] = decides;
  const weight = (rank: number): number => {
    switch (level) {
      case 'straight':
      case 'ace-straight':
      case 'straight-flush':
        // An ace below the lowest rank in use lies last.
        return rank === 14 && top !== 14 ? 0 : rank;
      case 'figuras':
        return rank;
      default:
        return -kinds.indexOf(rank);
    }
  };
  return laid
    .sort((a, b) => weight(b.rank) - weight(a.rank) || Number(a.joker) - Number(b.joker))
    .map(({ card }) => card);
}

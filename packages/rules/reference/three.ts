import { compareKeys, itemAt, rankOf } from './cards.ts';

export type RefThreeCategory =
  'straight-flush' | 'three-of-a-kind' | 'straight' | 'flush' | 'pair' | 'high-card';

/** Low to high (T1). */
const ORDER: readonly RefThreeCategory[] = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
];

export interface RefThree {
  category: RefThreeCategory;
  /** Higher wins, compared from the left; always four numbers. */
  key: number[];
}

/** Names and orders three cards (T1–T3). */
export function refThree(cards: readonly string[]): RefThree {
  if (cards.length !== 3) throw new Error('three cards');
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  const [high, middle, low] = [itemAt(ranks, 0), itemAt(ranks, 1), itemAt(ranks, 2)];
  const oneSuit = cards.every((card) => card.charAt(1) === cards[0]?.charAt(1));
  const named = (category: RefThreeCategory, values: number[]): RefThree => ({
    category,
    key: [ORDER.indexOf(category), ...values],
  });

  const inRow = high === middle + 1 && middle === low + 1;
  const lowest = high === 14 && middle === 3 && low === 2;
  // T2: in A-2-3 the ace counts as 1, for ties too.
  const values = lowest ? [3, 2, 1] : ranks;
  if (inRow || lowest) return named(oneSuit ? 'straight-flush' : 'straight', values);
  if (high === low) return named('three-of-a-kind', values);
  if (oneSuit) return named('flush', values);
  if (high === middle) return named('pair', [high, high, low]);
  if (middle === low) return named('pair', [low, low, high]);
  return named('high-card', values);
}

/** Whether these cards as the dealer's qualify: Q-3-2 or better (T5). */
export function refQualifies(cards: readonly string[]): boolean {
  return compareKeys(refThree(cards).key, refThree(['Qc', '3d', '2h']).key) >= 0;
}

export interface RefSettleInput {
  player: readonly string[];
  dealer: readonly string[];
  ante: number;
  /** 0 = not posted. */
  pairPlus: number;
  folded: boolean;
  /** Straight flush, trips, straight, to one; 0 = not paid (T11). */
  anteBonus: readonly number[];
  /** Straight flush, trips, straight, flush, pair; a sixth, leading number pays a suited A-K-Q. */
  pairPlusTable: readonly number[];
  foldPairPlus: 'settles' | 'forfeited';
}

export interface RefLine {
  spot: 'ante' | 'play' | 'bonus' | 'pair-plus';
  stake: number;
  outcome: 'win' | 'lose' | 'push';
  /** Net of the stake: what was won, minus what was lost, or 0. */
  amount: number;
}

/** To one, of a paid ante bonus; 0 when none (T8, T11). */
function refBonusPays(hand: RefThree, anteBonus: readonly number[]): number {
  if (hand.category === 'straight-flush') return itemAt(anteBonus, 0);
  if (hand.category === 'three-of-a-kind') return itemAt(anteBonus, 1);
  if (hand.category === 'straight') return itemAt(anteBonus, 2);
  return 0;
}

/** To one, of Pair Plus; 0 when the hand is not paid and the stake is lost (T9, T11). */
function refPairPlusPays(hand: RefThree, table: readonly number[]): number {
  if (hand.category === 'high-card') return 0;
  const plain = table.length === 6 ? table.slice(1) : table;
  const suitedAceKingQueen = hand.category === 'straight-flush' && hand.key[1] === 14;
  if (table.length === 6 && suitedAceKingQueen) return itemAt(table, 0);
  return itemAt(plain, ORDER.length - 1 - ORDER.indexOf(hand.category));
}

/** Every bet of one seat as its own line, in the order ante, play, bonus, pair-plus (T4–T11, T15). */
export function refSettle(bets: RefSettleInput): RefLine[] {
  const { ante, pairPlus, folded } = bets;
  const hand = refThree(bets.player);
  const lines: RefLine[] = [];
  const line = (spot: RefLine['spot'], stake: number, amount: number): void => {
    const outcome = amount > 0 ? 'win' : amount < 0 ? 'lose' : 'push';
    lines.push({ spot, stake, outcome, amount });
  };

  if (folded) {
    line('ante', ante, -ante);
  } else if (!refQualifies(bets.dealer)) {
    line('ante', ante, ante);
    line('play', ante, 0);
  } else {
    const sign = compareKeys(hand.key, refThree(bets.dealer).key);
    // A literal 0 for the tie, never the −0 that a product may give.
    line('ante', ante, sign === 0 ? 0 : sign * ante);
    line('play', ante, sign === 0 ? 0 : sign * ante);
  }

  const bonus = refBonusPays(hand, bets.anteBonus);
  if (!folded && bonus > 0) line('bonus', ante, bonus * ante);

  if (pairPlus > 0) {
    const forfeited = folded && bets.foldPairPlus === 'forfeited';
    const pays = forfeited ? 0 : refPairPlusPays(hand, bets.pairPlusTable);
    line('pair-plus', pairPlus, pays > 0 ? pays * pairPlus : -pairPlus);
  }
  return lines;
}

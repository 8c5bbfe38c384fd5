import { JOKER, compareKeys, plainPack, rankOf } from './cards.ts';

/** What the order of stud hands depends on; `flushOverFull` is S9 already resolved. */
export interface RefRules {
  /** Lowest rank in use, 2…8. */
  lowest: number;
  jokers: 0 | 1 | 2;
  figuras: 'any' | 'pair' | 'off';
  flushOverFull: boolean;
  aceLow: boolean;
  aceStraights: boolean;
}

export type RefCategory =
  | 'five-of-a-kind'
  | 'straight-flush'
  | 'four-of-a-kind'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'figuras'
  | 'two-pair'
  | 'pair'
  | 'high-card';

export interface RefHand {
  category: RefCategory;
  /** Higher wins, compared from the left, among hands of one ruleset and number of cards. */
  key: number[];
}

/** Every card of the pack, jokers last (S2, S4). */
export function refPack(rules: RefRules): string[] {
  return [...plainPack(rules.lowest), ...Array<string>(rules.jokers).fill(JOKER)];
}

/** Places of the order, low to high; `ace-straight` is the block S11 moves (S6, S9, S11). */
function placesOf(rules: RefRules): string[] {
  const low = ['high-card', 'pair', 'two-pair', 'figuras', 'three-of-a-kind', 'straight'];
  const flush = rules.aceStraights ? ['flush', 'ace-straight'] : ['flush'];
  const middle = rules.flushOverFull ? ['full-house', ...flush] : [...flush, 'full-house'];
  return [...low, ...middle, 'four-of-a-kind', 'straight-flush', 'five-of-a-kind'];
}

/** The top rank of five different consecutive ranks, or undefined; ranks come high to low (S10). */
function straightTop(ranks: readonly number[], rules: RefRules): number | undefined {
  const shown = ranks.join();
  for (let top = 14; top >= rules.lowest + 4; top -= 1) {
    if (shown === [top, top - 1, top - 2, top - 3, top - 4].join()) return top;
  }
  const low = rules.lowest;
  if (rules.aceLow && shown === [14, low + 3, low + 2, low + 1, low].join()) return low + 3;
  return undefined;
}

/** A hand without jokers; five equal ranks can only come from jokers (S6–S12). */
function plainHand(cards: readonly string[], rules: RefRules): RefHand {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  const count = (rank: number): number => ranks.filter((other) => other === rank).length;
  // The different ranks, the most frequent first, equal frequency high to low: the order of S8.
  const grouped = [...new Set(ranks)].sort((a, b) => count(b) - count(a) || b - a);
  const shape = grouped.map(count).join('-');
  const named = (category: RefCategory, values: number[], place: string = category): RefHand => ({
    category,
    key: [placesOf(rules).indexOf(place), ...values],
  });

  if (cards.length === 5) {
    const oneSuit = cards.every((card) => card.charAt(1) === cards[0]?.charAt(1));
    const top = straightTop(ranks, rules);
    const figures = ranks.every((rank) => rank >= 11);
    if (shape === '5') return named('five-of-a-kind', grouped);
    if (oneSuit && top !== undefined) return named('straight-flush', [top]);
    if (shape === '4-1') return named('four-of-a-kind', grouped);
    if (shape === '3-2') return named('full-house', grouped);
    if (oneSuit) return named('flush', ranks);
    if (top !== undefined) {
      const moved = rules.aceStraights && ranks[0] === 14;
      return named('straight', [top], moved ? 'ace-straight' : 'straight');
    }
    if (shape === '3-1-1') return named('three-of-a-kind', grouped);
    if (figures && rules.figuras === 'any') return named('figuras', ranks);
    if (figures && rules.figuras === 'pair' && shape === '2-1-1-1') return named('figuras', ranks);
  }
  if (shape.startsWith('4')) return named('four-of-a-kind', grouped);
  if (shape.startsWith('3')) return named('three-of-a-kind', grouped);
  if (shape.startsWith('2-2')) return named('two-pair', grouped);
  if (shape.startsWith('2')) return named('pair', grouped);
  return named('high-card', ranks);
}

/** Every way the jokers can stand, each as a hand of plain cards (S4). */
function standings(cards: readonly string[], rules: RefRules): string[][] {
  let hands: string[][] = [cards.filter((card) => card !== JOKER)];
  for (const card of cards) {
    if (card !== JOKER) continue;
    hands = hands.flatMap((hand) => plainPack(rules.lowest).map((stands) => [...hand, stands]));
  }
  return hands.filter((hand) => {
    const allDifferent = new Set(hand).size === hand.length;
    const fiveEqual = hand.length === 5 && new Set(hand.map(rankOf)).size === 1;
    return allDifferent || fiveEqual;
  });
}

/** Names and orders a hand of 1–5 cards, jokers by trying every card S4 allows (S4, S6–S12). */
export function refHand(cards: readonly string[], rules: RefRules): RefHand {
  if (cards.length < 1 || cards.length > 5) throw new Error('a hand has 1 to 5 cards');
  const hands = standings(cards, rules).map((hand) => plainHand(hand, rules));
  return hands.reduce((best, hand) => (compareKeys(hand.key, best.key) > 0 ? hand : best));
}

/** −1, 0 or 1 as the first hand is worse, equal or better; both of one number of cards. */
export function refCompare(
  a: readonly string[],
  b: readonly string[],
  rules: RefRules,
): -1 | 0 | 1 {
  return compareKeys(refHand(a, rules).key, refHand(b, rules).key);
}

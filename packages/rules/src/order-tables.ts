/** An order of hands turned into tables: the number of a hand stands at the place of its ranks. */
import type { Category } from './hand-rules.ts';
import { JOKER_KEY, rankKey } from './rank-keys.ts';
import { ROW_BITS, ROW_MASK, placedMultisets, rankAt } from './multisets.ts';
import { categoryOfLevel, levelOfStrength, strengthOf } from './standing.ts';
import type { Level, Standing } from './standing.ts';

export interface OrderPlan {
  /** The numbers of cards a hand may have. */
  readonly sizes: readonly number[];
  readonly lowest: number;
  readonly jokers: number;
  /** Lowest first. */
  readonly levels: readonly Level[];
  /** Of known ranks, descending; five of one rank come of a joker. */
  readonly standing: (ranks: readonly number[], oneSuit: boolean) => Standing;
}

export interface OrderTables {
  /** The same for every order: the place of a sum of rank keys is `shift[sum >> ROW_BITS] + (sum & ROW_MASK)`. */
  readonly shift: Int16Array;
  /** By place, hands not of one suit. */
  readonly mixed: Uint16Array;
  /** By place, hands of one suit. */
  readonly suited: Uint16Array;
  /** By number of cards and value. */
  readonly categories: readonly (readonly Category[] | undefined)[];
}

/** No hand has this number: a rank below the pack's lowest, too many jokers, one suit with a pair. */
const NONE = 0xffff;

/**
 * A hand as one number to sort by, from its highest part: number of cards, strength, one suit or
 * not, place. 3 + 24 + 1 + 14 bits, so a double holds it exactly.
 */
const STRENGTHS = 2 ** 24;
const PLACES = 2 ** 14;

/** Values every multiset of ranks twice, mixed suits and one suit, and numbers the values densely. */
export function compileTables(plan: OrderPlan): OrderTables {
  const { places } = placedMultisets();
  const strengths = strengthsOf(plan);
  const mixed = new Uint16Array(places.size).fill(NONE);
  const suited = new Uint16Array(places.size).fill(NONE);
  const categories: Category[][] = [];
  let last = 0;
  let ofSize: Category[] = [];
  for (const entry of strengths) {
    // Number of cards and strength; what is left is one suit or not and the place.
    const head = Math.floor(entry / (2 * PLACES));
    const rest = entry - head * 2 * PLACES;
    if (head !== last) {
      const size = Math.floor(head / STRENGTHS);
      ofSize = categories[size] ??= [];
      ofSize.push(categoryOfLevel(levelOfStrength(head - size * STRENGTHS, plan.levels)));
      last = head;
    }
    if (rest < PLACES) mixed[rest] = ofSize.length - 1;
    else suited[rest - PLACES] = ofSize.length - 1;
  }
  return { shift: places.shift, mixed, suited, categories };
}

/** Every hand of the plan as such a number, sorted. */
function strengthsOf(plan: OrderPlan): Float64Array {
  const { all, places } = placedMultisets();
  const { shift } = places;
  const placeOf = (sum: number): number => shift[sum >> ROW_BITS]! + (sum & ROW_MASK);
  const strength = (ranks: readonly number[], oneSuit: boolean): number =>
    strengthOf(plan.standing(ranks, oneSuit), plan.levels);
  // One array for each number of cards, filled anew for each hand.
  const hands = Array.from({ length: 6 }, (_, size) => new Array<number>(size).fill(0));
  const unpack = (ranks: number, size: number): readonly number[] => {
    const hand = hands[size]!;
    for (let i = 0; i < size; i++) hand[i] = rankAt(ranks, i);
    return hand;
  };

  // 0 = no such hand.
  const mixed = new Uint32Array(places.size);
  const suited = new Uint32Array(places.size);
  const entries = new Float64Array(2 * all.count);
  let count = 0;

  /** S4: one joker takes the rank that serves best; a rank already held in the one suit has strength 0. */
  const bestStandIn = (sum: number, strengths: Uint32Array): number => {
    let best = 0;
    for (let rank = plan.lowest; rank <= 14; rank++)
      best = Math.max(best, strengths[placeOf(sum - JOKER_KEY + rankKey(rank))]!);
    return best;
  };

  // Those with fewer jokers come first, so what a joker can turn a hand into has been valued before it.
  for (let i = 0; i < all.count; i++) {
    const ranks = all.ranks[i]!;
    const naturals = all.naturals[i]!;
    const jokers = all.jokers[i]!;
    const sum = all.sums[i]!;
    const size = naturals + jokers;
    if (jokers > plan.jokers || !plan.sizes.includes(size)) continue;
    if (naturals > 0 && rankAt(ranks, naturals - 1) < plan.lowest) continue;
    const place = placeOf(sum);
    if (jokers === 0) {
      const hand = unpack(ranks, size);
      mixed[place] = strength(hand, false);
      if (all.different[i] === 1) suited[place] = strength(hand, true);
    } else if (naturals === 4 && rankAt(ranks, 3) === rankAt(ranks, 0)) {
      const rank = rankAt(ranks, 0);
      mixed[place] = strength([rank, rank, rank, rank, rank], false);
    } else {
      mixed[place] = bestStandIn(sum, mixed);
      // A joker may also leave the suit of the others and make, say, a pair.
      if (all.different[i] === 1) suited[place] = Math.max(mixed[place], bestStandIn(sum, suited));
    }
    const head = size * STRENGTHS;
    entries[count++] = (head + mixed[place]) * 2 * PLACES + place;
    if (suited[place]! > 0)
      entries[count++] = (head + suited[place]!) * 2 * PLACES + PLACES + place;
  }
  return entries.subarray(0, count).sort();
}

/** Which hand is better: a number for each hand of a ruleset, higher wins, equal splits. */
import type { Card } from './cards.ts';
import { HAND_RULES, checkHandRules } from './hand-rules.ts';
import type { Category, HandRules } from './hand-rules.ts';
import { ROW_BITS, ROW_MASK } from './multisets.ts';
import { studLevels, studStanding } from './order-stud.ts';
import { compileTables } from './order-tables.ts';
import type { OrderPlan, OrderTables } from './order-tables.ts';
import { THREE_LEVELS, threeStanding } from './order-three.ts';
import { JOKER_CODE, KEY_SHIFT, SUIT_BITS, cardCode } from './rank-keys.ts';

export { SUIT_BITS, cardCode } from './rank-keys.ts';

/** Of a sum of codes: where its row of rank sums begins, and its place there. */
const ROW_SHIFT = KEY_SHIFT + ROW_BITS;
const KEY = KEY_SHIFT;
const IN_ROW = ROW_MASK;
const SUITS = SUIT_BITS;

/**
 * The hands of one ruleset in order. Values are dense, 0 … `distinct(size)` − 1, and compare
 * between hands of the same number of cards alone.
 */
export interface Order {
  readonly rules: HandRules | 'three';
  /** How many different strengths hands of `size` cards have. */
  readonly distinct: (size: number) => number;
  /** Stud: 1–5 cards (fewer than five as S12); three-card: three. Throws on any other hand. */
  readonly value: (cards: readonly Card[]) => number;
  readonly categoryOf: (value: number, size: number) => Category;

  // On card codes (`cardCode`), unchecked: cards not of the pack give nonsense.
  /** From the sum of the codes and the bitwise and of them, however many cards; the fastest in nested loops. */
  readonly valueOfSum: (sum: number, suits: number) => number;
  readonly value3: (a: number, b: number, c: number) => number;
  readonly value5: (a: number, b: number, c: number, d: number, e: number) => number;
  /** The first `count` of `codes`. */
  readonly valueOfCodes: (codes: ArrayLike<number>, count: number) => number;
}

const studOrders = new Map<number, Order>();

const PARTS = Object.entries(HAND_RULES) as [keyof HandRules, readonly unknown[]][];

/** A number for each ruleset: equity asks for an order at every question, and a text would be made each time. */
function numberOf(rules: HandRules): number {
  let found = 0;
  for (const [part, choices] of PARTS)
    found = found * choices.length + choices.indexOf(rules[part]);
  return found;
}

/**
 * The order of stud hands under `rules` (S6–S12), compiled at the first call for a ruleset and kept.
 * Throws a `TypeError` for what is no such rules.
 */
export function studOrder(rules: HandRules): Order {
  // Before the look-up: what is no such rules has no number of its own.
  checkHandRules(rules);
  const key = numberOf(rules);
  let order = studOrders.get(key);
  if (!order) {
    order = makeOrder(rules, {
      sizes: [1, 2, 3, 4, 5],
      lowest: rules.lowest,
      jokers: rules.jokers,
      levels: studLevels(rules),
      standing: (ranks, oneSuit) => studStanding(ranks, oneSuit, rules),
    });
    studOrders.set(key, order);
  }
  return order;
}

let three: Order | undefined;

/** The order of Three Card Poker hands (T1–T3): 741 classes, 5-3-2 of mixed suits 0, suited A-K-Q 740. */
export function threeOrder(): Order {
  three ??= makeOrder('three', {
    sizes: [3],
    lowest: 2,
    jokers: 0,
    levels: THREE_LEVELS,
    standing: threeStanding,
  });
  return three;
}

/**
 * The tables one after the other in a single array, which costs a hand fewer looks than three: where each
 * row begins, the hands of mixed suits, those of one suit.
 */
function packTables({ shift, mixed, suited }: OrderTables): Uint16Array {
  const table = new Uint16Array(shift.length + mixed.length + suited.length);
  table.set(shift.map((begin) => begin + shift.length));
  table.set(mixed, shift.length);
  table.set(suited, shift.length + mixed.length);
  return table;
}

function makeOrder(rules: HandRules | 'three', plan: OrderPlan): Order {
  const tables = compileTables(plan);
  const table = packTables(tables);
  const toSuited = tables.mixed.length;

  // The hot path: odds enumerates millions of hands through these, hence the bare integers, and
  // constants of this module: what is imported may cost a look-up each time.
  const valueOfSum = (sum: number, suits: number): number => {
    const place = table[sum >> ROW_SHIFT]! + ((sum >> KEY) & IN_ROW);
    return table[(suits & SUITS) === 0 ? place : place + toSuited]!;
  };
  const valueOfCodes = (codes: ArrayLike<number>, count: number): number => {
    let sum = 0;
    let suits = SUITS;
    for (let i = 0; i < count; i++) {
      sum += codes[i]!;
      suits &= codes[i]!;
    }
    return valueOfSum(sum, suits);
  };

  const categoriesOf = (size: number): readonly Category[] => {
    const found = tables.categories[size];
    if (!found) throw new Error(`no hands of ${size} cards in this order`);
    return found;
  };

  return {
    rules,
    distinct: (size) => categoriesOf(size).length,
    categoryOf(value, size) {
      const category = categoriesOf(size)[value];
      if (!category) throw new Error(`no hand of ${size} cards has the value ${value}`);
      return category;
    },
    value: checkedValue(valueOfSum, (size) => categoriesOf(size).length, plan.jokers),
    valueOfSum,
    value3: (a, b, c) => valueOfSum(a + b + c, a & b & c),
    value5: (a, b, c, d, e) => valueOfSum(a + b + c + d + e, a & b & c & d & e),
    valueOfCodes,
  };
}

/** Of cards as text: throws where they are no hand of one pack. */
function checkedValue(
  valueOfSum: Order['valueOfSum'],
  distinct: Order['distinct'],
  mostJokers: number,
): Order['value'] {
  return (cards) => {
    const count = distinct(cards.length);
    let sum = 0;
    let suits = SUITS;
    let jokers = 0;
    let repeated = false;
    // The cards before this one: at most four, and numbers are compared sooner than texts.
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let i = 0; i < cards.length; i++) {
      const code = cardCode(cards[i]!);
      if (code === JOKER_CODE) jokers++;
      else if (code === a || code === b || code === c || code === d) repeated = true;
      d = c;
      c = b;
      b = a;
      a = code;
      sum += code;
      suits &= code;
    }
    const value = valueOfSum(sum, suits);
    // Written so that `undefined`, of a sum no hand has, fails too.
    if (repeated || jokers > mostJokers || !(value < count))
      throw new Error(`not a hand of this pack: ${cards.join(' ')}`);
    return value;
  };
}

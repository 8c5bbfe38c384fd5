/** Three seats: the endings of one swept by value, and beside each the pairs of endings of the others that it beats. */
import { studOrder } from '@tapete/rules';
import type { HandRules } from '@tapete/rules';
import { binomial } from './binomial.ts';
import { completions } from './completions.ts';
import type { Completions } from './completions.ts';
import { pairCounter, stepsOfAdd, stepsOfCount } from './disjoint-pairs.ts';
import type { PairCounter } from './disjoint-pairs.ts';
import { dealsOf, seatAccount } from './exact-account.ts';
import type { ExactAccount, Progress } from './exact-account.ts';
import type { KnownCards } from './known-cards.ts';

/** Seats by how many endings they have: the last, with the most, is not swept. */
function sweepOrder({ seats }: KnownCards): readonly [number, number, number] {
  const [a, b, c] = seats
    .map((_, seat) => seat)
    .sort((x, y) => seats[x]!.missing - seats[y]!.missing);
  if (a === undefined || b === undefined || c === undefined || seats.length > 3)
    throw new Error('three seats expected');
  return [a, b, c];
}

/** Numbers that `exactThree` adds up where no hands are level, about 1 ns each; with ties up to three times as many. */
export function workOfThree(known: KnownCards): number {
  const { seats, rest } = known;
  const n = rest.length;
  const [a, b, c] = sweepOrder(known).map((seat) => seats[seat]!.missing) as [
    number,
    number,
    number,
  ];
  const sweep = (own: number, left: number, right: number): number => {
    const sizes = { n, own, left, right };
    const added = binomial(n, left) + binomial(n, right);
    return binomial(n, own) * stepsOfCount(sizes) + added * stepsOfAdd(sizes);
  };
  return sweep(a, b, c) + sweep(b, a, c);
}

/** Every count is an integer while the deals are fewer than 2^53; throws beyond. */
export function exactThree(known: KnownCards, rules: HandRules, progress?: Progress): ExactAccount {
  const order = studOrder(rules);
  const deals = dealsOf(known);
  if (!Number.isSafeInteger(deals)) throw new Error(`too many deals to count: ${deals}`);
  const turns = sweepOrder(known);
  const [a, b, c] = turns.map((seat) => completions(known.seats[seat]!, known.rest, order)) as [
    Completions,
    Completions,
    Completions,
  ];
  const n = known.rest.length;
  const all = a.count + b.count;
  const first = sweep(a, b, c, { n, levelLeft: true, done: (i) => progress?.(i, all) });
  // How often the first two are level is known by now.
  const done = (i: number): void => progress?.(a.count + i, all);
  const second = sweep(b, a, c, { n, levelLeft: false, done });
  const { three } = first;
  const [ab, ac, bc] = [first.left, first.right, second.right];
  const alone = deals - first.alone - second.alone - ab - ac - bc - three;
  const shared = [
    [first.alone, ab + ac, three],
    [second.alone, ab + bc, three],
    [alone, ac + bc, three],
  ];
  return {
    deals,
    seats: known.seats.map((_, seat) => seatAccount(deals, shared[turns.indexOf(seat)]!)),
  };
}

/** Deals in which the swept seat is best: alone, level with one of the others, with both. */
interface Sweep {
  readonly alone: number;
  readonly left: number;
  readonly right: number;
  readonly three: number;
}

interface SweepOptions {
  readonly n: number;
  /** Without it only `alone` and `right` are counted. */
  readonly levelLeft: boolean;
  readonly done: (count: number) => void;
}

function sweep(
  own: Completions,
  left: Completions,
  right: Completions,
  options: SweepOptions,
): Sweep {
  const { n, levelLeft, done } = options;
  const counter = pairCounter({ n, own: own.size, left: left.size, right: right.size });
  const lefts = inOrder(left, counter.addLeft);
  const rights = inOrder(right, counter.addRight);
  const total = { alone: 0, left: 0, right: 0, three: 0 };
  for (let start = 0, end = 0; start < own.count; start = end) {
    const value = own.values[start]!;
    while (end < own.count && own.values[end] === value) end++;
    const pairs = (): number => {
      let found = 0;
      for (let i = start; i < end; i++) found += counter.count(own, i);
      return found;
    };
    lefts.addBelow(value);
    rights.addBelow(value);
    const alone = pairs();
    const level = rights.addLevel(value);
    const withRight = level ? pairs() - alone : 0;
    total.alone += alone;
    total.right += withRight;
    if (lefts.addLevel(value) && levelLeft) {
      const withAll = pairs() - alone;
      // What is level on the right is taken away for a moment, to see what is level on the left alone.
      if (level) rights.changeLevel(-1);
      const withLeft = level ? pairs() - alone : withAll;
      if (level) rights.changeLevel(1);
      total.left += withLeft;
      total.three += withAll - withLeft - withRight;
    }
    done(end);
  }
  return total;
}

/** Adds one side's sets to the counter as the value rises. */
function inOrder(sets: Completions, add: PairCounter['addLeft']) {
  let [below, level] = [0, 0];
  return {
    addBelow(value: number): void {
      for (below = level; below < sets.count && sets.values[below]! < value; below++)
        add(sets, below, 1);
      level = below;
    },
    /** Whether there are any. */
    addLevel(value: number): boolean {
      for (; level < sets.count && sets.values[level] === value; level++) add(sets, level, 1);
      return level > below;
    },
    /** Those of `addLevel`, taken away or put back. */
    changeLevel(times: 1 | -1): void {
      for (let i = below; i < level; i++) add(sets, i, times);
    },
  };
}

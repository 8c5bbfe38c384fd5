/** Every pack, with no joker, one and two: the order of all its five-card hands is the reference's. */
import { expect, test } from 'vitest';
import { compareKeys } from '../reference/cards.ts';
import { fiveCardClasses } from '../reference/classes.ts';
import { refHand } from '../reference/hands.ts';
import { LOWEST_RANKS, type Card, type Jokers } from './cards.ts';
import { studOrder } from './order.ts';
import { packSize } from './stud/stud-rules.ts';

const JOKERS: readonly Jokers[] = [0, 1, 2];
/** Two jokers in the largest packs take the reference half a minute: `TAPETE_WHOLE=1` has them too. */
const isQuick = ({ lowest, jokers }: { lowest: number; jokers: number }): boolean =>
  jokers < 2 || lowest > 5 || process.env['TAPETE_WHOLE'] === '1';
const PACKS = LOWEST_RANKS.flatMap((lowest) => JOKERS.map((jokers) => ({ lowest, jokers }))).filter(
  isQuick,
);

/** C(n, 5). */
const fives = (n: number): number => (n * (n - 1) * (n - 2) * (n - 3) * (n - 4)) / 120;

test.each(PACKS)(
  'S4 S6–S10 the pack from the $lowest with $jokers jokers',
  ({ lowest, jokers }) => {
    const rules = {
      lowest,
      jokers,
      figuras: 'any',
      flushOverFull: packSize(lowest) <= 40,
      aceLow: true,
      aceStraights: false,
    } as const;
    const order = studOrder(rules);
    const hands = [...fiveCardClasses(rules)].map(({ cards, weight }) => {
      const value = order.value(cards as Card[]);
      return { ...refHand(cards, rules), value, weight, named: order.categoryOf(value, 5) };
    });
    expect(hands.reduce((sum, { weight }) => sum + weight, 0)).toBe(
      fives(packSize(lowest) + jokers),
    );
    hands.sort((a, b) => compareKeys(a.key, b.key));
    const wrong = hands.filter(({ category, named, key, value }, i) => {
      const before = hands[i - 1];
      const step = before ? Math.sign(value - before.value) : 1;
      return named !== category || step !== (before ? compareKeys(key, before.key) : 1);
    });
    expect(wrong).toEqual([]);
    expect(hands.at(-1)?.value).toBe(order.distinct(5) - 1);
  },
);

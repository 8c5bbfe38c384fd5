/** The account of a player who sees cards of the dealer before he decides, and decides best. */
import { DEFAULT_THREE_RULES } from '@tapete/rules';
import type { Card } from '@tapete/rules';
import { distributionOf } from '../moments.ts';
import type { Distribution } from '../moments.ts';
import type { Outcomes } from './three-account.ts';
import { dealerHands } from './three-dealer.ts';
import { CARDS, DEALS, loseOf, threeHands } from './three-hands.ts';
import { paysOf } from './three-pays.ts';
import type { PayRules } from './three-pays.ts';
import { suitClasses } from './three-suits.ts';

/** Per ante. */
export interface PeekAccount {
  /** Deals, each told apart by which of the dealer's cards are seen: 407,170,400 × C(3, seen). */
  readonly deals: number;
  readonly evNum: number;
  /** Deals that are played. */
  readonly played: number;
  readonly distribution: Distribution;
}

/** Decides on what is known of the dealer, his hands by how they end, and counts what comes of it. */
type Decide = (notQualify: number, win: number, tie: number, lose: number) => void;

/** For a hand whose bonus pays `pays` antes, each deal counted `weight` times. */
const decider =
  (sums: Outcomes, pays: number, weight: number): Decide =>
  (notQualify, win, tie, lose) => {
    const deals = notQualify + win + tie + lose;
    if (notQualify + 2 * win - 2 * lose + pays * deals < -deals) sums.fold += deals * weight;
    else {
      sums.notQualify += notQualify * weight;
      sums.win += win * weight;
      sums.tie += tie * weight;
      sums.lose += lose * weight;
    }
  };

/** Asks for a decision on each thing that the player of a hand can learn. */
type Look = (hand: number, decide: Decide) => void;

/** Who sees all three knows how it ends. */
function seesThree(): Look {
  const counts = threeHands();
  return (hand, decide) => {
    decide(counts.notQualify[hand]!, 0, 0, 0);
    decide(0, counts.win[hand]!, 0, 0);
    decide(0, 0, counts.tie[hand]!, 0);
    decide(0, 0, 0, loseOf(counts, hand));
  };
}

const ownCards = (hand: number): readonly number[] => [
  ...threeHands().hands.places.subarray(3 * hand, 3 * hand + 3),
];

function seesTwo(): Look {
  const { values } = threeHands().hands;
  const dealer = dealerHands();
  const ends = new Float64Array(4);
  return (hand, decide) => {
    const own = ownCards(hand);
    for (let x = 0; x < 52; x++)
      for (let y = x + 1; y < 52; y++)
        if (!own.includes(x) && !own.includes(y)) {
          dealer.withTwo(x, y, own, values[hand]!, ends);
          decide(ends[0]!, ends[1]!, ends[2]!, ends[3]!);
          ends.fill(0);
        }
  };
}

function seesOne(tell: (card: Card) => string): Look {
  const { values } = threeHands().hands;
  const words = CARDS.map(tell);
  const learnt = Int32Array.from(words, (word) => words.indexOf(word));
  const dealer = dealerHands();
  // Cards of which the same is learnt are one case.
  const ends = new Float64Array(52 * 4);
  return (hand, decide) => {
    const own = ownCards(hand);
    for (let x = 0; x < 52; x++)
      if (!own.includes(x)) dealer.withOne(x, own, values[hand]!, ends.subarray(4 * learnt[x]!));
    for (let at = 0; at < ends.length; at += 4)
      decide(ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!);
    ends.fill(0);
  };
}

/**
 * `seen` of the dealer's three cards, at random; `tell` says what is learnt of a single card seen,
 * the whole card by default.
 */
export function threePeek(
  seen: 1 | 2 | 3,
  rules: PayRules = DEFAULT_THREE_RULES,
  tell: (card: Card) => string = (card) => card,
): PeekAccount {
  const { values } = threeHands().hands;
  const { bonus } = paysOf(rules);
  const look = seen === 3 ? seesThree() : seen === 2 ? seesTwo() : seesOne(tell);
  const byBonus = new Map<number, Outcomes>();
  for (const { hand, hands: weight } of suitClasses()) {
    const pays = bonus[values[hand]!]!;
    let sums = byBonus.get(pays);
    if (!sums) byBonus.set(pays, (sums = { notQualify: 0, win: 0, tie: 0, lose: 0, fold: 0 }));
    look(hand, decider(sums, pays, weight));
  }

  const played = (sums: Outcomes): number => sums.notQualify + sums.win + sums.tie + sums.lose;
  const distribution = distributionOf(
    [...byBonus].flatMap(([pays, { notQualify, win, tie, lose, fold }]) => [
      [pays + 1, notQualify] as const,
      [pays + 2, win] as const,
      [pays, tie] as const,
      [pays - 2, lose] as const,
      [-1, fold] as const,
    ]),
  );
  return {
    deals: seen === 3 ? DEALS : 3 * DEALS,
    evNum: distribution.reduce((sum, [net, deals]) => sum + net * deals, 0),
    played: [...byBonus.values()].reduce((sum, sums) => sum + played(sums), 0),
    distribution,
  };
}

/** The exact account of a three-card table: what each bet is worth to the player (T4–T13). */
import { DEFAULT_THREE_RULES, threeOrder } from '@tapete/rules';
import type { Category } from '@tapete/rules';
import { distributionOf, moments } from '../moments.ts';
import type { Distribution } from '../moments.ts';
import { DEALER_HANDS, DEALS, HANDS, loseOf, threeHands } from './three-hands.ts';
import { paysOf } from './three-pays.ts';
import type { PayRules } from './three-pays.ts';
import { OPTIMAL, decisions, thresholdOf } from './three-strategy.ts';
import type { ThreeStrategy } from './three-strategy.ts';

/** All in antes: to the player, of one ante posted. */
export interface AnteAccount {
  readonly strategy: string;
  readonly evNum: number;
  readonly evDen: number;
  /** What the player loses of each ante posted. */
  readonly houseEdge: number;
  /** What the player loses of each chip bet, the play bet counted. */
  readonly elementOfRisk: number;
  /** Of the net of a deal, in antes. */
  readonly sd: number;
}

/** All in Pair Plus bets. */
export interface PairPlusAccount {
  readonly evNum: number;
  readonly evDen: number;
  readonly houseEdge: number;
  readonly sd: number;
}

export interface ThreeAccount {
  readonly deals: number;
  readonly ante: AnteAccount;
  readonly pairPlus: PairPlusAccount;
  /** The best strategy for the ante, as a lowest hand; null when it is none. */
  readonly threshold: string | null;
}

/** Deals in which ante with play bet and bonus net `ante` antes, and Pair Plus `pairPlus` bets. */
export interface JointNet {
  readonly ante: number;
  readonly pairPlus: number;
  readonly deals: number;
}

/** T13: the account of a strategy, one bet at a time. */
export function threeAccount(
  rules: PayRules = DEFAULT_THREE_RULES,
  strategy: ThreeStrategy = OPTIMAL,
): ThreeAccount {
  const nets = threeNets(rules, strategy);
  const ante = anteDistribution(nets);
  const evNum = total(ante);
  const pays = paysOf(rules);
  const best = decisions(OPTIMAL, pays);
  const plays = strategy.lowest === null ? best : decisions(strategy, pays);
  const played = plays.reduce((sum, each) => sum + each, 0);
  // Pair Plus hangs on the player's cards alone, so it is told in hands.
  const pairPlus = chipDistribution(nets, { ante: 0, pairPlus: 1 }).map(
    ([net, deals]) => [net, deals / DEALER_HANDS] as const,
  );
  const pairPlusNum = total(pairPlus);
  return {
    deals: DEALS,
    ante: {
      strategy: strategy.name,
      evNum,
      evDen: DEALS,
      houseEdge: -evNum / DEALS,
      elementOfRisk: -evNum / (DEALS + played * DEALER_HANDS),
      sd: moments(ante).sd,
    },
    pairPlus: {
      evNum: pairPlusNum,
      evDen: HANDS,
      houseEdge: -pairPlusNum / HANDS,
      sd: moments(pairPlus).sd,
    },
    threshold: thresholdOf(best),
  };
}

const total = (distribution: Distribution): number =>
  distribution.reduce((sum, [net, deals]) => sum + net * deals, 0);

/** Of ante, play bet and bonus together, in antes. */
export const anteDistribution = (nets: readonly JointNet[]): Distribution =>
  distributionOf(nets.map(({ ante, deals }) => [ante, deals]));

/** Of an ante of `ante` chips and a Pair Plus of `pairPlus` chips together, in chips. */
export const chipDistribution = (
  nets: readonly JointNet[],
  bets: { readonly ante: number; readonly pairPlus: number },
): Distribution =>
  distributionOf(
    nets.map((net) => [net.ante * bets.ante + net.pairPlus * bets.pairPlus, net.deals]),
  );

/** Every pair of results of the two bets; the deals sum to 407,170,400 (T6–T10). */
export function threeNets(rules: PayRules, strategy: ThreeStrategy): readonly JointNet[] {
  const pays = paysOf(rules);
  const byNet = new Map<string, { ante: number; pairPlus: number; deals: number }>();
  const add = (ante: number, pairPlus: number, deals: number): void => {
    const key = `${ante} ${pairPlus}`;
    const net = byNet.get(key);
    if (net) net.deals += deals;
    else if (deals > 0) byNet.set(key, { ante, pairPlus, deals });
  };
  for (const [value, ends] of outcomesByValue(decisions(strategy, pays)).entries()) {
    const bonus = pays.bonus[value]!;
    const pairPlus = pays.pairPlus[value]!;
    add(bonus + 1, pairPlus, ends.notQualify);
    add(bonus + 2, pairPlus, ends.win);
    add(bonus, pairPlus, ends.tie);
    add(bonus - 2, pairPlus, ends.lose);
    add(-1, rules.foldPairPlus === 'forfeited' ? -1 : pairPlus, ends.fold);
  }
  return [...byNet.values()];
}

/** Deals by how they end; those of a folded hand are `fold` alone. */
export interface Outcomes {
  notQualify: number;
  win: number;
  tie: number;
  lose: number;
  fold: number;
}

const noOutcomes = (): Outcomes => ({ notQualify: 0, win: 0, tie: 0, lose: 0, fold: 0 });

function outcomesByValue(plays: Uint8Array): readonly Outcomes[] {
  const counts = threeHands();
  const found: Outcomes[] = [];
  for (let i = 0; i < HANDS; i++) {
    const ends = (found[counts.hands.values[i]!] ??= noOutcomes());
    if (plays[i] === 0) {
      ends.fold += DEALER_HANDS;
      continue;
    }
    ends.notQualify += counts.notQualify[i]!;
    ends.win += counts.win[i]!;
    ends.tie += counts.tie[i]!;
    ends.lose += loseOf(counts, i);
  }
  return found;
}

/** By category of the player's hand, from the lowest. */
export function threeOutcomes(
  strategy: ThreeStrategy,
  rules: PayRules = DEFAULT_THREE_RULES,
): ReadonlyMap<Category, Readonly<Outcomes>> {
  const found = new Map<Category, Outcomes>();
  for (const [value, ends] of outcomesByValue(decisions(strategy, paysOf(rules))).entries()) {
    const category = threeOrder().categoryOf(value, 3);
    const sums = found.get(category) ?? noOutcomes();
    for (const end of Object.keys(ends) as (keyof Outcomes)[]) sums[end] += ends[end];
    found.set(category, sums);
  }
  return found;
}

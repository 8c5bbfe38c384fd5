/** Two players over the same packs, each pack dealt twice with their seats changed, so that luck counts less. */
import { lotOf, shuffled, type Random } from '@tapete/chance';
import { at, lowestRank, pack, stud, type Card, type StudRules } from '@tapete/rules';
import { netOf, viewOf, type StudPlayer } from '../testing.ts';

export interface Duel {
  readonly deals: number;
  /** Chips that the first player wins in a hundred deals, on average. */
  readonly per100: number;
  /** Half the width of its interval of 95 %, by 1.96 standard errors of the packs. */
  readonly margin: number;
}

/** Whoever has lost his stack buys it again at the next deal: every deal begins with these stacks. */
const STACK = 1000;

/** `packs` packs, 2 × as many deals. */
export function duel(
  [one, other]: readonly [StudPlayer, StudPlayer],
  rules: StudRules,
  packs: number,
  random: Random,
): Duel {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < packs; i++) {
    const deck = shuffled(pack(lowestRank(rules.deck, 2), rules.jokers), lotOf(random));
    const dealer = i % 2;
    const won =
      at(dealt(rules, [one, other], deck, dealer, random), 0) +
      at(dealt(rules, [other, one], deck, dealer, random), 1);
    sum += won / 2;
    squares += (won / 2) ** 2;
  }
  const mean = sum / packs;
  const deviation = Math.sqrt((squares / packs - mean ** 2) / packs);
  return { deals: 2 * packs, per100: 100 * mean, margin: 100 * 1.96 * deviation };
}

function dealt(
  rules: StudRules,
  players: readonly StudPlayer[],
  deck: readonly Card[],
  dealer: number,
  random: Random,
): readonly number[] {
  const seats = players.map((_, seat) => ({
    name: `seat ${seat}`,
    person: `person ${seat}`,
    stack: STACK,
    at: seat,
  }));
  const started = stud.start({ rules, dealer }, seats, deck);
  if (!started.ok) throw new Error(started.error.code);
  let { deal } = started.value;
  while (deal.outcome === null) {
    const seat = at(deal.asked, 0);
    const action = at(players, seat)(viewOf(deal, seat), seat, random);
    const played = stud.play(deal, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.error.code}`);
    deal = played.value.deal;
  }
  return netOf(deal);
}

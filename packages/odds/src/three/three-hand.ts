/** One three-card hand against everything the dealer may hold. */
import { DEFAULT_THREE_RULES, HIDDEN, cardCode, ok, refuse, threeOrder } from '@tapete/rules';
import type { Card, Refusal, Result, Seen } from '@tapete/rules';
import { completions } from '../completions.ts';
import { CARDS, qualifyingValue } from './three-hands.ts';
import { paysOf } from './three-pays.ts';
import type { PayRules } from './three-pays.ts';

export interface ThreeHand {
  /** Hands the dealer may hold; the next four sum to it. */
  readonly deals: number;
  readonly notQualify: number;
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  /** To the player in antes, play bet and bonus included, Pair Plus not. */
  readonly ev: {
    readonly play: { readonly num: number; readonly den: number };
    readonly fold: { readonly num: number; readonly den: number };
  };
  /** Equal plays. */
  readonly best: 'play' | 'fold';
}

export interface ThreeKnown {
  /** Seen cards that neither of the two hands holds. */
  readonly dead?: readonly Seen[];
  /** What is known of the dealer's cards, up to three. */
  readonly dealer?: readonly Seen[];
  readonly rules?: PayRules;
}

export type ThreeFault =
  'not-three-cards' | 'too-many-cards' | 'card-not-in-pack' | 'repeated-card' | 'pack-too-small';

/**
 * T5–T8 for one hand. Refuses `not-three-cards` (cards), `too-many-cards` (the dealer's: cards, max),
 * `card-not-in-pack` and `repeated-card` (hand: `player`, `dealer` or `dead`, index, card),
 * `pack-too-small` (cards, needed).
 */
export function threeHand(
  cards: readonly Seen[],
  { dead = [], dealer = [], rules = DEFAULT_THREE_RULES }: ThreeKnown = {},
): Result<ThreeHand, Refusal<ThreeFault>> {
  if (cards.length !== 3) return refuse('not-three-cards', { cards: cards.length });
  if (dealer.length > 3) return refuse('too-many-cards', { cards: dealer.length, max: 3 });
  const known = dealer.filter((card) => card !== HIDDEN);
  const left = new Set<Seen>(CARDS);
  for (const [hand, row] of Object.entries({ player: cards, dealer, dead }))
    for (const [index, card] of row.entries()) {
      if (hand === 'dealer' && card === HIDDEN) continue;
      if (left.delete(card)) continue;
      const foreign = !CARDS.includes(card as Card);
      return refuse(foreign ? 'card-not-in-pack' : 'repeated-card', { hand, index, card });
    }
  const missing = 3 - known.length;
  if (left.size < missing) return refuse('pack-too-small', { cards: left.size, needed: missing });

  const order = threeOrder();
  const codes = (known as readonly Card[]).map(cardCode);
  const seat = {
    sum: codes.reduce((sum, code) => sum + code, 0),
    suits: codes.reduce((suits, code) => suits & code, -1),
    missing,
  };
  const rest = Int32Array.from([...left] as Card[], cardCode);
  const { values, count: deals } = completions(seat, rest, order, 3);
  const qualifying = qualifyingValue();
  const own = order.value(cards as readonly Card[]);
  let [notQualify, win, tie] = [0, 0, 0];
  for (const value of values)
    if (value < qualifying) notQualify++;
    else if (value < own) win++;
    else if (value === own) tie++;
  const lose = deals - notQualify - win - tie;
  const num = notQualify + 2 * win - 2 * lose + paysOf(rules).bonus[own]! * deals;
  return ok({
    deals,
    notQualify,
    win,
    tie,
    lose,
    ev: { play: { num, den: deals }, fold: { num: -deals, den: deals } },
    best: num >= -deals ? 'play' : 'fold',
  });
}

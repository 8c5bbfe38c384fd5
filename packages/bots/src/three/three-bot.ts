/** The three-card player: Q-6-4 or better plays (T13), now and then misjudged by a human. */
import type { Random } from '@tapete/chance';
import { at, threeOrder, three, type Card, type ThreeAction, type ThreeDeal } from '@tapete/rules';
import { TEMPERAMENTS, type Temperament } from '../temperament.ts';

const QUEEN_SIX_FOUR = threeOrder().value(['Qc', '6d', '4h']);
/** Only hands of queen high are misjudged: from Q-3-2 up to below K-3-2. */
const LOWEST_QUEEN = threeOrder().value(['Qc', '3d', '2h']);
const LOWEST_KING = threeOrder().value(['Kc', '3d', '2h']);

/**
 * Plays or folds for `seat` by its own three cards. Takes one number of `random`.
 * Throws when nothing is asked of the seat.
 */
export function threeBot(
  view: ThreeDeal,
  seat: number,
  random: Random,
  temperament: Temperament = TEMPERAMENTS.regular,
): ThreeAction {
  if (three.legal(view, seat).options.length === 0) {
    throw new Error(`nothing is asked of seat ${seat}`);
  }
  const value = threeOrder().value(at(view.cards, seat).map((held) => held.card as Card));
  const isClose = value >= LOWEST_QUEEN && value < LOWEST_KING;
  const slips = random() < temperament.slips && isClose;
  return { type: value >= QUEEN_SIX_FOUR !== slips ? 'play' : 'fold' };
}

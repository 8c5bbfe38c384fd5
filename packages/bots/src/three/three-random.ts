/** A player without a thought, for trials and tests. */
import { oneOf, type Random } from '@tapete/chance';
import { three, type ThreeAction, type ThreeDeal } from '@tapete/rules';

/** Plays or folds with equal chance. Throws when nothing is asked of the seat. */
export function randomThreeBot(view: ThreeDeal, seat: number, random: Random): ThreeAction {
  return { type: oneOf(three.legal(view, seat).options, random).type };
}

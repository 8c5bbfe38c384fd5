import { compareKeys, itemAt } from './cards.ts';
import { refHand } from './hands.ts';
import type { RefRules } from './hands.ts';

/**
 * The seat that speaks first, or null when nobody can act (S20–S22). `up` holds the cards turned up by
 * seat, null for folded seats; with one card each this is S20 (a joker's best single card is an ace).
 * `canAct` is false for all-in and folded seats. Seats stand clockwise.
 */
export function refFirstSpeaker(
  up: readonly (readonly string[] | null)[],
  dealOrder: readonly number[],
  canAct: readonly boolean[],
  rules: RefRules,
): number | null {
  const exposed = dealOrder.flatMap((seat, place) => {
    const cards = itemAt(up, seat);
    return cards === null ? [] : [{ seat, place, key: refHand(cards, rules).key }];
  });
  exposed.sort((a, b) => compareKeys(b.key, a.key) || a.place - b.place);
  const best = itemAt(exposed, 0).seat;
  for (let step = 0; step < up.length; step += 1) {
    const seat = (best + step) % up.length;
    if (itemAt(canAct, seat)) return seat;
  }
  return null;
}

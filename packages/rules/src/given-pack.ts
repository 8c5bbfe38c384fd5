/** Whether the cards of a deal can be those of its pack (C3, S2, S4, T14). */
import type { Card } from './cards.ts';
import { ok, refuse, shown, type Refusal, type Result } from './result.ts';

/** A deal gets a whole shuffled pack; a deal that is told again, as in a script, may name its beginning alone. */
export type GivenPack = 'whole' | 'beginning';

/**
 * Whether `deck` is made of cards of `used`, each as often as it is there. `bad-pack` names the card that
 * is `repeated` or `foreign`, or of a whole pack that is none how many `cards` were given and are `needed`.
 */
export function checkPack(
  deck: readonly Card[],
  used: readonly Card[],
  given: GivenPack = 'whole',
): Result<true, Refusal<'bad-pack'>> {
  const left = new Map<Card, number>();
  for (const card of used) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of deck) {
    const count = left.get(card);
    if (count === undefined) {
      return refuse('bad-pack', { foreign: typeof card === 'string' ? card : shown(card) });
    }
    if (count === 0) return refuse('bad-pack', { repeated: card });
    left.set(card, count - 1);
  }
  if (given !== 'beginning' && deck.length !== used.length) {
    return refuse('bad-pack', { cards: deck.length, needed: used.length });
  }
  return ok(true);
}

/** Whether the cards of a deal can be those of its pack (C3, S2, S4, T14). */
import { JOKER, pack, type Card } from './cards.ts';
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
  const all = countsOf(used);
  const left = all.slice();
  for (const card of deck) {
    const place = PLACES.get(card);
    if (place === undefined || all[place] === 0) {
      return refuse('bad-pack', { foreign: typeof card === 'string' ? card : shown(card) });
    }
    if (left[place] === 0) return refuse('bad-pack', { repeated: card });
    left[place]!--;
  }
  if (given !== 'beginning' && deck.length !== used.length) {
    return refuse('bad-pack', { cards: deck.length, needed: used.length });
  }
  return ok(true);
}

/** A place for each card and one for the jokers, which are alike. */
const PLACES: ReadonlyMap<string, number> = new Map(
  [...pack(2), JOKER].map((card, place) => [card, place]),
);

const counts = new WeakMap<readonly Card[], Uint8Array>();

/** How often each card is in a pack, by its place; counted once. */
function countsOf(used: readonly Card[]): Uint8Array {
  let found = counts.get(used);
  if (!found) {
    found = new Uint8Array(PLACES.size);
    for (const card of used) found[PLACES.get(card)!]!++;
    counts.set(used, found);
  }
  return found;
}

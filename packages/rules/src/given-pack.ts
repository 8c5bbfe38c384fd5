/** Whether the cards of a deal can be those of its pack (C3, S2, S4, T14). */
import { JOKER, RANKS, SUITS, type Card } from './cards.ts';
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
    const place = placeOf(card);
    const more = left[place]! - 1;
    if (more < 0) {
      // Of what is no card at all there is none in any pack.
      if (all[place]! > 0) return refuse('bad-pack', { repeated: card });
      return refuse('bad-pack', { foreign: typeof card === 'string' ? card : shown(card) });
    }
    left[place] = more;
  }
  if (given !== 'beginning' && deck.length !== used.length) {
    return refuse('bad-pack', { cards: deck.length, needed: used.length });
  }
  return ok(true);
}

const JOKER_PLACE = RANKS.length * SUITS.length;
const NOWHERE = JOKER_PLACE + 1;

/** By the letters' character codes: every card of every deal is looked up here. */
const RANK_PLACES = new Int8Array(128).fill(-JOKER_PLACE);
const SUIT_PLACES = new Int8Array(128).fill(-JOKER_PLACE);
RANKS.forEach((rank, i) => (RANK_PLACES[rank.charCodeAt(0)] = i));
SUITS.forEach((suit, i) => (SUIT_PLACES[suit.charCodeAt(0)] = RANKS.length * i));

/** A place for each card, one for the jokers, which are alike, and one for whatever is no card. */
function placeOf(card: unknown): number {
  if (typeof card !== 'string' || card.length !== 2) return NOWHERE;
  const place = RANK_PLACES[card.charCodeAt(0)]! + SUIT_PLACES[card.charCodeAt(1)]!;
  // Written so that `undefined`, of a letter beyond ASCII, fails too.
  if (place >= 0) return place;
  return card === JOKER ? JOKER_PLACE : NOWHERE;
}

const counts = new WeakMap<readonly Card[], readonly number[]>();

/** How often each card is in a pack, by its place; counted once. */
function countsOf(used: readonly Card[]): readonly number[] {
  const known = counts.get(used);
  if (known) return known;
  const found = Array.from({ length: NOWHERE + 1 }, () => 0);
  for (const card of used) found[placeOf(card)]!++;
  counts.set(used, found);
  return found;
}

/** What is known of a stud deal, on card codes: each seat's cards so far and the cards still to be seen. */
import { HIDDEN, cardCode, checkHandRules, ok, pack, refuse } from '@tapete/rules';
import type { Card, HandRules, Refusal, Result, Seen } from '@tapete/rules';

export interface KnownSeat {
  /** Of the codes of the known cards. */
  readonly sum: number;
  /** The bitwise and of them; all bits when none is known. */
  readonly suits: number;
  /** Hidden cards and those to come, 0…5. */
  readonly missing: number;
}

export interface KnownCards {
  readonly seats: readonly KnownSeat[];
  /** The codes of the cards nobody has seen; two jokers are two cards. */
  readonly rest: readonly number[];
}

export const HAND_SIZE = 5;
const MOST_SEATS = 8;

export type KnownFault =
  | 'too-few-seats'
  | 'too-many-seats'
  | 'too-many-cards'
  | 'card-not-in-pack'
  | 'repeated-card'
  | 'pack-too-small';

interface PackCodes {
  /** In the pack's order. */
  readonly all: readonly number[];
  readonly of: ReadonlyMap<Seen, number>;
}

const packCodes = new WeakMap<readonly Card[], PackCodes>();

/** Of a pack, which is made once: texts are looked up sooner than compared one by one. */
function codesOf(cards: readonly Card[]): PackCodes {
  let codes = packCodes.get(cards);
  if (!codes) {
    codes = {
      all: cards.map(cardCode),
      of: new Map(cards.map((card) => [card, cardCode(card)])),
    };
    packCodes.set(cards, codes);
  }
  return codes;
}

/**
 * Reads the hands of 2–8 seats, five cards each at the end; `??` and a missing card are the same.
 * Refuses `too-few-seats`, `too-many-seats` (S1); `too-many-cards` (seat, cards); `card-not-in-pack`
 * and `repeated-card` (seat, or `dead`, and index, 0-based, card); `pack-too-small` (S3: cards, needed).
 * Throws a `TypeError` for what is no `HandRules`.
 */
export function knownCards(
  hands: readonly (readonly Seen[])[],
  dead: readonly Card[],
  rules: HandRules,
): Result<KnownCards, Refusal<KnownFault>> {
  checkHandRules(rules);
  const { length: count } = hands;
  if (count < 2) return refuse('too-few-seats', { seats: count, min: 2 });
  if (count > MOST_SEATS) return refuse('too-many-seats', { seats: count, max: MOST_SEATS });

  const codes = codesOf(pack(rules.lowest, rules.jokers));
  const left = codes.all.slice();
  const seats: KnownSeat[] = [];
  let needed = 0;
  for (let seat = 0; seat <= count; seat++) {
    const isDead = seat === count;
    const hand: readonly Seen[] = isDead ? dead : hands[seat]!;
    if (!isDead && hand.length > HAND_SIZE)
      return refuse('too-many-cards', { seat, cards: hand.length, max: HAND_SIZE });
    let [sum, suits, known] = [0, -1, 0];
    for (let index = 0; index < hand.length; index++) {
      const card = hand[index]!;
      if (card === HIDDEN && !isDead) continue;
      const code = codes.of.get(card);
      const at = code === undefined ? -1 : left.indexOf(code);
      if (code === undefined || at < 0) {
        const place = { seat: isDead ? 'dead' : seat, index, card };
        return refuse(code === undefined ? 'card-not-in-pack' : 'repeated-card', place);
      }
      left.splice(at, 1);
      sum += code;
      suits &= code;
      known++;
    }
    if (isDead) continue;
    seats.push({ sum, suits, missing: HAND_SIZE - known });
    needed += HAND_SIZE - known;
  }
  if (needed > left.length) return refuse('pack-too-small', { cards: left.length, needed });
  return ok({ seats, rest: left });
}

/** Cards as an argument: parsed, of the pack in use, no card twice. */
import {
  JOKER,
  pack,
  parseCards,
  writtenCard,
  type Card,
  type HandRules,
  type Seen,
} from '@tapete/rules';
import { Fault, placed, type Said, type Words } from './fault.ts';

/** The pack a call plays with. */
export type PackInUse = Pick<HandRules, 'lowest' | 'jokers'>;

export const THREE_PACK: PackInUse = { lowest: 2, jokers: 0 };

/** The argument with the cards of one hand. */
export const HAND_PLACE: Words = { es: 'cartas', en: 'cards' };

const A_CARD: Words = { es: 'una carta, como As, 10d o T♦', en: 'a card, as As, 10d or T♦' };
const A_KNOWN_CARD: Words = { es: 'una carta conocida', en: 'a known card' };
const ONCE: Words = { es: 'cada carta una sola vez', en: 'each card once' };

const JOKERS_IN_PACK: Readonly<Record<PackInUse['jokers'], Words>> = {
  0: {
    es: 'una carta que no sea comodín: la baraja en uso no tiene ninguno',
    en: 'a card other than a joker: the pack in use has none',
  },
  1: {
    es: 'un solo comodín: la baraja en uso no tiene más',
    en: 'one joker alone: the pack in use has no more',
  },
  2: {
    es: 'dos comodines a lo sumo: la baraja en uso no tiene más',
    en: 'two jokers at most: the pack in use has no more',
  },
};

/** A row of cards with the text it was read from, so that a fault can name a card as it was typed. */
export type Row = readonly [where: Said, cards: readonly Seen[], text: string];

/** Names the 0-based index of the card. */
const cardFault = (where: Said, text: string, i: number, expected: Words): Fault =>
  new Fault(placed(where, `[${i}]`), writtenCard(text, i), expected);

/** Reads a row of cards; faults name the 0-based index of the card. */
export function readSeen(text: string, where: Said): readonly Seen[] {
  const read = parseCards(text);
  if (!read.ok) throw new Fault(placed(where, `[${read.index}]`), read.token, A_CARD);
  return read.cards;
}

/** As `readSeen`, with no hidden card. */
export const readKnown = (text: string, where: Said): readonly Card[] =>
  readSeen(text, where).map((card, i) => {
    if (card === '??') throw cardFault(where, text, i, A_KNOWN_CARD);
    return card;
  });

/** No card of the rows stands twice. Jokers are counted against the pack instead. */
export function checkRepeats(rows: readonly Row[]): void {
  const seen = new Set<Seen>();
  for (const [where, cards, text] of rows)
    for (const [i, card] of cards.entries()) {
      if (card === JOKER || card === '??') continue;
      if (seen.has(card)) throw cardFault(where, text, i, ONCE);
      seen.add(card);
    }
}

/** Every known card of the rows is in the pack in use, jokers as many as it has. */
export function checkPack(rows: readonly Row[], used: PackInUse): void {
  const cards = new Set<Seen>(pack(used.lowest));
  const low = pack(used.lowest)[0]?.charAt(0).replace('T', '10') ?? '2';
  const inPack = {
    es: `una carta de la baraja en uso (${low}…A)`,
    en: `a card of the pack in use (${low}…A)`,
  };
  let jokers = 0;
  for (const [where, row, text] of rows)
    for (const [i, card] of row.entries()) {
      if (card === '??' || cards.has(card)) continue;
      if (card === JOKER && ++jokers <= used.jokers) continue;
      throw cardFault(where, text, i, card === JOKER ? JOKERS_IN_PACK[used.jokers] : inPack);
    }
}

export function checkRows(rows: readonly Row[], used: PackInUse): void {
  checkPack(rows, used);
  checkRepeats(rows);
}

/** One hand of the pack in use, of `least` to `most` cards. */
export function readHand(
  text: string,
  where: Said,
  used: PackInUse,
  [least, most]: readonly [number, number],
): readonly Card[] {
  const cards = readKnown(text, where);
  checkRows([[where, cards, text]], used);
  if (cards.length >= least && cards.length <= most) return cards;
  const count = least === most ? String(least) : `${least}–${most}`;
  throw new Fault(where, text, { es: `${count} cartas`, en: `${count} cards` });
}

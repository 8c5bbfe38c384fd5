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
import { Fault } from './fault.ts';
import { TEXTS, both, bothOf, expects, type Said, type Words } from './texts.ts';

/** The pack a call plays with. */
export type PackInUse = Pick<HandRules, 'lowest' | 'jokers'>;

export const THREE_PACK: PackInUse = { lowest: 2, jokers: 0 };

/** The argument with the cards of one hand. */
export const HAND_PLACE: Words = both(({ places }) => places.cards);

/** A row of cards with the text it was read from, so that a fault can name a card as it was typed. */
export type Row = readonly [where: Said, cards: readonly Seen[], text: string];

/** Names the 0-based index of the card. */
function cardFault(where: Said, i: number, token: string, expected: Words): Fault {
  const { es, en } = bothOf(where);
  return new Fault({ es: `${es}[${i}]`, en: `${en}[${i}]` }, token, expected);
}

/** The first sign of a token that is of no card, after what a card may begin with. */
const FOREIGN = /^(?:10?|[2-9tjqka])?(?=[^ -~♣♦♥♠])/i;

/** What was expected in the place of a token that is no card. */
function cardWords(token: string): Words {
  if (/^(joker|jkr|comod)/i.test(token)) return expects('jokerCard');
  const start = FOREIGN.exec(token);
  return start ? withSign(expects('card'), token, start[0].length) : expects('card');
}

/** Names the sign at a 0-based place too: many look like one of ours and are another alphabet's. */
export function withSign(expected: Words, text: string, place: number): Words {
  const code = text.codePointAt(place) ?? 0;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const sign = String.fromCodePoint(code);
  const is = /\p{Script=Cyrillic}/u.test(sign)
    ? 'isCyrillic'
    : /\p{Script=Greek}/u.test(sign)
      ? 'isGreek'
      : 'isForeign';
  return expects('sign', (lang) => ({
    expected: expected[lang],
    place: place + 1,
    sign: /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `«${sign}» (${point})` : point,
    is: TEXTS[lang].expected[is],
  }));
}

/** Reads a row of cards; faults name the 0-based index of the card. */
export function readSeen(text: string, where: Said): readonly Seen[] {
  const read = parseCards(text);
  if (read.ok) return read.cards;
  throw cardFault(where, read.index, read.token, cardWords(read.token));
}

/** As `readSeen`, with no hidden card. */
export const readKnown = (text: string, where: Said): readonly Card[] =>
  readSeen(text, where).map((card, i) => {
    if (card !== '??') return card;
    throw cardFault(where, i, writtenCard(text, i), expects('knownCard'));
  });

/** No card of the rows stands twice. Jokers are counted against the pack instead. */
export function checkRepeats(rows: readonly Row[]): void {
  const seen = new Set<Seen>();
  for (const [where, cards, text] of rows)
    for (const [i, card] of cards.entries()) {
      if (card === JOKER || card === '??') continue;
      if (seen.has(card)) throw cardFault(where, i, writtenCard(text, i), expects('cardOnce'));
      seen.add(card);
    }
}

/** Every known card of the rows is in the pack in use, jokers as many as it has. */
export function checkPack(rows: readonly Row[], used: PackInUse): void {
  const cards = new Set<Seen>(pack(used.lowest));
  const low = pack(used.lowest)[0]?.charAt(0).replace('T', '10') ?? '2';
  let jokers = 0;
  for (const [where, row, text] of rows)
    for (const [i, card] of row.entries()) {
      if (card === '??' || cards.has(card)) continue;
      if (card === JOKER && ++jokers <= used.jokers) continue;
      const needed =
        card === JOKER ? expects(`jokers${used.jokers}`) : expects('cardOfPack', { low });
      throw cardFault(where, i, writtenCard(text, i), needed);
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
  const count = least === most ? least : `${least}–${most}`;
  throw new Fault(where, text, expects('cards', { count }));
}

/** Cards in text form: `As`, `Td`, `2c`, joker `Jk`, a card that may not be seen `??` (C1, C2). */

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** In the pack's canonical order; suits are equal in every comparison (C1). */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

export type NaturalCard = `${Rank}${Suit}`;
export const JOKER = 'Jk';
export type Card = NaturalCard | typeof JOKER;

export const HIDDEN = '??';
/** A card as a viewer sees it. */
export type Seen = Card | typeof HIDDEN;

/** The lowest rank in use of a pack: 2 = 52 cards … 8 = 28 cards (S2). */
export const LOWEST_RANKS = [2, 3, 4, 5, 6, 7, 8] as const;
export type LowestRank = (typeof LOWEST_RANKS)[number];

/** How many jokers a pack may have (S4). */
export const JOKER_COUNTS = [0, 1, 2] as const;
export type Jokers = (typeof JOKER_COUNTS)[number];

/** 2…14, ace 14; a joker has none. */
export const rankNumber = (card: NaturalCard): number => rankIndex(card) + 2;

const RANK_INDEX: Readonly<Record<string, number>> = Object.fromEntries(
  RANKS.map((rank, index) => [rank, index]),
);
const SUIT_INDEX: Readonly<Record<string, number>> = Object.fromEntries(
  SUITS.map((suit, index) => [suit, index]),
);

/** 0 (two) … 12 (ace). */
export const rankIndex = (card: NaturalCard): number => RANK_INDEX[card.charAt(0)] ?? 0;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitIndex = (card: NaturalCard): number => SUIT_INDEX[card.charAt(1)] ?? 0;

export const isNatural = (card: Seen): card is NaturalCard => card !== JOKER && card !== HIDDEN;

/** The pack in canonical order: suits c d h s, each from the lowest rank up to the ace, then jokers. */
export function pack(lowest: LowestRank, jokers: Jokers = 0): readonly Card[] {
  return (PACKS[3 * lowest + jokers] ??= makePack(lowest, jokers));
}

/** Each pack is made once. */
const PACKS: (readonly Card[])[] = [];

function makePack(lowest: LowestRank, jokers: Jokers): readonly Card[] {
  const cards: Card[] = [];
  for (const suit of SUITS)
    for (const rank of RANKS.slice(lowest - 2)) cards.push(`${rank}${suit}` as const);
  for (let i = 0; i < jokers; i++) cards.push(JOKER);
  return Object.freeze(cards);
}

const SUIT_LETTERS: Readonly<Record<string, Suit>> = {
  c: 'c',
  d: 'd',
  h: 'h',
  s: 's',
  '♣': 'c',
  '♦': 'd',
  '♥': 'h',
  '♠': 's',
};

const TOKEN = /^(10|[2-9tjqka])([cdhs♣♦♥♠])\uFE0F?$/i;

/** Reads one card in any case: `As`, `10d`, `T♦`, `Jk`, `*`, `??`; anything else is `undefined`. */
export function parseSeen(text: string): Seen | undefined {
  if (text === HIDDEN) return HIDDEN;
  if (text === '*' || /^jk$/i.test(text)) return JOKER;
  const match = TOKEN.exec(text);
  if (!match) return undefined;
  const rank = match[1]!;
  const suit = SUIT_LETTERS[match[2]!.toLowerCase()]!;
  return `${(rank === '10' ? 'T' : rank.toUpperCase()) as Rank}${suit}`;
}

/** As `parseSeen`, for a card that must be known. */
export function parseCard(text: string): Card | undefined {
  const seen = parseSeen(text);
  return seen === HIDDEN ? undefined : seen;
}

const WRITTEN = String.raw`(?:10|[2-9tjqka])[cdhs♣♦♥♠]\uFE0F?|jk|\*|\?\?`;
const PIECE = new RegExp(`^(?:${WRITTEN})`, 'i');
const PIECES = new RegExp(WRITTEN, 'gi');

// Every kind of space but those that end a line or a page where text is printed: two hands never read as one row.
const GAP = String.raw`(?:,|[^\S\v\f\u2028\u2029])`;
const GAPS = new RegExp(`^${GAP}+`);
const TO_GAP = new RegExp(`(?:(?!${GAP})[^])+`);

/** The card at this 0-based place of a row that `parseCards` reads, as it is written there. */
export const writtenCard = (row: string, index: number): string => row.match(PIECES)?.[index] ?? '';

/**
 * Reads a row of cards with spaces, commas or nothing between them.
 * What cannot be read is named: `token` is the text at the fault, `index` its 0-based place among the cards.
 */
export function parseCards(
  text: string,
):
  | { readonly ok: true; readonly cards: readonly Seen[] }
  | { readonly ok: false; readonly token: string; readonly index: number } {
  const cards: Seen[] = [];
  let rest = text.replace(GAPS, '');
  while (rest !== '') {
    const piece = PIECE.exec(rest)?.[0];
    if (piece === undefined) {
      return { ok: false, token: TO_GAP.exec(rest)![0], index: cards.length };
    }
    cards.push(parseSeen(piece)!);
    rest = rest.slice(piece.length).replace(GAPS, '');
  }
  return { ok: true, cards };
}

export const makeCards = (cards: readonly Seen[]): string => cards.join(' ');

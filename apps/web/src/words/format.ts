/** Numbers, cards, hands and lists in the page's language. */
import {
  describeHand,
  nameCard,
  nameHand,
  parseChips,
  type Card,
  type Order,
  type Seen,
} from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { settings } from '../lib/settings.svelte.ts';

export const chips = (n: number): string => new Intl.NumberFormat(settings.lang).format(n);

/** Whole chips as people write them in the page's language; undefined where it could mean something else. */
export const readChips = (text: string): number | undefined => parseChips(text, settings.lang);

/** With its sign: +10, −10, 0. */
export const signed = (n: number): string =>
  n > 0 ? `+${chips(n)}` : n < 0 ? `−${chips(-n)}` : '0';

export const cardName = (card: Seen): string =>
  card === '??' ? m.face_down() : nameCard(card, settings.lang);

const SUIT_SIGNS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

/** Short form for the log: A♠ 10♦. */
export const shortCards = (cards: readonly Seen[]): string =>
  cards
    .map((card) => {
      if (card === '??' || card === 'Jk') return card === 'Jk' ? '★' : '··';
      const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
      return `${rank}${SUIT_SIGNS[card.charAt(1) as keyof typeof SUIT_SIGNS]}`;
    })
    .join(' ');

/** A hand in words under an order of hands; 1–5 known cards. */
export const handName = (cards: readonly Card[], order: Order): string =>
  nameHand(describeHand(cards, order), settings.lang);

/** Words that begin a sentence, inside one. */
export const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const list = (words: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words);

export const alternatives = (words: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'disjunction' }).format(words);

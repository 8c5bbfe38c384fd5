/** Numbers, cards, hands and lists in the page's language. */
import {
  describeHand,
  nameCard,
  nameHand,
  orderOf,
  threeOrder,
  type Card,
  type Seen,
  type StudDeal,
} from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { settings } from '../lib/settings.svelte.ts';

export const chips = (n: number): string => new Intl.NumberFormat(settings.lang).format(n);

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

/** The hand in words under the deal's own order; 1–5 known cards. */
export const studHandName = (deal: StudDeal, cards: readonly Card[]): string =>
  nameHand(describeHand(cards, orderOf(deal)), settings.lang);

export const threeHandName = (cards: readonly Card[]): string =>
  nameHand(describeHand(cards, threeOrder()), settings.lang);

export const list = (words: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(words);

export const alternatives = (words: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'disjunction' }).format(words);

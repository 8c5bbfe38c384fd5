/** Numbers, cards and refusals in the page's language. */
import {
  describeHand,
  nameCard,
  nameHand,
  orderOf,
  threeOrder,
  type Card,
  type Detail,
  type Refusal,
  type Seen,
  type StudDeal,
} from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { settings } from './settings.svelte.ts';

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

const either = (words: readonly string[]): string =>
  new Intl.ListFormat(settings.lang, { type: 'disjunction' }).format(words);

/** What a refused rule could have been. */
function expectedRule({ choices, min, max, lengths, keys }: Detail): string {
  const words = [keys, choices].flatMap((each) => (Array.isArray(each) ? each.map(String) : []));
  const range = { min: chips(Number(min)), max: chips(Number(max)) };
  if (Array.isArray(lengths)) {
    return m.expected_integers({ lengths: either(lengths.map(String)), ...range });
  }
  if (min !== undefined) return either([...words, m.expected_integer(range)]);
  return words.length === 0 ? m.expected_object() : either(words);
}

/** Why something may not be done, for the person who tried. */
export function refusalText(refusal: Refusal): string {
  const { code, detail } = refusal;
  const text = (key: string): string => {
    const value = detail[key] ?? '';
    if (typeof value === 'number') return chips(value);
    return typeof value === 'string' ? value : value.join(', ');
  };
  switch (code) {
    case 'offline':
      return m.err_offline();
    case 'stale-decision':
    case 'no-deal':
    case 'deal-over':
      return m.err_stale();
    case 'not-your-turn':
    case 'answer-first':
    case 'already-decided':
      return m.err_not_your_turn();
    case 'seat-taken':
      return m.err_seat_taken();
    case 'table-full':
      return m.err_table_full();
    case 'bad-amount':
    case 'bad-ante':
      return m.err_bad_amount({ min: text('min'), max: text('max') });
    case 'below-minimum':
    case 'not-higher':
    case 'within-stack':
      return m.err_below({ min: text('min') });
    case 'above-maximum':
    case 'above-stack':
      return m.err_above({ max: text('max') });
    case 'not-reopened':
      return m.err_not_reopened();
    case 'ante-not-covered':
      return m.err_ante_not_covered({ max: text('max') });
    case 'bank-not-covered':
      return m.err_bank_not_covered({ needed: text('needed'), stack: text('stack') });
    case 'pack-too-small':
      return m.err_pack_too_small({ needed: text('needed'), cards: text('cards') });
    case 'maximum-below-minimum':
      return m.err_max_below_min({ max: text('max'), min: text('min') });
    case 'bad-config':
      return m.err_bad_config({ key: text('key'), min: text('min'), max: text('max') });
    case 'bad-rule':
      return m.err_bad_rule({ key: text('key'), expected: expectedRule(detail) });
    case 'too-many':
      return m.err_too_many();
    case 'no-session':
      return m.err_no_session();
    case 'deal-running':
      return m.err_deal_running();
    default:
      return m.err_other({ code });
  }
}

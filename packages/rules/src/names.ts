/** Hands and cards in words, Spanish and English. */
import { HIDDEN, JOKER } from './cards.ts';
import type { Rank, Seen, Suit } from './cards.ts';
import type { NamedHand } from './describe-hand.ts';
import type { Category } from './hand-rules.ts';

export { describeHand } from './describe-hand.ts';
export type { NamedHand } from './describe-hand.ts';

export const LANGS = ['es', 'en'] as const;
export type Lang = (typeof LANGS)[number];

type RankNames = Readonly<Record<Rank, readonly [one: string, many: string]>>;

const RANK_NAMES: Readonly<Record<Lang, RankNames>> = {
  es: {
    '2': ['dos', 'doses'],
    '3': ['tres', 'treses'],
    '4': ['cuatro', 'cuatros'],
    '5': ['cinco', 'cincos'],
    '6': ['seis', 'seises'],
    '7': ['siete', 'sietes'],
    '8': ['ocho', 'ochos'],
    '9': ['nueve', 'nueves'],
    T: ['diez', 'dieces'],
    J: ['jota', 'jotas'],
    Q: ['dama', 'damas'],
    K: ['rey', 'reyes'],
    A: ['as', 'ases'],
  },
  en: {
    '2': ['two', 'twos'],
    '3': ['three', 'threes'],
    '4': ['four', 'fours'],
    '5': ['five', 'fives'],
    '6': ['six', 'sixes'],
    '7': ['seven', 'sevens'],
    '8': ['eight', 'eights'],
    '9': ['nine', 'nines'],
    T: ['ten', 'tens'],
    J: ['jack', 'jacks'],
    Q: ['queen', 'queens'],
    K: ['king', 'kings'],
    A: ['ace', 'aces'],
  },
};

const CATEGORY_NAMES: Readonly<Record<Lang, Readonly<Record<Category, string>>>> = {
  es: {
    'five-of-a-kind': 'Repóquer',
    'straight-flush': 'Escalera de color',
    'four-of-a-kind': 'Póquer',
    'full-house': 'Full',
    flush: 'Color',
    straight: 'Escalera',
    'three-of-a-kind': 'Trío',
    figuras: 'Figuras',
    'two-pair': 'Dobles parejas',
    pair: 'Pareja',
    'high-card': 'Carta mayor',
  },
  en: {
    'five-of-a-kind': 'Five of a kind',
    'straight-flush': 'Straight flush',
    'four-of-a-kind': 'Four of a kind',
    'full-house': 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Three of a kind',
    figuras: 'Figuras',
    'two-pair': 'Two pair',
    pair: 'Pair',
    'high-card': 'High card',
  },
};

const SUIT_NAMES: Readonly<Record<Lang, Readonly<Record<Suit, string>>>> = {
  es: { c: 'tréboles', d: 'diamantes', h: 'corazones', s: 'picas' },
  en: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
};

const JOKER_NAMES: Readonly<Record<Lang, string>> = { es: 'comodín', en: 'joker' };
const HIDDEN_NAMES: Readonly<Record<Lang, string>> = { es: 'carta tapada', en: 'face-down card' };

/** `rey` / `king`, in plural `reyes` / `kings`. */
export const nameRank = (rank: Rank, lang: Lang, plural = false): string =>
  RANK_NAMES[lang][rank][plural ? 1 : 0];

/** `Dobles parejas` / `Two pair`. */
export const nameCategory = (category: Category, lang: Lang): string =>
  CATEGORY_NAMES[lang][category];

/** `dama de picas` / `queen of spades`; jokers and face-down cards have names too. */
export function nameCard(card: Seen, lang: Lang): string {
  if (card === JOKER) return JOKER_NAMES[lang];
  if (card === HIDDEN) return HIDDEN_NAMES[lang];
  const rank = nameRank(card.charAt(0) as Rank, lang);
  const suit = SUIT_NAMES[lang][card.charAt(1) as Suit];
  return lang === 'es' ? `${rank} de ${suit}` : `${rank} of ${suit}`;
}

/**
 * The whole hand in words, with every rank that decides between equals:
 * `Pareja de reyes, con as, nueve y cinco` / `Pair of kings, ace, nine and five`.
 */
export const nameHand = (hand: NamedHand, lang: Lang): string =>
  lang === 'es' ? inSpanish(hand) : inEnglish(hand);

/** Of a straight flush; of three cards none is called so. */
const isRoyal = ({ ranks, cards }: NamedHand): boolean => ranks[0] === 'A' && cards.length === 5;

const list = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

function inSpanish(hand: NamedHand): string {
  const { category, ranks } = hand;
  const title = nameCategory(category, 'es');
  const [first = 'A', second = 'A', ...others] = ranks;
  const one = (rank: Rank): string => nameRank(rank, 'es');
  const many = (rank: Rank): string => nameRank(rank, 'es', true);
  const top = `${first === 'J' || first === 'Q' ? 'a la' : 'al'} ${one(first)}`;
  const also = (kickers: readonly Rank[]): string =>
    kickers.length === 0 ? '' : `, con ${list(kickers.map(one), 'y')}`;
  switch (category) {
    case 'five-of-a-kind':
      return `${title} de ${many(first)}`;
    case 'straight-flush':
      return isRoyal(hand) ? `${title} real` : `${title} ${top}`;
    case 'straight':
    case 'flush':
      return `${title} ${top}${also(ranks.slice(1))}`;
    case 'full-house':
    case 'two-pair':
      return `${title} de ${many(first)} y ${many(second)}${also(others)}`;
    case 'four-of-a-kind':
    case 'three-of-a-kind':
    case 'pair':
      return `${title} de ${many(first)}${also(ranks.slice(1))}`;
    case 'figuras':
      return `${title}: ${list(runs(ranks, 'es'), 'y')}`;
    case 'high-card':
      return `${title}: ${list(ranks.map(one), 'y')}`;
    default:
      throw new Error(`no such category: ${String(category satisfies never)}`);
  }
}

function inEnglish(hand: NamedHand): string {
  const { category, ranks } = hand;
  const title = nameCategory(category, 'en');
  const [first = 'A', second = 'A', ...others] = ranks;
  const one = (rank: Rank): string => nameRank(rank, 'en');
  const many = (rank: Rank): string => nameRank(rank, 'en', true);
  const also = (kickers: readonly Rank[]): string => {
    if (kickers.length === 0) return '';
    return kickers.length === 1
      ? `, ${one(kickers[0]!)} kicker`
      : `, ${list(kickers.map(one), 'and')}`;
  };
  switch (category) {
    case 'five-of-a-kind':
      return `Five ${many(first)}`;
    case 'straight-flush':
      return isRoyal(hand) ? 'Royal flush' : `${title}, ${one(first)} high`;
    case 'straight':
      return `${title}, ${one(first)} high`;
    case 'flush':
      return `${title}, ${one(first)} high, ${list(ranks.slice(1).map(one), 'and')}`;
    case 'full-house':
      return `${title}, ${many(first)} over ${many(second)}`;
    case 'two-pair':
      return `${title}, ${many(first)} and ${many(second)}${also(others)}`;
    case 'four-of-a-kind':
      return `Four ${many(first)}${also(ranks.slice(1))}`;
    case 'three-of-a-kind':
      return `Three ${many(first)}${also(ranks.slice(1))}`;
    case 'pair':
      return `${title} of ${many(first)}${also(ranks.slice(1))}`;
    case 'figuras':
      return `${title}: ${list(runs(ranks, 'en'), 'and')}`;
    case 'high-card':
      return `${title}: ${list(ranks.map(one), 'and')}`;
    default:
      throw new Error(`no such category: ${String(category satisfies never)}`);
  }
}

/** Figuras compare card by card, pairs not set first: `as, dos reyes y dos damas` keeps that order. */
function runs(ranks: readonly Rank[], lang: Lang): string[] {
  const two = nameRank('2', lang);
  return [...new Set(ranks)].map((rank) =>
    ranks.filter((other) => other === rank).length === 2
      ? `${two} ${nameRank(rank, lang, true)}`
      : nameRank(rank, lang),
  );
}

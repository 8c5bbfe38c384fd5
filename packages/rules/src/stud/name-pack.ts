/** The pack of a deal in words. */
import type { Lang } from '../names.ts';
import type { PackInPlay } from './stud-rules.ts';

interface PackWords {
  readonly full: string;
  readonly from: (lowest: number) => string;
  readonly cards: (n: number) => string;
  /** After the number of cards, by the number of jokers. */
  readonly jokers: Readonly<Record<PackInPlay['jokers'], string>>;
  readonly flush: string;
  readonly fullHouse: string;
}

const WORDS: Readonly<Record<Lang, PackWords>> = {
  es: {
    full: 'baraja completa',
    from: (lowest) => `desde el ${lowest}`,
    cards: (n) => `${n} cartas`,
    jokers: { 0: '', 1: ' y un comodín', 2: ' y dos comodines' },
    flush: 'el color gana al full',
    fullHouse: 'el full gana al color',
  },
  en: {
    full: 'full pack',
    from: (lowest) => `from the ${lowest} up`,
    cards: (n) => `${n} cards`,
    jokers: { 0: '', 1: ' and a joker', 2: ' and two jokers' },
    flush: 'a flush beats a full house',
    fullHouse: 'a full house beats a flush',
  },
};

/** «desde el 7, 32 cartas; el color gana al full»: a part of a sentence. */
export function namePack({ lowest, cards, jokers, flushOverFull }: PackInPlay, lang: Lang): string {
  const words = WORDS[lang];
  const pack = lowest === 2 ? words.full : words.from(lowest);
  const size = `${pack}, ${words.cards(cards)}${words.jokers[jokers]}`;
  if (flushOverFull === null) return size;
  return `${size}; ${flushOverFull ? words.flush : words.fullHouse}`;
}

/** What may be typed at a terminal game: the letter of each action, and its words in both languages. */
import type { Lang, StudOption, ThreeLegal } from '@tapete/rules';
import type { Voice } from './voice.ts';

export type Key = StudOption['type'] | ThreeLegal['options'][number]['type'];

/** The letter first, then the words; the first word is the one the question shows. */
type Typing = readonly [letter: string, word: string, ...words: string[]];

/** Some stand twice: what is legal tells them apart. */
const TYPING: Readonly<Record<Key, Readonly<Record<Lang, Typing>>>> = {
  pass: { es: ['p', 'paso'], en: ['p', 'pass'] },
  bet: { es: ['a', 'abro'], en: ['b', 'bet'] },
  call: { es: ['v', 'voy', 'veo'], en: ['c', 'call'] },
  raise: { es: ['s', 'subo'], en: ['r', 'raise'] },
  fold: { es: ['n', 'no voy', 'me retiro'], en: ['f', 'fold'] },
  'all-in': { es: ['r', 'resto', 'mi resto'], en: ['a', 'all-in'] },
  propose: { es: ['e', 'más que mi resto', 'propongo'], en: ['x', 'above my stack', 'propose'] },
  accept: { es: ['s', 'acepto', 'sí'], en: ['y', 'accept', 'yes'] },
  refuse: { es: ['n', 'no acepto', 'no'], en: ['n', 'refuse', 'no'] },
  play: { es: ['v', 'voy', 'juego'], en: ['p', 'play'] },
};

const QUIT = ['q', 'salir', 'quit'];
const HELP = ['?', 'ayuda', 'help'];

/** Without capitals, accents, hyphens within words and spaces too many; a sign before a number stays. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const asksQuit = (text: string): boolean => QUIT.includes(plain(text));
export const asksHelp = (text: string): boolean => HELP.includes(plain(text));

interface Typed {
  readonly word: string;
  readonly amount: number | undefined;
}

/** `subo a 40`, `raise to 40`, `s 40`, `s40`: a word and perhaps chips. */
export function typedOf(text: string): Typed | undefined {
  const match = /^(.*?\S) ?(?: (?:a|con|to) )?(\d{1,10})?$/.exec(plain(text));
  if (!match) return undefined;
  return { word: match[1] ?? '', amount: match[2] === undefined ? undefined : Number(match[2]) };
}

const isKey = (word: string): word is Key => Object.hasOwn(TYPING, word);

/** A script's word as people say it; in English they are the same. */
export const spokenAction = (lang: Lang, word: string): string =>
  lang === 'es' && isKey(word) ? TYPING[word].es[1] : word;

/** Letters are of the call's language, words of either. */
export function means(lang: Lang, word: string, key: Key): boolean {
  const [letter] = TYPING[key][lang];
  return (
    word === letter ||
    (['es', 'en'] as const).some((each) => wordsOf(each, key).some((said) => plain(said) === word))
  );
}

const wordsOf = (lang: Lang, key: Key): readonly string[] => TYPING[key][lang].slice(1);

/** `[v] voy +10`: `range` stands beside the letter, `chips` after the word. */
export function keyLine({ lang }: Voice, key: Key, range = '', chips = ''): string {
  const [letter, word] = TYPING[key][lang];
  return `[${letter}${range}] ${word}${chips}`;
}

/** The keys of a question, with those that always are. */
export const keysLine = ({ say }: Voice, keys: readonly string[]): string =>
  [...keys, `[q] ${say('salir', 'quit')}`, `[?] ${say('ayuda', 'help')}`].join('  ');

/** Whatever may be typed for it, the call's own language first; no word twice. */
export function helpLine({ lang }: Voice, key: Key, amount = ''): string {
  const all = [
    ...wordsOf(lang, key),
    ...wordsOf(lang === 'es' ? 'en' : 'es', key),
    TYPING[key][lang][0],
  ];
  return `  ${[...new Set(all)].map((word) => `${word}${amount}`).join(', ')}`;
}

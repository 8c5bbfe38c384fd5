/** What may be typed at a terminal game: the letter of each action, and its words in both languages. */
import type { Lang, StudOption } from '@tapete/rules';

export type Key = StudOption['type'] | 'play';

export const KEYS: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = {
  es: {
    pass: 'p',
    bet: 'a',
    call: 'v',
    raise: 's',
    fold: 'n',
    'all-in': 'r',
    propose: 'e',
    accept: 's',
    refuse: 'n',
    play: 'v',
  },
  en: {
    pass: 'p',
    bet: 'b',
    call: 'c',
    raise: 'r',
    fold: 'f',
    'all-in': 'a',
    propose: 'x',
    accept: 'y',
    refuse: 'n',
    play: 'p',
  },
};

/** The first of each is the one the question shows. Some stand twice: what is legal tells them apart. */
export const WORDS: Readonly<Record<Lang, Readonly<Record<Key, readonly [string, ...string[]]>>>> =
  {
    es: {
      pass: ['paso'],
      bet: ['abro'],
      call: ['voy', 'veo'],
      raise: ['subo'],
      fold: ['no voy', 'me retiro'],
      'all-in': ['resto', 'mi resto'],
      propose: ['más que mi resto', 'propongo'],
      accept: ['acepto', 'sí'],
      refuse: ['no acepto', 'no'],
      play: ['voy', 'juego'],
    },
    en: {
      pass: ['pass'],
      bet: ['bet'],
      call: ['call'],
      raise: ['raise'],
      fold: ['fold'],
      'all-in': ['all-in'],
      propose: ['above my stack', 'propose'],
      accept: ['accept', 'yes'],
      refuse: ['refuse', 'no'],
      play: ['play'],
    },
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

export interface Typed {
  readonly word: string;
  readonly amount: number | undefined;
}

/** `subo a 40`, `raise to 40`, `s 40`, `s40`: a word and perhaps chips. */
export function typedOf(text: string): Typed | undefined {
  const match = /^(.*?\S) ?(?: (?:a|con|to) )?(\d{1,10})?$/.exec(plain(text));
  if (!match) return undefined;
  return { word: match[1] ?? '', amount: match[2] === undefined ? undefined : Number(match[2]) };
}

const isKey = (word: string): word is Key => Object.hasOwn(WORDS.es, word);

/** A script's word as people say it; in English they are the same. */
export const spokenAction = (lang: Lang, word: string): string =>
  lang === 'es' && isKey(word) ? WORDS.es[word][0] : word;

/** Letters are of the call's language, words of either. */
export const means = (lang: Lang, word: string, key: Key): boolean =>
  word === KEYS[lang][key] ||
  [...WORDS.es[key], ...WORDS.en[key]].some((each) => plain(each) === word);

/** What may be typed at a terminal game: the letter of each action, and its words in both languages. */
import { parseChips, type Lang, type StudOption } from '@tapete/rules';
import { TEXTS, fill } from './texts.ts';
import type { Voice } from './voice.ts';

/** `play` and `retire` are three-card's words: there nobody says that he folds as in stud. */
type Key = StudOption['type'] | 'play' | 'retire';

/** The letter first, then the words, of which the question shows the first. Some stand twice: what is legal tells them apart. */
const typing = (lang: Lang): Readonly<Record<Key, readonly string[]>> => TEXTS[lang].typed;

const wordsOf = (lang: Lang, key: Key): readonly string[] => typing(lang)[key].slice(1);

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

const CHIPS = String.raw`\d[\d.,'\s]*`;

/** Why the chips that stand in a line cannot be read, if there are such. */
export function chipsFault({ lang, texts }: Voice, text: string): string | undefined {
  const wrong = (text.match(new RegExp(CHIPS, 'g')) ?? []).find(
    (each) => parseChips(each, lang) === undefined,
  );
  return wrong === undefined ? undefined : fill(texts.play.chips, { text: wrong.trim() });
}

/** `subo a 40`, `raise to 40`, `s 40`, `s40`: a word and perhaps chips. */
export function typedOf(lang: Lang, text: string) {
  const match = new RegExp(`^(.*?\\S) ?(?: (?:a|con|to) )?(${CHIPS})?$`).exec(plain(text));
  if (!match) return undefined;
  const [, word = '', chips] = match;
  const amount = chips === undefined ? undefined : parseChips(chips, lang);
  return chips !== undefined && amount === undefined ? undefined : { word, amount };
}

const isKey = (word: string): word is Key => Object.hasOwn(TEXTS.en.typed, word);

/** A script's word as people say it, by its key of the texts; in English they are the same. */
export const spokenAction = (lang: Lang, word: string, key = word): string =>
  lang === 'es' && isKey(key) ? (wordsOf('es', key)[0] ?? word) : word;

/** Letters are of the call's language, words of either. */
export const means = (lang: Lang, word: string, key: Key): boolean =>
  word === typing(lang)[key][0] ||
  [...wordsOf('es', key), ...wordsOf('en', key)].some((said) => plain(said) === word);

/** `[v] voy +10`: `range` stands beside the letter, `chips` after the word. */
export function keyLine({ lang }: Voice, key: Key, range = '', chips = ''): string {
  const [letter, word] = typing(lang)[key];
  return `[${letter}${range}] ${word}${chips}`;
}

/** The keys of a question, with those that always are. */
export const keysLine = ({ texts: { play } }: Voice, keys: readonly string[]): string =>
  [...keys, `[q] ${play.quit}`, `[?] ${play.help}`].join('  ');

/** Whatever may be typed for it, the call's own language first; no word twice. */
export function helpLine({ lang }: Voice, key: Key, amount = ''): string {
  const other = lang === 'es' ? 'en' : 'es';
  const all = [...wordsOf(lang, key), ...wordsOf(other, key), typing(lang)[key][0]];
  return `  ${[...new Set(all)].map((word) => `${word}${amount}`).join(', ')}`;
}

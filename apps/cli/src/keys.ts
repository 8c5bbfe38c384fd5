/** The questions of a terminal game, what may be said, and what a typed line asks for. */
import { stud, type Lang, type StudAction, type StudDeal, type ThreeAction } from '@tapete/rules';
import { number, words, type Call } from './io.ts';
import { KEYS, WORDS, means, typedOf, type Key } from './key-words.ts';

/** `[a 10–90] abro`: the keys that are legal now. */
export function studKeys(call: Call, deal: StudDeal, seat: number): string {
  const keys = KEYS[call.lang];
  const parts = stud.legal(deal, seat).options.map((option) => {
    const [say] = WORDS[call.lang][option.type];
    switch (option.type) {
      case 'bet':
      case 'raise':
      case 'propose': {
        // A proposal has no end but the most chips there may be: its least says enough.
        const most = option.type === 'propose' ? '…' : `–${number(call, option.max)}`;
        return `[${keys[option.type]} ${number(call, option.min)}${most}] ${say}`;
      }
      case 'call':
        return `[${keys.call}] ${say} +${number(call, option.adds)}`;
      case 'all-in':
        return `[${keys['all-in']}] ${say} ${number(call, option.to)}`;
      case 'pass':
      case 'fold':
      case 'accept':
      case 'refuse':
        return `[${keys[option.type]}] ${say}`;
      default:
        return option satisfies never;
    }
  });
  return [...parts, lastKeys(call)].join('  ');
}

export function threeKeys(call: Call, ante: number): string {
  const keys = KEYS[call.lang];
  const [play] = WORDS[call.lang].play;
  const [fold] = WORDS[call.lang].fold;
  return `[${keys.play}] ${play} +${number(call, ante)}  [${keys.fold}] ${fold}  ${lastKeys(call)}`;
}

const lastKeys = (call: Call): string =>
  `[q] ${words(call, 'salir', 'quit')}  [?] ${words(call, 'ayuda', 'help')}`;

/** `  subo N, raise N, s N   (20–100)`: what may be said now, a line each. */
export const studHelp = (call: Call, deal: StudDeal, seat: number): readonly string[] =>
  stud.legal(deal, seat).options.map((option) => {
    if (!('min' in option)) return helpLine(call, option.type, '');
    const most = option.type === 'propose' ? '…' : `–${number(call, option.max)}`;
    const limits = `${number(call, option.min)}${most}`;
    return `${helpLine(call, option.type, ' N')}   ${words(call, `N en total: ${limits}`, `N in all: ${limits}`)}`;
  });

export const threeHelp = (call: Call): readonly string[] => [
  helpLine(call, 'play', ''),
  helpLine(call, 'fold', ''),
];

/** The call's own language first; no word twice. */
function helpLine(call: Call, key: Key, amount: string): string {
  const other = call.lang === 'es' ? 'en' : 'es';
  const all = [...WORDS[call.lang][key], ...WORDS[other][key], KEYS[call.lang][key]];
  return `  ${[...new Set(all)].map((word) => `${word}${amount}`).join(', ')}`;
}

/** What a line asks for among what is legal; a bet without a number is the least one. */
export function studKey(
  lang: Lang,
  text: string,
  deal: StudDeal,
  seat: number,
): StudAction | undefined {
  const typed = typedOf(text);
  if (typed === undefined) return undefined;
  const { word, amount } = typed;
  const option = stud.legal(deal, seat).options.find(({ type }) => means(lang, word, type));
  if (option === undefined) return undefined;
  switch (option.type) {
    case 'bet':
    case 'raise':
    case 'propose':
      return { type: option.type, to: amount ?? option.min };
    case 'pass':
    case 'call':
    case 'fold':
    case 'all-in':
    case 'accept':
    case 'refuse':
      return amount === undefined ? { type: option.type } : undefined;
    default:
      return option satisfies never;
  }
}

export function threeKey(lang: Lang, text: string): ThreeAction | undefined {
  const typed = typedOf(text);
  if (typed === undefined || typed.amount !== undefined) return undefined;
  if (means(lang, typed.word, 'play')) return { type: 'play' };
  return means(lang, typed.word, 'fold') ? { type: 'fold' } : undefined;
}

/** The letters of a terminal game: what a typed line asks for. */
import {
  stud,
  type Lang,
  type StudAction,
  type StudDeal,
  type StudOption,
  type ThreeAction,
} from '@tapete/rules';
import { number, words, type Call } from './io.ts';

type Key = StudOption['type'] | 'play';

const KEYS: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = {
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

const SAYS: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = {
  es: {
    pass: 'paso',
    bet: 'abro',
    call: 'voy',
    raise: 'subo',
    fold: 'no voy',
    'all-in': 'resto',
    propose: 'más que mi resto',
    accept: 'acepto',
    refuse: 'no acepto',
    play: 'voy',
  },
  en: {
    pass: 'pass',
    bet: 'bet',
    call: 'call',
    raise: 'raise',
    fold: 'fold',
    'all-in': 'all-in',
    propose: 'above my stack',
    accept: 'accept',
    refuse: 'refuse',
    play: 'play',
  },
};

/** `[a 10–90] abro`: the keys that are legal now. */
export function studKeys(call: Call, deal: StudDeal, seat: number): string {
  const keys = KEYS[call.lang];
  const parts = stud.legal(deal, seat).options.map((option) => {
    const say = SAYS[call.lang][option.type];
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
  return [...parts, `[q] ${words(call, 'salir', 'quit')}`].join('  ');
}

export function threeKeys(call: Call, ante: number): string {
  const keys = KEYS[call.lang];
  const says = SAYS[call.lang];
  const play = `[${keys.play}] ${says.play} +${number(call, ante)}`;
  return `${play}  [${keys.fold}] ${says.fold}  [q] ${words(call, 'salir', 'quit')}`;
}

/** What a line asks for among what is legal; a bet without a number is the least one. */
export function studKey(
  lang: Lang,
  text: string,
  deal: StudDeal,
  seat: number,
): StudAction | undefined {
  const match = /^\s*([a-z])\s*(\d{1,10})?\s*$/i.exec(text);
  if (!match) return undefined;
  const letter = match[1]?.toLowerCase();
  const option = stud.legal(deal, seat).options.find((each) => KEYS[lang][each.type] === letter);
  if (option === undefined) return undefined;
  switch (option.type) {
    case 'bet':
    case 'raise':
    case 'propose':
      return { type: option.type, to: match[2] === undefined ? option.min : Number(match[2]) };
    case 'pass':
    case 'call':
    case 'fold':
    case 'all-in':
    case 'accept':
    case 'refuse':
      return match[2] === undefined ? { type: option.type } : undefined;
    default:
      return option satisfies never;
  }
}

export function threeKey(lang: Lang, text: string): ThreeAction | undefined {
  const letter = text.trim().toLowerCase();
  if (letter === KEYS[lang].play) return { type: 'play' };
  return letter === KEYS[lang].fold ? { type: 'fold' } : undefined;
}

import { JOKER, RefInputError, cardsIn, itemAt } from './cards.ts';
import { refPack } from './hands.ts';
import type { RefRules } from './hands.ts';

type Switch = 'on' | 'off';

/** Rule keys of a stud deal script; what is missing comes from the preset. */
export interface StudRuleKeys {
  preset?: 'documento' | 'literal' | 'moderno' | 'telesina';
  deck?: 'full' | 'auto' | 'auto11' | number;
  jokers?: 0 | 1 | 2;
  figuras?: 'any' | 'pair' | 'off';
  flushOverFull?: 'auto' | 'always' | 'never';
  aceLow?: Switch;
  aceStraights?: Switch;
  ante?: number;
  minBet?: number;
  maxBet?: 'stack' | 'pot' | number;
  raise?: 'any' | 'last-raise';
  allPass?: 'ends' | 'continue';
  exceed?: Switch;
  showdown?: 'all' | 'muck';
  folded?: 'hidden' | 'visible';
  /** Of no weight in a single deal: packs in turn, who deals. */
  packs?: unknown;
  deals?: unknown;
}

export interface StudScript {
  game: 'stud';
  rules?: StudRuleKeys;
  /** Clockwise, names unique. */
  seats: readonly { name: string; stack: number }[];
  /** Name of the dealer; without it the last seat deals. */
  dealer?: string;
  deck: string;
  actions?: readonly string[];
}

/** The rules of one stud deal with every option settled. */
export interface StudRules {
  order: RefRules;
  ante: number;
  minBet: number;
  maxBet: 'stack' | 'pot' | number;
  raise: 'any' | 'last-raise';
  allPass: 'ends' | 'continue';
  exceed: boolean;
  showdown: 'all' | 'muck';
}

const PRESETS: Record<NonNullable<StudRuleKeys['preset']>, StudRuleKeys> = {
  documento: {},
  literal: { ante: 0 },
  moderno: {
    deck: 'full',
    figuras: 'off',
    flushOverFull: 'never',
    raise: 'last-raise',
    exceed: 'off',
    allPass: 'continue',
    showdown: 'muck',
  },
  telesina: {
    deck: 'auto11',
    flushOverFull: 'always',
    figuras: 'off',
    exceed: 'off',
    allPass: 'continue',
  },
};

/** Lowest rank in use, 2…8 (S2). */
function lowestRank(deck: NonNullable<StudRuleKeys['deck']>, players: number): number {
  if (deck === 'full') return 2;
  if (deck === 'auto') return 10 - players;
  if (deck === 'auto11') return Math.min(8, 11 - players);
  if (!Number.isInteger(deck) || deck < 2 || deck > 8) throw new RefInputError(`deck: ${deck}`);
  return deck;
}

/** Rule keys over their preset over the first values of RULES.md, for a number of players. */
export function studRules(given: StudRuleKeys, players: number): StudRules {
  const keys = { ...PRESETS[given.preset ?? 'documento'], ...given };
  const lowest = lowestRank(keys.deck ?? 'full', players);
  const flush = keys.flushOverFull ?? 'auto';
  const minBet = keys.minBet ?? 10;
  return {
    order: {
      lowest,
      jokers: keys.jokers ?? 0,
      figuras: keys.figuras ?? 'any',
      // S9: 40 cards or fewer, jokers not counted.
      flushOverFull: flush === 'auto' ? 4 * (15 - lowest) <= 40 : flush === 'always',
      aceLow: (keys.aceLow ?? 'on') === 'on',
      aceStraights: (keys.aceStraights ?? 'off') === 'on',
    },
    ante: keys.ante ?? minBet,
    minBet,
    maxBet: keys.maxBet ?? 'stack',
    raise: keys.raise ?? 'any',
    allPass: keys.allPass ?? 'ends',
    exceed: (keys.exceed ?? 'on') === 'on',
    showdown: keys.showdown ?? 'all',
  };
}

/** The script's deck in order; a card outside the pack or once too often throws. */
export function deckOf(text: string, rules: RefRules): string[] {
  const left = refPack(rules);
  const deck = cardsIn(text);
  for (const card of deck) {
    const place = left.indexOf(card);
    if (place < 0) throw new RefInputError(`foreign or repeated card: ${card}`);
    left.splice(place, 1);
  }
  if (rules.jokers === 0 && deck.includes(JOKER)) throw new RefInputError('a joker too many');
  return deck;
}

/** Seat numbers in deal order: from the dealer's left, the dealer last. */
export function dealOrderOf(seats: number, dealer: number): number[] {
  return Array.from({ length: seats }, (_, step) => (dealer + 1 + step) % seats);
}

/** Number of the seat with this name; an unknown name throws. */
export function seatNamed(names: readonly string[], name: string): number {
  const seat = names.indexOf(name);
  if (seat < 0) throw new RefInputError(`no seat named ${name}`);
  return seat;
}

export interface ScriptAction<Word extends string> {
  seat: number;
  word: Word;
  amount: number | undefined;
}

/** Reads `Ana bet 20`: a seat's name (which may hold spaces), a word of the game, a whole number if it takes one. */
export function actionIn<Word extends string>(
  text: string,
  names: readonly string[],
  words: readonly Word[],
  withAmount: readonly Word[],
): ScriptAction<Word> {
  const holders = names.filter((name) => text.startsWith(`${name} `));
  holders.sort((a, b) => b.length - a.length);
  if (holders.length === 0) throw new RefInputError(`no seat's action: ${text}`);
  const name = itemAt(holders, 0);
  const [first = '', second, ...more] = text.slice(name.length).trim().split(/\s+/);
  const word = words.find((known) => known === first);
  if (word === undefined || more.length > 0) throw new RefInputError(`no action: ${text}`);
  const takesAmount = withAmount.includes(word);
  if (takesAmount !== (second !== undefined)) throw new RefInputError(`amount: ${text}`);
  const amount = second === undefined ? undefined : Number(second);
  if (amount !== undefined && (!Number.isSafeInteger(amount) || amount < 0)) {
    throw new RefInputError(`not a whole number of chips: ${text}`);
  }
  return { seat: seatNamed(names, name), word, amount };
}

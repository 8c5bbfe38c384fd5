/** The options of a stud table and the named presets (S2–S11, S16, S18, S26–S35). */
import { JOKER_COUNTS, LOWEST_RANKS, type LowestRank } from '../cards.ts';
import { FIGURAS, type HandRules } from '../hand-rules.ts';
import { MOST_CHIPS } from '../game.ts';
import { ok, refuse, type Refusal, type Result } from '../result.ts';
import { RULE_REFUSALS, checkRules, readRules, type RuleValues } from '../rule-values.ts';

export const DECKS = ['full', 'auto', 'auto11', ...LOWEST_RANKS] as const;
const ON_OFF = ['on', 'off'] as const;

/** The options that decide the order of hands (S2–S11), with their choices: the first is the default. */
export const HAND_CHOICES = {
  deck: DECKS,
  jokers: JOKER_COUNTS,
  figuras: FIGURAS,
  flushOverFull: ['auto', 'always', 'never'],
  aceLow: ON_OFF,
  aceStraights: ['off', 'on'],
} as const;

/** Every option with closed choices, in the order of the rule text: the first is the default. */
export const STUD_CHOICES = {
  ...HAND_CHOICES,
  raise: ['any', 'last-raise'],
  allPass: ['ends', 'continue'],
  exceed: ON_OFF,
  showdown: ['all', 'muck'],
  folded: ['hidden', 'visible'],
  /** Packs with different backs, used in turn (S5): changes what is seen, never the deal. */
  packs: [2, 1],
  /** Who deals (S16): changes what is seen, the order is the same. */
  deals: ['players', 'croupier'],
} as const;

type Chosen = {
  readonly [Key in keyof typeof STUD_CHOICES]: (typeof STUD_CHOICES)[Key][number];
};

export interface StudRules extends Chosen {
  /** Chips, 0…MOST_CHIPS (S18). */
  readonly ante: number;
  /** Chips, 1…MOST_CHIPS: the least opening bet (S26). */
  readonly minBet: number;
  /** S27; a number bounds a seat's total for the street, raises too. */
  readonly maxBet: 'stack' | 'pot' | number;
}

export const PRESET_NAMES = ['documento', 'literal', 'moderno', 'telesina'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

const MIN_BET = 10;

const DOCUMENTO: Omit<StudRules, 'ante'> = {
  ...(Object.fromEntries(
    Object.entries(STUD_CHOICES).map(([key, [first]]) => [key, first]),
  ) as Chosen),
  minBet: MIN_BET,
  maxBet: 'stack',
};

/** What each preset changes in `documento`; its ante is one minimum bet unless named (S18). */
const PRESETS: Readonly<Record<PresetName, Partial<StudRules>>> = {
  documento: {},
  literal: { ante: 0 },
  moderno: {
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

/** The rules of a preset with the given keys changed. The ante follows the minimum bet unless it is named. */
export function studRules(
  changes: Partial<StudRules> = {},
  preset: PresetName = 'documento',
): StudRules {
  const named = { ...DOCUMENTO, ...PRESETS[preset], ...changes };
  return { ...named, ante: named.ante ?? named.minBet };
}

/** The options with closed choices as `readRules` wants them. */
const valuesOf = <Key extends string>(
  choices: Readonly<Record<Key, readonly (string | number)[]>>,
): Readonly<Record<Key, RuleValues>> =>
  Object.fromEntries(
    Object.entries(choices).map(([key, each]) => [key, { choices: each }]),
  ) as Record<Key, RuleValues>;

/** What each option of a table may be. */
const HAND_OPTIONS = valuesOf(HAND_CHOICES);

const RULE_OPTIONS: Readonly<Record<keyof StudRules, RuleValues>> = {
  ...HAND_OPTIONS,
  ante: { min: 0, max: MOST_CHIPS },
  minBet: { min: 1, max: MOST_CHIPS },
  maxBet: { choices: ['stack', 'pot'], min: 1, max: MOST_CHIPS },
  ...valuesOf(STUD_CHOICES),
};

/** What may stand in a table's rules, key by key. */
export const STUD_OPTIONS: Readonly<Record<'preset' | keyof StudRules, RuleValues>> = {
  preset: { choices: PRESET_NAMES },
  ...RULE_OPTIONS,
};

/** Reads rules as JSON gives them: `preset` and any option by its key. Refuses as `readRules`. */
export function parseStudRules(input: unknown): Result<StudRules, Refusal<'bad-rule'>> {
  const read = readRules(input, STUD_OPTIONS);
  if (!read.ok) return read;
  const { preset, ...changes } = read.value;
  return ok(studRules(changes as Partial<StudRules>, preset as PresetName | undefined));
}

/** The lowest rank in use for a number of players (S2). `auto` 10 − players, `auto11` 11 − players, never below 28 cards. */
export function lowestRank(deck: StudRules['deck'], players: number): LowestRank {
  if (deck === 'full') return 2;
  if (typeof deck === 'number') return deck;
  const lowest = (deck === 'auto' ? 10 : 11) - players;
  return Math.min(8, Math.max(2, lowest)) as LowestRank;
}

/** Cards in the pack without jokers. */
export const packSize = (lowest: LowestRank): number => (15 - lowest) * 4;

/** The order of hands that these rules mean for this number of players; S9 `auto`: 40 cards or fewer, jokers not counted. */
export function handRules(rules: StudRules, players: number): HandRules {
  const known = checkRules(rules, HAND_OPTIONS);
  if (!known.ok) {
    const { key, value } = known.error.detail;
    throw new TypeError(
      `expected the rules of a stud table, as studRules makes them: ${key} is ${value}`,
    );
  }
  const lowest = lowestRank(rules.deck, players);
  return {
    lowest,
    jokers: rules.jokers,
    figuras: rules.figuras,
    flushOverFull:
      rules.flushOverFull === 'always' ||
      (rules.flushOverFull === 'auto' && packSize(lowest) <= 40),
    aceLow: rules.aceLow === 'on',
    aceStraights: rules.aceStraights === 'on',
  };
}

/** The pack of a deal, and what it decides. */
export interface PackInPlay {
  readonly lowest: LowestRank;
  /** Cards without jokers. */
  readonly cards: number;
  readonly jokers: StudRules['jokers'];
  /** Whether flush beats full house, where the pack decides that (S9 `auto`); null where the rules name it. */
  readonly flushOverFull: boolean | null;
}

/** What these players play with, where it follows from their number or from the pack (S2, S9 `auto`); else null. */
export function packInPlay(rules: StudRules, players: number): PackInPlay | null {
  const { lowest, jokers, flushOverFull } = handRules(rules, players);
  const byPlayers = typeof rules.deck === 'string' && rules.deck !== 'full';
  const byPack = rules.flushOverFull === 'auto';
  if (!byPlayers && !(byPack && flushOverFull)) return null;
  return { lowest, cards: packSize(lowest), jokers, flushOverFull: byPack ? flushOverFull : null };
}

/** Why a table's rules cannot be played by a number of seats. */
export const STUD_SETUP_REFUSALS = [
  'too-few-seats',
  'too-many-seats',
  'pack-too-small',
  'maximum-below-minimum',
  ...RULE_REFUSALS,
] as const;
export type StudSetupRefusal = (typeof STUD_SETUP_REFUSALS)[number];

/**
 * Whether these rules can be played by this number of seats.
 * `too-few-seats`, `too-many-seats` (S1), `pack-too-small` (S3), `maximum-below-minimum` (S26, S27), `bad-rule`.
 */
export function checkStudRules(
  rules: StudRules,
  players: number,
): Result<true, Refusal<StudSetupRefusal>> {
  const known = checkRules(rules, RULE_OPTIONS);
  if (!known.ok) return known;
  if (players < 2) return refuse('too-few-seats', { seats: players, min: 2 });
  if (players > 8) return refuse('too-many-seats', { seats: players, max: 8 });
  const cards = packSize(lowestRank(rules.deck, players)) + rules.jokers;
  if (5 * players > cards) return refuse('pack-too-small', { cards, needed: 5 * players });
  if (typeof rules.maxBet === 'number' && rules.maxBet < rules.minBet) {
    return refuse('maximum-below-minimum', { max: rules.maxBet, min: rules.minBet });
  }
  return ok(true);
}

/** The rule flags of the command line, the same for every command; their values are read by the rules themselves. */
import {
  PRESET_NAMES,
  STUD_CHOICES,
  THREE_CHOICES,
  handRules,
  parseStudRules,
  parseThreeRules,
  type GameName,
  type HandRules,
  type Lang,
  type StudRules,
  type ThreeRules,
} from '@tapete/rules';
import { Option, type Command } from 'commander';
import { Fault, type Words } from './fault.ts';
import { ruleWords } from './rule-words.ts';

export type Options = Readonly<Record<string, unknown>>;

interface Flag {
  readonly key: string;
  readonly value: string;
  readonly does: Words;
}

const choices = (values: readonly unknown[]): string => values.join('|');

const HAND_FLAGS: readonly Flag[] = [
  {
    key: 'preset',
    value: choices(PRESET_NAMES),
    does: {
      es: 'reglas con nombre; documento si no se dice',
      en: 'named rules; default documento',
    },
  },
  {
    key: 'deck',
    value: 'full|auto|auto11|2…8',
    does: { es: 'carta más baja de la baraja', en: 'lowest rank in use' },
  },
  {
    key: 'players',
    value: '2…8',
    does: { es: 'jugadores, para auto y auto11', en: 'players, for auto and auto11' },
  },
  { key: 'jokers', value: choices(STUD_CHOICES.jokers), does: { es: 'comodines', en: 'jokers' } },
  {
    key: 'figuras',
    value: choices(STUD_CHOICES.figuras),
    does: { es: 'figuras (S7)', en: 'figuras (S7)' },
  },
  {
    key: 'flushOverFull',
    value: choices(STUD_CHOICES.flushOverFull),
    does: { es: 'el color gana al full (S9)', en: 'flush beats full house (S9)' },
  },
  {
    key: 'aceLow',
    value: choices(STUD_CHOICES.aceLow),
    does: { es: 'el as también abajo en escaleras (S10)', en: 'ace low in straights too (S10)' },
  },
  {
    key: 'aceStraights',
    value: choices(STUD_CHOICES.aceStraights),
    does: { es: 'escaleras con as sobre el color (S11)', en: 'ace straights above flush (S11)' },
  },
];

const DEAL_FLAGS: readonly Flag[] = [
  { key: 'ante', value: 'N', does: { es: 'ante de cada uno (S18)', en: "everybody's ante (S18)" } },
  { key: 'minBet', value: 'N', does: { es: 'apuesta mínima (S26)', en: 'minimum bet (S26)' } },
  { key: 'maxBet', value: 'stack|pot|N', does: { es: 'máximo (S27)', en: 'maximum (S27)' } },
  {
    key: 'raise',
    value: choices(STUD_CHOICES.raise),
    does: { es: 'subida mínima (S26)', en: 'least raise (S26)' },
  },
  {
    key: 'allPass',
    value: choices(STUD_CHOICES.allPass),
    does: { es: 'si todos pasan (S31)', en: 'when all pass (S31)' },
  },
  {
    key: 'exceed',
    value: choices(STUD_CHOICES.exceed),
    does: { es: 'pasar del resto con acuerdo (S28)', en: 'above the stack by consent (S28)' },
  },
  {
    key: 'showdown',
    value: choices(STUD_CHOICES.showdown),
    does: { es: 'quién enseña (S33)', en: 'who shows (S33)' },
  },
  {
    key: 'folded',
    value: choices(STUD_CHOICES.folded),
    does: { es: 'cartas del que no va (S35)', en: "a folded player's cards (S35)" },
  },
];

const THREE_FLAGS: readonly Flag[] = [
  {
    key: 'anteBonus',
    value: '5-4-1',
    does: {
      es: 'bonus: escalera de color, trío, escalera',
      en: 'bonus: straight flush, trips, straight',
    },
  },
  {
    key: 'pairPlus',
    value: '40-30-6-3-1',
    does: {
      es: 'escalera de color, trío, escalera, color, pareja; un sexto número delante: A-K-Q de un palo',
      en: 'straight flush, trips, straight, flush, pair; a sixth, leading number: suited A-K-Q',
    },
  },
  {
    key: 'foldPairPlus',
    value: choices(THREE_CHOICES.foldPairPlus),
    does: { es: 'pair plus de quien no va (T10)', en: 'Pair Plus of a folded hand (T10)' },
  },
];

const GROUPS = { hand: HAND_FLAGS, deal: DEAL_FLAGS, three: THREE_FLAGS } as const;
export type FlagGroup = keyof typeof GROUPS;

const kebab = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The game whose rules a group holds. */
const GAME_OF: Readonly<Record<FlagGroup, GameName>> = {
  hand: 'stud',
  deal: 'stud',
  three: 'three',
};

/** Adds the flags of these groups to a command; the help says whose they are where it plays both games. */
export function addRuleFlags(
  command: Command,
  groups: readonly FlagGroup[],
  lang: Lang,
  games: 'both' | 'one' = 'both',
): Command {
  for (const group of groups) {
    const game = GAME_OF[group];
    for (const { key, value, does } of GROUPS[group]) {
      const option = new Option(`--${kebab(key)} <${value}>`, does[lang]);
      if (games === 'both') option.helpGroup(lang === 'es' ? `Solo con ${game}:` : `${game} only:`);
      command.addOption(option);
    }
  }
  return command;
}

/** Refuses flags of the other game, `game`: the first one given in these groups is a fault. */
export function refuseFlags(options: Options, groups: readonly FlagGroup[], game: GameName): void {
  for (const { key } of groups.flatMap((group) => GROUPS[group])) {
    if (options[key] === undefined) continue;
    const played = game === 'stud' ? 'three' : 'stud';
    throw new Fault(`--${kebab(key)}`, String(options[key]), {
      es: `una opción de ${played}: esta es de ${game}`,
      en: `an option of ${played}: this one is of ${game}`,
    });
  }
}

/** An integer option, or undefined when it was not given. */
export function wholeOption(
  options: Options,
  key: string,
  least: number,
  most: number,
): number | undefined {
  const text = options[key];
  if (text === undefined) return undefined;
  const value = /^\d{1,15}$/.test(String(text)) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  const expected = {
    es: `un entero de ${least} a ${most}`,
    en: `an integer from ${least} to ${most}`,
  };
  throw new Fault(`--${kebab(key)}`, String(text), expected);
}

/** The stud rules that the flags mean. */
export function studRulesOf(options: Options): StudRules {
  const given: Record<string, unknown> = {};
  for (const { key } of [...HAND_FLAGS, ...DEAL_FLAGS]) {
    const value = options[key];
    if (value === undefined || key === 'players') continue;
    given[key] = /^\d{1,15}$/.test(String(value)) ? Number(value) : value;
  }
  const read = parseStudRules(given);
  if (read.ok) return read.value;
  const key = String(read.error.detail['key']);
  throw new Fault(`--${kebab(key)}`, String(options[key]), ruleWords(read.error.detail));
}

/** The place and token of a rule's value: what the flag says, or the preset that stands for it. */
export const flagOf = (
  options: Options,
  key: string,
  value: unknown,
): readonly [place: string, token: string] => {
  if (options[key] === undefined && options['preset'] !== undefined) {
    return ['--preset', String(options['preset'])];
  }
  return [`--${kebab(key)}`, String(options[key] ?? value)];
};

/** The order of hands that the flags mean. `auto` decks need the number of players: the call's seats or `--players`. */
export function handRulesOf(options: Options, seats?: number): HandRules {
  const rules = studRulesOf(options);
  const players = wholeOption(options, 'players', 2, 8) ?? seats;
  if (players !== undefined) return handRules(rules, players);
  if (rules.deck !== 'auto' && rules.deck !== 'auto11') return handRules(rules, 2);
  const expected = { es: 'también --players 2…8', en: '--players 2…8 too' };
  throw new Fault(...flagOf(options, 'deck', rules.deck), expected);
}

/** The three-card rules that the flags mean. */
export function threeRulesOf(options: Options): ThreeRules {
  const given: Record<string, unknown> = {};
  for (const key of ['anteBonus', 'pairPlus'] as const) {
    const value = options[key];
    if (value === undefined) continue;
    given[key] = String(value)
      .split('-')
      .map((each) => (/^\d{1,9}$/.test(each) ? Number(each) : NaN));
  }
  if (options['foldPairPlus'] !== undefined) given['foldPairPlus'] = options['foldPairPlus'];
  const read = parseThreeRules(given);
  if (read.ok) return read.value;
  const key = String(read.error.detail['key']);
  throw new Fault(`--${kebab(key)}`, String(options[key]), ruleWords(read.error.detail));
}

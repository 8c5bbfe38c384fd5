/** Five-card stud at the command. */
import {
  HAND_CHOICES,
  STUD_ACTIONS,
  STUD_OPTIONS,
  handRules,
  pack,
  parseStudRules,
  stud,
  studOrder,
  type DealSeat,
  type HandRules,
  type StudRules,
  type StudTypes,
} from '@tapete/rules';
import type { StudConfig } from '@tapete/table';
import { Fault, type Words } from '../fault.ts';
import {
  flagOf,
  ruleFlags,
  rulesFrom,
  wholeOption,
  type Options,
  type RuleFlag,
} from '../flags.ts';
import type { CliGame } from './contract.ts';
import { playDeals } from './simulating.ts';
import { checkPlayable, checkPlayers } from './stud-checks.ts';
import { studKey, studQuestion } from './stud-keys.ts';
import { replayStud } from './stud-replay.ts';
import { tellStud } from './stud-story.ts';

const HAND_WORDS: Readonly<Record<'preset' | keyof typeof HAND_CHOICES, Words>> = {
  preset: {
    es: 'reglas con nombre; documento si no se dice',
    en: 'named rules; default documento',
  },
  deck: { es: 'carta más baja de la baraja', en: 'lowest rank in use' },
  jokers: { es: 'comodines', en: 'jokers' },
  figuras: { es: 'figuras (S7)', en: 'figuras (S7)' },
  flushOverFull: { es: 'el color gana al full (S9)', en: 'flush beats full house (S9)' },
  aceLow: { es: 'el as también abajo en escaleras (S10)', en: 'ace low in straights too (S10)' },
  aceStraights: {
    es: 'escaleras con as sobre el color (S11)',
    en: 'ace straights above flush (S11)',
  },
};

/** `packs` and `deals` have no flag: they change what is seen at a table, never the deal. */
const DEAL_WORDS: Readonly<
  Record<Exclude<keyof StudRules, keyof typeof HAND_CHOICES | 'packs' | 'deals'>, Words>
> = {
  ante: { es: 'ante de cada uno (S18)', en: "everybody's ante (S18)" },
  minBet: { es: 'apuesta mínima (S26)', en: 'minimum bet (S26)' },
  maxBet: { es: 'máximo (S27)', en: 'maximum (S27)' },
  raise: { es: 'subida mínima (S26)', en: 'least raise (S26)' },
  allPass: { es: 'si todos pasan (S31)', en: 'when all pass (S31)' },
  exceed: { es: 'pasar del resto con acuerdo (S28)', en: 'above the stack by consent (S28)' },
  showdown: { es: 'quién enseña (S33)', en: 'who shows (S33)' },
  folded: { es: 'cartas del que no va (S35)', en: "a folded player's cards (S35)" },
};

const PLAYERS: RuleFlag = {
  key: 'players',
  value: '2…8',
  does: { es: 'jugadores, para auto y auto11', en: 'players, for auto and auto11' },
};

// It stands beside the deck that it completes.
const handFlags = ruleFlags(HAND_WORDS, STUD_OPTIONS).toSpliced(2, 0, PLAYERS);
const dealFlags = ruleFlags(DEAL_WORDS, STUD_OPTIONS);

const seats = { min: 2, max: 8 };

const rulesOf = (options: Options): StudRules =>
  rulesFrom(options, [...handFlags, ...dealFlags], parseStudRules);

/** The order of hands that the flags mean. `auto` decks need the number of players: the call's seats or `--players`. */
export function handRulesOf(options: Options, called?: number): HandRules {
  const rules = rulesOf(options);
  const players = wholeOption(options, 'players', seats.min, seats.max) ?? called;
  if (players !== undefined) return handRules(rules, players);
  if (rules.deck !== 'auto' && rules.deck !== 'auto11') return handRules(rules, seats.min);
  const expected = { es: 'también --players 2…8', en: '--players 2…8 too' };
  throw new Fault(...flagOf(options, 'deck', rules.deck), expected);
}

/** Rules that so many can play. */
function playableRules(options: Options, players: number): StudRules {
  const rules = rulesOf(options);
  checkPlayers(options, players);
  checkPlayable(options, rules, players);
  return rules;
}

const WITH_CHIPS: readonly string[] = ['bet', 'raise', 'propose'];

export const studAtCommand: CliGame<StudTypes, StudConfig> = {
  game: stud,
  seats,
  handFlags,
  dealFlags,

  comparing: (options) => {
    const used = handRulesOf(options);
    return { order: studOrder(used), used, sizes: [1, 5] };
  },
  count: async (options) => {
    const rules = handRulesOf(options);
    const size = wholeOption(options, 'cards', 1, 5) ?? 5;
    const { countHands } = await import('@tapete/odds');
    return { answer: countHands(rules, size), order: studOrder(rules), size };
  },

  seatKeys: [],
  actions: [
    ...STUD_ACTIONS.map((type) => (WITH_CHIPS.includes(type) ? `${type} N` : type)),
    'timeout',
  ],
  readRules: parseStudRules,
  replay: replayStud,
  tell: tellStud,

  simulation: async (simulation) => {
    const { options, names, stack } = simulation;
    const rules = playableRules(options, names.length);
    const { lowest, jokers } = handRules(rules, names.length);
    const held = names.map((name, at): DealSeat => ({ name, person: name, stack, at }));
    const { studBots } = await import('@tapete/bots');
    return playDeals(stud, simulation, {
      cards: pack(lowest, jokers),
      begin: (i, shuffle) => stud.start({ rules, dealer: i % names.length }, held, shuffle()),
      act: (view, seat) =>
        studBots[simulation.bots[seat] ?? 'random'].act(view, seat, simulation.random),
      net: (deal, seat) => (deal.stacks[seat] ?? 0) - stack - (deal.loans[seat] ?? 0),
    });
  },

  config: (options, common) => ({
    ...common,
    game: 'stud',
    rules: playableRules(options, common.seats),
  }),
  question: studQuestion,
  read: studKey,
};

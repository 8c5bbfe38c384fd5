/** Five-card stud at the command. */
import {
  HAND_CHOICES,
  STUD_ACTIONS,
  STUD_OPTIONS,
  checkStudRules,
  handRules,
  ok,
  parseStudRules,
  stud,
  studOrder,
  type HandRules,
  type StudRules,
  type StudTypes,
} from '@tapete/rules';
import type { StudConfig } from '@tapete/table';
import { Fault } from '../fault.ts';
import {
  flagOf,
  ruleFlags,
  rulesFrom,
  wholeOption,
  type Options,
  type RuleFlag,
} from '../flags.ts';
import { checkPack } from '../hands.ts';
import { sayCode } from '../refusals.ts';
import { both, expects } from '../texts.ts';
import { PLAIN } from '../voice.ts';
import { dealSeatOf, type CliGame } from './contract.ts';
import { studKey, studQuestion } from './stud-keys.ts';
import { tellStud } from './stud-story.ts';

const PLAYERS: RuleFlag = {
  key: 'players',
  value: '2…8',
  does: both(({ rules }) => rules.players),
};

/** `packs` and `deals` have no flag: they change what is seen at a table, never the deal. */
const KEYS = (Object.keys(STUD_OPTIONS) as (keyof typeof STUD_OPTIONS)[]).filter(
  (key) => key !== 'packs' && key !== 'deals',
);
const isOfHands = (key: string): boolean => key === 'preset' || Object.hasOwn(HAND_CHOICES, key);

// `--players` stands beside the deck that it completes.
const handFlags = ruleFlags(KEYS.filter(isOfHands), STUD_OPTIONS).toSpliced(2, 0, PLAYERS);
const dealFlags = ruleFlags(
  KEYS.filter((key) => !isOfHands(key)),
  STUD_OPTIONS,
);

const rulesOf = (options: Options): StudRules =>
  rulesFrom(options, [...handFlags, ...dealFlags], parseStudRules);

/** The order of hands that the flags mean. `auto` decks need the number of players: the call's seats or `--players`. */
export function handRulesOf(options: Options, called?: number): HandRules {
  const rules = rulesOf(options);
  const players = wholeOption(options, 'players', 2, 8) ?? called;
  if (players !== undefined) return handRules(rules, players);
  if (rules.deck !== 'auto' && rules.deck !== 'auto11') return handRules(rules, 2);
  throw new Fault(...flagOf(options, 'deck', rules.deck), expects('players'));
}

/** Whether these stud rules can be played by this number of seats (S3, S27). */
function checkPlayable(options: Options, rules: StudRules, seats: number): void {
  const checked = checkStudRules(rules, seats);
  if (checked.ok) return;
  const { code, detail } = checked.error;
  if (code === 'maximum-below-minimum') {
    const words = expects('leastMaxBet', (lang) => ({
      least: PLAIN[lang].number(Number(detail['min'])),
    }));
    throw new Fault('--max-bet', String(options['maxBet'] ?? detail['max']), words);
  }
  if (code === 'pack-too-small') {
    const values = { needed: Number(detail['needed']), cards: Number(detail['cards']), seats };
    throw new Fault(...flagOf(options, 'deck', rules.deck), expects('packForSeats', values));
  }
  const words = expects('playable', (lang) => ({ reason: sayCode(code, lang) }));
  throw new Fault('--seats', String(seats), words);
}

/** `--players` can only repeat what the call's own seats say. */
function checkPlayers(options: Options, seats: number): void {
  const players = wholeOption(options, 'players', 2, 8);
  if (players === undefined || players === seats) return;
  throw new Fault('--players', String(players), expects('playersAsSeats', { seats }));
}

const WITH_CHIPS: readonly string[] = ['bet', 'raise', 'propose'];

export const studAtCommand: CliGame<StudTypes, StudConfig> = {
  game: stud,
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
  setUp: ({ rules, dealer, seats, deck, deckText }) => {
    // Before the cards: a table that cannot be played has no pack to check them against.
    const checked = checkStudRules(rules, seats.length);
    if (!checked.ok) return checked;
    checkPack([['deck', deck, deckText]], handRules(rules, seats.length));
    return ok({ setup: { rules, dealer, pack: 'beginning' }, seats: seats.map(dealSeatOf) });
  },
  account: ({ contributed, returned, loans, pots }) => ({ contributed, returned, loans, pots }),
  options: (deal, seat) => stud.legal(deal, seat).options,
  tell: tellStud,

  config: (options, common) => {
    const rules = rulesOf(options);
    checkPlayers(options, common.seats);
    checkPlayable(options, rules, common.seats);
    return { ...common, game: 'stud', rules };
  },
  begin: ({ rules }, seats, number) => ({ setup: { rules, dealer: number % seats.length }, seats }),
  hasHouse: false,
  question: studQuestion,
  read: studKey,
};

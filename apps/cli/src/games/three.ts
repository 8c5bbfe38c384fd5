/** Three Card Poker at the command. */
import {
  DEFAULT_THREE_RULES,
  MOST_STAKE,
  THREE_ACTIONS,
  THREE_OPTIONS,
  at,
  parseChips,
  parseThreeRules,
  three,
  threeOrder,
  type Lang,
  type ThreeAction,
  type ThreeDeal,
  type ThreeRules,
  type ThreeTypes,
} from '@tapete/rules';
import type { Bets, ThreeConfig } from '@tapete/table';
import { Fault } from '../fault.ts';
import { ruleFlags, rulesFrom, type Options } from '../flags.ts';
import { THREE_PACK } from '../hands.ts';
import { chipsFault, helpLine, keyLine, keysLine, means, typedOf } from '../key-words.ts';
import { expects, fill } from '../texts.ts';
import type { Voice } from '../voice.ts';
import type { BetsAsked, CliGame, Question } from './contract.ts';
import { setUpThree } from './three-script.ts';
import { tellThree } from './three-story.ts';

/** `dealing` and `bank` have no flag: whoever calls plays against the house. */
const KEYS = (Object.keys(THREE_OPTIONS) as (keyof ThreeRules)[]).filter(
  (key) => key !== 'dealing' && key !== 'bank',
);
const dealFlags = ruleFlags(KEYS, THREE_OPTIONS, DEFAULT_THREE_RULES);

/** The three-card rules that the flags mean. */
export const threeRulesOf = (options: Options): ThreeRules =>
  rulesFrom(options, dealFlags, parseThreeRules);

/** By which key and words each action goes. */
const KEYS_OF = { play: 'play', fold: 'retire' } as const;

function question(voice: Voice, deal: ThreeDeal, seat: number): Question {
  const { options } = three.legal(deal, seat);
  return {
    state: '',
    keys: keysLine(
      voice,
      options.map(({ type, stake }) =>
        keyLine(voice, KEYS_OF[type], '', type === 'play' ? ` +${voice.number(stake)}` : ''),
      ),
    ),
    help: options.map(({ type }) => helpLine(voice, KEYS_OF[type])),
  };
}

export function threeKey(lang: Lang, text: string): ThreeAction | undefined {
  const typed = typedOf(lang, text);
  if (typed === undefined || typed.amount !== undefined) return undefined;
  const type = THREE_ACTIONS.find((each) => means(lang, typed.word, KEYS_OF[each]));
  return type && { type };
}

/** The bets before a deal: the question, and what a line means. `last`: the bets of the deal before, which an empty line makes again as far as the stack allows. */
function askedBets(
  voice: Voice,
  { ante: { min, max } }: ThreeConfig,
  stack: number,
  last: Bets | null,
): BetsAsked {
  const { lang, number } = voice;
  const texts = voice.texts.bets;
  // As much again must be left for the play bet (T16).
  const most = Math.min(max, Math.floor(stack / 2));
  const mostPlus = (ante: number): number => Math.min(MOST_STAKE, stack - 2 * ante);
  const ante = Math.min(last?.ante ?? min, most);
  const same = { ante, pairPlus: Math.min(last?.pairPlus ?? 0, mostPlus(ante)) };
  const range = `${number(min)}–${number(most)}`;
  const read = (text: string): Bets | string => {
    const words = text.split(/\s+/).filter((word) => word !== '');
    const bets = betsOf(lang, words, same);
    if (bets === undefined) {
      const faults = words.map((word) => chipsFault(voice, word));
      return faults.find((fault) => fault !== undefined) ?? texts.numbers;
    }
    if (bets.ante < min || bets.ante > most) return fill(texts.ante, { range });
    const plus = mostPlus(bets.ante);
    if (bets.pairPlus <= plus) return bets;
    return fill(texts.pairPlus, { ante: number(bets.ante), range: `0–${number(plus)}` });
  };
  const question = fill(texts.question, { range, ...same });
  return { question, help: [fill(texts.help, { range }), texts.same], read };
}

/** `10`, `10 5`, an empty line for the same as before; undefined for anything else. A space parts the two bets. */
function betsOf(lang: Lang, words: readonly string[], same: Bets): Bets | undefined {
  if (words.length === 0) return same;
  // «1 000» is one number with its thousands apart, not a bet of 1 and one of none.
  const chips = words.map((word) => (/^0\d/.test(word) ? undefined : parseChips(word, lang)));
  if (words.length > 2 || chips.includes(undefined)) return undefined;
  const [ante = 0, pairPlus = 0] = chips;
  return { ante, pairPlus };
}

export const threeAtCommand: CliGame<ThreeTypes, ThreeConfig> = {
  game: three,
  handFlags: [],
  dealFlags,

  comparing: () => ({ order: threeOrder(), used: THREE_PACK, sizes: [3, 3] }),
  count: async (options) => {
    const cards = options['cards'];
    if (cards !== undefined && cards !== '3') throw new Fault('--cards', String(cards), '3');
    const { countThree } = await import('@tapete/odds');
    return { answer: countThree(), order: threeOrder(), size: 3 };
  },

  seatKeys: ['ante', 'pairPlus'],
  actions: [...THREE_ACTIONS, 'timeout'],
  readRules: parseThreeRules,
  setUp: setUpThree,
  account: ({ seats, plays, lines }) => ({
    contributed: seats.map(({ ante, pairPlus }, seat) => ante + pairPlus + at(plays, seat)),
    lines,
  }),
  options: (deal, seat) => three.legal(deal, seat).options,
  tell: tellThree,

  config: (options, common) => {
    const rules = threeRulesOf(options);
    const stack = common.buyIn.min;
    // The least ante is a hundredth of the stack, one chip at least; the most is what T16 allows.
    const min = Math.min(Math.max(1, Math.floor(stack / 100)), 1000);
    const max = Math.min(Math.floor(stack / 2), 100_000);
    if (max < 1) throw new Fault('--stack', String(stack), expects('stackForAnte'));
    return { ...common, game: 'three', rules, ante: { min, max } };
  },
  begin: ({ rules }, seats, _, bet) => ({
    setup: { rules, banker: null },
    seats: seats.map((seat) => ({ ...seat, ...bet(seat) })),
  }),
  hasHouse: true,
  bets: askedBets,
  question,
  read: threeKey,
  spoken: KEYS_OF,
};

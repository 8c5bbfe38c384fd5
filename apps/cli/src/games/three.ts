/** Three Card Poker at the command. */
import {
  DEFAULT_THREE_RULES,
  THREE_ACTIONS,
  THREE_OPTIONS,
  pack,
  parseThreeRules,
  three,
  threeOrder,
  type Lang,
  type ThreeAction,
  type ThreeDeal,
  type ThreeRules,
  type ThreeSeat,
  type ThreeTypes,
} from '@tapete/rules';
import type { ThreeConfig } from '@tapete/table';
import { Fault, type Words } from '../fault.ts';
import { ruleFlags, rulesFrom, type Options } from '../flags.ts';
import { THREE_PACK } from '../hands.ts';
import { helpLine, keyLine, keysLine, means, typedOf } from '../key-words.ts';
import type { Voice } from '../voice.ts';
import type { CliGame, Question } from './contract.ts';
import { playDeals } from './simulating.ts';
import { askedBets } from './three-bets.ts';
import { replayThree } from './three-replay.ts';
import { tellThree } from './three-story.ts';

/** `dealing` and `bank` have no flag: whoever calls plays against the house. */
const DEAL_WORDS: Readonly<Record<Exclude<keyof ThreeRules, 'dealing' | 'bank'>, Words>> = {
  anteBonus: {
    es: 'bonus: escalera de color, trío, escalera',
    en: 'bonus: straight flush, trips, straight',
  },
  pairPlus: {
    es: 'escalera de color, trío, escalera, color, pareja; un sexto número delante: A-K-Q de un palo',
    en: 'straight flush, trips, straight, flush, pair; a sixth, leading number: suited A-K-Q',
  },
  foldPairPlus: { es: 'pair plus de quien no va (T10)', en: 'Pair Plus of a folded hand (T10)' },
};

const dealFlags = ruleFlags(DEAL_WORDS, THREE_OPTIONS, DEFAULT_THREE_RULES);

/** The three-card rules that the flags mean. */
export const threeRulesOf = (options: Options): ThreeRules =>
  rulesFrom(options, dealFlags, parseThreeRules);

/** The least ante is a hundredth of the stack, one chip at least; the most is what T16 allows. */
const anteLimits = (stack: number): { min: number; max: number } => ({
  min: Math.min(Math.max(1, Math.floor(stack / 100)), 1000),
  max: Math.min(Math.floor(stack / 2), 100_000),
});

function question(voice: Voice, deal: ThreeDeal, seat: number): Question {
  const { options } = three.legal(deal, seat);
  return {
    state: '',
    keys: keysLine(
      voice,
      options.map(({ type, stake }) =>
        keyLine(voice, type, '', type === 'play' ? ` +${voice.number(stake)}` : ''),
      ),
    ),
    help: options.map(({ type }) => helpLine(voice, type)),
  };
}

export function threeKey(lang: Lang, text: string): ThreeAction | undefined {
  const typed = typedOf(text);
  if (typed === undefined || typed.amount !== undefined) return undefined;
  const type = THREE_ACTIONS.find((each) => means(lang, typed.word, each));
  return type && { type };
}

export const threeAtCommand: CliGame<ThreeTypes, ThreeConfig> = {
  game: three,
  seats: { min: 1, max: 7 },
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
  replay: replayThree,
  tell: tellThree,

  simulation: async (simulation) => {
    const { options, names, stack, random } = simulation;
    const rules = threeRulesOf(options);
    const limits = { stack, ...anteLimits(stack) };
    if (limits.max < 1) {
      const expected = { es: '2 o más, para ante y play', en: '2 or more, for ante and play' };
      throw new Fault('--stack', String(stack), expected);
    }
    const { threeBets, threeBots } = await import('@tapete/bots');
    const seated = (name: string, at: number): ThreeSeat => ({
      ...{ name, person: name, stack, at },
      ...threeBets(limits, random),
    });
    return playDeals(three, simulation, {
      cards: pack(2),
      // The bets before the cards.
      begin: (_, shuffle) => {
        const seats = names.map(seated);
        return three.start({ rules, banker: null }, seats, shuffle());
      },
      act: (view, seat) => threeBots[simulation.bots[seat] ?? 'random'].act(view, seat, random),
      net: (deal, seat) => (deal.stacks[seat] ?? 0) - stack,
      house: (deal) => deal.bankNet,
    });
  },

  config: (options, common) => ({
    ...common,
    game: 'three',
    rules: threeRulesOf(options),
    ante: anteLimits(common.buyIn.min),
  }),
  bets: askedBets,
  question,
  read: threeKey,
};

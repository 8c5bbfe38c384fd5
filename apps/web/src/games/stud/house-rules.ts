/** The options of a stud table in words, and what a table has chosen of them. */
import { STUD_CHOICES, packSize, studRules, type LowestRank, type PresetName } from '@tapete/rules';
import type { TableConfig } from '@tapete/table';
import { m } from '../../paraglide/messages.js';
import { chips } from '../../words/format.ts';
import { chosenRules, optionsInWords, type Option, type WordsOf } from '../choices.ts';
import type { HouseRule } from '../contract.ts';

const onOff = { on: m.opt_on, off: m.opt_off };

const WORDS = {
  deck: {
    name: m.opt_deck,
    values: { full: m.opt_deck_full, auto: m.opt_deck_auto, auto11: m.opt_deck_auto11 },
    number: (lowest) => m.opt_deck_from({ rank: lowest, n: packSize(lowest as LowestRank) }),
  },
  jokers: { name: m.opt_jokers, values: {} },
  figuras: {
    name: m.opt_figuras,
    values: { any: m.opt_figuras_any, pair: m.opt_figuras_pair, off: m.opt_figuras_off },
  },
  flushOverFull: {
    name: m.opt_flushoverfull,
    values: {
      auto: m.opt_flushoverfull_auto,
      always: m.opt_flushoverfull_always,
      never: m.opt_flushoverfull_never,
    },
  },
  aceLow: { name: m.opt_acelow, values: onOff },
  aceStraights: { name: m.opt_acestraights, values: onOff },
  raise: {
    name: m.opt_raise,
    values: { any: m.opt_raise_any, 'last-raise': m.opt_raise_last_raise },
  },
  allPass: {
    name: m.opt_allpass,
    values: { ends: m.opt_allpass_ends, continue: m.opt_allpass_continue },
  },
  exceed: { name: m.opt_exceed, values: onOff },
  showdown: {
    name: m.opt_showdown,
    values: { all: m.opt_showdown_all, muck: m.opt_showdown_muck },
  },
  folded: {
    name: m.opt_folded,
    values: { hidden: m.opt_folded_hidden, visible: m.opt_folded_visible },
  },
  packs: { name: m.opt_packs, values: {} },
  deals: {
    name: m.opt_deals,
    values: { players: m.opt_deals_players, croupier: m.opt_deals_croupier },
  },
} satisfies WordsOf<typeof STUD_CHOICES>;

export const studOptions = (): readonly Option[] => optionsInWords(STUD_CHOICES, WORDS);

export const PRESET_WORDS: Readonly<Record<PresetName, () => string>> = {
  documento: m.preset_documento,
  literal: m.preset_literal,
  moderno: m.preset_moderno,
  telesina: m.preset_telesina,
};

export function studHouseRules(config: TableConfig): readonly HouseRule[] {
  if (config.game !== 'stud') return [];
  const { rules } = config;
  const { ante, minBet, maxBet } = rules;
  const words = { stack: m.opt_maxbet_stack, pot: m.opt_maxbet_pot };
  const most = typeof maxBet === 'number' ? chips(maxBet) : words[maxBet]();
  return [
    { name: m.new_min_bet(), value: chips(minBet), changed: false },
    { name: m.new_ante(), value: chips(ante), changed: ante !== minBet },
    { name: m.opt_maxbet(), value: most, changed: maxBet !== 'stack' },
    ...chosenRules(studOptions(), { ...rules }, { ...studRules() }),
  ];
}

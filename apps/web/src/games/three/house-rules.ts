/** The options of a three-card table in words, and what a table has chosen of them. */
import { DEFAULT_THREE_RULES, THREE_CHOICES } from '@tapete/rules';
import type { TableConfig } from '@tapete/table';
import { m } from '../../paraglide/messages.js';
import { chips } from '../../words/format.ts';
import { chosenRules, optionsInWords, type Option, type WordsOf } from '../choices.ts';
import type { HouseRule } from '../contract.ts';

const WORDS = {
  foldPairPlus: {
    name: m.opt_foldpairplus,
    values: { settles: m.opt_foldpairplus_settles, forfeited: m.opt_foldpairplus_forfeited },
  },
  dealing: {
    name: m.opt_dealing,
    values: { alternate: m.opt_dealing_alternate, packet: m.opt_dealing_packet },
  },
  bank: { name: m.opt_bank, values: { house: m.opt_bank_house, player: m.opt_bank_player } },
} satisfies WordsOf<typeof THREE_CHOICES>;

export const threeOptions = (): readonly Option[] => optionsInWords(THREE_CHOICES, WORDS);

/** The paytables that the form of a new table offers (T11), the usual one first. */
export const ANTE_BONUSES = ['5-4-1', '4-3-1', '3-2-1'] as const;
export const PAIR_PLUSES = [
  '40-30-6-3-1',
  '40-30-6-4-1',
  '40-30-5-4-1',
  '35-33-6-4-1',
  '50-40-6-4-1',
  '50-40-30-6-3-1',
] as const;
export const paytableText = (table: readonly number[]): string => table.join('-');
export const parsePaytable = (text: string): number[] => text.split('-').map(Number);

export function threeHouseRules(config: TableConfig): readonly HouseRule[] {
  if (config.game !== 'three') return [];
  const { rules } = config;
  const paytable = (name: string, key: 'anteBonus' | 'pairPlus'): HouseRule => {
    const value = paytableText(rules[key]);
    return { name, value, changed: value !== paytableText(DEFAULT_THREE_RULES[key]) };
  };
  const ante = `${chips(config.ante.min)} – ${chips(config.ante.max)}`;
  return [
    { name: m.ante(), value: ante, changed: false },
    paytable(m.opt_antebonus(), 'anteBonus'),
    paytable(m.opt_pairplus(), 'pairPlus'),
    ...chosenRules(threeOptions(), { ...rules }, { ...DEFAULT_THREE_RULES }),
  ];
}

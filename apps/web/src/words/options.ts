/** The words of every table option, by the rule's own key and value. */
import { packSize, type LowestRank } from '@tapete/rules';
import { m } from '../paraglide/messages.js';

const onOff = { on: m.opt_on, off: m.opt_off };

const VALUES: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  deck: { full: m.opt_deck_full, auto: m.opt_deck_auto, auto11: m.opt_deck_auto11 },
  figuras: { any: m.opt_figuras_any, pair: m.opt_figuras_pair, off: m.opt_figuras_off },
  flushOverFull: {
    auto: m.opt_flushoverfull_auto,
    always: m.opt_flushoverfull_always,
    never: m.opt_flushoverfull_never,
  },
  aceLow: onOff,
  aceStraights: onOff,
  raise: { any: m.opt_raise_any, 'last-raise': m.opt_raise_last_raise },
  allPass: { ends: m.opt_allpass_ends, continue: m.opt_allpass_continue },
  exceed: onOff,
  showdown: { all: m.opt_showdown_all, muck: m.opt_showdown_muck },
  folded: { hidden: m.opt_folded_hidden, visible: m.opt_folded_visible },
  deals: { players: m.opt_deals_players, croupier: m.opt_deals_croupier },
  foldPairPlus: { settles: m.opt_foldpairplus_settles, forfeited: m.opt_foldpairplus_forfeited },
  dealing: { alternate: m.opt_dealing_alternate, packet: m.opt_dealing_packet },
  bank: { house: m.opt_bank_house, player: m.opt_bank_player },
};

const KEYS: Readonly<Record<string, () => string>> = {
  deck: m.opt_deck,
  jokers: m.opt_jokers,
  figuras: m.opt_figuras,
  flushOverFull: m.opt_flushoverfull,
  aceLow: m.opt_acelow,
  aceStraights: m.opt_acestraights,
  raise: m.opt_raise,
  allPass: m.opt_allpass,
  exceed: m.opt_exceed,
  showdown: m.opt_showdown,
  folded: m.opt_folded,
  packs: m.opt_packs,
  deals: m.opt_deals,
  foldPairPlus: m.opt_foldpairplus,
  dealing: m.opt_dealing,
  bank: m.opt_bank,
};

export const optionName = (key: string): string => KEYS[key]?.() ?? key;

export function choiceName(key: string, value: string | number): string {
  if (key === 'deck' && typeof value === 'number') {
    return m.opt_deck_from({ rank: value, n: packSize(value as LowestRank) });
  }
  return VALUES[key]?.[value]?.() ?? String(value);
}

/** Paytables by their numbers (T11): the default first. */
export const ANTE_BONUSES = ['5-4-1', '4-3-1', '3-2-1'] as const;
export const PAIR_PLUSES = [
  '40-30-6-3-1',
  '40-30-6-4-1',
  '40-30-5-4-1',
  '35-33-6-4-1',
  '50-40-6-4-1',
  '50-40-30-6-3-1',
] as const;
export const paytable = (text: string): number[] => text.split('-').map(Number);

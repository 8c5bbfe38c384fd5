/** Refusals in the page's language. */
import type { Detail } from '@tapete/rules';
import type { ConfigKey } from '@tapete/table';
import type { PageCode, PageRefusal } from '../lib/api.ts';
import { m } from '../paraglide/messages.js';
import { alternatives, chips } from './format.ts';

/** What a refused rule could have been. */
function expectedRule({ choices, min, max, lengths, keys }: Detail): string {
  const words = [keys, choices].flatMap((each) => (Array.isArray(each) ? each.map(String) : []));
  const range = { min: chips(Number(min)), max: chips(Number(max)) };
  if (Array.isArray(lengths)) {
    return m.expected_integers({ lengths: alternatives(lengths.map(String)), ...range });
  }
  if (min !== undefined) return alternatives([...words, m.expected_integer(range)]);
  return words.length === 0 ? m.expected_object() : alternatives(words);
}

/** One of a refusal's numbers or names, '' where it has none so called. */
type Part = (key: string) => string;

/** One of a refusal's numbers, where the words beside it depend on it. */
const count = (detail: Detail, key: string): number => Number(detail[key] ?? 0);

/** The parts of a table as its form calls them. */
const CONFIG_PARTS: Readonly<Record<ConfigKey, () => string>> = {
  name: () => m.config_name(),
  seats: () => m.new_seats(),
  'buyIn.min': () => m.new_buy_min(),
  'buyIn.max': () => m.new_buy_max(),
  'clock.turn': () => m.new_turn(),
  'clock.bets': () => m.config_bets(),
  'clock.between': () => m.config_between(),
  'rules.ante': () => m.new_ante(),
  'ante.min': () => m.new_ante_min(),
  'ante.max': () => m.new_ante_max(),
  'night.credit': () => m.config_credit(),
  'night.minutes': () => m.config_minutes(),
  'night.worth.chips': () => m.config_worth_chips(),
  'night.worth.cents': () => m.config_worth_cents(),
};

/** A room newer than this page may name a part that is not among ours. */
const configPart = (key: string): string =>
  Object.hasOwn(CONFIG_PARTS, key) ? CONFIG_PARTS[key as ConfigKey]() : key;

const stale = (): string => m.err_stale();
const notYourTurn = (): string => m.err_not_your_turn();
const between = (part: Part): string => m.err_bad_amount({ min: part('min'), max: part('max') });
const below = (part: Part): string => m.err_below({ min: part('min') });
const above = (part: Part): string => m.err_above({ max: part('max') });

const WORDS: Readonly<Record<PageCode, (part: Part, detail: Detail) => string>> = {
  // Of the page and the room.
  offline: () => m.err_offline(),
  'bad-request': () => m.err_bad_request(),
  'no-session': () => m.err_no_session(),
  'no-such-table': () => m.missing_title(),
  'not-found': () => m.err_not_found(),
  'too-large': () => m.err_too_large(),
  'too-many': () => m.err_too_many(),
  'tables-used-up': (_, detail) => m.err_tables_used_up({ most: count(detail, 'most') }),
  'seats-used-up': (_, detail) => m.err_seats_used_up({ most: count(detail, 'most') }),
  'other-action': () => m.err_other_action(),
  'guests-used-up': () => m.err_guests_used_up(),
  'foreign-host': () => m.err_foreign_host(),
  'store-busy': () => m.err_store_busy(),
  stopping: () => m.err_stopping(),
  failed: () => m.err_failed(),
  // Of a table and its setup.
  halted: () => m.log_halted(),
  'log-full': () => m.log_closed(),
  'no-such-seat': () => m.err_no_such_seat(),
  'seat-taken': () => m.err_seat_taken(),
  'already-seated': () => m.err_already_seated(),
  'not-seated': () => m.err_not_seated(),
  'table-full': () => m.err_table_full(),
  'not-a-bot': () => m.err_not_a_bot(),
  'bad-amount': between,
  'no-deal': stale,
  'stale-decision': stale,
  'stale-deal': stale,
  'deal-running': () => m.err_deal_running(),
  'not-host': () => m.err_not_host(),
  'not-banker': () => m.err_not_banker(),
  'not-now': () => m.err_not_now(),
  'nothing-proposed': () => m.err_nothing_proposed(),
  'nothing-asked': () => m.err_nothing_asked(),
  'nobody-there': () => m.err_nobody_there(),
  'no-such-person': () => m.err_no_such_person(),
  'no-such-payment': () => m.err_no_such_payment(),
  'not-preparing': () => m.err_not_preparing(),
  'not-available': () => m.err_not_available(),
  'bad-config': (part) =>
    m.err_bad_config({ key: configPart(part('key')), min: part('min'), max: part('max') }),
  'bad-rule': (part, detail) =>
    m.err_bad_rule({ key: part('key'), expected: expectedRule(detail) }),
  // Of a deal of any game.
  'too-few-seats': (_, detail) => m.err_too_few({ min: count(detail, 'min') }),
  'too-many-seats': (_, detail) => m.err_too_many_seats({ max: count(detail, 'max') }),
  'empty-stack': () => m.err_empty_stack(),
  'deck-exhausted': () => m.err_deck_exhausted(),
  'bad-pack': () => m.err_bad_pack(),
  'deal-over': stale,
  'not-in-deal': () => m.err_not_in_deal(),
  'not-your-turn': notYourTurn,
  // Of stud.
  'pack-too-small': (part, detail) =>
    m.err_pack_too_small({
      needed: part('needed'),
      cards: part('cards'),
      players: chips(Number(detail['needed']) / 5),
      fit: chips(Math.floor(Number(detail['cards']) / 5)),
    }),
  'maximum-below-minimum': (part) => m.err_max_below_min({ max: part('max'), min: part('min') }),
  'bad-dealer': () => m.err_bad_dealer(),
  'cannot-pass': () => m.err_cannot_pass(),
  'must-raise': () => m.err_must_raise(),
  'nothing-to-call': () => m.err_nothing_to_call(),
  'nothing-to-raise': () => m.err_nothing_to_raise(),
  'not-whole': () => m.err_whole(),
  'below-minimum': below,
  'not-higher': below,
  'within-stack': below,
  'above-maximum': above,
  'above-stack': above,
  'not-reopened': () => m.err_not_reopened(),
  'already-proposed': () => m.err_already_proposed(),
  'no-proposal': () => m.err_no_proposal(),
  'answer-first': notYourTurn,
  // Of three-card.
  'already-decided': notYourTurn,
  'bad-ante': between,
  'bad-pair-plus': () => m.err_bad_pair_plus(),
  'pair-plus-without-ante': () => m.err_pair_plus_alone(),
  'ante-not-covered': (part) => m.err_ante_not_covered({ max: part('max') }),
  'bank-not-covered': (part, detail) =>
    m.err_bank_not_covered({ needed: count(detail, 'needed'), stack: part('stack') }),
  'banker-bets-nothing': () => m.err_banker(),
};

/** Why something may not be done, for the person who tried. */
export function refusalText({ code, detail }: PageRefusal): string {
  const part = (key: string): string => {
    const value = detail[key] ?? '';
    if (typeof value === 'number') return chips(value);
    return typeof value === 'string' ? value : value.join(', ');
  };
  // A room newer than this page may refuse with a code that is not among ours.
  return Object.hasOwn(WORDS, code) ? WORDS[code](part, detail) : m.err_other({ code });
}

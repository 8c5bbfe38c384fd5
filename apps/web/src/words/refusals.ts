/** Refusals in the page's language. */
import type { Detail, Refusal } from '@tapete/rules';
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

/** Why something may not be done, for the person who tried. */
export function refusalText(refusal: Refusal): string {
  const { code, detail } = refusal;
  const text = (key: string): string => {
    const value = detail[key] ?? '';
    if (typeof value === 'number') return chips(value);
    return typeof value === 'string' ? value : value.join(', ');
  };
  switch (code) {
    case 'offline':
      return m.err_offline();
    case 'stale-decision':
    case 'no-deal':
    case 'deal-over':
      return m.err_stale();
    case 'not-your-turn':
    case 'answer-first':
    case 'already-decided':
      return m.err_not_your_turn();
    case 'seat-taken':
      return m.err_seat_taken();
    case 'table-full':
      return m.err_table_full();
    case 'bad-amount':
    case 'bad-ante':
      return m.err_bad_amount({ min: text('min'), max: text('max') });
    case 'below-minimum':
    case 'not-higher':
    case 'within-stack':
      return m.err_below({ min: text('min') });
    case 'above-maximum':
    case 'above-stack':
      return m.err_above({ max: text('max') });
    case 'not-reopened':
      return m.err_not_reopened();
    case 'ante-not-covered':
      return m.err_ante_not_covered({ max: text('max') });
    case 'bank-not-covered':
      return m.err_bank_not_covered({ needed: text('needed'), stack: text('stack') });
    case 'pack-too-small':
      return m.err_pack_too_small({ needed: text('needed'), cards: text('cards') });
    case 'maximum-below-minimum':
      return m.err_max_below_min({ max: text('max'), min: text('min') });
    case 'bad-config':
      return m.err_bad_config({ key: text('key'), min: text('min'), max: text('max') });
    case 'bad-rule':
      return m.err_bad_rule({ key: text('key'), expected: expectedRule(detail) });
    case 'too-many':
      return m.err_too_many();
    case 'no-session':
      return m.err_no_session();
    case 'deal-running':
      return m.err_deal_running();
    default:
      return m.err_other({ code });
  }
}

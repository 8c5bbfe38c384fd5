/** What a seat may say, with exact ranges, and why not the rest (S24–S28). */
import { MOST_CHIPS } from '../game.ts';
import type { Refusal } from '../result.ts';
import { at, contenders, potTotal, type StudDeal, type StudRefusal } from './stud-deal.ts';

export type StudOption =
  | { readonly type: 'pass' | 'fold' | 'accept' | 'refuse' }
  /** `to` and `adds` as after the call; all-in when the stack does not cover the bet. */
  | { readonly type: 'call'; readonly to: number; readonly adds: number; readonly allIn: boolean }
  /** Totals for the street; the only total below a full raise that is also legal is the whole stack. */
  | { readonly type: 'bet' | 'raise'; readonly min: number; readonly max: number }
  | { readonly type: 'all-in'; readonly to: number }
  | { readonly type: 'propose'; readonly min: number; readonly max: number };

export type StudOptionType = StudOption['type'];

export interface StudLegal {
  readonly options: readonly StudOption[];
  /** Every action type that is not in `options`, with its reason. */
  readonly refused: Readonly<Partial<Record<StudOptionType, Refusal<StudRefusal>>>>;
}

type Detail = Readonly<Record<string, number | string>>;
type Verdict<T> =
  | { readonly ok: true; readonly option: T }
  | { readonly ok: false; readonly code: StudRefusal; readonly detail: Detail };

const no = (code: StudRefusal, detail: Detail = {}): Verdict<never> => ({
  ok: false,
  code,
  detail,
});

/** A seat's numbers in its turn, all as totals for the street. */
export function limits(
  deal: StudDeal,
  seat: number,
): {
  mine: number;
  whole: number;
  least: number;
  cap: number;
} {
  const { rules, bet } = deal;
  const mine = at(deal.inStreet, seat);
  const whole = mine + at(deal.stacks, seat);
  const pot = potTotal(deal);
  // S27 `pot`: up to the bet plus the pot after calling; an empty pot still admits the minimum opening.
  const potCap = bet === 0 ? Math.max(pot, rules.minBet) : bet + pot + (bet - mine);
  const cap =
    rules.maxBet === 'stack' ? MOST_CHIPS : rules.maxBet === 'pot' ? potCap : rules.maxBet;
  const least = bet === 0 ? rules.minBet : rules.raise === 'any' ? bet + 1 : bet + deal.step;
  return { mine, whole, least, cap };
}

/** Whether the seat may bet or raise at all; `lends` asks as if its stack had no end (S28). */
function mayRaise(deal: StudDeal, seat: number, lends: boolean): Verdict<[number, number]> {
  const { whole, least, cap } = limits(deal, seat);
  if (deal.rules.raise === 'last-raise' && deal.closed[seat]) return no('not-reopened');
  if (deal.bet >= cap) return no('above-maximum', { max: cap });
  if (lends) {
    const min = Math.max(least, whole + 1);
    return min > cap ? no('above-maximum', { max: cap }) : { ok: true, option: [min, cap] };
  }
  if (whole <= deal.bet) return no('above-stack', { max: whole });
  const max = Math.min(whole, cap);
  if (max >= least) return { ok: true, option: [least, max] };
  // Less than a full bet or raise: only with the whole stack.
  return whole <= cap ? { ok: true, option: [whole, whole] } : no('above-maximum', { max: cap });
}

function mayPropose(deal: StudDeal, seat: number): Verdict<[number, number]> {
  if (deal.rules.exceed === 'off') return no('not-available');
  if (deal.proposed) return no('already-proposed');
  return mayRaise(deal, seat, true);
}

function mayAllIn(deal: StudDeal, seat: number): Verdict<number> {
  const { whole, cap } = limits(deal, seat);
  if (deal.bet > 0 && whole <= deal.bet) return { ok: true, option: whole };
  const raise = mayRaise(deal, seat, false);
  if (!raise.ok) return raise;
  return whole > cap ? no('above-maximum', { max: cap }) : { ok: true, option: whole };
}

const ALL: readonly StudOptionType[] = [
  'pass',
  'bet',
  'call',
  'raise',
  'fold',
  'all-in',
  'propose',
  'accept',
  'refuse',
];

/** Why a seat may do nothing now, or null when something is asked of it. */
function idle(deal: StudDeal, seat: number): StudRefusal | null {
  if (deal.outcome !== null) return 'deal-over';
  if (deal.seats[seat] === undefined || deal.folded[seat]) return 'not-in-deal';
  return deal.asked.includes(seat) ? null : 'not-your-turn';
}

/** What `seat` may say now. Works on a masked deal too. */
export function studLegal(deal: StudDeal, seat: number): StudLegal {
  const options: StudOption[] = [];
  const refused: Partial<Record<StudOptionType, Refusal<StudRefusal>>> = {};
  const deny = (type: StudOptionType, code: StudRefusal, detail: Detail = {}): void => {
    refused[type] = { code, detail };
  };
  const reason = idle(deal, seat);
  if (reason !== null) {
    for (const type of ALL) deny(type, reason);
    return { options, refused };
  }
  if (deal.about === 'proposal') {
    for (const type of ALL) deny(type, 'answer-first');
    delete refused.accept;
    delete refused.refuse;
    return { options: [{ type: 'accept' }, { type: 'refuse' }], refused };
  }
  deny('accept', 'no-proposal');
  deny('refuse', 'no-proposal');
  const { mine, whole } = limits(deal, seat);
  const opens = deal.bet === 0;
  if (opens) {
    options.push({ type: 'pass' });
    deny('call', 'nothing-to-call');
    deny('raise', 'nothing-to-raise');
  } else {
    const to = Math.min(whole, deal.bet);
    options.push({ type: 'call', to, adds: to - mine, allIn: to === whole });
    deny('pass', 'cannot-pass', { bet: deal.bet });
    deny('bet', 'must-raise', { bet: deal.bet });
  }
  const type = opens ? 'bet' : 'raise';
  const raise = mayRaise(deal, seat, false);
  if (raise.ok) options.push({ type, min: raise.option[0], max: raise.option[1] });
  else deny(type, raise.code, raise.detail);
  options.push({ type: 'fold' });
  const allIn = mayAllIn(deal, seat);
  if (allIn.ok) options.push({ type: 'all-in', to: allIn.option });
  else deny('all-in', allIn.code, allIn.detail);
  const propose = contenders(deal).length > 1 ? mayPropose(deal, seat) : no('not-available');
  if (propose.ok) options.push({ type: 'propose', min: propose.option[0], max: propose.option[1] });
  else deny('propose', propose.code, propose.detail);
  return { options, refused };
}

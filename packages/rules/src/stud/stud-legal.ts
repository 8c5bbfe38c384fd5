/** What a seat may say, with exact ranges, and why not the rest (S24–S28). */
import { at, MOST_CHIPS } from '../game.ts';
import type { Refusal } from '../result.ts';
import { potTotal, STUD_ACTIONS, type StudDeal, type StudRefusal } from './stud-deal.ts';

export type StudOption =
  | { readonly type: 'pass' | 'fold' | 'accept' | 'refuse' }
  /** `to` and `adds` as after the call; all-in when the stack does not cover the bet. */
  | { readonly type: 'call'; readonly to: number; readonly adds: number; readonly allIn: boolean }
  /** Totals for the street; the only total below a full raise that is also legal is the most there can be. */
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
type Verdict =
  | { readonly ok: true; readonly option: StudOption }
  | { readonly ok: false; readonly error: Refusal<StudRefusal> };

const no = (code: StudRefusal, detail: Detail = {}): Verdict => ({
  ok: false,
  error: { code, detail },
});
const yes = (option: StudOption): Verdict => ({ ok: true, option });

/** S27 `pot`: up to the bet plus the pot after calling; an empty pot still admits the minimum opening. */
function potCap(deal: StudDeal, mine: number): number {
  const { bet, rules } = deal;
  const pot = potTotal(deal);
  return bet === 0 ? Math.max(pot, rules.minBet) : bet + pot + (bet - mine);
}

/** A seat's numbers in its turn, all as totals for the street. */
export interface Limits {
  /** What it has put in, and what it would have with its whole stack. */
  readonly mine: number;
  readonly whole: number;
  /** The least full bet or raise, and the most that the table's maximum allows (S26, S27). */
  readonly least: number;
  readonly cap: number;
  /** The highest total that another contender could match with his chips; null when none has any (S30). */
  readonly reach: number | null;
}

/** Of a seat of the deal; throws for any other. */
export function limitsOf(deal: StudDeal, seat: number): Limits {
  const { rules, bet } = deal;
  const mine = at(deal.inStreet, seat);
  const whole = mine + at(deal.stacks, seat);
  const { maxBet } = rules;
  const cap = maxBet === 'stack' ? MOST_CHIPS : maxBet === 'pot' ? potCap(deal, mine) : maxBet;
  const least = bet === 0 ? rules.minBet : rules.raise === 'any' ? bet + 1 : bet + deal.step;
  return { mine, whole, least, cap, reach: reachOf(deal, seat) };
}

function reachOf({ stacks, inStreet, folded }: StudDeal, seat: number): number | null {
  let reach = 0;
  for (let other = 0; other < stacks.length; other++) {
    const stack = at(stacks, other);
    if (other === seat || stack === 0 || folded[other]) continue;
    reach = Math.max(reach, at(inStreet, other) + stack);
  }
  return reach > 0 ? reach : null;
}

/** S26 `last-raise`: who has acted may raise again only when the bet has grown by a full raise since. */
const isReopened = (deal: StudDeal, seat: number, { mine }: Limits): boolean =>
  deal.rules.raise === 'any' || deal.acted[seat] === false || deal.bet - mine >= deal.step;

/** Whether the seat may bet or raise, as `type`; a proposal goes above its stack, as far as a rival can match it (S28). */
function mayRaise(
  deal: StudDeal,
  seat: number,
  type: 'bet' | 'raise' | 'propose',
  limits: Limits,
): Verdict {
  const { whole, least, cap, reach } = limits;
  if (reach === null) return no('not-available');
  if (!isReopened(deal, seat, limits)) return no('not-reopened');
  const proposes = type === 'propose';
  const most = proposes ? Math.min(cap, reach) : cap;
  if (deal.bet >= most) return no('above-maximum', { max: most });
  if (!proposes && whole <= deal.bet) return no('above-stack', { max: whole });
  const max = proposes ? most : Math.min(most, whole);
  // Less than a full bet or raise: only the most that can be said.
  const min = Math.min(least, max);
  if (!proposes) return yes({ type, min, max });
  const above = Math.max(min, whole + 1);
  return above > max ? no('above-maximum', { max }) : yes({ type, min: above, max });
}

function mayPropose(deal: StudDeal, seat: number, limits: Limits): Verdict {
  if (deal.rules.exceed === 'off') return no('not-available');
  if (deal.question?.about === 'turn' && deal.question.proposed) return no('already-proposed');
  return mayRaise(deal, seat, 'propose', limits);
}

/** The whole stack bets, calls or raises; never above the maximum. */
function mayAllIn(deal: StudDeal, seat: number, limits: Limits): Verdict {
  const { whole, cap } = limits;
  if (whole > deal.bet) {
    const raise = mayRaise(deal, seat, 'raise', limits);
    if (!raise.ok) return raise;
    if (whole > cap) return no('above-maximum', { max: cap });
  }
  return yes({ type: 'all-in', to: whole });
}

function mayCall({ bet }: StudDeal, { mine, whole }: Limits): Verdict {
  const to = Math.min(whole, bet);
  return yes({ type: 'call', to, adds: to - mine, allIn: to === whole });
}

/** Why a seat may do nothing now, or null when something is asked of it. */
export function idle(deal: StudDeal, seat: number): StudRefusal | null {
  if (deal.outcome !== null) return 'deal-over';
  if (deal.seats[seat] === undefined || deal.folded[seat]) return 'not-in-deal';
  return deal.asked.includes(seat) ? null : 'not-your-turn';
}

/** Whether a seat that is asked may say this now: the option with its range, or the reason against it. */
export function judge(deal: StudDeal, seat: number, type: StudOptionType, limits: Limits): Verdict {
  const answers = type === 'accept' || type === 'refuse';
  if (deal.question?.about === 'proposal') return answers ? yes({ type }) : no('answer-first');
  const opens = deal.bet === 0;
  switch (type) {
    case 'pass':
      return opens ? yes({ type }) : no('cannot-pass', { bet: deal.bet });
    case 'bet':
      return opens ? mayRaise(deal, seat, type, limits) : no('must-raise', { bet: deal.bet });
    case 'call':
      return opens ? no('nothing-to-call') : mayCall(deal, limits);
    case 'raise':
      return opens ? no('nothing-to-raise') : mayRaise(deal, seat, type, limits);
    case 'fold':
      return yes({ type });
    case 'all-in':
      return mayAllIn(deal, seat, limits);
    case 'propose':
      return mayPropose(deal, seat, limits);
    case 'accept':
    case 'refuse':
      return no('no-proposal');
    default:
      // A word that is none of the game's, from a caller without types.
      return no('not-available', { action: type satisfies never });
  }
}

/** What `seat` may say now, in the order of `STUD_ACTIONS`; empty when nothing is asked of it. */
export function studOptions(deal: StudDeal, seat: number): readonly StudOption[] {
  if (idle(deal, seat) !== null) return [];
  if (deal.question?.about === 'proposal') return [{ type: 'accept' }, { type: 'refuse' }];
  const limits = limitsOf(deal, seat);
  const options: StudOption[] = [];
  const may = (verdict: Verdict): void => {
    if (verdict.ok) options.push(verdict.option);
  };
  if (deal.bet === 0) {
    options.push({ type: 'pass' });
    may(mayRaise(deal, seat, 'bet', limits));
  } else {
    may(mayCall(deal, limits));
    may(mayRaise(deal, seat, 'raise', limits));
  }
  options.push({ type: 'fold' });
  may(mayAllIn(deal, seat, limits));
  may(mayPropose(deal, seat, limits));
  return options;
}

/** What `seat` may say now, and why not the rest. Works on a masked deal too. */
export function studLegal(deal: StudDeal, seat: number): StudLegal {
  const options: StudOption[] = [];
  const refused: Partial<Record<StudOptionType, Refusal<StudRefusal>>> = {};
  const reason = idle(deal, seat);
  if (reason !== null) {
    for (const type of STUD_ACTIONS) refused[type] = { code: reason, detail: {} };
    return { options, refused };
  }
  const limits = limitsOf(deal, seat);
  for (const type of STUD_ACTIONS) {
    const verdict = judge(deal, seat, type, limits);
    if (verdict.ok) options.push(verdict.option);
    else refused[type] = verdict.error;
  }
  return { options, refused };
}

/** Each seat's share of the pot at the end of a stud deal: exact where it can be had, else sampled and said so. */
import { ok, refuse } from '@tapete/rules';
import type { Card, HandRules, Refusal, Result, Seen } from '@tapete/rules';
import { dealsOf } from './exact-account.ts';
import type { ExactAccount, Progress, SeatAccount } from './exact-account.ts';
import { exactFew } from './exact-few.ts';
import { exactThree, workOfThree } from './exact-three.ts';
import { exactTwo } from './exact-two.ts';
import { knownCards } from './known-cards.ts';
import type { KnownCards, KnownFault } from './known-cards.ts';
import { sampledEquity } from './sampled-equity.ts';

export interface EquityRequest {
  /** Per seat, 2–8: known cards, `??` for a hidden one; those to come may be left out. */
  readonly hands: readonly (readonly Seen[])[];
  readonly dead?: readonly Card[];
  readonly rules: HandRules;
  /** Asks for a sample of so many deals; without it a sample is the last resort, of `DEFAULT_SAMPLES`. */
  readonly samples?: number;
  /** Counts every deal even where that takes long: `exactCost` says how long. */
  readonly exact?: boolean;
  /** Of an exact count that takes long: called now and then with how much is done. */
  readonly progress?: Progress;
  /** In [0, 1); asked only where a sample is dealt. */
  readonly random: () => number;
}

export type EquityFault = KnownFault | 'too-many-deals';

export interface Equity {
  readonly method: 'exact' | 'sampled';
  /** Exact: all unordered completions; sampled: those dealt. */
  readonly deals: number;
  readonly seats: readonly SeatAccount[];
}

const DEFAULT_SAMPLES = 1_000_000;

/** So few deals are gone through sooner than the hands are sorted. */
const FEW_DEALS = 5_000;
/** What is counted without being asked for: about a second. */
const MOST_DEALS = 20_000_000;
const MOST_WORK = 300_000_000;
/** What is counted at all: a day. */
const MOST_SECONDS = 24 * 60 * 60;
/** Roughly, of a deal gone through and of a number added up by `exactThree`. */
const SECONDS_A_STEP = 3e-9;

/** Refuses what `knownCards` refuses, with its codes and places; `too-many-deals` (deals, seconds) where `exact` would take over a day. */
export function equity(request: EquityRequest): Result<Equity, Refusal<EquityFault>> {
  const { hands, dead = [], rules, samples, exact = false, progress, random } = request;
  const known = knownCards(hands, dead, rules);
  if (!known.ok) return known;
  if (samples === undefined) {
    const { deals, seconds, isQuick, count } = planOf(known.value);
    if (exact && (seconds > MOST_SECONDS || !Number.isSafeInteger(deals)))
      return refuse('too-many-deals', { deals, seconds });
    if (exact || isQuick) return ok({ method: 'exact', ...count(known.value, rules, progress) });
  }
  return ok(sampled({ hands, dead, rules, samples: samples ?? DEFAULT_SAMPLES, random }));
}

export interface ExactCost {
  readonly deals: number;
  /** Roughly; with many ties up to three times as long. */
  readonly seconds: number;
}

/** What an exact count would take. Refuses what `knownCards` refuses. */
export function exactCost(
  request: Pick<EquityRequest, 'hands' | 'dead' | 'rules'>,
): Result<ExactCost, Refusal<KnownFault>> {
  const { hands, dead = [], rules } = request;
  const known = knownCards(hands, dead, rules);
  if (!known.ok) return known;
  const { deals, seconds } = planOf(known.value);
  return ok({ deals, seconds });
}

interface Plan extends ExactCost {
  /** Done without being asked for. */
  readonly isQuick: boolean;
  readonly count: (known: KnownCards, rules: HandRules, progress?: Progress) => ExactAccount;
}

/** How the deals are counted soonest. Two seats are always quick: all hands of both are sorted, whatever is known. */
function planOf(known: KnownCards): Plan {
  const deals = dealsOf(known);
  const { length: seats } = known.seats;
  const quick = { deals, seconds: 0, isQuick: true };
  // Too short to tell how far it is.
  if (deals <= FEW_DEALS) return { ...quick, count: (all, rules) => exactFew(all, rules) };
  if (seats === 2) return { ...quick, count: exactTwo };
  const threeAtOnce = seats === 3 ? workOfThree(known) : Infinity;
  const work = Math.min(deals, threeAtOnce);
  return {
    deals,
    seconds: SECONDS_A_STEP * work,
    isQuick: deals <= MOST_DEALS || (seats === 3 && work <= MOST_WORK),
    count: threeAtOnce < deals ? exactThree : exactFew,
  };
}

function sampled(request: Parameters<typeof sampledEquity>[0]): Equity {
  const { share, win, tie, lose, se, deals } = sampledEquity(request);
  const seats = share.map((each, seat) => ({
    win: win[seat]!,
    tie: tie[seat]!,
    lose: lose[seat]!,
    share: each,
    se: se[seat]!,
  }));
  return { method: 'sampled', deals, seats };
}

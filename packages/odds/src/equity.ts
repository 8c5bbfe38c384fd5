/** Each seat's share of the pot at the end of a stud deal: exact where it can be had, else sampled and said so. */
import { ok } from '@tapete/rules';
import type { Card, HandRules, Refusal, Result, Seen } from '@tapete/rules';
import { dealsOf } from './exact-account.ts';
import type { ExactAccount, SeatAccount } from './exact-account.ts';
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
  /** In [0, 1); asked only where a sample is dealt. */
  readonly random: () => number;
}

export interface Equity {
  readonly method: 'exact' | 'sampled';
  /** Exact: all unordered completions; sampled: those dealt. */
  readonly deals: number;
  readonly seats: readonly SeatAccount[];
}

const DEFAULT_SAMPLES = 1_000_000;

/** So few deals are gone through sooner than the hands are sorted. */
const FEW_DEALS = 5_000;
/** Deals, and completions with their subsets, that are counted in about a second. */
const MOST_DEALS = 20_000_000;
const MOST_WORK = 600_000_000;

/** Refuses what `knownCards` refuses, with its codes and places. */
export function equity(request: EquityRequest): Result<Equity, Refusal<KnownFault>> {
  const { hands, dead = [], rules, samples, random } = request;
  const known = knownCards(hands, dead, rules);
  if (!known.ok) return known;
  const exact = samples === undefined ? exactEquity(known.value, rules) : undefined;
  if (exact) return ok({ method: 'exact', ...exact });
  return ok(sampled({ hands, dead, rules, samples: samples ?? DEFAULT_SAMPLES, random }));
}

/** Two seats always; three and more when a second or so is enough, else undefined. */
function exactEquity(known: KnownCards, rules: HandRules): ExactAccount | undefined {
  const { length: count } = known.seats;
  const deals = dealsOf(known);
  if (deals <= FEW_DEALS) return exactFew(known, rules);
  if (count === 2) return exactTwo(known, rules);
  if (count === 3 && workOfThree(known) <= MOST_WORK) return exactThree(known, rules);
  return deals <= MOST_DEALS ? exactFew(known, rules) : undefined;
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

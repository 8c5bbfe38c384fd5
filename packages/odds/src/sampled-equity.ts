/** Equity by dealing the unknown cards at random, many times. */
import { studOrder } from '@tapete/rules';
import type { Card, HandRules, Seen } from '@tapete/rules';
import { knownCards } from './known-cards.ts';
import type { KnownCards } from './known-cards.ts';

export interface SampleRequest {
  /** Per seat, 2–8: known cards, `??` for a hidden one; those to come may be left out. */
  readonly hands: readonly (readonly Seen[])[];
  /** Cards seen that no hand holds: folded up cards. */
  readonly dead: readonly Card[];
  readonly rules: HandRules;
  /** How many deals, 1 and above. */
  readonly samples: number;
  /** Uniform in [0, 1); asked only to seed the generator that deals. */
  readonly random: () => number;
}

/** By seat. */
export interface SampledEquity {
  /** Of all pots: Σ 1/k over the deals shared by k seats, ÷ deals. */
  readonly share: number[];
  /** Deals, alone best. */
  readonly win: number[];
  /** Deals, best together with others. */
  readonly tie: number[];
  readonly lose: number[];
  /** Standard error of `share`. */
  readonly se: number[];
  readonly deals: number;
}

/** Deals the unknown cards `samples` times (S6–S8, S34). Throws on hands that `knownCards` refuses. */
export function sampledEquity(request: SampleRequest): SampledEquity {
  const { hands, dead, rules, samples, random } = request;
  const known = knownCards(hands, dead, rules);
  if (!known.ok) throw new Error(`${known.error.code} ${JSON.stringify(known.error.detail)}`);
  if (!Number.isSafeInteger(samples) || samples < 1) throw new Error(`no samples: ${samples}`);
  return accountOf(sharers(known.value, rules, samples, random), hands.length, samples);
}

/** One more than the most seats that can share a pot. */
const ROW = 9;

const columns = (seats: KnownCards['seats']) => ({
  sums: Int32Array.from(seats, ({ sum }) => sum),
  suitsOf: Int32Array.from(seats, ({ suits }) => suits),
  missing: Int32Array.from(seats, ({ missing }) => missing),
});

/** How often each seat was best together with how many, itself counted: `[seat × ROW + how many]`. */
function sharers(
  { seats, rest }: KnownCards,
  rules: HandRules,
  samples: number,
  random: () => number,
): Float64Array {
  const { valueOfSum } = studOrder(rules);
  const count = seats.length;
  const { sums, suitsOf, missing } = columns(seats);
  const values = new Int32Array(count);
  const shared = new Float64Array(count * ROW);
  const size = rest.length;
  // A shuffle may start from any order, so the rest is never put back.
  const cards = Int32Array.from(rest);

  // sfc32 (Chris Doty-Humphrey, PractRand), written out: a call for each card would cost more than the hand.
  let a = (random() * 2 ** 32) | 0;
  let b = (random() * 2 ** 32) | 0;
  let c = (random() * 2 ** 32) | 0;
  let counter = 1;
  for (let i = -12; i < 0; i++) {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
  }

  for (let deal = 0; deal < samples; deal++) {
    let dealt = 0;
    let best = -1;
    let sharing = 0;
    for (let seat = 0; seat < count; seat++) {
      let sum = sums[seat]!;
      let suits = suitsOf[seat]!;
      for (const last = dealt + missing[seat]!; dealt < last; dealt++) {
        const out = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + out) | 0;
        const at = dealt + (((out >>> 0) * (size - dealt) * 2 ** -32) | 0);
        const card = cards[at]!;
        cards[at] = cards[dealt]!;
        cards[dealt] = card;
        sum += card;
        suits &= card;
      }
      const value = valueOfSum(sum, suits);
      values[seat] = value;
      if (value > best) {
        best = value;
        sharing = 1;
      } else if (value === best) sharing++;
    }
    for (let seat = 0; seat < count; seat++)
      if (values[seat] === best) shared[seat * ROW + sharing]!++;
  }
  return shared;
}

function accountOf(shared: Float64Array, count: number, deals: number): SampledEquity {
  const account: SampledEquity = { share: [], win: [], tie: [], lose: [], se: [], deals };
  for (let seat = 0; seat < count; seat++) {
    let [best, first, second] = [0, 0, 0];
    for (let k = 1; k < ROW; k++) {
      const times = shared[seat * ROW + k]!;
      best += times;
      first += times / k;
      second += times / k ** 2;
    }
    const win = shared[seat * ROW + 1]!;
    const share = first / deals;
    account.share.push(share);
    account.win.push(win);
    account.tie.push(best - win);
    account.lose.push(deals - best);
    account.se.push(
      deals > 1 ? Math.sqrt(Math.max(0, second / deals - share ** 2) / (deals - 1)) : 0,
    );
  }
  return account;
}

/** The 22,100 three-card hands against the 18,424 that the dealer can hold beside each. */
import { cardCode, pack, threeOrder } from '@tapete/rules';
import { completions } from '../completions.ts';
import type { Completions } from '../completions.ts';

/** C(52, 3). */
export const HANDS = 22_100;
/** C(49, 3). */
export const DEALER_HANDS = 18_424;
export const DEALS = HANDS * DEALER_HANDS;

export const CARDS = pack(2);
const CODES = Int32Array.from(CARDS, cardCode);

/** By hand, from the worst to the best. */
export interface ThreeHands {
  /** Their values, and their cards as places in `CARDS`. */
  readonly hands: Completions;
  /** Dealer hands that do not qualify (T5). */
  readonly notQualify: Uint16Array;
  /** Dealer hands that qualify (T7) and are worse, equal. */
  readonly win: Uint16Array;
  readonly tie: Uint16Array;
  /** Dealer hands that do not qualify and are worse, equal: what T6 leaves unasked. */
  readonly besideWin: Uint16Array;
  readonly besideTie: Uint16Array;
}

/** T5: the value of Q-3-2, the lowest hand with which the dealer qualifies. */
export const qualifyingValue = (): number => threeOrder().value(['Qc', '3d', '2h']);

let kept: ThreeHands | undefined;

/** Counted by one sweep upward through the values; kept after the first call. */
export function threeHands(): ThreeHands {
  kept ??= sweep();
  return kept;
}

function sweep(): ThreeHands {
  const hands = completions({ sum: 0, suits: -1, missing: 3 }, CODES, threeOrder(), 3);
  const { values, places } = hands;
  const qualifying = qualifyingValue();
  const column = (): Uint16Array => new Uint16Array(HANDS);
  const [notQualify, win, tie] = [column(), column(), column()];
  const [besideWin, besideTie] = [column(), column()];

  // The hands swept so far: how many there are, hold a card, hold two cards (a < b at 52 a + b).
  let swept = 0;
  const one = new Int32Array(52);
  const two = new Int32Array(52 * 52);
  const add = (i: number): void => {
    const a = places[3 * i]!;
    const b = places[3 * i + 1]!;
    const c = places[3 * i + 2]!;
    swept++;
    one[a]!++;
    one[b]!++;
    one[c]!++;
    two[52 * a + b]!++;
    two[52 * a + c]!++;
    two[52 * b + c]!++;
  };
  /** Those without a card of hand `i`; all three are held by that hand alone, swept as it may be. */
  const disjoint = (i: number): number => {
    const a = places[3 * i]!;
    const b = places[3 * i + 1]!;
    const c = places[3 * i + 2]!;
    const pairs = two[52 * a + b]! + two[52 * a + c]! + two[52 * b + c]!;
    return swept - one[a]! - one[b]! - one[c]! + pairs - (i < swept ? 1 : 0);
  };

  for (let start = 0, end = 0; start < HANDS; start = end) {
    const value = values[start]!;
    const qualified = value >= qualifying;
    if (value === qualifying) for (let i = 0; i < HANDS; i++) notQualify[i] = disjoint(i);
    while (end < HANDS && values[end] === value) end++;
    for (let i = start; i < end; i++) {
      const worse = disjoint(i);
      besideWin[i] = qualified ? notQualify[i]! : worse;
      win[i] = qualified ? worse - notQualify[i]! : 0;
    }
    for (let i = start; i < end; i++) add(i);
    for (let i = start; i < end; i++)
      (qualified ? tie : besideTie)[i] = disjoint(i) - besideWin[i]! - win[i]!;
  }
  return { hands, notQualify, win, tie, besideWin, besideTie };
}

/** Dealer hands that qualify and are better. */
export const loseOf = ({ notQualify, win, tie }: ThreeHands, i: number): number =>
  DEALER_HANDS - notQualify[i]! - win[i]! - tie[i]!;

/** The dealer's hands that hold known cards, by how they end against a player's. */
import { qualifyingValue, threeHands } from './three-hands.ts';

/** Adds to `ends`: dealer hands that do not qualify, that lose to the player's, tie, win. */
export interface DealerHands {
  /** Those of two known cards, 47. */
  readonly withTwo: (
    x: number,
    y: number,
    own: readonly number[],
    value: number,
    ends: Float64Array,
  ) => void;
  /** Those of one known card, C(48, 2). */
  readonly withOne: (x: number, own: readonly number[], value: number, ends: Float64Array) => void;
}

/** By value: how many hands hold a card, or two cards, and are worth less; and what three cards are worth. */
interface Tables {
  /** Columns of a row: its column `v` counts hands below value `v`. */
  readonly row: number;
  readonly one: Uint16Array;
  readonly two: Uint8Array;
  readonly valueOf: Uint16Array;
}

function tabulate(): Tables {
  const { values, places, count } = threeHands().hands;
  const row = values[count - 1]! + 2;
  const one = new Uint16Array(52 * row);
  const two = new Uint8Array(52 * 52 * row);
  const valueOf = new Uint16Array(52 ** 3);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < 3; j++) {
      const x = places[3 * i + j]!;
      one[x * row + values[i]! + 1]!++;
      for (let k = 0; k < 3; k++) {
        if (k === j) continue;
        const y = places[3 * i + k]!;
        two[(52 * x + y) * row + values[i]! + 1]!++;
        valueOf[52 * (52 * x + y) + places[3 * i + 3 - j - k]!] = values[i]!;
      }
    }
  for (const table of [one, two])
    for (let at = 1; at < table.length; at++) if (at % row !== 0) table[at]! += table[at - 1]!;
  return { row, one, two, valueOf };
}

/** Of `deals` dealer hands so many do not qualify, are worse than the player's, and are not better. */
function add(
  notQualify: number,
  worse: number,
  notBetter: number,
  deals: number,
  ends: Float64Array,
): void {
  ends[0]! += notQualify;
  ends[1]! += Math.max(0, worse - notQualify);
  ends[2]! += Math.max(0, notBetter - Math.max(worse, notQualify));
  ends[3]! += deals - Math.max(notBetter, notQualify);
}

/** Cards are places in `CARDS`; `own` the player's three, `value` theirs. */
export function dealerHands(): DealerHands {
  const { row, one, two, valueOf } = tabulate();
  const qualifying = qualifyingValue();
  const below = (x: number, y: number, z: number, top: number): number =>
    valueOf[52 * (52 * x + y) + z]! < top ? 1 : 0;
  const belowTwo = (x: number, y: number, own: readonly number[], top: number): number => {
    let found = two[(52 * x + y) * row + top]!;
    for (const each of own) found -= below(x, y, each, top);
    return found;
  };
  /** By inclusion–exclusion on the player's cards. */
  const belowOne = (x: number, own: readonly number[], top: number): number => {
    const a = own[0]!;
    const b = own[1]!;
    const c = own[2]!;
    let found = one[x * row + top]!;
    for (const each of own) found -= two[(52 * x + each) * row + top]!;
    return found + below(x, a, b, top) + below(x, a, c, top) + below(x, b, c, top);
  };
  return {
    withTwo: (x, y, own, value, ends) =>
      add(
        belowTwo(x, y, own, qualifying),
        belowTwo(x, y, own, value),
        belowTwo(x, y, own, value + 1),
        47,
        ends,
      ),
    withOne: (x, own, value, ends) =>
      add(
        belowOne(x, own, qualifying),
        belowOne(x, own, value),
        belowOne(x, own, value + 1),
        1_128,
        ends,
      ),
  };
}

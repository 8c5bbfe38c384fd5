/** Deals dealt to the end many times over, with hole cards as likely as they were read. */
import type { Random } from '@tapete/chance';
import type { StudReading } from './stud-reading.ts';

/** `count` deals; lists of rivals hold `rivals` entries a deal. */
export interface StudSamples {
  readonly count: number;
  readonly rivals: number;
  /** Values of the five-card hands at the end. */
  readonly own: Int32Array;
  readonly ends: Int32Array;
  /** Values of the hands as they are now; the own one is known. */
  readonly now: Int32Array;
  /** How much each rival trusts his hand, with his humour in this deal: about 0…1. */
  readonly trust: Float64Array;
}

/** How far a player's judgement strays from what his hand is worth, each way. */
const HUMOUR = 0.15;

export function sampleStud(reading: StudReading, count: number, dice: Random): StudSamples {
  const { order, unseen, own, rivals, missing } = reading;
  const seats = rivals.length;
  const cards = unseen.length;
  const samples: StudSamples = {
    count,
    rivals: seats,
    own: new Int32Array(count),
    ends: new Int32Array(count * seats),
    now: new Int32Array(count * seats),
    trust: new Float64Array(count * seats),
  };
  const taken = new Uint8Array(cards);
  const holes = new Int32Array(seats);
  const free = new Int32Array(cards);
  for (let deal = 0; deal < count; deal++) {
    taken.fill(0);
    for (let i = 0; i < seats; i++) {
      const { likely, values, trust } = rivals[i]!;
      let hole = drawHole(likely, dice);
      while (taken[hole] === 1) hole = drawHole(likely, dice);
      taken[hole] = 1;
      holes[i] = hole;
      const at = deal * seats + i;
      samples.now[at] = values[hole]!;
      // The fewer cards are out, the less a player lets the ones he sees decide.
      const blind = 0.12 * missing;
      samples.trust[at] = trust[hole]! * (1 - blind) + 0.5 * blind + HUMOUR * (2 * dice() - 1);
    }
    let left = 0;
    for (let card = 0; card < cards; card++) if (taken[card] === 0) free[left++] = unseen[card]!;
    const finish = (sum: number, suits: number): number => {
      for (let i = 0; i < missing; i++) {
        const place = Math.floor(dice() * left--);
        const code = free[place]!;
        free[place] = free[left]!;
        sum += code;
        suits &= code;
      }
      return order.valueOfSum(sum, suits);
    };
    samples.own[deal] = finish(own.sum, own.suits);
    for (let i = 0; i < seats; i++) {
      const { sum, suits } = rivals[i]!;
      const hole = unseen[holes[i]!]!;
      samples.ends[deal * seats + i] = finish(sum + hole, suits & hole);
    }
  }
  return samples;
}

/** A place in a list of running sums, as likely as its step is wide. */
function drawHole(likely: Float64Array, dice: Random): number {
  const mark = dice() * likely[likely.length - 1]!;
  let low = 0;
  let high = likely.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (likely[middle]! > mark) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What each action is worth in chips, on average over the sampled deals; folding is worth 0. */
import type { StudSamples } from './stud-samples.ts';
import type { Rival, StudScene } from './stud-scene.ts';

export interface Worth {
  /** Chips expected from here on, against folding now. */
  readonly chips: number;
  /** The seat's share of what is shown down when somebody stays; 1 when nobody ever does. */
  readonly share: number;
}

/** What part of its share a hand makes good over one more street: one that trails is bet out of some it would win. */
const GOOD_AHEAD = 0.98;
const GOOD_BEHIND = 0.9;
/** Trust above which a rival bets after a pass. */
const OPENS = 0.68;
/** Share above which a pass may be a trap: an opening will be raised. */
const SPRINGS = 0.6;
/** A player wants somewhat more than the bare odds of the pot. */
const CAUTION = 0.06;

/** A rival's part in one branch: what he would add, and the trust from which on he stays. */
interface Stay {
  readonly adds: number;
  readonly from: number;
}

const NEVER_LEAVES = -Infinity;

function stayOf(rival: Rival, to: number, pot: number): Stay {
  const adds = Math.max(0, Math.min(rival.stack, to - rival.inStreet));
  if (adds === 0) return { adds, from: NEVER_LEAVES };
  return { adds, from: adds / (pot + adds) + CAUTION };
}

/** The own share of the pot among the hands marked in `stays`, by five-card hands or by the hands of now. */
function shareAmong(own: number, hands: Int32Array, at: number, stays: Uint8Array): number {
  let equals = 1;
  for (let i = 0; i < stays.length; i++) {
    if (stays[i] === 0) continue;
    const value = hands[at + i]!;
    if (value > own) return 0;
    if (value === own) equals++;
  }
  return 1 / equals;
}

/**
 * Calling, betting or raising to `to`, the seat's total for the street: whoever does not trust his hand
 * for the price leaves, the rest is shown down. Uncalled chips return (S32); chips beyond the seat's own
 * total are not for it to win (S34). `fear` is the part of all a seat brought to the deal that it takes off
 * for having all of it in on a hand that would lose; less for less of it, by the square.
 */
export function worthOfStaying(
  scene: StudScene,
  samples: StudSamples,
  to: number,
  ownNow: number,
  fear: number,
): Worth {
  const { me, rivals, streetsLeft } = scene;
  const adds = to - me.inStreet;
  const total = me.contributed + adds;
  const stay = rivals.map((rival) => stayOf(rival, to, scene.pot + adds));
  const goes = rivals.map(
    (rival, i) =>
      Math.min(total, rival.contributed + stay[i]!.adds) - Math.min(total, rival.contributed),
  );
  const reach = rivals.map((rival, i) => rival.contributed + stay[i]!.adds);
  const openEnd = me.stack > adds && rivals.some((rival, i) => rival.stack > stay[i]!.adds);
  const ahead = openEnd ? GOOD_AHEAD ** streetsLeft : 1;
  const behind = openEnd ? GOOD_BEHIND ** streetsLeft : 1;
  const puts = [...scene.folded, ...rivals.map((rival) => rival.contributed)];
  const lying = puts.reduce((sum, put) => sum + Math.min(put, total), me.contributed);
  const out = Math.max(...puts);
  const stays = new Uint8Array(rivals.length);
  let chips = 0;
  let shares = 0;
  let contested = 0;
  let risked = 0;
  for (let deal = 0; deal < samples.count; deal++) {
    const at = deal * samples.rivals;
    let most = out;
    let more = 0;
    let staying = 0;
    for (let i = 0; i < stays.length; i++) {
      const stayed = samples.trust[at + i]! >= stay[i]!.from;
      stays[i] = stayed ? 1 : 0;
      if (!stayed) continue;
      staying++;
      most = Math.max(most, reach[i]!);
      more += goes[i]!;
    }
    if (staying === 0) {
      chips += scene.pot;
      continue;
    }
    const share = shareAmong(samples.own[deal]!, samples.ends, at, stays);
    const paid = Math.max(0, adds - Math.max(0, total - most));
    contested++;
    shares += share;
    const good = shareAmong(ownNow, samples.now, at, stays) > 0 ? ahead : behind;
    chips += good * share * (lying + more + paid) - paid;
    risked += (1 - share) * ((me.contributed + paid) ** 2 - me.contributed ** 2);
  }
  chips -= (fear * risked) / (me.contributed + me.stack);
  return { chips: chips / samples.count, share: contested === 0 ? 1 : shares / contested };
}

/**
 * Passing, in chips: where nobody opens the hands of now take the pot (S31) or the next street comes; where a rival
 * opens, the seat calls half the pot if that pays on average, or raises when it lay in wait, and folds otherwise.
 */
export function worthOfPassing(scene: StudScene, samples: StudSamples, ownNow: number): number {
  const { rivals, pot, streetsLeft } = scene;
  const stays = new Uint8Array(rivals.length).fill(1);
  const mayOpen = rivals.map((rival) => !rival.spoken && rival.stack > 0);
  const good = ((GOOD_AHEAD + GOOD_BEHIND) / 2) ** streetsLeft;
  let quiet = 0;
  let chips = 0;
  let opened = 0;
  for (let deal = 0; deal < samples.count; deal++) {
    const at = deal * samples.rivals;
    let opens = false;
    for (let i = 0; i < stays.length; i++)
      opens ||= mayOpen[i] === true && samples.trust[at + i]! >= OPENS;
    const end = shareAmong(samples.own[deal]!, samples.ends, at, stays);
    if (opens) opened += end;
    else {
      quiet++;
      chips += scene.passingEnds
        ? shareAmong(ownNow, samples.now, at, stays) * pot
        : good * end * pot;
    }
  }
  const loud = samples.count - quiet;
  const half = Math.min(pot / 2, scene.me.stack);
  const share = loud === 0 ? 0 : opened / loud;
  const sprung = Math.max(0, share - SPRINGS) * Math.min(pot, scene.me.stack - half);
  const later = Math.max(0, good * share * (pot + 2 * half) - half) + sprung;
  return (chips + loud * later) / samples.count;
}

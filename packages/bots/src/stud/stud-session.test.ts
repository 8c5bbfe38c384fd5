/** The stud bot over many seeded deals: what it wins from players without a thought, and how often it does what. */
import { seededRandom } from '@tapete/chance';
import { sampledEquity } from '@tapete/odds';
import { handRules, studRules, type Card, type StudDeal } from '@tapete/rules';
import { describe, expect, it } from 'vitest';
import { TEMPERAMENT_NAMES, type TemperamentName } from '../temperament.ts';
import { netOf, playStud } from '../testing.ts';
import { studBot } from './stud-bot.ts';
import { studBots } from './stud-bots.ts';
import { randomStudBot } from './stud-random.ts';

const SEED = 52_014;

/** Share of what is shown down against any hole cards of the others, as odds counts it. */
function plainShare(view: StudDeal, seat: number, random: () => number): number {
  const isIn = (each: number): boolean => !view.folded[each];
  const seats = [...view.seats.keys()];
  const dead = seats
    .filter((each) => !isIn(each))
    .flatMap((each) => view.cards[each]!.filter(({ up }) => up).map(({ card }) => card as Card));
  const hands = seats.filter(isIn).map((each) => view.cards[each]!.map(({ card }) => card));
  const rules = handRules(view.rules, view.seats.length);
  const { share } = sampledEquity({ hands, dead, rules, samples: 60, random });
  return share[seats.filter(isIn).indexOf(seat)]!;
}

/** Counts over a session of one temperament with itself: five seats of 1000 under `moderno`. */
function habits(name: TemperamentName, deals: number) {
  const random = seededRandom(SEED);
  const count = { weak: 0, bluffs: 0, strong: 0, waits: 0, faced: 0, stays: 0, raises: 0 };
  let [bets, shoves, traps] = [0, 0, 0];
  const players = [0, 1, 2, 3, 4].map(() => studBots[name].act);
  for (let i = 0; i < deals; i++) {
    const stacks = players.map(() => 1000);
    playStud(studRules({}, 'moderno'), players, stacks, random, (view, seat, action) => {
      const share = plainShare(view, seat, random);
      const fair = 1 / view.folded.filter((folded) => !folded).length;
      const leads = action.type === 'bet' || action.type === 'raise';
      if (leads) {
        bets++;
        if (action.to === view.inStreet[seat]! + view.stacks[seat]!) shoves++;
      }
      if (share < fair / 2) {
        count.weak++;
        if (leads) count.bluffs++;
      }
      if (view.bet === 0) {
        if (share < 0.8) return;
        count.strong++;
        if (!leads) count.waits++;
      } else {
        count.faced++;
        if (action.type !== 'fold') count.stays++;
        if (leads) count.raises++;
        if (leads && view.spoken[seat] && view.inStreet[seat] === 0) traps++;
      }
    });
  }
  expect(count.weak).toBeGreaterThan(80);
  expect(count.strong).toBeGreaterThan(25);
  return {
    bluffs: count.bluffs / count.weak,
    waits: count.waits / count.strong,
    stays: count.stays / count.faced,
    raises: count.raises / count.faced,
    shoves: shoves / bets,
    traps,
  };
}

describe('the stud bot over a session', () => {
  // It wins about 45 ± 300 chips a deal: over 1500 deals the mean stands near five standard errors above zero.
  it(`wins from three random bots over 1500 deals (seed ${SEED})`, { timeout: 60_000 }, () => {
    const random = seededRandom(SEED);
    let won = 0;
    for (let i = 0; i < 1500; i++) {
      const seat = i % 4;
      const players = [0, 1, 2, 3].map((each) => (each === seat ? studBot : randomStudBot));
      won += netOf(playStud(studRules(), players, [1000, 1000, 1000, 1000], random))[seat]!;
    }
    expect(won).toBeGreaterThan(15_000);
  });

  // The ranges are what play with friends should feel like, not what was measured: wide, but with ends.
  it(
    `bluffs, waits, raises and goes all-in within bounds (seed ${SEED})`,
    { timeout: 60_000 },
    () => {
      const found = TEMPERAMENT_NAMES.map((name) => habits(name, 120));
      for (const { bluffs, waits, raises, shoves } of found) {
        expect(bluffs).toBeGreaterThan(0.03);
        expect(bluffs).toBeLessThan(0.4);
        expect(waits).toBeGreaterThan(0.02);
        expect(waits).toBeLessThan(0.5);
        expect(raises).toBeGreaterThan(0.02);
        expect(raises).toBeLessThan(0.25);
        expect(shoves).toBeLessThan(0.15);
      }
      expect(found.reduce((sum, { traps }) => sum + traps, 0)).toBeGreaterThan(0);
      // The bolder, the more it stays when somebody bets, and the more it raises.
      const [prudent, regular, bold] = found;
      expect(prudent!.stays).toBeLessThan(regular!.stays);
      expect(regular!.stays).toBeLessThan(bold!.stays);
      expect(prudent!.raises).toBeLessThan(bold!.raises);
    },
  );
});

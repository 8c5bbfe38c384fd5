/** The stud bot over many seeded deals: what it wins from one that does not think, and how often it does what. */
import { sampledEquity, seededRandom } from '@tapete/odds';
import { handRules, studRules, type Card, type StudDeal } from '@tapete/rules';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots.ts';
import { randomStudBot } from '../random-bots.ts';
import { TEMPERAMENT_NAMES } from '../temperament.ts';
import { netOf, playStud } from '../testing.ts';
import { studBot } from './stud-bot.ts';

const SEED = 5_2014;

/** Share of what is shown down, against any hole cards of the others. */
function plainShare(view: StudDeal, seat: number, samples: number, random: () => number): number {
  const isIn = (each: number): boolean => !view.folded[each];
  const dead = view.cards.flatMap((held, each) =>
    isIn(each) ? [] : held.filter(({ up }) => up).map(({ card }) => card as Card),
  );
  const seats = [...view.seats.keys()].filter(isIn);
  const hands = seats.map((each) => view.cards[each]!.map(({ card }) => card));
  const rules = handRules(view.rules, view.seats.length);
  return sampledEquity({ hands, dead, rules, samples, random }).share[seats.indexOf(seat)]!;
}

describe('over a session', () => {
  it(`the thinking bot wins from the random one (seed ${SEED})`, () => {
    for (const s of [1, 2, 3, 4]) {
      const random = seededRandom(s);
      let won = 0;
      let sq = 0;
      const n = 1500;
      for (let i = 0; i < n; i++) {
        const players = i % 2 === 0 ? [studBot, randomStudBot] : [randomStudBot, studBot];
        const net = netOf(playStud(studRules({ exceed: 'off' }), players, [200, 200], random));
        won += net[i % 2]!;
        sq += net[i % 2]! ** 2;
      }
      console.log(won, won / n, Math.sqrt(sq / n / n), won / Math.sqrt(sq));
    }
    expect(BOTS).toBeDefined();
  });

  for (const name of TEMPERAMENT_NAMES) {
    it(`freq ${name}`, () => {
      for (const seats of [3, 5]) {
        const random = seededRandom(SEED);
        const c = {
          bluffChance: 0,
          bluff: 0,
          strong: 0,
          slow: 0,
          crChance: 0,
          cr: 0,
          big: 0,
          dec: 0,
          bets: 0,
          over: 0,
          facing: 0,
          stay: 0,
          raise: 0,
          shove: 0,
        };
        for (let i = 0; i < 300; i++) {
          const players = Array.from({ length: seats }, () => BOTS[name].stud);
          playStud(
            studRules({}, 'moderno'),
            players,
            players.map(() => 1000),
            random,
            (view, seat, action) => {
              c.dec++;
              const share = plainShare(view, seat, 60, random);
              const fair = 1 / view.folded.filter((f) => !f).length;
              const agg = action.type === 'bet' || action.type === 'raise';
              if (agg) {
                c.bets++;
                if (action.to === view.inStreet[seat]! + view.stacks[seat]!) c.shove++;
              }
              if (share < fair / 2) {
                c.bluffChance++;
                if (agg) c.bluff++;
              }
              if (view.bet === 0 && share > Math.max(0.8)) {
                c.strong++;
                if (!agg) c.slow++;
              }
              if (view.bet > 0 && view.spoken[seat] && view.inStreet[seat] === 0) {
                c.crChance++;
                if (agg) c.cr++;
              }
              if (view.bet > 0) {
                c.facing++;
                if (action.type !== 'fold') c.stay++;
                if (agg) c.raise++;
              }
            },
          );
        }
        console.log(
          name,
          seats,
          'bluff',
          (c.bluff / c.bluffChance).toFixed(3),
          c.bluffChance,
          'slow',
          (c.slow / c.strong).toFixed(3),
          c.strong,
          'cr',
          (c.cr / c.crChance).toFixed(3),
          c.crChance,
          'stay',
          (c.stay / c.facing).toFixed(3),
          'raise',
          (c.raise / c.facing).toFixed(3),
          c.facing,
          'shove',
          (c.shove / c.bets).toFixed(3),
        );
      }
    });
  }
});

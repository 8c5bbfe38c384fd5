/** How the stud bot plays: known situations, each decided many times with other numbers. */
import { sampledEquity, seededRandom } from '@tapete/odds';
import {
  handRules,
  studRules,
  type StudAction,
  type StudDeal,
  type StudRules,
} from '@tapete/rules';
import { describe, expect, it } from 'vitest';
import { TEMPERAMENTS, TEMPERAMENT_NAMES, type TemperamentName } from '../temperament.ts';
import { act, cardsOf, shuffledPack, startStud, viewOf } from '../testing.ts';
import { studBot } from './stud-bot.ts';
import { readStud } from './stud-reading.ts';
import { sampleStud } from './stud-samples.ts';
import { studScene } from './stud-scene.ts';
import { roundChips, sizesToConsider } from './stud-sizes.ts';

const TIMES = 200;

/** The parts of `TIMES` decisions that were each kind of action. */
function parts(deal: StudDeal, seat: number, temperament: TemperamentName = 'regular') {
  const view = viewOf(deal, seat);
  const found = { pass: 0, bet: 0, call: 0, raise: 0, fold: 0 };
  for (let seed = 0; seed < TIMES; seed++) {
    const { type } = studBot(view, seat, seededRandom(seed), TEMPERAMENTS[temperament]);
    if (type in found) found[type as keyof typeof found] += 1 / TIMES;
  }
  return found;
}

/** Heads-up or more: `hands` in order of dealing (hole first); each earlier street one bets 10 and all call. */
function reach(
  rules: StudRules,
  hands: readonly string[],
  street: number,
  stacks = hands.map(() => 1000),
): StudDeal {
  const cards = hands.map(cardsOf);
  const deck = [0, 1, 2, 3, 4].flatMap((round) =>
    cards.map((hand) => hand[round]).filter((card) => card !== undefined),
  );
  let deal = startStud(rules, stacks, deck);
  while (deal.street < street) {
    const action: StudAction = deal.bet === 0 ? { type: 'bet', to: 10 } : { type: 'call' };
    deal = act(deal, deal.asked[0]!, action);
  }
  return deal;
}

/** The first to speak bets `to`; who is asked then must be `seat`. */
function facing(deal: StudDeal, to: number, seat: number): StudDeal {
  const next = act(deal, deal.asked[0]!, { type: 'bet', to });
  expect(next.asked).toEqual([seat]);
  return next;
}

const rules = studRules();

describe('the stud bot', () => {
  it('never folds a hand that cannot lose, whatever the bet', () => {
    const hands = ['As Ks Qs Js Ts', '9c Kd Kh Kc 9d'];
    for (const name of TEMPERAMENT_NAMES) {
      const { fold, call, raise } = parts(facing(reach(rules, hands, 4), 960, 0), 0, name);
      expect(fold).toBe(0);
      expect(call + raise).toBeCloseTo(1);
    }
  });

  it('never pays to be shown what lies face up: a pair that nothing of its own can beat', () => {
    const hands = ['Qc 9d 7h 5s 2c', '3s Kd Kh 8c 6d'];
    for (const to of [20, 100, 960]) {
      for (const name of TEMPERAMENT_NAMES) {
        expect(parts(facing(reach(rules, hands, 4), to, 0), 0, name).fold).toBe(1);
      }
    }
  });

  it('folds rubbish to a big bet most of the time, and bets no bluff of its whole stack', () => {
    const hands = ['2c 7d', '5c Kd 5d', '6c Qh 4d'];
    for (const name of TEMPERAMENT_NAMES) {
      let deal = reach(rules, hands, 1);
      deal = act(deal, 1, { type: 'bet', to: 60 });
      deal = act(deal, 2, { type: 'fold' });
      expect(parts(deal, 0, name).fold).toBeGreaterThan(0.9);
    }
  });

  it('bets the best hand, and now and then lies in wait with it', () => {
    // Trips against a board of nothing, the other still to speak.
    const hands = ['Kc Kd Kh 7s 2d', '9c Qd Jh 4s 3d'];
    const deal = reach(studRules({}, 'moderno'), hands, 4);
    const { bet, pass } = parts(deal, 0);
    console.log('slowplay', bet, pass);
  });

  it('S31 a hand that trails bets or loses the pot; one that leads is content to pass', () => {
    const leads = ['Kc Ad 6h', '9c Qd Jh'];
    for (const p of ['documento', 'moderno'] as const) {
      console.log(p, 'lead', parts(reach(studRules({}, p), leads, 2), 0));
      const d = act(reach(studRules({}, p), leads, 2), 0, { type: 'pass' });
      console.log(p, 'trail', parts(d, 1));
      console.log(p, 'lead+pair', parts(reach(studRules({}, p), ['Ac Ad 6h', '9c Qd Jh'], 2), 0));
      console.log(
        p,
        'bluff scary',
        parts(reach(studRules({}, p), ['2c Ad Kh Qs', '3c 9d 8h 4s'], 3), 0),
      );
    }
  });

  it('raise after pass', () => {
    const hands = ['Ac Ad 6h 5h', '9c Qd Qh 2h'];
    let d = reach(rules, ['Ac Ad 6h 5h', 'Qc Qd 7h 2h'], 3);
    d = act(d, 0, { type: 'pass' });
    d = act(d, 1, { type: 'bet', to: 40 });
    console.log('checkraise', parts(d, 0), hands.length);
  });

  it('samples agree', () => {
    const random = seededRandom(7);
    for (let i = 0; i < 5; i++) {
      const deal = startStud(rules, [100, 100, 100], shuffledPack(rules, 3, random));
      const seat = deal.asked[0]!;
      const view = viewOf(deal, seat);
      const scene = studScene(view, seat);
      const s = sampleStud(readStud(view, scene), 20_000, random);
      let share = 0;
      for (let t = 0; t < s.count; t++) {
        const ends = s.ends.subarray(t * s.rivals, (t + 1) * s.rivals);
        const best = Math.max(...ends);
        if (s.own[t]! > best) share++;
        else if (s.own[t] === best) share += 1 / (1 + ends.filter((v) => v === best).length);
      }
      const hands = view.cards.map((h) => h.map((c) => c.card));
      const eq = sampledEquity({
        hands,
        dead: [],
        rules: handRules(rules, 3),
        samples: 20_000,
        random,
      });
      console.log(share / s.count, eq.share[seat], eq.se[seat]);
    }
  });

  it('sizes', () => {
    console.log(
      [13, 47, 96, 104, 137, 520, 1234].map((n) => roundChips(n, 10)),
      [1, 3, 14, 77].map((n) => roundChips(n, 1)),
      [37, 380].map((n) => roundChips(n, 25)),
    );
    void sizesToConsider;
  });
});

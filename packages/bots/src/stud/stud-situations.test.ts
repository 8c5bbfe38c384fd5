/** How the stud bot plays: known situations, each decided many times with other numbers. */
import { seededRandom } from '@tapete/chance';
import { sampledEquity } from '@tapete/odds';
import {
  cardCode,
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

const TIMES = 100;

/** How many of `TIMES` decisions were each kind of action. */
function counts(deal: StudDeal, seat: number, temperament: TemperamentName = 'regular') {
  const view = viewOf(deal, seat);
  const found = { pass: 0, bet: 0, call: 0, raise: 0, fold: 0 };
  for (let seed = 0; seed < TIMES; seed++) {
    const { type } = studBot(view, seat, seededRandom(seed), TEMPERAMENTS[temperament]);
    if (type in found) found[type as keyof typeof found] += 1;
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
      const { fold, call, raise } = counts(facing(reach(rules, hands, 4), 960, 0), 0, name);
      expect(fold).toBe(0);
      expect(call + raise).toBe(TIMES);
    }
  });

  it('never pays to be shown what lies face up: a pair that nothing of its own can beat', () => {
    const hands = ['Qc 9d 7h 5s 2c', '3s Kd Kh 8c 6d'];
    for (const to of [20, 100, 960]) {
      for (const name of TEMPERAMENT_NAMES) {
        expect(counts(facing(reach(rules, hands, 4), to, 0), 0, name).fold).toBe(TIMES);
      }
    }
  });

  it('folds rubbish to a big bet most of the time', () => {
    const hands = ['2c 7d', '5c Kd 5d', '6c Qh 4d'];
    for (const name of TEMPERAMENT_NAMES) {
      let deal = reach(rules, hands, 1);
      deal = act(deal, 1, { type: 'bet', to: 60 });
      deal = act(deal, 2, { type: 'fold' });
      expect(counts(deal, 0, name).fold).toBeGreaterThan(0.9 * TIMES);
    }
  });

  it('bets the best hand, and now and then lies in wait with it', () => {
    // Three kings against a board of nothing, the other still to speak.
    const deal = reach(studRules({}, 'moderno'), ['Kc Kd Kh 7s 2d', '9c Qd Jh 4s 3d'], 4);
    expect(deal.asked).toEqual([0]);
    const { bet, pass } = counts(deal, 0);
    expect(bet).toBeGreaterThan(TIMES / 2);
    expect(pass).toBeGreaterThan(0);
  });

  it('S24 raises from the pass, with the hand it waited with', () => {
    let deal = reach(rules, ['Ac Ad 6h 5h', 'Qc Qd 7h 2h'], 3);
    deal = act(deal, 0, { type: 'pass' });
    deal = act(deal, 1, { type: 'bet', to: 40 });
    const { raise, fold } = counts(deal, 0);
    expect(raise).toBeGreaterThan(TIMES / 2);
    expect(fold).toBe(0);
  });

  it('bluffs with cards that look good, sometimes; hardly with cards that look like what they are', () => {
    const bluffs = (mine: string, theirs: string): number => {
      let deal = reach(studRules({}, 'moderno'), [mine, theirs], 4);
      if (deal.asked[0] === 1) deal = act(deal, 1, { type: 'pass' });
      return counts(deal, 0).bet;
    };
    // A hole card that gives nothing, beneath four to a straight and flush, or beneath rags facing kings.
    const scary = bluffs('2c Kh Qh Jh Th', '8c 9d 8h 4s 3d');
    const plain = bluffs('2c 9h 7d 5s 3h', '8c Kd Kh 4s 6d');
    expect(scary).toBeGreaterThan(TIMES / 20);
    expect(scary).toBeLessThan(TIMES);
    expect(plain).toBe(0);
  });

  it('S31 a hand that trails must bet or lose the pot; one that leads is content to pass', () => {
    const hands = ['Kc Ad 6h', '9c Qd Jh'];
    const ends = reach(studRules({ allPass: 'ends' }, 'moderno'), hands, 2);
    const goesOn = reach(studRules({ allPass: 'continue' }, 'moderno'), hands, 2);
    expect(counts(ends, 0).pass).toBeGreaterThan(2 * counts(goesOn, 0).pass);
    const trailing = (deal: StudDeal): number => counts(act(deal, 0, { type: 'pass' }), 1).bet;
    expect(trailing(ends)).toBeGreaterThan(trailing(goesOn));
  });

  it('S35 the up cards of a folded seat stay out of the pack', () => {
    const deal = reach(rules, ['Qc 8d', '3c Kd', '5c Qh', '6c 2s'], 1);
    const view = viewOf(act(act(deal, 1, { type: 'bet', to: 10 }), 2, { type: 'fold' }), 0);
    const { unseen } = readStud(view, studScene(view, 0));
    // 52 less own two, and one up card each of three others, the folded one included.
    expect(unseen.length).toBe(52 - 2 - 3);
    expect([...unseen]).not.toContain(cardCode('Qh'));
    expect([...unseen]).toContain(cardCode('5c'));
  });

  it(`deals hole cards and streets as odds does while nobody has spoken (seeds 1–5)`, () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const random = seededRandom(seed);
      const deal = startStud(rules, [100, 100, 100], shuffledPack(rules, 3, random));
      const seat = deal.asked[0]!;
      const view = viewOf(deal, seat);
      const deals = 20_000;
      const samples = sampleStud(readStud(view, studScene(view, seat)), deals, random);
      let won = 0;
      for (let i = 0; i < deals; i++) {
        const ends = samples.ends.subarray(2 * i, 2 * i + 2);
        const own = samples.own[i]!;
        if (Math.max(...ends) <= own) won += 1 / (1 + ends.filter((end) => end === own).length);
      }
      const hands = view.cards.map((held) => held.map(({ card }) => card));
      const asked = { hands, dead: [], rules: handRules(rules, 3), samples: deals, random };
      const { share, se } = sampledEquity(asked);
      // Two samples: the difference has √2 of the error; five of those.
      expect(Math.abs(won / deals - share[seat]!)).toBeLessThan(5 * Math.SQRT2 * se[seat]!);
    }
  });

  it('S26 counts bets in round chips', () => {
    // From ten smallest bets on, halves of the next decimal step: 50 for 100…, 500 for 1000….
    expect([13, 47, 96, 104, 137, 520, 1234].map((chips) => roundChips(chips, 10))).toEqual([
      10, 50, 100, 100, 150, 500, 1000,
    ]);
    expect([0.4, 1, 3, 14, 77].map((chips) => roundChips(chips, 1))).toEqual([1, 1, 3, 15, 75]);
    expect([37, 380].map((chips) => roundChips(chips, 25))).toEqual([25, 375]);
  });

  it('S27 goes all-in when most of the stack would go in, within the range', () => {
    const deal = reach(rules, ['Kc Ad', '9c Qd', '8c 2d'], 1, [45, 1000, 1000]);
    const scene = studScene(viewOf(deal, 0), 0);
    // 35 chips are left after the ante, the pot is 30: a third or half of it 10 or 15 → 20, three quarters 22.5 → 20.
    expect(sizesToConsider(scene, { min: 10, max: 35 }, 10)).toEqual([10, 20]);
    expect(sizesToConsider(scene, { min: 21, max: 35 }, 10)).toEqual([35]);
    expect(sizesToConsider(scene, { min: 21, max: 30 }, 10)).toEqual([21]);
  });

  it('takes less than 15 ms at a table of eight', () => {
    const deal = startStud(rules, Array(8).fill(1000), shuffledPack(rules, 8, seededRandom(8)));
    const view = viewOf(deal, deal.asked[0]!);
    const decide = (seed: number): StudAction => studBot(view, deal.asked[0]!, seededRandom(seed));
    for (let seed = 0; seed < 50; seed++) decide(seed);
    const begun = performance.now();
    for (let seed = 0; seed < 100; seed++) decide(seed);
    expect((performance.now() - begun) / 100).toBeLessThan(15);
  });
});

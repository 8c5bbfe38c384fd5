import { expect, test } from 'vitest';
import { DEFAULT_THREE_RULES } from '@tapete/rules';
import vectors from '@tapete/rules/vectors/three-card.json' with { type: 'json' };
import { fraction, toNumber } from '../fraction.ts';
import { moments } from '../moments.ts';
import { anteDistribution, chipDistribution, threeNets } from './three-account.ts';
import { DEALS, threeHands } from './three-hands.ts';
import { paysOf } from './three-pays.ts';
import { threePeek } from './three-peek.ts';
import { seatsVariance, twoSeats } from './three-seats.ts';
import { OPTIMAL } from './three-strategy.ts';
import { suitClasses } from './three-suits.ts';

const RULES = DEFAULT_THREE_RULES;

test('T14 two seats against one dealer hand', () => {
  const { twoSeats: expected } = vectors;
  const two = twoSeats(RULES, OPTIMAL);
  const { deals, anteAnte, antePairPlus, pairPlusPairPlus } = two;
  const [num = '', den = ''] = expected.E_R1R2.split('/');
  expect(deals).toBe(Number(den));
  expect(anteAnte.product).toEqual(fraction(BigInt(num), BigInt(den)));
  const { covariance } = anteAnte;
  expect(`${covariance.num}/${covariance.den}`).toBe(expected.cov);
  expect(toNumber(covariance)).toBeCloseTo(expected.covDec, 15);
  const nets = threeNets(RULES, OPTIMAL);
  const { variance } = moments(anteDistribution(nets));
  expect(toNumber(covariance) / toNumber(variance)).toBeCloseTo(expected.corr, 14);

  // Pair Plus against Pair Plus without a dealer: hands of 22,100 and 18,424, every pair looked at
  // through one hand of each kind of suits.
  const { hands } = threeHands();
  const { pairPlus } = paysOf(RULES);
  let product = 0;
  for (const { hand, hands: weight } of suitClasses()) {
    const own = new Uint8Array(52);
    for (const place of hands.places.subarray(3 * hand, 3 * hand + 3)) own[place] = 1;
    let sum = 0;
    for (let i = 0; i < hands.count; i++) {
      const shared = own[hands.places[3 * i]!]! + own[hands.places[3 * i + 1]!]!;
      if (shared + own[hands.places[3 * i + 2]!]! === 0) sum += pairPlus[hands.values[i]!]!;
    }
    product += weight * pairPlus[hands.values[hand]!]! * sum;
  }
  expect(pairPlusPairPlus.product).toEqual(fraction(BigInt(product), BigInt(DEALS)));

  // k V + k (k − 1) C, in chips squared.
  const [v, c] = [toNumber(variance), toNumber(covariance)];
  const seven = seatsVariance(7, { ante: 10, pairPlus: 0 }, nets, two);
  expect(toNumber(seven)).toBeCloseTo(100 * (7 * v + 42 * c), 8);
  const bets = { ante: 2, pairPlus: 1 };
  const alone = moments(chipDistribution(nets, bets)).variance;
  expect(seatsVariance(1, bets, nets, two)).toEqual(alone);
  // Of two seats: 2 V + 2 (2² aa + 2 × 2 ap + pp).
  const p = toNumber(pairPlusPairPlus.covariance);
  const cross = 4 * c + 4 * toNumber(antePairPlus.covariance) + p;
  const pair = toNumber(seatsVariance(2, bets, nets, two));
  expect(pair).toBeCloseTo(2 * toNumber(alone) + 2 * cross, 8);
});

test('hole card: who sees cards of the dealer, and plays his best', () => {
  const { oneCard, twoCards, threeCards, aceOrPaintOrNeither } = vectors.holeCard;
  const one = threePeek(1);
  expect([one.evNum, one.deals]).toEqual([oneCard.num, oneCard.den]);
  expect(one.evNum / one.deals).toBeCloseTo(oneCard.ev, 8);
  expect(one.distribution).toEqual(oneCard.dist);
  expect(moments(one.distribution).sd).toBeCloseTo(oneCard.sd, 8);
  expect(one.played / one.deals).toBeCloseTo(oneCard.playFreq, 8);
  const hits = one.distribution.filter(([net]) => net >= 1).reduce((sum, [, n]) => sum + n, 0);
  expect(hits / one.deals).toBeCloseTo(oneCard.hitGE1, 8);

  const two = threePeek(2);
  expect([two.evNum, two.deals]).toEqual([twoCards.num, twoCards.den]);
  const three = threePeek(3);
  expect([three.evNum, three.deals]).toEqual([threeCards.num, threeCards.den]);
  expect(three.deals).toBe(DEALS);
  const rough = threePeek(1, RULES, (card) =>
    card.startsWith('A') ? 'ace' : 'KQJ'.includes(card.charAt(0)) ? 'paint' : 'neither',
  );
  expect([rough.evNum, rough.deals]).toEqual([aceOrPaintOrNeither.num, aceOrPaintOrNeither.den]);
});

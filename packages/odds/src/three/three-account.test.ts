/** Against exact counts made elsewhere (`vectors/three-card.json`). */
import { expect, test } from 'vitest';
import { DEFAULT_THREE_RULES, threeOrder } from '@tapete/rules';
import type { Card, Category } from '@tapete/rules';
import vectors from '@tapete/rules/vectors/three-card.json' with { type: 'json' };
import { fraction, toNumber } from '../fraction.ts';
import { moments } from '../moments.ts';
import {
  anteDistribution,
  chipDistribution,
  threeAccount,
  threeNets,
  threeOutcomes,
} from './three-account.ts';
import { DEALER_HANDS, DEALS, HANDS, loseOf, threeHands } from './three-hands.ts';
import type { PayRules } from './three-pays.ts';
import { OPTIMAL, parseThreeStrategy } from './three-strategy.ts';

const RULES: PayRules = DEFAULT_THREE_RULES;
const strategy = (text: string) => {
  const read = parseThreeStrategy(text);
  if (!read) throw new Error(`no strategy: ${text}`);
  return read;
};
const numbers = (text: string): number[] => text.split('-').map(Number);
const SHORT = {
  high: 'high-card',
  pair: 'pair',
  flush: 'flush',
  straight: 'straight',
  trips: 'three-of-a-kind',
  sf: 'straight-flush',
} as const satisfies Record<string, Category>;
const CATEGORY_OF_COLUMN = Object.values(SHORT);
const shorts = Object.keys(SHORT) as (keyof typeof SHORT)[];

test('T5–T7 each class of hands against every dealer hand', () => {
  const counts = threeHands();
  const { values } = counts.hands;
  expect(DEALS).toBe(vectors.meta.deals);
  expect([HANDS, DEALER_HANDS]).toEqual([vectors.meta.hands, vectors.meta.dealsPerHand]);
  for (const [column = 0, r1 = 0, r2 = 0, r3 = 0, ...expected] of vectors.classes) {
    const category = CATEGORY_OF_COLUMN[column]!;
    const suits = category === 'flush' || category === 'straight-flush' ? 'ccc' : 'cdh';
    const card = (rank: number, i: number): Card =>
      `${'A23456789TJQKA'[rank - 1]}${suits[i]}` as Card;
    const value = threeOrder().value([card(r1, 0), card(r2, 1), card(r3, 2)]);
    const sums = [0, 0, 0, 0, 0, Infinity, -Infinity];
    for (let i = values.indexOf(value); values[i] === value; i++) {
      const [nq, win, tie, lose] = [
        counts.notQualify[i]!,
        counts.win[i]!,
        counts.tie[i]!,
        loseOf(counts, i),
      ];
      // The vector tells it without the bonus.
      const ev = nq + 2 * win - 2 * lose;
      for (const [at, each] of [1, nq, win, tie, lose].entries()) sums[at]! += each;
      sums[5] = Math.min(sums[5]!, ev);
      sums[6] = Math.max(sums[6]!, ev);
    }
    expect(sums, `${category} ${r1} ${r2} ${r3}`).toEqual(expected);
  }
});

test('T5–T7 always playing, by category, and what lies beside hands that do not qualify', () => {
  const outcomes = threeOutcomes(strategy('always'));
  const counts = threeHands();
  for (const short of shorts) {
    const { nq, w, t, l, nqw, nqt, nql } = vectors.alwaysPlayByCategory[short];
    const ends = outcomes.get(SHORT[short]);
    expect(ends).toEqual({ notQualify: nq, win: w, tie: t, lose: l, fold: 0 });
    let [besideWin, besideTie] = [0, 0];
    for (const [i, value] of counts.hands.values.entries()) {
      if (threeOrder().categoryOf(value, 3) !== SHORT[short]) continue;
      besideWin += counts.besideWin[i]!;
      besideTie += counts.besideTie[i]!;
    }
    expect([besideWin, besideTie, nq - besideWin - besideTie]).toEqual([nqw, nqt, nql]);
  }
});

test('T5 hands with which the dealer qualifies', () => {
  const lowest = threeOrder().value(['Qc', '3d', '2h']);
  const values = [...threeHands().hands.values];
  expect(values.filter((value) => value >= lowest)).toHaveLength(vectors.qualifyingHands);
  expect(values.filter((value) => value < lowest)).toHaveLength(vectors.nonQualifyingHands);
});

test('T13 the best strategy is found, not assumed', () => {
  const { optimal } = vectors;
  const { ante, threshold, deals } = threeAccount(RULES, OPTIMAL);
  expect(deals).toBe(optimal.evDen);
  expect(threshold).toBe(optimal.threshold);
  expect(ante).toMatchObject({ strategy: 'optimal', evNum: optimal.evNum, evDen: optimal.evDen });
  expect(`${fraction(BigInt(ante.evNum), BigInt(ante.evDen)).num}`).toBe(optimal.ev.split('/')[0]);
  expect(ante.houseEdge).toBeCloseTo(optimal.houseEdge, 15);
  expect(ante.elementOfRisk).toBeCloseTo(optimal.elementOfRisk, 15);
  expect(ante.sd).toBeCloseTo(optimal.sd, 14);

  const nets = anteDistribution(threeNets(RULES, OPTIMAL));
  expect(nets).toEqual(optimal.netDistribution);
  const { variance, skew, excessKurtosis } = moments(nets);
  expect(`${variance.num}/${variance.den}`).toBe(optimal.variance);
  expect(skew).toBeCloseTo(optimal.skew, 12);
  expect(excessKurtosis).toBeCloseTo(optimal.exKurtosis, 12);
  const won = nets.reduce((sum, [net, dealt]) => sum + (net > 0 ? dealt : 0), 0);
  expect(won).toBe(optimal.probNetWin.num);
  expect(won / DEALS).toBeCloseTo(optimal.probNetWin.dec, 15);
});

test('T6–T8 the table of returns, line by line', () => {
  const outcomes = threeOutcomes(OPTIMAL);
  const ends = { w: 'win', t: 'tie', l: 'lose', nq: 'notQualify', fold: 'fold' } as const;
  const totals = { w: 0, t: 0, l: 0, nq: 0, fold: 0 };
  const bonus = { sf: 5, trips: 4, straight: 1 } as Record<string, number>;
  const base = { w: 2, t: 0, l: -2, nq: 1, fold: -1 };
  let ev = 0;
  for (const [short, end, net, dealt, chance, part] of vectors.optimal.returnTable) {
    const kind = end as keyof typeof ends;
    const found = outcomes.get(SHORT[short as keyof typeof SHORT])?.[ends[kind]] ?? 0;
    expect(found, `${short} ${end}`).toBe(dealt);
    expect(net).toBe(base[kind] + (bonus[String(short)] ?? 0));
    expect(found / DEALS).toBeCloseTo(Number(chance), 15);
    expect((found * Number(net)) / DEALS).toBeCloseTo(Number(part), 15);
    totals[kind] += found;
    ev += found * Number(net);
  }
  expect(totals).toEqual(vectors.optimal.total);
  expect(ev).toBe(vectors.optimal.evNum);
  const played = DEALS - totals.fold;
  expect(played / DEALER_HANDS).toBe(vectors.optimal.playHands);
  expect(totals.fold / DEALER_HANDS).toBe(vectors.optimal.foldHands);
  expect(`${DEALS + played}/${DEALS}`).toBe(vectors.optimal.avgBet);
});

test.each([
  ['optimal Q64+', 'optimal'],
  ['optimal Q64+', 'Q-6-4'],
  ['always play', 'always'],
  ['Q65+', 'Q-6-5'],
  // The hand after Q-6-5 is Q-7-2.
  ['Q74+ (fold Q6x)', 'Q-7-2'],
  ['Q75+', 'q-7-5'],
  ['J+', 'J'],
  ['A+', 'A'],
] as const)('T13 strategy %s as %s', (key, text) => {
  const expected = vectors.strategies[key];
  const { ante, threshold } = threeAccount(RULES, strategy(text));
  expect([ante.evNum, ante.evDen]).toEqual([expected.num, expected.den]);
  const reduced = fraction(BigInt(ante.evNum), BigInt(ante.evDen));
  expect(`${reduced.num}/${reduced.den}`).toBe(expected.frac);
  expect(-ante.houseEdge).toBeCloseTo(expected.ev, 15);
  expect(ante.elementOfRisk).toBeCloseTo(expected.elementOfRisk, 15);
  expect(threshold).toBe('Q-6-4');
  const sums = { nq: 0, w: 0, t: 0, l: 0, fold: 0 };
  for (const ends of threeOutcomes(strategy(text)).values()) {
    sums.nq += ends.notQualify;
    sums.w += ends.win;
    sums.t += ends.tie;
    sums.l += ends.lose;
    sums.fold += ends.fold;
  }
  const { nq, w, t, l, fold } = expected;
  expect(sums).toEqual({ nq, w, t, l, fold });
  expect(1 - sums.fold / DEALS).toBeCloseTo(expected.playFreq, 15);
  expect(2 - sums.fold / DEALS).toBeCloseTo(expected.avgBet, 15);
});

test.each(Object.entries(vectors.anteBonus))('T11 ante bonus %s', (name, expected) => {
  const anteBonus = numbers(name) as [number, number, number];
  const { ante } = threeAccount({ ...RULES, anteBonus }, OPTIMAL);
  expect([ante.evNum, ante.evDen]).toEqual([expected.num, expected.den]);
  expect(-ante.houseEdge).toBeCloseTo(expected.ev, 15);
  expect(ante.elementOfRisk).toBeCloseTo(expected.eor, 15);
  expect(ante.sd).toBeCloseTo(expected.sd, 14);
  const reduced = fraction(BigInt(ante.evNum), BigInt(ante.evDen));
  expect(`${reduced.num}/${reduced.den}`).toBe(expected.frac);
});

test.each(Object.entries(vectors.pairPlus))('T11 Pair Plus %s', (name, expected) => {
  const { pairPlus } = threeAccount({ ...RULES, pairPlus: numbers(name) }, OPTIMAL);
  expect([pairPlus.evNum, pairPlus.evDen]).toEqual([expected.num, expected.den]);
  expect(-pairPlus.houseEdge).toBeCloseTo(expected.ev, 15);
  expect(pairPlus.sd).toBeCloseTo(expected.sd, 13);
});

test('T11 a sixth number pays the suited A-K-Q, four hands of 22,100', () => {
  const six = threeAccount({ ...RULES, pairPlus: [100, 40, 30, 6, 3, 1] }, OPTIMAL).pairPlus;
  // 60 more than the 40 of a straight flush, four times.
  expect(six.evNum).toBe(vectors.pairPlus['40-30-6-3-1'].num + 4 * 60);
});

test('T10 a forfeited Pair Plus loses what a fold gives up', () => {
  const only = strategy('A-A-A');
  const settles = threeAccount(RULES, only).pairPlus;
  const forfeited = threeAccount({ ...RULES, foldPairPlus: 'forfeited' }, only).pairPlus;
  expect(settles.evNum).toBe(vectors.pairPlus['40-30-6-3-1'].num);
  // Paid: three aces (4 hands, 30 each) and the 48 straight flushes above them (40 each).
  expect(forfeited.evNum).toBe(4 * 30 + 48 * 40 - (22_100 - 52));
});

test('T9 ante and Pair Plus together: parts and whole agree', () => {
  const nets = threeNets(RULES, OPTIMAL);
  expect(nets.reduce((sum, { deals }) => sum + deals, 0)).toBe(DEALS);
  const mean = moments(chipDistribution(nets, { ante: 10, pairPlus: 5 })).mean;
  const { num, den } = vectors.pairPlus['40-30-6-3-1'];
  expect(toNumber(mean)).toBeCloseTo((10 * vectors.optimal.evNum) / DEALS + (5 * num) / den, 14);
  // Net −1: a fold, which never holds a pair or better, or a straight beaten, with its bonus and 6 to one.
  const folded = nets.filter(({ ante }) => ante === -1);
  expect(folded.map(({ pairPlus }) => pairPlus).sort((a, b) => a - b)).toEqual([-1, 6]);
});

test('strategies are read in the forms that are written', () => {
  for (const text of ['', 'T', '9', 'Q-6', 'Q-6-4-2', 'Q-6-1', 'Q64', 'A-A-2s', 'best'])
    expect(parseThreeStrategy(text), text).toBeUndefined();
  for (const text of ['optimal', 'always', 'J', 'Q', 'K', 'A', 'Q-6-4', 'T-4-2', 'A-K-9s', 'A-3-2'])
    expect(parseThreeStrategy(text)?.name, text).toBe(text);
  expect(parseThreeStrategy('4-q-6')?.name).toBe('Q-6-4');
  expect(parseThreeStrategy('10-4-2')?.name).toBe('T-4-2');
  expect(strategy('A').lowest).toBe(strategy('A-4-2').lowest);
});

test('T13 the largest bonus changes no decision: the hands that have one are played anyway', () => {
  expect(threeAccount({ ...RULES, anteBonus: [10_000, 10_000, 10_000] }, OPTIMAL).threshold).toBe(
    'Q-6-4',
  );
});

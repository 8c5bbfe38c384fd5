import { stud, studRules, type StudDeal } from '@tapete/rules';
import { expect, test } from 'vitest';
import { fromSlider, inRange, presets, sliderOf, studWords, usualAmount } from './amounts.ts';

/** Two seats with 500 each in the second street, before a bet; the pot is theirs of the first. */
function dealWith(changes: Partial<StudDeal>): StudDeal {
  const { apply } = stud;
  const started = apply(undefined, {
    type: 'started',
    game: 'stud',
    rules: studRules({ minBet: 10 }),
    seats: [0, 1].map((at) => ({ name: `${at}`, person: `${at}`, stack: 500, at })),
    dealer: 0,
    deck: [],
  });
  return { ...started, contributed: [25, 25], ...changes };
}

const range = { type: 'raise', min: 11, max: 500 } as const;

test('S27 presets: half the pot and all of it, as totals after calling', () => {
  // 50 in the pot and 10 to call: half is 10 + 60 / 2, all of it 10 + 60.
  const deal = dealWith({ contributed: [20, 30], inStreet: [0, 10], bet: 10 });
  expect(presets(deal, 0, range)).toEqual([
    { name: 'min', to: 11 },
    { name: 'half', to: 40 },
    { name: 'pot', to: 70 },
    { name: 'max', to: 500 },
  ]);
});

test('S27 presets outside the range are left out, the most never', () => {
  const deal = dealWith({});
  expect(presets(deal, 0, { type: 'bet', min: 30, max: 40 })).toEqual([
    { name: 'min', to: 30 },
    { name: 'max', to: 40 },
  ]);
  expect(presets(deal, 0, { type: 'bet', min: 7, max: 7 })).toEqual([{ name: 'max', to: 7 }]);
});

test('the slider of a wide range stops at whole small bets, the least and the most', () => {
  // 489 is more than 40 small bets of 10.
  const slider = sliderOf(dealWith({}), range);
  expect(slider).toEqual({ from: 10, top: 500, step: 10 });
  expect([10, 20, 490, 491].map((left) => fromSlider(left, slider, range))).toEqual([
    11, 20, 490, 500,
  ]);
  expect(sliderOf(dealWith({}), { ...range, max: 411 }).step).toBe(1);
});

test('S28 the slider of a proposal ends at what the richest rival could match', () => {
  const { options } = stud.legal(
    dealWith({ asked: [0], question: { about: 'turn', proposed: false }, stacks: [100, 900] }),
    0,
  );
  const { propose } = studWords(options);
  // The whole stack of 100 and one chip more; 900 are the other's.
  expect(propose).toEqual({ type: 'propose', min: 101, max: 900 });
  expect(sliderOf(dealWith({}), propose!).top).toBe(900);
});

test('a turn begins with the least opening, or with twice the bet', () => {
  expect(usualAmount(dealWith({}), { type: 'bet', min: 10, max: 500 })).toBe(10);
  expect(usualAmount(dealWith({ bet: 40 }), range)).toBe(80);
  expect(usualAmount(dealWith({ bet: 300 }), range)).toBe(500);
  expect(usualAmount(dealWith({}), undefined)).toBeNull();
});

test('what was typed counts as a whole number in the range', () => {
  expect([null, 3, 20.4, 900].map((typed) => inRange(typed, range))).toEqual([11, 11, 20, 500]);
});

test('S30 no raise and no proposal is offered where nobody is left who could answer', () => {
  const turn = { asked: [0], question: { about: 'turn', proposed: false } } as const;
  const facing = { ...turn, bet: 10, inStreet: [0, 10], contributed: [25, 35] };
  const offered = (changes: Partial<StudDeal>) =>
    studWords(stud.legal(dealWith({ ...facing, ...changes }), 0).options);
  expect(offered({ stacks: [300, 500] })).toMatchObject({
    raise: { type: 'raise', min: 11, max: 300 },
    propose: { type: 'propose', min: 301, max: 510 },
  });
  const words = offered({ stacks: [300, 0] });
  expect([words.raise, words.propose]).toEqual([undefined, undefined]);
  expect(words.call).toEqual({ type: 'call', to: 10, adds: 10, allIn: false });
});

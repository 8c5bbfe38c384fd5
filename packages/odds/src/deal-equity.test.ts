import { hand, handRules, stud, studRules, type Card, type StudAction } from '@tapete/rules';
import { expect, test } from 'vitest';
import { dealEquity } from './deal-equity.ts';
import { equity } from './equity.ts';

const random = (): number => 0;
const RULES = studRules({ deck: 'auto', ante: 5 });

/** Bea, Carla and Ana, who deals: down cards first, then a round up, and so on; nobody may be left out of it. */
function dealTo(cards: string, actions: readonly StudAction[]) {
  const seats = ['Ana', 'Bea', 'Carla'].map((name, at) => ({ name, person: name, stack: 500, at }));
  const setup = { rules: RULES, dealer: 0, pack: 'beginning' } as const;
  const begun = stud.start(setup, seats, hand(cards));
  if (!begun.ok) throw new Error(begun.error.code);
  return actions.reduce((deal, action) => {
    const turn = stud.play(deal, deal.asked[0]!, action);
    if (!turn.ok) throw new Error(turn.error.code);
    return turn.value.deal;
  }, begun.value.deal);
}

// S2: three seats of `auto` play with 32 cards, from the 7 up. Bea opens with her ace, Carla folds, Ana calls.
const deal = dealTo('9c 9d Kd Ah 8s Kh Tc Jd', [
  { type: 'bet', to: 20 },
  { type: 'fold' },
  { type: 'call' },
]);
const rules = handRules(RULES, 3);

const shareOf = (hands: readonly string[], dead: string) => {
  const found = equity({
    hands: hands.map((each) => asSeen(each)),
    dead: hand(dead),
    rules,
    random,
  });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};
const asSeen = (text: string): readonly (Card | '??')[] =>
  text.split(' ').map((each) => (each === '??' ? each : hand(each)[0]!));

test('to one person: his own cards, the others’ open ones, and those of who has folded as dead', () => {
  const found = dealEquity(stud.maskDeal(deal, 'Ana'), { random });
  const expected = shareOf(['Kd Kh Jd', '?? Ah Tc'], '8s');
  expect(found).toEqual({
    ok: true,
    value: { ...expected, seats: [expected.seats[0], expected.seats[1], null] },
  });
});

test('to who knows all cards that are dealt, the closed one of the folded seat too', () => {
  const found = dealEquity(deal, { random });
  const expected = shareOf(['Kd Kh Jd', '9c Ah Tc'], '9d 8s');
  // Two cards each to come of 32 − 8: C(24, 2) × C(22, 2) = 276 × 231.
  expect(expected).toMatchObject({ method: 'exact', deals: 276 * 231 });
  expect(found.ok && found.value.seats).toEqual([...expected.seats, null]);
});

test('with one seat left there is nothing to share', () => {
  const over = dealTo('9c 9d Kd Ah 8s Kh', [
    { type: 'bet', to: 20 },
    { type: 'fold' },
    { type: 'fold' },
  ]);
  expect(dealEquity(over, { random })).toEqual({
    ok: false,
    error: { code: 'too-few-seats', detail: { seats: 1, min: 2 } },
  });
});

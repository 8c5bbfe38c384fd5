/** What each event leaves in the deal (S18–S34). */
import { expect, test } from 'vitest';
import { foldStud } from '../testing/script-answer.ts';
import { PAIR, RICH, THREE, TRIO, TWO, played } from '../testing/stud-hand.ts';
import { applyStud } from './stud-apply.ts';
import type { StudDeal, StudEvent } from './stud-deal.ts';
import { stud } from './stud.ts';

const streetOf = ({ street, bet, step, opener, aggressor, lastSpoke }: StudDeal) => ({
  street,
  bet,
  step,
  opener,
  aggressor,
  lastSpoke,
});

test('a deal as it begins', () => {
  const { events, deal } = played(PAIR, TWO);
  const begun = foldStud(events.slice(0, 1));
  expect(begun).toEqual({
    game: 'stud',
    rules: deal.rules,
    seats: deal.seats,
    dealer: 1,
    deck: deal.deck,
    dealt: 0,
    street: 0,
    cards: [[], []],
    stacks: [100, 100],
    contributed: [0, 0],
    inStreet: [0, 0],
    returned: [0, 0],
    loans: [0, 0],
    folded: [false, false],
    spoken: [false, false],
    acted: [false, false],
    bet: 0,
    step: 10,
    opener: null,
    aggressor: null,
    lastSpoke: null,
    asked: [],
    question: null,
    shown: [null, null],
    mucked: [false, false],
    pots: [],
    outcome: null,
  });
});

test('S19 no street has begun before the first up card', () => {
  const { events } = played(PAIR, TWO);
  const closed = foldStud(events.slice(0, 3));
  expect([closed.street, closed.dealt, closed.cards.map((held) => held.length)]).toEqual([
    0,
    2,
    [1, 1],
  ]);
  expect(foldStud(events.slice(0, 4)).street).toBe(1);
});

test('S26 a street as it is spoken, and a new one', () => {
  const after = (...actions: string[]) => played(PAIR, TWO, actions).deal;
  const opened = after('Ana bet 20');
  expect(streetOf(opened)).toEqual({
    street: 1,
    bet: 20,
    step: 20,
    opener: 0,
    aggressor: 0,
    lastSpoke: 0,
  });
  expect([opened.spoken, opened.acted, opened.inStreet]).toEqual([
    [true, false],
    [true, false],
    [20, 0],
  ]);
  const raised = after('Ana bet 20', 'Bea raise 50');
  expect(streetOf(raised)).toMatchObject({ bet: 50, step: 30, aggressor: 1, lastSpoke: 1 });
  expect([raised.spoken, raised.acted, raised.inStreet]).toEqual([
    [true, true],
    [true, true],
    [20, 50],
  ]);
  const next = after('Ana bet 20', 'Bea raise 50', 'Ana call');
  expect(streetOf(next)).toEqual({
    street: 2,
    bet: 0,
    step: 10,
    opener: 0,
    aggressor: null,
    lastSpoke: null,
  });
  expect([next.spoken, next.acted, next.inStreet, next.contributed, next.dealt]).toEqual([
    [false, false],
    [false, false],
    [0, 0],
    [60, 60],
    6,
  ]);
});

test('S24 a pass keeps the right to raise, a call does not', () => {
  expect(played(TRIO, THREE, ['Ana pass']).deal.acted).toEqual([false, false, false]);
  const called = played(TRIO, THREE, ['Ana bet 10', 'Bea call']).deal;
  expect(called.acted).toEqual([true, true, false]);
  expect(called.aggressor).toBe(0);
});

test('S28 a proposal, its refusal, and the next turn', () => {
  const of = ({ asked, question }: StudDeal) => [asked, question];
  const after = (...actions: string[]) => of(played(RICH, THREE, actions).deal);
  const open = { about: 'proposal', seat: 0, to: 150 };
  const ask = (proposed: boolean) => ({ about: 'turn', proposed });
  expect(after()).toEqual([[0], ask(false)]);
  expect(after('Ana propose 150')).toEqual([[1, 2], open]);
  expect(after('Ana propose 150', 'Bea accept')).toEqual([[2], open]);
  const refused = ['Ana propose 150', 'Bea accept', 'Cai refuse'];
  expect(after(...refused)).toEqual([[0], ask(true)]);
  expect(after(...refused, 'Ana pass')).toEqual([[1], ask(false)]);
  const agreed = ['Ana propose 150', 'Bea accept', 'Cai accept'];
  expect(after(...agreed)).toEqual([[1], ask(false)]);
});

test('each event of a proposal alone asks nobody', () => {
  const { events } = played(RICH, THREE, ['Ana propose 150', 'Bea accept', 'Cai accept']);
  const upTo = (type: StudEvent['type']) =>
    foldStud(events.slice(0, 1 + events.findLastIndex((event) => event.type === type)));
  const proposed = upTo('proposed');
  expect([proposed.asked, proposed.question]).toEqual([
    [],
    { about: 'proposal', seat: 0, to: 150 },
  ]);
  const lent = upTo('lent');
  expect([lent.asked, lent.question]).toEqual([[], null]);
  expect([lent.stacks, lent.loans]).toEqual([
    [150, 490, 490],
    [60, 0, 0],
  ]);
  const refused = played(RICH, THREE, ['Ana propose 150', 'Bea refuse']).events;
  const declined = foldStud(refused.slice(0, -1));
  expect([declined.asked, declined.question]).toEqual([[], { about: 'turn', proposed: true }]);
  const spoke = foldStud(played(TRIO, THREE, ['Ana bet 10']).events.slice(0, -1));
  expect([spoke.asked, spoke.question]).toEqual([[], null]);
});

test('S32–S34 the end of a deal', () => {
  const { deal } = played({ Ana: 100, Bea: 60 }, TWO, ['Ana bet 90', 'Bea call']);
  // Ana's 90 against Bea's 50.
  expect([deal.returned, deal.contributed, deal.stacks]).toEqual([
    [40, 0],
    [60, 60],
    [160, 0],
  ]);
  expect([deal.asked, deal.question, deal.outcome]).toEqual([[], null, 'showdown']);
  expect(deal.pots).toEqual([{ amount: 120, seats: [0, 1], winners: [0], shares: [120] }]);
  expect(deal.mucked).toEqual([false, false]);
});

test('S33 a shown hand opens the cards of a viewer who saw none', () => {
  const { events } = played(PAIR, TWO, ['Ana pass', 'Bea pass']);
  const seen = foldStud(events.map((event) => stud.mask(event, null)));
  expect(seen.cards.map((held) => held.map(({ card }) => card))).toEqual([
    ['Ac', 'Ad'],
    ['2c', '7d'],
  ]);
  const before = events.findIndex((event) => event.type === 'showed');
  const closed = foldStud(events.slice(0, before).map((event) => stud.mask(event, null)));
  expect(closed.cards.map((held) => held.map(({ card }) => card))).toEqual([
    ['??', 'Ad'],
    ['??', '7d'],
  ]);
  expect(closed.deck).toEqual([]);
});

test('no event but the first begins a deal', () => {
  expect(() => applyStud(undefined, { type: 'ended', outcome: 'showdown' })).toThrow(
    "a deal begins with 'started', not 'ended'",
  );
});

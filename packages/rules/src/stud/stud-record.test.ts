/** What a deal writes down, event by event, and what each event leaves in the deal (S18–S34). */
import { describe, expect, test } from 'vitest';
import { foldStud } from '../testing/script-answer.ts';
import { PAIR, THREE, TRIO, TWO, played } from '../testing/stud-hand.ts';
import { applyStud } from './stud-apply.ts';
import type { StudDeal, StudEvent } from './stud-deal.ts';
import { stud } from './stud.ts';

/** The events after the cards of the first street. */
const spoken = (events: readonly StudEvent[]): readonly StudEvent[] => events.slice(4);
/** Bea and Cai could match a bet of 490 (S28). */
const RICH = { Ana: 100, Bea: 500, Cai: 500 };
const turn = (seat: number) => ({ type: 'asked', seats: [seat], about: 'turn' });
const says = (seat: number, said: string, to: number, added: number, more = {}) => ({
  type: 'spoke',
  seat,
  said,
  to,
  added,
  allIn: false,
  timeout: false,
  ...more,
});

describe('the log', () => {
  test('S18–S34 from the antes to the end', () => {
    const actions = ['Ana bet 20', 'Bea call', 'Ana pass', 'Bea pass'];
    const { events } = played(PAIR, TWO, actions);
    const [ana, bea] = [
      { seat: 0, owner: 'person Ana' },
      { seat: 1, owner: 'person Bea' },
    ];
    const started = events[0] as Extract<StudEvent, { type: 'started' }>;
    expect([started.type, started.game, started.dealer]).toEqual(['started', 'stud', 1]);
    expect(started.deck.slice(0, 4)).toEqual(['Ac', '2c', 'Ad', '7d']);
    expect(events.slice(1, 4)).toEqual([
      { type: 'anted', amounts: [10, 10] },
      {
        type: 'dealt',
        street: 1,
        up: false,
        cards: [
          { ...ana, position: 0, card: 'Ac' },
          { ...bea, position: 1, card: '2c' },
        ],
        opener: null,
      },
      {
        type: 'dealt',
        street: 1,
        up: true,
        cards: [
          { ...ana, position: 2, card: 'Ad' },
          { ...bea, position: 3, card: '7d' },
        ],
        opener: 0,
      },
    ]);
    expect(spoken(events)).toEqual([
      turn(0),
      says(0, 'bet', 20, 20),
      turn(1),
      says(1, 'call', 20, 20),
      {
        type: 'dealt',
        street: 2,
        up: true,
        cards: [
          { ...ana, position: 4, card: 'Kh' },
          { ...bea, position: 5, card: '9s' },
        ],
        opener: 0,
      },
      turn(0),
      says(0, 'pass', 0, 0),
      turn(1),
      says(1, 'pass', 0, 0),
      { type: 'concluded', outcome: 'all-passed' },
      {
        type: 'showed',
        seat: 0,
        hand: { cards: ['Ac', 'Ad', 'Kh'], category: 'pair', value: expect.any(Number) },
      },
      {
        type: 'showed',
        seat: 1,
        hand: { cards: ['2c', '7d', '9s'], category: 'high-card', value: expect.any(Number) },
      },
      // Two antes of 10 and two bets of 20.
      { type: 'paid', pots: [{ amount: 60, seats: [0, 1], winners: [0], shares: [60] }] },
      { type: 'ended', outcome: 'all-passed' },
    ]);
  });

  test('S25 S27 a raise adds what is missing; a call for less is all-in', () => {
    const { events } = played({ Ana: 200, Bea: 60 }, TWO, [
      'Ana bet 20',
      'Bea raise 45',
      'Ana raise 100',
      'Bea call',
    ]);
    const said = events.filter((event) => event.type === 'spoke');
    expect(said).toEqual([
      says(0, 'bet', 20, 20),
      says(1, 'raise', 45, 45),
      says(0, 'raise', 100, 80),
      // Bea has 50 in all: 5 more.
      says(1, 'call', 50, 5, { allIn: true }),
    ]);
    expect(events.filter((event) => event.type === 'returned')).toEqual([
      { type: 'returned', seat: 0, amount: 50 },
    ]);
  });

  test('S27 all-in is a bet, a raise or a call', () => {
    const said = (stacks: Readonly<Record<string, number>>, ...actions: string[]) =>
      played(stacks, TWO, actions).events.findLast((event) => event.type === 'spoke');
    const all = { allIn: true };
    expect(said(PAIR, 'Ana all-in')).toEqual(says(0, 'bet', 90, 90, all));
    expect(said({ Ana: 100, Bea: 120 }, 'Ana bet 20', 'Bea all-in')).toEqual(
      says(1, 'raise', 110, 110, all),
    );
    expect(said(PAIR, 'Ana bet 90', 'Bea all-in')).toEqual(says(1, 'call', 90, 90, all));
    // A fold adds nothing.
    expect(said(PAIR, 'Ana bet 20', 'Bea fold')).toEqual(says(1, 'fold', 0, 0));
    expect(said(PAIR, 'Ana bet 20', 'Bea raise 40', 'Ana fold')).toEqual(says(0, 'fold', 20, 0));
  });

  test('S37 the clock is written down', () => {
    const { events } = played(TRIO, THREE, ['Ana timeout', 'Bea bet 10', 'Cai timeout']);
    expect(spoken(events)).toEqual([
      turn(0),
      says(0, 'pass', 0, 0, { timeout: true }),
      turn(1),
      says(1, 'bet', 10, 10),
      turn(2),
      says(2, 'fold', 0, 0, { timeout: true }),
      turn(0),
    ]);
  });

  test('S28 a proposal that all accept', () => {
    const { events } = played(RICH, THREE, ['Ana propose 150', 'Cai accept', 'Bea accept']);
    expect(spoken(events)).toEqual([
      turn(0),
      { type: 'proposed', seat: 0, to: 150 },
      { type: 'asked', seats: [1, 2], about: 'proposal' },
      { type: 'answered', seat: 2, accepts: true, timeout: false },
      { type: 'answered', seat: 1, accepts: true, timeout: false },
      // 150 − the 90 she has.
      { type: 'lent', seat: 0, amount: 60 },
      says(0, 'bet', 150, 150, { allIn: true }),
      turn(1),
    ]);
  });

  test('S28 S37 a proposal that the clock refuses', () => {
    const { events } = played(RICH, THREE, ['Ana propose 150', 'Bea accept', 'Cai timeout']);
    expect(spoken(events).slice(3)).toEqual([
      { type: 'answered', seat: 1, accepts: true, timeout: false },
      { type: 'answered', seat: 2, accepts: false, timeout: true },
      { type: 'declined', seat: 0 },
      turn(0),
    ]);
  });

  test('S32 the last one left', () => {
    const { events } = played(PAIR, TWO, ['Ana bet 30', 'Bea fold']);
    expect(spoken(events).slice(3)).toEqual([
      says(1, 'fold', 0, 0),
      { type: 'returned', seat: 0, amount: 30 },
      { type: 'concluded', outcome: 'last-left' },
      { type: 'paid', pots: [{ amount: 20, seats: [0], winners: [0], shares: [20] }] },
      { type: 'ended', outcome: 'last-left' },
    ]);
  });
});

describe('the deal', () => {
  test('as it begins', () => {
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

  const streetOf = ({ street, bet, step, opener, aggressor, lastSpoke }: StudDeal) => ({
    street,
    bet,
    step,
    opener,
    aggressor,
    lastSpoke,
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

  test('S32–S34 the end', () => {
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
});

/** What a deal writes down, event by event (S18–S34). */
import { expect, test } from 'vitest';
import { PAIR, RICH, THREE, TRIO, TWO, played } from '../testing/stud-hand.ts';
import type { StudEvent } from './stud-deal.ts';

/** The events after the cards of the first street. */
const spoken = (events: readonly StudEvent[]): readonly StudEvent[] => events.slice(4);
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

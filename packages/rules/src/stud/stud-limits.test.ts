/** The whole of what a seat is told: its options with their ranges, and the numbers of each refusal (S24–S28). */
import { describe, expect, test } from 'vitest';
import { MOST_CHIPS, type DealSeat } from '../game.ts';
import { cardsOf, studActionOf } from '../testing/script-answer.ts';
import { PAIR, TRIO, THREE, TWO, played } from '../testing/stud-hand.ts';
import type { StudDeal } from './stud-deal.ts';
import { studRules } from './stud-rules.ts';
import { stud } from './stud.ts';

const legal = (deal: StudDeal) => stud.legal(deal, deal.asked[0]!);

/** Why `Ana bet 20` is refused, with its numbers. */
function refusal(deal: StudDeal, text: string) {
  const { name, action } = studActionOf(text);
  const seat = deal.seats.findIndex((each) => each.name === name);
  const result = stud.play(deal, seat, action);
  return result.ok ? null : result.error;
}

describe('S24 S25 what is told', () => {
  test('S24 before a bet', () => {
    const { deal } = played({ Ana: 100, Bea: 200 }, TWO);
    // 100 − 10 of ante; beyond it by consent, as far as Bea's 200 − 10 could match (S28).
    expect(legal(deal)).toEqual({
      options: [
        { type: 'pass' },
        { type: 'bet', min: 10, max: 90 },
        { type: 'fold' },
        { type: 'all-in', to: 90 },
        { type: 'propose', min: 91, max: 190 },
      ],
      refused: {
        call: { code: 'nothing-to-call', detail: {} },
        raise: { code: 'nothing-to-raise', detail: {} },
        accept: { code: 'no-proposal', detail: {} },
        refuse: { code: 'no-proposal', detail: {} },
      },
    });
  });

  test('S25 after a bet', () => {
    // Ana's 20 and the 170 behind them are 190.
    const { deal } = played({ Ana: 200, Bea: 100 }, TWO, ['Ana bet 20']);
    expect(legal(deal)).toEqual({
      options: [
        { type: 'call', to: 20, adds: 20, allIn: false },
        { type: 'raise', min: 21, max: 90 },
        { type: 'fold' },
        { type: 'all-in', to: 90 },
        { type: 'propose', min: 91, max: 190 },
      ],
      refused: {
        pass: { code: 'cannot-pass', detail: { bet: 20 } },
        bet: { code: 'must-raise', detail: { bet: 20 } },
        accept: { code: 'no-proposal', detail: {} },
        refuse: { code: 'no-proposal', detail: {} },
      },
    });
  });

  test('S28 before a proposal', () => {
    const { deal } = played({ Ana: 100, Bea: 500, Cai: 500 }, THREE, ['Ana propose 150']);
    const answerFirst = { code: 'answer-first', detail: {} };
    expect(legal(deal)).toEqual({
      options: [{ type: 'accept' }, { type: 'refuse' }],
      refused: {
        pass: answerFirst,
        bet: answerFirst,
        call: answerFirst,
        raise: answerFirst,
        fold: answerFirst,
        'all-in': answerFirst,
        propose: answerFirst,
      },
    });
  });

  test.each([
    ['not in turn', ['Ana bet 20'], 0, 'not-your-turn'],
    ['folded', ['Ana bet 20', 'Bea fold'], 1, 'not-in-deal'],
    ['no such seat', [], 3, 'not-in-deal'],
    ['the deal is over', ['Ana fold', 'Bea fold'], 2, 'deal-over'],
  ] as const)('nothing: %s', (_, actions, seat, code) => {
    const { options, refused } = stud.legal(played(TRIO, THREE, actions).deal, seat);
    expect(options).toEqual([]);
    expect(Object.keys(refused)).toHaveLength(9);
    for (const reason of Object.values(refused)) expect(reason).toEqual({ code, detail: {} });
  });
});

describe('S25 the call', () => {
  const call = (stacks: Readonly<Record<string, number>>, actions: readonly string[]) =>
    legal(played(stacks, TWO, actions).deal).options.find(({ type }) => type === 'call');

  test('adds what is missing to the bet', () => {
    // Ana has put 20 of 50.
    expect(call(PAIR, ['Ana bet 20', 'Bea raise 50'])).toEqual({
      type: 'call',
      to: 50,
      adds: 30,
      allIn: false,
    });
  });

  test('S27 with a stack that just covers it, and with a shorter one, is all-in', () => {
    const all = { type: 'call', to: 90, adds: 90, allIn: true };
    expect(call({ Ana: 500, Bea: 100 }, ['Ana bet 90'])).toEqual(all);
    expect(call({ Ana: 500, Bea: 100 }, ['Ana bet 200'])).toEqual(all);
    expect(call({ Ana: 500, Bea: 101 }, ['Ana bet 90'])).toEqual({ ...all, allIn: false });
  });

  test('S25 who cannot go above the bet is told what he has', () => {
    const { deal } = played({ Ana: 500, Bea: 100 }, TWO, ['Ana bet 90']);
    const { options, refused } = legal(deal);
    expect(refused.raise).toEqual({ code: 'above-stack', detail: { max: 90 } });
    expect(options.find(({ type }) => type === 'all-in')).toEqual({ type: 'all-in', to: 90 });
  });
});

describe('S27 a maximum is told where it forbids', () => {
  const above = (max: number) => ({ code: 'above-maximum', detail: { max } });

  test('a stack above it is neither all-in nor beyond itself', () => {
    const { refused } = legal(played(PAIR, TWO, [], { maxBet: 60 }).deal);
    expect(refused['all-in']).toEqual(above(60));
    expect(refused.propose).toEqual(above(60));
  });

  test('a stack of exactly the maximum may be all-in', () => {
    const { options } = legal(played(PAIR, TWO, [], { maxBet: 90 }).deal);
    expect(options).toContainEqual({ type: 'all-in', to: 90 });
    expect(options).toContainEqual({ type: 'bet', min: 10, max: 90 });
  });

  test('a proposal may reach exactly the maximum', () => {
    const { options } = legal(played({ Ana: 100, Bea: 200 }, TWO, [], { maxBet: 91 }).deal);
    expect(options).toContainEqual({ type: 'propose', min: 91, max: 91 });
  });

  test('a bet that has reached it is not raised', () => {
    const { refused } = legal(played(PAIR, TWO, ['Ana bet 60'], { maxBet: 60 }).deal);
    expect(refused.raise).toEqual(above(60));
    expect(refused['all-in']).toEqual(above(60));
    expect(refused.propose).toEqual(above(60));
  });

  test('and so a seat that could not reach it is told', () => {
    const { refused } = legal(
      played({ Ana: 100, Bea: 60 }, TWO, ['Ana bet 60'], { maxBet: 60 }).deal,
    );
    expect(refused.raise).toEqual(above(60));
  });

  test('S26 a full raise of exactly the maximum is legal; where it would be more, the maximum alone is', () => {
    const rules = { raise: 'last-raise', exceed: 'off' } as const;
    // 20 + 20 = 40.
    const exact = legal(played(PAIR, TWO, ['Ana bet 20'], { ...rules, maxBet: 40 }).deal);
    expect(exact.options).toContainEqual({ type: 'raise', min: 40, max: 40 });
    const below = played(PAIR, TWO, ['Ana bet 20'], { ...rules, maxBet: 39 }).deal;
    expect(legal(below).options).toContainEqual({ type: 'raise', min: 39, max: 39 });
    expect(refusal(below, 'Bea raise 38')).toEqual({
      code: 'below-minimum',
      detail: { to: 38, min: 39 },
    });
    expect(refusal(below, 'Bea raise 40')).toEqual({
      code: 'above-maximum',
      detail: { to: 40, max: 39 },
    });
    // Less than a full raise with the whole stack, which is just the maximum.
    const whole = { Ana: 100, Bea: 45 };
    const short = legal(played(whole, TWO, ['Ana bet 20'], { ...rules, maxBet: 35 }).deal);
    expect(short.options).toContainEqual({ type: 'raise', min: 35, max: 35 });
  });

  test('pot: what the seat has in the street counts once', () => {
    // Antes 20; Ana 20, Bea 50: to call 30, then the pot is 20 + 20 + 50 + 30 = 120: 50 + 120.
    const deep = { Ana: 1000, Bea: 1000 };
    const { deal } = played(deep, TWO, ['Ana bet 20', 'Bea raise 50'], { maxBet: 'pot' });
    expect(legal(deal).options).toContainEqual({ type: 'raise', min: 51, max: 170 });
  });
});

describe('S26 S27 S28 the numbers of a refused amount', () => {
  // The rival's 500 − 10 of ante are what a proposal may reach (S28).
  const open = () => played({ Ana: 100, Bea: 500 }, TWO).deal;
  const facing = () => played({ Ana: 500, Bea: 100 }, TWO, ['Ana bet 20']).deal;

  test.each([
    ['Ana bet 9', { code: 'below-minimum', detail: { to: 9, min: 10 } }],
    ['Ana bet 91', { code: 'above-stack', detail: { to: 91, max: 90 } }],
    ['Ana bet 10.5', { code: 'not-whole', detail: { to: 10.5 } }],
    ['Ana propose 90', { code: 'within-stack', detail: { to: 90, min: 91 } }],
    ['Ana propose 491', { code: 'above-maximum', detail: { to: 491, max: 490 } }],
    ['Ana propose 1000000001', { code: 'above-maximum', detail: { to: 1e9 + 1, max: 490 } }],
  ])('%s before a bet', (text, error) => {
    expect(refusal(open(), text)).toEqual(error);
  });

  test.each([
    ['Bea raise 20', { code: 'not-higher', detail: { to: 20, min: 21 } }],
    ['Bea raise 91', { code: 'above-stack', detail: { to: 91, max: 90 } }],
    ['Bea propose 90', { code: 'within-stack', detail: { to: 90, min: 91 } }],
    ['Bea propose 491', { code: 'above-maximum', detail: { to: 491, max: 490 } }],
  ])('%s after a bet of 20', (text, error) => {
    expect(refusal(facing(), text)).toEqual(error);
  });

  test('a bet above the maximum names it, or the stack where that is less', () => {
    const rules = { maxBet: 60 } as const;
    const deep = played(PAIR, TWO, [], rules).deal;
    expect(refusal(deep, 'Ana bet 61')).toEqual({
      code: 'above-maximum',
      detail: { to: 61, max: 60 },
    });
    const short = played({ Ana: 40, Bea: 100 }, TWO, [], rules).deal;
    expect(refusal(short, 'Ana bet 61')).toEqual({
      code: 'above-maximum',
      detail: { to: 61, max: 30 },
    });
  });

  test('S28 a proposal above the stack and not above the bet', () => {
    const { deal } = played({ Ana: 500, Bea: 100 }, TWO, ['Ana bet 200']);
    expect(refusal(deal, 'Bea propose 200')).toEqual({
      code: 'not-higher',
      detail: { to: 200, min: 201 },
    });
  });
});

describe('setups that are refused say why', () => {
  const named = (...stacks: number[]): DealSeat[] =>
    stacks.map((stack, at) => ({ name: `seat ${at}`, person: `person ${at}`, stack, at }));
  const deck = cardsOf('Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d');
  const start = (stacks: number[], changes: Parameters<typeof studRules>[0] = {}, cards = deck) => {
    const setup = { rules: studRules(changes), dealer: 0, pack: 'beginning' } as const;
    const started = stud.start(setup, named(...stacks), cards);
    return started.ok ? null : started.error;
  };

  test('S1 the number of seats', () => {
    expect(start([100])).toEqual({ code: 'too-few-seats', detail: { seats: 1, min: 2 } });
    expect(start(Array<number>(9).fill(100))).toEqual({
      code: 'too-many-seats',
      detail: { seats: 9, max: 8 },
    });
  });

  test('S26 S27 a maximum below the minimum', () => {
    expect(start([100, 100], { minBet: 10, maxBet: 9 })).toEqual({
      code: 'maximum-below-minimum',
      detail: { max: 9, min: 10 },
    });
    expect(start([100, 100], { minBet: 10, maxBet: 10 })).toBeNull();
  });

  test.each([0, -5, 10.5, MOST_CHIPS + 1])('S17 a stack of %d', (stack) => {
    expect(start([100, stack])).toEqual({
      code: 'empty-stack',
      detail: { seat: 'seat 1', stack },
    });
  });

  test('S17 one chip and the most there may be', () => {
    expect(start([1, MOST_CHIPS])).toBeNull();
  });

  test('S3 a pack of too few cards', () => {
    expect(start([100, 100], {}, deck.slice(0, 3))).toEqual({ code: 'deck-exhausted', detail: {} });
  });
});

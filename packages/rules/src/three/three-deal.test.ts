/** The course of a three-card deal (T4, T9, T14, T16–T18). */
import { describe, expect, test } from 'vitest';
import type { ThreeScript } from '../../reference/three-deal.ts';
import { pack } from '../cards.ts';
import { MOST_CHIPS } from '../game.ts';
import { alternate, answerOf } from '../testing/three-hand.ts';
import { cardsOf, playThreeScript, threeTable } from '../testing/script-answer.ts';
import type { ThreeDeal } from './three-deal.ts';
import { checkBets } from './three-play.ts';
import { DEFAULT_THREE_RULES, MOST_STAKE } from './three-rules.ts';
import { three } from './three.ts';

const two: ThreeScript = {
  game: 'three',
  seats: [
    { name: 'Ana', stack: 100, ante: 10, pairPlus: 5 },
    { name: 'Bea', stack: 100, ante: 20 },
  ],
  deck: alternate('Ks 9d 5c', '4h 5h 6h', 'Qh 8h 3s'),
};
const refusal = (script: ThreeScript): [number, string] => {
  const result = playThreeScript(script);
  if (result.ok) throw new Error('not refused');
  return [result.at, result.code];
};
const one = (seat: Partial<ThreeScript['seats'][number]>): ThreeScript => ({
  ...two,
  seats: [{ name: 'Ana', stack: 100, ante: 10, ...seat }],
});

describe('T14 dealing', () => {
  const hands = (script: ThreeScript) => {
    const { deal } = answerOf(script);
    return [...deal.cards, deal.dealer].map((held) => held.map(({ card }) => card).join(' '));
  };

  test('alternate: card by card from the left of the dealer, the dealer last', () => {
    expect(hands(two)).toEqual(['Ks 9d 5c', '4h 5h 6h', 'Qh 8h 3s']);
  });

  test('packet: three cards to each in turn', () => {
    const deck = 'Ks 9d 5c 4h 5h 6h Qh 8h 3s';
    expect(hands({ ...two, deck, rules: { dealing: 'packet' } })).toEqual([
      'Ks 9d 5c',
      '4h 5h 6h',
      'Qh 8h 3s',
    ]);
  });

  test('one to seven seats against one dealer', () => {
    const seats = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `P${i}`, stack: 100, ante: 10 }));
    const deck = pack(2).join(' ');
    expect(answerOf({ game: 'three', seats: seats(7), deck }).deal.asked).toHaveLength(7);
    expect(answerOf({ game: 'three', seats: seats(1), deck }).deal.asked).toHaveLength(1);
    expect(refusal({ game: 'three', seats: seats(8), deck })).toEqual([-1, 'too-many-seats']);
    expect(refusal({ game: 'three', seats: [], deck })).toEqual([-1, 'too-few-seats']);
  });

  test('a pack too short for all refuses the deal', () => {
    expect(refusal({ ...two, deck: 'Ks 4h Qh 9d 5h 8h 5c 6h' })).toEqual([-1, 'deck-exhausted']);
  });
});

describe('T4 the decisions', () => {
  test('bets leave the stack before the cards, the play bet with the decision', () => {
    expect(answerOf(two).stacks).toEqual({ Ana: 85, Bea: 80 });
    expect(answerOf({ ...two, actions: ['Bea play'] }).stacks).toEqual({ Ana: 85, Bea: 60 });
  });

  test('play puts down just the ante', () => {
    const { deal } = answerOf(two);
    expect(three.legal(deal, 1)).toEqual({
      options: [
        { type: 'play', stake: 20 },
        { type: 'fold', stake: 0 },
      ],
      refused: {},
    });
  });

  test('in any order; the deal is settled with the last', () => {
    const { deal, stacks } = answerOf({ ...two, actions: ['Bea play', 'Ana fold'] });
    expect(deal.outcome).toBe('settled');
    // Ana −10 −5; Bea's straight flush +20 +20 and 5 × 20.
    expect(stacks).toEqual({ Ana: 85, Bea: 240 });
  });

  test('each seat decides once', () => {
    const twice = { ...two, actions: ['Ana play', 'Ana fold'] };
    expect(refusal(twice)).toEqual([1, 'already-decided']);
    const over = { ...two, actions: ['Ana play', 'Bea play', 'Ana play'] };
    expect(refusal(over)).toEqual([2, 'deal-over']);
  });

  test('nobody else decides', () => {
    const { deal } = answerOf(two);
    for (const seat of [-1, 2, 0.5]) {
      expect(three.play(deal, seat, { type: 'play' })).toEqual({
        ok: false,
        error: { code: 'not-in-deal', detail: {} },
      });
    }
  });

  test('every seat is settled on its own', () => {
    const alone = answerOf({
      ...one({ pairPlus: 5 }),
      deck: alternate('Ks 9d 5c', 'Qh 8h 3s'),
      actions: ['Ana play'],
    });
    const beside = answerOf({ ...two, actions: ['Ana play', 'Bea fold'] });
    expect(beside.lines.filter((line) => line.seat === 'Ana')).toEqual(alone.lines);
  });
});

describe('T9 T16 bets that are refused', () => {
  test('T9 no Pair Plus without an ante', () => {
    expect(refusal(one({ ante: 0, pairPlus: 5 }))).toEqual([-1, 'pair-plus-without-ante']);
  });

  test('T16 the play bet must be covered: ante ≤ (stack − pair plus) / 2', () => {
    const check = (stack: number, ante: number, pairPlus: number) => {
      const result = checkBets({ name: 'Ana', stack, ante, pairPlus });
      return result.ok ? 'ok' : result.error;
    };
    // (25 − 5) / 2 = 10.
    expect(check(25, 10, 5)).toBe('ok');
    expect(check(24, 10, 5)).toEqual({
      code: 'ante-not-covered',
      detail: { seat: 'Ana', ante: 10, max: 9 },
    });
    expect(check(3, 1, 2)).toEqual({
      code: 'ante-not-covered',
      detail: { seat: 'Ana', ante: 1, max: 0 },
    });
    expect(refusal(one({ stack: 19, ante: 10 }))).toEqual([-1, 'ante-not-covered']);
    expect(answerOf(one({ stack: 20, ante: 10 })).stacks).toEqual({ Ana: 10 });
  });

  test.each([
    ['no ante', 0, 0, 'bad-ante'],
    ['less than none', -1, 0, 'bad-ante'],
    ['half a chip', 1.5, 0, 'bad-ante'],
    ['no number', NaN, 0, 'bad-ante'],
    ['too much', MOST_STAKE + 1, 0, 'bad-ante'],
    ['a Pair Plus of half a chip', 10, 0.5, 'bad-pair-plus'],
    ['a Pair Plus below nothing', 10, -1, 'bad-pair-plus'],
  ])('%s', (_, ante, pairPlus, code) => {
    const result = checkBets({ name: 'Ana', stack: MOST_CHIPS, ante, pairPlus });
    expect(result).toMatchObject({ ok: false, error: { code } });
  });

  test.each([NaN, MOST_CHIPS + 1, -5])('a stack of %s', (stack) => {
    expect(checkBets({ name: 'Ana', stack, ante: 1, pairPlus: 0 }).ok).toBe(false);
  });
});

test('T17 a timeout folds, and says so', () => {
  const { events, stacks } = answerOf({ ...two, actions: ['Bea play', 'Ana timeout'] });
  expect(events.filter((event) => event.type === 'decided')).toEqual([
    { type: 'decided', seat: 1, plays: true, timeout: false },
    { type: 'decided', seat: 0, plays: false, timeout: true },
  ]);
  expect(stacks['Ana']).toBe(85);
});

describe('T18 the bank', () => {
  const banked = (stack: number): ThreeScript => ({
    ...two,
    rules: { bank: 'player' },
    seats: [...two.seats, { name: 'Max', stack }],
    dealer: 'Max',
  });

  test('a player covers the largest payout of all posted bets, or they are refused', () => {
    // Ana 7 × 10 + 40 × 5, Bea 7 × 20.
    expect(refusal(banked(409))).toEqual([-1, 'bank-not-covered']);
    expect(answerOf(banked(410)).stacks['Max']).toBe(410);
    expect(threeTable(banked(410)).setup.banker?.name).toBe('Max');
  });

  test('he pays and takes what the house would', () => {
    const { stacks, deal } = answerOf({ ...banked(500), actions: ['Ana play', 'Bea play'] });
    // Ana K-9-5 over Q-8-3: +20 −5. Bea's straight flush: +40 and 5 × 20.
    expect(deal.bankNet).toBe(-155);
    expect(stacks).toEqual({ Ana: 115, Bea: 240, Max: 345 });
  });

  test('without a banker a deal banked by players is refused', () => {
    const { seats, deck } = threeTable(two);
    const setup = { rules: { ...DEFAULT_THREE_RULES, bank: 'player' as const }, banker: null };
    expect(three.start(setup, seats, deck)).toMatchObject({
      ok: false,
      error: { code: 'bank-not-covered' },
    });
  });

  test('the house has chips without limit', () => {
    const rich = { name: 'Ana', stack: MOST_CHIPS, ante: MOST_STAKE, pairPlus: 0 };
    const { deal, stacks } = answerOf({
      game: 'three',
      seats: [rich],
      deck: alternate('4c 3c 2c', 'Qh 8h 3s'),
      actions: ['Ana play'],
    });
    // 2 + 5 antes.
    expect(deal.bankNet).toBe(-7 * MOST_STAKE);
    expect(stacks).toEqual({ Ana: MOST_CHIPS + 7 * MOST_STAKE });
  });
});

describe('what a viewer sees', () => {
  const cardsFor = (script: ThreeScript, viewer: string | null) => {
    const view = three.maskDeal(answerOf(script).deal, viewer);
    return [...view.cards, view.dealer].map((held) => held.map(({ card }) => card).join(' '));
  };
  const closed = '?? ?? ??';

  test('his own cards until the end, never the dealer’s', () => {
    expect(cardsFor(two, 'person Bea')).toEqual([closed, '4h 5h 6h', closed]);
    expect(cardsFor(two, null)).toEqual([closed, closed, closed]);
  });

  test('the dealer and every hand that plays are turned; a folded hand is not', () => {
    const actions = ['Ana fold', 'Bea play'];
    expect(cardsFor({ ...two, actions }, null)).toEqual([closed, '4h 5h 6h', 'Qh 8h 3s']);
    expect(cardsFor({ ...two, actions }, 'person Ana')).toEqual([
      'Ks 9d 5c',
      '4h 5h 6h',
      'Qh 8h 3s',
    ]);
  });

  test('nobody plays: the dealer turns nothing', () => {
    const actions = ['Ana fold', 'Bea fold'];
    expect(cardsFor({ ...two, actions }, null)).toEqual([closed, closed, closed]);
  });

  test('T10 a folded hand that Pair Plus pays is turned', () => {
    const deck = alternate('Ks Kd 5c', '4h 5h 6h', 'Qh 8h 3s');
    const actions = ['Ana fold', 'Bea fold'];
    expect(cardsFor({ ...two, deck, actions }, null)).toEqual(['Ks Kd 5c', closed, closed]);
    const forfeited = { ...two, deck, actions, rules: { foldPairPlus: 'forfeited' as const } };
    expect(cardsFor(forfeited, null)).toEqual([closed, closed, closed]);
  });

  test('who sits down later in a seat reads nothing of the former holder', () => {
    const seat = (person: string, at: number) => ({
      name: person,
      person,
      stack: 100,
      at,
      ante: 10,
      pairPlus: 0,
    });
    const setup = { rules: DEFAULT_THREE_RULES, banker: null, pack: 'beginning' } as const;
    const deck = cardsOf(two.deck);
    const started = three.start(setup, [seat('u1', 0), seat('u2', 1)], deck);
    if (!started.ok) throw new Error('refused');
    const view = three.maskDeal(started.value.deal, 'u3');
    expect(JSON.stringify(view.cards)).not.toMatch(/[2-9TJQKA][cdhs]/);
    // u2 held seat 1 and still reads that, wherever he sits now.
    const mine = three.maskDeal(started.value.deal, 'u2').cards;
    expect(mine.map((held) => held[0]!.card)).toEqual(['??', '4h']);
  });
});

test('a deal begins with its first event', () => {
  const nothing: ThreeDeal | undefined = undefined;
  expect(() => three.apply(nothing, { type: 'asked', seats: [0] })).toThrow();
});

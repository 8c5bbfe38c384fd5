/** What a three-card deal writes down, what each event leaves in it, and the numbers of a refusal (T4–T18). */
import { describe, expect, test } from 'vitest';
import type { ThreeScript } from '../../reference/three-deal.ts';
import { MOST_CHIPS } from '../game.ts';
import { cardsOf, foldThree } from '../testing/script-answer.ts';
import { alternate, answerOf } from '../testing/three-hand.ts';
import { applyThree } from './three-apply.ts';
import { checkBets } from './three-play.ts';
import { DEFAULT_THREE_RULES, MOST_STAKE, type ThreeRules } from './three-rules.ts';
import { three } from './three.ts';

const two: ThreeScript = {
  game: 'three',
  seats: [
    { name: 'Ana', stack: 100, ante: 10, pairPlus: 5 },
    { name: 'Bea', stack: 100, ante: 20 },
  ],
  deck: alternate('Ks Kd 5c', '4h 5h 6h', 'Qh 8h 3s'),
};
const [ANA, BEA, DEALER] = ['Ks Kd 5c', '4h 5h 6h', 'Qh 8h 3s'].map(cardsOf);

describe('the log', () => {
  test('T4 T14 the deal until the first decision', () => {
    const { events } = answerOf(two);
    expect(events.map(({ type }) => type)).toEqual(['started', 'dealt', 'asked']);
    expect(events[0]).toMatchObject({ game: 'three', banker: null, deck: cardsOf(two.deck) });
    expect(events[1]).toEqual({
      type: 'dealt',
      cards: [
        { seat: 0, owner: 'person Ana', position: 0, card: 'Ks' },
        { seat: 1, owner: 'person Bea', position: 1, card: '4h' },
        { seat: 'dealer', owner: null, position: 2, card: 'Qh' },
        { seat: 0, owner: 'person Ana', position: 3, card: 'Kd' },
        { seat: 1, owner: 'person Bea', position: 4, card: '5h' },
        { seat: 'dealer', owner: null, position: 5, card: '8h' },
        { seat: 0, owner: 'person Ana', position: 6, card: '5c' },
        { seat: 1, owner: 'person Bea', position: 7, card: '6h' },
        { seat: 'dealer', owner: null, position: 8, card: '3s' },
      ],
    });
    expect(events[2]).toEqual({ type: 'asked', seats: [0, 1] });
  });

  const after = (...actions: string[]) => answerOf({ ...two, actions }).events.slice(3);
  const decided = (seat: number, plays: boolean) => ({
    type: 'decided',
    seat,
    plays,
    timeout: false,
  });
  const line = (seat: number, spot: string, stake: number, amount: number, rule: string) => ({
    seat,
    spot,
    stake,
    outcome: amount > 0 ? 'win' : 'lose',
    amount,
    rule,
  });

  test('T6–T9 both play: the dealer turns, then each hand, then all is settled', () => {
    expect(after('Bea play', 'Ana play')).toEqual([
      decided(1, true),
      decided(0, true),
      { type: 'turned', cards: DEALER, qualifies: true },
      { type: 'showed', seat: 0, cards: ANA },
      { type: 'showed', seat: 1, cards: BEA },
      {
        type: 'settled',
        lines: [
          line(0, 'ante', 10, 10, 'T7'),
          line(0, 'play', 10, 10, 'T7'),
          line(0, 'pair-plus', 5, 5, 'T9'),
          line(1, 'ante', 20, 20, 'T7'),
          line(1, 'play', 20, 20, 'T7'),
          line(1, 'bonus', 20, 100, 'T8'),
        ],
      },
      { type: 'ended', outcome: 'settled' },
    ]);
  });

  test('T10 a folded hand is turned to be paid its Pair Plus, and only then', () => {
    const shown = (script: ThreeScript) =>
      answerOf({ ...script, actions: ['Ana fold', 'Bea fold'] })
        .events.filter(({ type }) => type === 'showed' || type === 'turned')
        .map((event) => (event.type === 'showed' ? event.seat : 'dealer'));
    expect(shown(two)).toEqual([0]);
    expect(shown({ ...two, rules: { foldPairPlus: 'forfeited' } })).toEqual([]);
    // No Pair Plus; then one that loses.
    expect(
      shown({ ...two, seats: [{ name: 'Ana', stack: 100, ante: 10 }, two.seats[1]!] }),
    ).toEqual([]);
    const high = alternate('Ks 9d 5c', '4h 5h 6h', 'Qh 8h 3s');
    expect(shown({ ...two, deck: high })).toEqual([]);
  });
});

describe('the deal', () => {
  test('as it begins: bets have left the stacks', () => {
    const { events, deal } = answerOf(two);
    expect(foldThree(events.slice(0, 1))).toEqual({
      game: 'three',
      rules: deal.rules,
      seats: deal.seats,
      banker: null,
      bankNet: 0,
      deck: cardsOf(two.deck),
      stacks: [85, 80],
      cards: [[], []],
      dealer: [],
      plays: [0, 0],
      decided: [null, null],
      asked: [],
      shown: [false, false],
      turned: false,
      qualifies: null,
      lines: [],
      outcome: null,
    });
  });

  test('T4 a decision', () => {
    const { deal } = answerOf({ ...two, actions: ['Bea play'] });
    expect([deal.asked, deal.decided, deal.plays, deal.stacks]).toEqual([
      [0],
      [null, 'play'],
      [0, 20],
      [85, 60],
    ]);
    const folded = answerOf({ ...two, actions: ['Bea fold'] }).deal;
    expect([folded.asked, folded.decided, folded.plays, folded.stacks]).toEqual([
      [0],
      [null, 'fold'],
      [0, 0],
      [85, 80],
    ]);
  });

  test('T6–T9 the end', () => {
    const { deal } = answerOf({ ...two, actions: ['Bea play', 'Ana fold'] });
    expect(deal).toMatchObject({
      asked: [],
      outcome: 'settled',
      turned: true,
      qualifies: true,
      shown: [true, true],
      // Ana: 85, her Pair Plus of 5 and 5 for it. Bea: 60, her 20 + 20, 20 + 20 and 5 × 20.
      stacks: [95, 240],
      // +10 of Ana's ante, −5, −20 −20 −100.
      bankNet: -135,
    });
    // Positions stay with the cards that are turned.
    expect(deal.dealer).toEqual(DEALER!.map((card, i) => ({ card, position: 3 * i + 2 })));
    expect(deal.cards[1]).toEqual(BEA!.map((card, i) => ({ card, position: 3 * i + 1 })));
  });

  test('T5 a dealer who does not qualify', () => {
    const deck = alternate('Ks Kd 5c', '4h 5h 6h', 'Jh 8h 3s');
    const { deal } = answerOf({ ...two, deck, actions: ['Bea play', 'Ana fold'] });
    expect(deal.qualifies).toBe(false);
  });

  test('what is turned opens the cards of a viewer who saw none', () => {
    const { events } = answerOf({ ...two, actions: ['Bea play', 'Ana play'] });
    const masked = events.map((event) => three.mask(event, null));
    const seen = foldThree(masked);
    expect([...seen.cards, seen.dealer].map((held) => held.map(({ card }) => card))).toEqual([
      ANA,
      BEA,
      DEALER,
    ]);
    const before = foldThree(masked.slice(0, 4));
    expect([...before.cards, before.dealer].flat().every(({ card }) => card === '??')).toBe(true);
    expect(before.deck).toEqual([]);
  });

  test('no event but the first begins a deal', () => {
    expect(() => applyThree(undefined, { type: 'asked', seats: [] })).toThrow(
      "a deal begins with 'started', not 'asked'",
    );
  });
});

describe('what a seat is told', () => {
  const deal = () => answerOf({ ...two, actions: ['Bea play'] }).deal;
  test.each([
    [1, 'already-decided'],
    [2, 'not-in-deal'],
    [-1, 'not-in-deal'],
  ])('T4 seat %i may do nothing: %s', (seat, code) => {
    const reason = { code, detail: {} };
    expect(three.legal(deal(), seat)).toEqual({
      options: [],
      refused: { play: reason, fold: reason },
    });
  });

  test('nothing is asked before the cards, nothing after the end', () => {
    const { events } = answerOf({ ...two, actions: ['Bea play', 'Ana play'] });
    const codeOf = (count: number) =>
      three.legal(foldThree(events.slice(0, count)), 0).refused.play?.code;
    expect([codeOf(1), codeOf(2), codeOf(3)]).toEqual([
      'not-your-turn',
      'not-your-turn',
      undefined,
    ]);
    expect(codeOf(events.length)).toBe('deal-over');
  });
});

describe('the numbers of a refusal', () => {
  const check = (ante: number, pairPlus: number, stack = 100) => {
    const checked = checkBets({ name: 'Ana', stack, ante, pairPlus });
    return checked.ok ? null : checked.error;
  };

  test('T4 T9 T16 bets', () => {
    expect(check(10, -1)).toEqual({ code: 'bad-pair-plus', detail: { seat: 'Ana', pairPlus: -1 } });
    expect(check(10, MOST_STAKE + 1)?.code).toBe('bad-pair-plus');
    expect(check(0, 5)).toEqual({
      code: 'pair-plus-without-ante',
      detail: { seat: 'Ana', pairPlus: 5 },
    });
    expect(check(0, 0)).toEqual({
      code: 'bad-ante',
      detail: { seat: 'Ana', ante: 0, min: 1, max: MOST_STAKE },
    });
    expect(check(51, 0)).toEqual({
      code: 'ante-not-covered',
      detail: { seat: 'Ana', ante: 51, max: 50 },
    });
    expect(check(1, 0, 2)).toBeNull();
    expect(check(MOST_STAKE, MOST_STAKE, MOST_CHIPS)).toBeNull();
    expect(check(1, 0, MOST_CHIPS + 1)?.code).toBe('ante-not-covered');
  });

  const seat = (ante: number) => ({
    name: 'Ana',
    person: 'ana',
    stack: 100,
    at: 0,
    ante,
    pairPlus: 0,
  });
  const start = (
    seats: readonly ReturnType<typeof seat>[],
    deck = cardsOf(two.deck),
    rules: Partial<ThreeRules> = {},
    banker: number | null = null,
  ) => {
    const setup = {
      rules: { ...DEFAULT_THREE_RULES, ...rules },
      banker: banker === null ? null : { name: 'Max', person: 'max', stack: banker, at: 1 },
      pack: 'beginning' as const,
    };
    const started = three.start(setup, seats, deck);
    return started.ok ? null : started.error;
  };

  test('T14 seats and cards', () => {
    expect(start([])).toEqual({ code: 'too-few-seats', detail: { seats: 0, min: 1 } });
    expect(start(Array.from({ length: 8 }, () => seat(10)))).toEqual({
      code: 'too-many-seats',
      detail: { seats: 8, max: 7 },
    });
    // Three for the seat, three for the dealer.
    expect(start([seat(10)], cardsOf(two.deck).slice(0, 5))).toEqual({
      code: 'deck-exhausted',
      detail: { cards: 5, needed: 6 },
    });
    expect(start([seat(10)], cardsOf(two.deck).slice(0, 6))).toBeNull();
  });

  test('T18 the bank', () => {
    const bank = { bank: 'player' } as const;
    // 2 + 5 antes of 10.
    expect(start([seat(10)], undefined, bank, 69)).toEqual({
      code: 'bank-not-covered',
      detail: { needed: 70, stack: 69 },
    });
    expect(start([seat(10)], undefined, bank, 70)).toBeNull();
    expect(start([seat(10)], undefined, bank)).toEqual({
      code: 'bank-not-covered',
      detail: { needed: 70, stack: 0 },
    });
    // Where the house banks nobody's stack is measured.
    expect(start([seat(10)], undefined, {}, 1)).toBeNull();
  });
});

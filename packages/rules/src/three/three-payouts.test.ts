/** What a three-card hand is paid for its cards: ante bonus and Pair Plus (T8–T11), and the most a bank may owe (T18). */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../testing/script-answer.ts';
import { against, nets } from '../testing/three-hand.ts';
import { DEFAULT_THREE_RULES } from './three-rules.ts';
import { bonusToOne, largestPayout, pairPlusToOne } from './three-settle.ts';

const NOT_QUALIFIED = 'Jd 9h 2s';

describe('T8 the ante bonus', () => {
  test.each([
    ['straight flush', '4c 3c 2c', 50],
    ['three of a kind', '2c 2d 2h', 40],
    ['straight', '4c 3d 2h', 10],
  ])('%s', (_, player, bonus) => {
    expect(nets(against(player, 'Qc 9d 8h'))['bonus']).toBe(bonus);
    // The dealer does not qualify.
    expect(nets(against(player, NOT_QUALIFIED))).toEqual({ ante: 10, play: 0, bonus });
  });

  test('also when the hand loses', () => {
    expect(nets(against('4c 3d 2h', 'Ac Ad Ah'))).toEqual({ ante: -10, play: -10, bonus: 10 });
  });

  test('also when it ties', () => {
    expect(nets(against('4c 3d 2h', '4d 3h 2s'))).toEqual({ ante: 0, play: 0, bonus: 10 });
  });

  test('not for a folded hand, nor below a straight', () => {
    expect(nets(against('4c 3c 2c', NOT_QUALIFIED, {}, 'fold'))).toEqual({ ante: -10 });
    expect(nets(against('Ac Kc Jc', NOT_QUALIFIED))).toEqual({ ante: 10, play: 0 });
  });

  test('its line has the ante for a stake and takes none from the stack', () => {
    const { lines, stacks } = against('2c 2d 2h', 'Qc 9d 8h');
    expect(lines[2]).toEqual({ seat: 'Ana', spot: 'bonus', stake: 10, outcome: 'win', amount: 40 });
    expect(stacks).toEqual({ Ana: 160 });
  });

  test('T11 0 is not paid and has no line', () => {
    const rules = { anteBonus: [5, 4, 0] };
    expect(nets(against('4c 3d 2h', NOT_QUALIFIED, {}, 'play', rules))).toEqual({
      ante: 10,
      play: 0,
    });
    expect(bonusToOne(cardsOf('4c 3d 2h'), { ...DEFAULT_THREE_RULES, anteBonus: [5, 4, 0] })).toBe(
      0,
    );
  });
});

describe('T9 T10 Pair Plus', () => {
  test.each([
    ['pair', '2c 2d 3h', 1],
    ['flush', '5c 3c 2c', 3],
    ['straight', '4c 3d 2h', 6],
    ['three of a kind', '2c 2d 2h', 30],
    ['straight flush', '4c 3c 2c', 40],
    ['suited A-K-Q, of five numbers', 'Ac Kc Qc', 40],
    ['less', 'Ac Kc Jh', -1],
  ])('T9 %s', (_, player, toOne) => {
    // Whatever the dealer holds: here three aces or kings, there nothing.
    for (const dealer of ['Ks Kh Kd', 'Js 9h 8s']) {
      expect(nets(against(player, dealer, { pairPlus: 5 }))['pair-plus']).toBe(5 * toOne);
    }
  });

  test('T9 0 is not paid: the bet loses', () => {
    const rules = { pairPlus: [40, 30, 6, 3, 0] };
    const answer = against('2c 2d 3h', NOT_QUALIFIED, { pairPlus: 5 }, 'play', rules);
    expect(nets(answer)['pair-plus']).toBe(-5);
  });

  test('T11 a sixth, leading number pays a suited A-K-Q', () => {
    const rules = { ...DEFAULT_THREE_RULES, pairPlus: [50, 40, 30, 6, 4, 1] };
    const toOne = (cards: string): number => pairPlusToOne(cardsOf(cards), rules);
    expect(['Ac Kc Qc', 'Kc Qc Jc', 'As Kc Qc', '3c 2c Ac'].map(toOne)).toEqual([50, 40, 6, 40]);
    expect(['2c 2d 2h', '5c 3c 2c', '2c 2d 3h', '5c 3d 2h'].map(toOne)).toEqual([30, 4, 1, 0]);
  });

  test('T10 settles: a folded hand is paid for its cards', () => {
    const { lines, stacks } = against('2c 2d 3h', NOT_QUALIFIED, { pairPlus: 5 }, 'fold');
    expect(lines.map(({ spot, amount }) => [spot, amount])).toEqual([
      ['ante', -10],
      ['pair-plus', 5],
    ]);
    expect(stacks).toEqual({ Ana: 95 });
  });

  test('T10 forfeited: it loses whatever it is', () => {
    const rules = { foldPairPlus: 'forfeited' } as const;
    const answer = against('4c 3c 2c', NOT_QUALIFIED, { pairPlus: 5 }, 'fold', rules);
    expect(nets(answer)).toEqual({ ante: -10, 'pair-plus': -5 });
    // A hand that plays is paid all the same.
    const plays = against('4c 3c 2c', NOT_QUALIFIED, { pairPlus: 5 }, 'play', rules);
    expect(nets(plays)['pair-plus']).toBe(200);
  });
});

describe('T18 the most a bank may have to pay', () => {
  const most = (ante: number, pairPlus: number, rules = {}) =>
    largestPayout([{ ante, pairPlus }], { ...DEFAULT_THREE_RULES, ...rules });

  test('ante, play, the bonus and Pair Plus of one hand', () => {
    // 10 + 10 + 5 × 10 + 40 × 5.
    expect(most(10, 5)).toBe(270);
    expect(most(10, 0)).toBe(70);
  });

  test('the hand that both tables together pay best', () => {
    // Three of a kind: 2 × 10 + 6 × 10 + 50 × 5 = 330 over a straight flush 70 + 200.
    expect(most(10, 5, { anteBonus: [5, 6, 1], pairPlus: [40, 50, 6, 3, 1] })).toBe(330);
    // A suited A-K-Q: 20 + 50 + 50 × 5.
    expect(most(10, 5, { pairPlus: [50, 40, 30, 6, 4, 1] })).toBe(320);
    // No bonus for anything: a pair at 90 to one.
    expect(most(10, 5, { anteBonus: [0, 0, 0], pairPlus: [0, 0, 0, 0, 90] })).toBe(470);
  });

  test('seats add up', () => {
    const seats = [
      { ante: 10, pairPlus: 5 },
      { ante: 3, pairPlus: 0 },
    ];
    // 270 + 3 × 7.
    expect(largestPayout(seats, DEFAULT_THREE_RULES)).toBe(291);
    expect(largestPayout([], DEFAULT_THREE_RULES)).toBe(0);
  });
});

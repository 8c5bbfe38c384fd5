/** Speaking: what may be said, and when a round ends (S24, S25, S29, S37). */
import { describe, expect, test } from 'vitest';
import {
  PAIR,
  THREE,
  TRIO,
  TWO,
  speaker,
  denied,
  moveTypes,
  moves,
  nameOf,
  played,
  refused,
} from '../testing/stud-hand.ts';

describe('S24 before a bet', () => {
  test('pass, bet or fold', () => {
    const { deal } = played(PAIR, TWO, [], { exceed: 'off' });
    expect(moveTypes(deal)).toEqual(['all-in', 'bet', 'fold', 'pass']);
    expect(denied(deal, 'call')).toBe('nothing-to-call');
    expect(denied(deal, 'raise')).toBe('nothing-to-raise');
    expect(refused(PAIR, TWO, ['Ana call'])).toEqual([0, 'nothing-to-call']);
    expect(refused(PAIR, TWO, ['Ana raise 20'])).toEqual([0, 'nothing-to-raise']);
  });

  test('a pass keeps the right to raise whoever opens', () => {
    const { deal } = played(PAIR, TWO, ['Ana pass', 'Bea bet 10', 'Ana raise 30']);
    expect(deal.bet).toBe(30);
    expect(speaker(deal)).toBe('Bea');
  });

  test('so it is with last-raise: a pass has not used the right', () => {
    const { deal } = played(PAIR, TWO, ['Ana pass', 'Bea bet 10'], { raise: 'last-raise' });
    expect(moves(deal)['raise']).toEqual([20, 90]);
  });

  test('the first speaker may fold at once; the next speaks then', () => {
    const { deal } = played(TRIO, THREE, ['Ana fold']);
    expect(speaker(deal)).toBe('Bea');
    expect(moveTypes(deal)).toContain('pass');
  });

  test('nobody speaks twice before somebody bets', () => {
    const { deal } = played(TRIO, THREE, ['Ana pass', 'Bea pass']);
    expect(speaker(deal)).toBe('Cai');
    expect(refused(TRIO, THREE, ['Ana pass', 'Ana pass'])).toEqual([1, 'not-your-turn']);
  });
});

describe('S25 after a bet', () => {
  test('fold, call or raise; nobody may pass', () => {
    const { deal } = played(PAIR, TWO, ['Ana bet 20'], { exceed: 'off' });
    expect(moveTypes(deal)).toEqual(['all-in', 'call', 'fold', 'raise']);
    expect(denied(deal, 'pass')).toBe('cannot-pass');
    expect(denied(deal, 'bet')).toBe('must-raise');
    expect(refused(PAIR, TWO, ['Ana bet 20', 'Bea pass'])).toEqual([1, 'cannot-pass']);
    expect(refused(PAIR, TWO, ['Ana bet 20', 'Bea bet 40'])).toEqual([1, 'must-raise']);
  });

  test('who has folded says nothing more in the deal', () => {
    const fold = ['Ana bet 20', 'Bea fold'];
    expect(refused(TRIO, THREE, [...fold, 'Bea call'])).toEqual([2, 'not-in-deal']);
  });

  test('a seat that faces an all-in is asked, although it is the last that can act', () => {
    const { deal } = played({ Ana: 100, Bea: 60 }, TWO, ['Ana bet 10', 'Bea all-in']);
    expect(speaker(deal)).toBe('Ana');
    expect(moveTypes(deal)).toContain('fold');
    // Bea has 50 behind the ante; Ana owes 40 more.
    expect(deal.bet).toBe(50);
    const called = played({ Ana: 100, Bea: 60 }, TWO, ['Ana bet 10', 'Bea all-in', 'Ana call']);
    expect(called.contributed).toEqual({ Ana: 60, Bea: 60 });
  });

  test('nothing may be said when the deal is over', () => {
    expect(refused(PAIR, TWO, ['Ana fold', 'Bea pass'])).toEqual([1, 'deal-over']);
  });
});

describe('S29 the end of a round', () => {
  test('when all who are still in have matched the bet', () => {
    const { deal } = played(TRIO, THREE, ['Ana bet 10', 'Bea raise 20', 'Cai call']);
    expect([deal.street, speaker(deal)]).toEqual([1, 'Ana']);
    const on = played(TRIO, THREE, ['Ana bet 10', 'Bea raise 20', 'Cai call', 'Ana call']);
    expect(on.deal.street).toBe(2);
  });

  test('the number of raises is not limited', () => {
    const raises = Array.from(
      { length: 40 },
      (_, i) => `${i % 2 === 0 ? 'Bea' : 'Ana'} raise ${11 + i}`,
    );
    const { deal } = played(PAIR, TWO, ['Ana bet 10', ...raises]);
    expect(deal.bet).toBe(50);
  });

  test('a folded seat owes nothing', () => {
    const { deal } = played(TRIO, THREE, ['Ana bet 10', 'Bea raise 20', 'Cai fold', 'Ana call']);
    expect(deal.street).toBe(2);
    expect(deal.contributed).toEqual([30, 30, 10]);
  });
});

describe('S37 the clock', () => {
  test('passes where a pass is legal, else folds, and says that it was the clock', () => {
    const { deal, events } = played(TRIO, THREE, ['Ana timeout', 'Bea bet 10', 'Cai timeout']);
    const spoke = events.flatMap((event) =>
      event.type === 'spoke' ? [[nameOf(deal, event.seat), event.said, event.timeout]] : [],
    );
    expect(spoke).toEqual([
      ['Ana', 'pass', true],
      ['Bea', 'bet', false],
      ['Cai', 'fold', true],
    ]);
  });

  test('speaks for nobody out of turn', () => {
    expect(refused(TRIO, THREE, ['Bea timeout'])).toEqual([0, 'not-your-turn']);
    expect(refused(PAIR, TWO, ['Ana fold', 'Bea timeout'])).toEqual([1, 'deal-over']);
  });
});

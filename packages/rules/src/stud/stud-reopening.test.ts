/** S26 `last-raise`: how much a raise is at least, who may raise again, and S30, where nobody could answer. */
import { describe, expect, test } from 'vitest';
import { both, denied, moves, nameOf, played, refusedByBoth, TWO } from '../testing/stud-hand.ts';
import type { StudDeal } from './stud-deal.ts';

const asked = (deal: StudDeal): string => nameOf(deal, deal.asked[0]!);
/** The first seat's ace speaks first. */
const FIVE = ['Ac 9c 2c 3c 4c', 'Ad 9d 7h 4h 5h', 'Ks 8h 6d 5s 6c'];
const THREE = ['Ac 9c 2c', 'Ad 9d 7h'];

describe('S26 last-raise: short all-ins that together reach a full raise', () => {
  const rules = { preset: 'literal', raise: 'last-raise', minBet: 100, exceed: 'off' } as const;
  const stacks = { A: 1000, B: 125, C: 1000, D: 200, E: 1000 };
  const round = ['A bet 100', 'B all-in', 'C call', 'D all-in', 'E call'];

  test('over the 100 that A matched: 200 − 100 = 100, he may raise', () => {
    const { deal } = played(stacks, FIVE, round, rules);
    // 200 + 100.
    expect([asked(deal), moves(deal)]).toEqual([
      'A',
      { call: [], raise: [300, 1000], fold: [], 'all-in': [] },
    ]);
    expect(refusedByBoth(stacks, FIVE, [...round, 'A raise 299'], rules)).toEqual([
      5,
      'below-minimum',
    ]);
  });

  test('over the 125 that C matched they do not: 200 − 125 = 75', () => {
    const called = [...round, 'A call'];
    const { deal } = played(stacks, FIVE, called, rules);
    expect([asked(deal), moves(deal)]).toEqual(['C', { call: [], fold: [] }]);
    for (const words of ['raise 300', 'all-in']) {
      const actions = [...called, `C ${words}`];
      expect(refusedByBoth(stacks, FIVE, actions, rules)).toEqual([6, 'not-reopened']);
    }
  });

  test('A’s full raise lets C raise again', () => {
    const { deal } = played(stacks, FIVE, [...round, 'A raise 300'], rules);
    expect([asked(deal), moves(deal)['raise']]).toEqual(['C', [400, 1000]]);
  });

  test('a chip short of a full raise they do not', () => {
    const { deal } = played({ ...stacks, D: 199 }, FIVE, round, rules);
    expect([asked(deal), denied(deal, 'raise')]).toEqual(['A', 'not-reopened']);
  });

  test('with any every raise does', () => {
    const called = [...round, 'A call'];
    const { deal } = played(stacks, FIVE, called, { ...rules, raise: 'any' });
    expect([asked(deal), moves(deal)['raise']]).toEqual(['C', [201, 1000]]);
  });
});

describe('S26 last-raise: the maximum and the whole stack are always a raise', () => {
  const rules = { preset: 'literal', raise: 'last-raise', maxBet: 100, exceed: 'off' } as const;

  test('maximum 100, bet 60: to 100 and nothing else, though 60 + 60 would be full', () => {
    const stacks = { Ana: 500, Bea: 500 };
    expect(moves(played(stacks, TWO, ['Ana bet 60'], rules).deal)['raise']).toEqual([100, 100]);
    const raised = both(stacks, TWO, ['Ana bet 60', 'Bea raise 100'], rules);
    expect(raised.contributed).toEqual({ Ana: 60, Bea: 100 });
    const to = (total: number) =>
      refusedByBoth(stacks, TWO, ['Ana bet 60', `Bea raise ${total}`], rules);
    expect([to(99), to(101)]).toEqual([
      [1, 'below-minimum'],
      [1, 'above-maximum'],
    ]);
  });

  test('a raise to the maximum that is short reopens for nobody, and is not raised', () => {
    const stacks = { Ana: 500, Bea: 500 };
    const { deal } = played(stacks, TWO, ['Ana bet 60', 'Bea raise 100'], rules);
    expect([asked(deal), moves(deal)]).toEqual(['Ana', { call: [], fold: [] }]);
  });

  test('a stack of 80 goes all-in with 80', () => {
    const stacks = { Ana: 500, Bea: 80 };
    const { deal } = played(stacks, TWO, ['Ana bet 60'], rules);
    expect(moves(deal)).toEqual({ call: [], raise: [80, 80], fold: [], 'all-in': [] });
  });
});

describe('S26 last-raise: never by less than the minimum', () => {
  const rules = { preset: 'literal', raise: 'last-raise', minBet: 20, exceed: 'off' } as const;
  const stacks = { Ana: 5, Bea: 500, Cai: 500 };

  test('minimum 20, an all-in opening of 5: to 25 at least', () => {
    const { deal } = played(stacks, THREE, ['Ana all-in'], rules);
    expect([asked(deal), moves(deal)['raise']]).toEqual(['Bea', [25, 500]]);
    expect(refusedByBoth(stacks, THREE, ['Ana all-in', 'Bea raise 24'], rules)).toEqual([
      1,
      'below-minimum',
    ]);
  });

  test('that raise of 20 is the next step: 25 + 20', () => {
    const { deal } = played(stacks, THREE, ['Ana all-in', 'Bea raise 25'], rules);
    expect(moves(deal)['raise']).toEqual([45, 500]);
  });

  test('a short all-in over a short opening: 15 + 20', () => {
    const { deal } = played({ ...stacks, Bea: 15 }, THREE, ['Ana all-in', 'Bea all-in'], rules);
    // Nobody but Cai has chips: he calls, or leaves (S30).
    expect(moves(deal)).toEqual({ call: [], fold: [] });
    const four = { ...stacks, Bea: 15, Dan: 500 };
    const cards = ['Ac 9c 2c 3c', 'Ad 9d 7h 4h'];
    const next = played(four, cards, ['Ana all-in', 'Bea all-in'], rules).deal;
    expect([asked(next), moves(next)['raise']]).toEqual(['Cai', [35, 500]]);
  });

  test('who called the 5 raises again over 25, and not over 24', () => {
    const opened = ['Ana all-in', 'Bea call', 'Cai all-in'];
    const four = (Cai: number) => ({ ...stacks, Cai, Dan: 500 });
    const cards = ['Ac 9c 2c 3c', 'Ad 9d 7h 4h'];
    const over = (chips: number) => played(four(chips), cards, [...opened, 'Dan call'], rules).deal;
    // 25 + 20.
    expect([asked(over(25)), moves(over(25))['raise']]).toEqual(['Bea', [45, 500]]);
    expect(denied(over(24), 'raise')).toBe('not-reopened');
  });
});

describe('S30 nobody else has chips to answer with', () => {
  const literal = { preset: 'literal' } as const;
  const stacks = { Ana: 1000, Bea: 100 };
  const facing = ['Ana bet 50', 'Bea all-in'];

  test('A (1000) bets 50, B is all-in with 100: A calls or folds', () => {
    const { deal } = played(stacks, TWO, facing, literal);
    expect([asked(deal), moves(deal)]).toEqual(['Ana', { call: [], fold: [] }]);
    for (const word of ['raise', 'all-in', 'propose'] as const) {
      expect(denied(deal, word)).toBe('not-available');
    }
    for (const words of ['raise 200', 'all-in', 'propose 1001', 'propose 1000000000']) {
      expect(refusedByBoth(stacks, TWO, [...facing, `Ana ${words}`], literal)).toEqual([
        2,
        'not-available',
      ]);
    }
    expect(both(stacks, TWO, facing, literal).next).toEqual({
      seat: 'Ana',
      actions: { call: [], fold: [] },
    });
    // 2 × 100 to Ana's aces; the 900 stay.
    const end = both(stacks, TWO, [...facing, 'Ana call'], literal);
    expect(end.stacks).toEqual({ Ana: 1100, Bea: 0 });
  });

  test('so it is among three when the third is all-in, or has folded', () => {
    const chips = { Ana: 1000, Bea: 100, Cai: 80 };
    for (const third of ['Cai call', 'Cai fold']) {
      const { deal } = played(chips, THREE, [...facing, third], literal);
      expect([asked(deal), moves(deal)]).toEqual(['Ana', { call: [], fold: [] }]);
    }
  });

  test('where the third has chips, raising goes on', () => {
    const chips = { Ana: 1000, Bea: 100, Cai: 101 };
    const { deal } = played(chips, THREE, [...facing, 'Cai call'], literal);
    expect([asked(deal), moves(deal)['raise']]).toEqual(['Ana', [101, 1000]]);
  });

  test('S33 the last aggressor is who is all-in, not who would have raised him', () => {
    const rules = { ...literal, allPass: 'continue', showdown: 'muck' } as const;
    const passes = [1, 2, 3].flatMap(() => ['Ana pass', 'Bea pass']);
    const last = [...passes, ...facing];
    expect(refusedByBoth(stacks, TWO, [...last, 'Ana all-in'], rules)).toEqual([
      8,
      'not-available',
    ]);
    const end = both(stacks, TWO, [...last, 'Ana call'], rules);
    // Bea shows first, though Ana's aces are better.
    expect(end.showing).toEqual(['Bea', 'Ana']);
  });
});

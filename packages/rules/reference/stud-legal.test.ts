import { describe, expect, it } from 'vitest';
import type { StudRuleKeys } from './script.ts';
import { THREE, TWO, moves, pair, played, refused, trio } from './testing.ts';

describe('speaking', () => {
  it('S24 with no bet: pass, bet or fold; the ante is not part of the bet', () => {
    const answer = played({ Ana: 100, Bea: 200 }, TWO, []);
    expect(answer.stacks).toEqual({ Ana: 90, Bea: 190 });
    expect(answer.next?.seat).toBe('Ana');
    expect(moves(answer)).toEqual({
      pass: [undefined, undefined],
      bet: [10, 90],
      fold: [undefined, undefined],
      'all-in': [undefined, undefined],
      // S28: above her 90, up to the 190 that Bea has.
      propose: [91, 190],
    });
  });

  it('S24 a pass keeps the right to raise after someone opens', () => {
    const answer = played(trio, THREE, ['Ana pass', 'Bea bet 10', 'Cai fold', 'Ana raise 30']);
    expect(answer.next?.seat).toBe('Bea');
    expect(answer.contributed).toEqual({ Ana: 40, Bea: 20, Cai: 10 });
  });

  it('S25 after a bet nobody may pass', () => {
    const open = ['Ana bet 20'];
    expect(moves(played({ Ana: 200, Bea: 100 }, TWO, open))).toEqual({
      raise: [21, 90],
      call: [undefined, undefined],
      fold: [undefined, undefined],
      'all-in': [undefined, undefined],
      // S28: above her 90, up to the 20 + 170 that Ana has.
      propose: [91, 190],
    });
    expect(refused(pair, TWO, [...open, 'Bea pass'])).toEqual([1, 'cannot-pass']);
    expect(refused(pair, TWO, [...open, 'Bea bet 40'])).toEqual([1, 'must-raise']);
    expect(refused(pair, TWO, ['Ana raise 40'])).toEqual([0, 'nothing-to-raise']);
    expect(refused(pair, TWO, ['Ana call'])).toEqual([0, 'nothing-to-call']);
  });

  it('S26 the minimum opens, a raise is higher by a chip', () => {
    expect(refused(pair, TWO, ['Ana bet 9'])).toEqual([0, 'below-minimum']);
    expect(refused(pair, TWO, ['Ana bet 91'])).toEqual([0, 'above-stack']);
    expect(refused(pair, TWO, ['Ana bet 20', 'Bea raise 20'])).toEqual([1, 'not-higher']);
    expect(played(pair, TWO, ['Ana bet 20', 'Bea raise 21']).next?.seat).toBe('Ana');
  });

  it('S26 a short stack opens below the minimum with all it has, and a raise by a chip answers', () => {
    // Ana has 6 after the ante.
    const answer = played({ Ana: 16, Bea: 100, Cai: 100 }, THREE, ['Ana bet 6']);
    expect(moves(answer)['raise']).toEqual([7, 90]);
  });

  it('S26 last-raise: by at least the last bet or raise, or all-in', () => {
    const rules: StudRuleKeys = { raise: 'last-raise' };
    const upTo = ['Ana bet 10', 'Bea raise 30'];
    expect(moves(played(pair, TWO, upTo, rules))['raise']).toEqual([50, 90]); // 30 + 20
    expect(refused(pair, TWO, [...upTo, 'Ana raise 49'], rules)).toEqual([2, 'below-minimum']);
    // Ana has 35 after the ante: short of 50, so only the whole 35.
    const short = { Ana: 45, Bea: 100 };
    expect(moves(played(short, TWO, upTo, rules))['raise']).toEqual([35, 35]);
  });

  it('S26 last-raise: a short all-in raise does not reopen for those who acted, but does for those who did not', () => {
    const rules: StudRuleKeys = { raise: 'last-raise', exceed: 'off' };
    // Bea has 25 after the ante: over 20 by 5, less than the 20 a full raise needs.
    const stacks = { Ana: 100, Bea: 35, Cai: 100 };
    const short = ['Ana bet 20', 'Bea all-in'];
    expect(moves(played(stacks, THREE, short, rules))['raise']).toEqual([45, 90]); // Cai: 25 + 20
    const toAna = [...short, 'Cai call'];
    expect(moves(played(stacks, THREE, toAna, rules))).toEqual({
      call: [undefined, undefined],
      fold: [undefined, undefined],
    });
    expect(refused(stacks, THREE, [...toAna, 'Ana raise 60'], rules)).toEqual([3, 'not-reopened']);
    expect(refused(stacks, THREE, [...toAna, 'Ana all-in'], rules)).toEqual([3, 'not-reopened']);
    const full = [...short, 'Cai raise 45'];
    expect(moves(played(stacks, THREE, full, rules))['raise']).toEqual([65, 90]); // 45 + 20
    // With `any` the same short raise lets Ana raise again.
    expect(moves(played(stacks, THREE, toAna, { exceed: 'off' }))['raise']).toEqual([26, 90]);
  });

  it('S26 last-raise: a call is an act too; a pass is answered by any opening', () => {
    const rules: StudRuleKeys = { raise: 'last-raise', exceed: 'off' };
    // Cai has 25 after the ante.
    const short = ['Ana bet 20', 'Bea call', 'Cai all-in', 'Ana call'];
    const stacks = { Ana: 100, Bea: 100, Cai: 35 };
    expect(refused(stacks, THREE, [...short, 'Bea raise 60'], rules)).toEqual([4, 'not-reopened']);
    // Bea opens with the 6 she has; a raise is never by less than the minimum of 10, so Ana, who passed, goes to
    // 6 + 10 = 16 or more.
    const opened = ['Ana pass', 'Bea all-in', 'Cai call'];
    const answer = played({ Ana: 100, Bea: 16, Cai: 100 }, THREE, opened, rules);
    expect(moves(answer)['raise']).toEqual([16, 90]);
  });

  it('S27 pot: a pot below the minimum still lets the minimum open', () => {
    const rules: StudRuleKeys = { preset: 'literal', maxBet: 'pot' };
    expect(moves(played(pair, TWO, [], rules))['bet']).toEqual([10, 10]);
  });

  it('S27 pot: up to the bet plus the pot after calling', () => {
    const rules: StudRuleKeys = { maxBet: 'pot', ante: 5 };
    // Antes 10: open to 10. Ana bets 10: pot 20, Bea calls 10 → 30, so up to 10 + 30 = 40.
    expect(moves(played(pair, TWO, [], rules))['bet']).toEqual([10, 10]);
    expect(moves(played(pair, TWO, ['Ana bet 10'], rules))['raise']).toEqual([11, 40]);
    // Bea at 40: pot 60, Ana calls 30 → 90, so up to 40 + 90 = 130, her stack allows 95.
    const reraise = ['Ana bet 10', 'Bea raise 40'];
    expect(moves(played({ Ana: 500, Bea: 100 }, TWO, reraise, rules))['raise']).toEqual([41, 130]);
    expect(refused(pair, TWO, ['Ana bet 11'], rules)).toEqual([0, 'above-maximum']);
    expect(refused(pair, TWO, ['Ana all-in'], rules)).toEqual([0, 'above-maximum']);
  });

  it('S27 a fixed amount bounds the total for the street, raises and all-in too; a call is never bounded', () => {
    const rules: StudRuleKeys = { maxBet: 30 };
    expect(moves(played(pair, TWO, ['Ana bet 20'], rules))['raise']).toEqual([21, 30]);
    expect(refused(pair, TWO, ['Ana bet 20', 'Bea raise 31'], rules)).toEqual([1, 'above-maximum']);
    expect(refused(pair, TWO, ['Ana bet 30', 'Bea raise 40'], rules)).toEqual([1, 'above-maximum']);
    expect(refused(pair, TWO, ['Ana bet 30', 'Bea all-in'], rules)).toEqual([1, 'above-maximum']);
    const next = played(pair, TWO, ['Ana bet 30', 'Bea call', 'Ana bet 30'], rules);
    expect(next.contributed).toEqual({ Ana: 70, Bea: 40 });
  });

  it('S20 S21 S23 the best cards up speak first, then clockwise; ties in deal order', () => {
    const rounds = ['2c 3c 4c', '7d Kd Kh', '7h 5d 6s'];
    const first = played(trio, rounds, ['Bea bet 10']);
    expect(first.next?.seat).toBe('Cai');
    const second = played(trio, rounds, ['Bea bet 10', 'Cai call', 'Ana call']);
    // Ana shows a pair of sevens, above K-5 and K-6.
    expect(second.next?.seat).toBe('Ana');
  });

  it('S19 a folded seat gets no more cards', () => {
    // Ana folds; the third cards go to Bea (9h) and Cai (Kc).
    const rounds = ['2c 3c 4c', 'Ad Kd Qh', '9h Kc'];
    const answer = played(trio, rounds, ['Ana fold', 'Bea bet 10', 'Cai call']);
    // Bea shows K-9, Cai K-Q.
    expect(answer.next?.seat).toBe('Cai');
  });

  it('S37 timeout: pass where it is legal, else fold', () => {
    const passed = played(pair, TWO, ['Ana timeout']);
    expect([passed.next?.seat, passed.contributed]).toEqual(['Bea', { Ana: 10, Bea: 10 }]);
    expect(played(pair, TWO, ['Ana bet 20', 'Bea timeout']).outcome).toBe('last-left');
  });

  it('turns: another’s turn, a folded seat, a deal that is over', () => {
    expect(refused(trio, THREE, ['Bea pass'])).toEqual([0, 'not-your-turn']);
    expect(refused(trio, THREE, ['Ana fold', 'Ana pass'])).toEqual([1, 'not-in-deal']);
    expect(refused(pair, TWO, ['Ana fold', 'Bea pass'])).toEqual([1, 'deal-over']);
  });
});

describe('exceeding the stack', () => {
  /** Bea has 190 behind her ante, what a proposal above Ana's 90 may reach. */
  const deep = { Ana: 100, Bea: 200 };
  const deepTrio = { ...deep, Cai: 100 };

  it('S28 accepted by all others: the banker lends the difference and the bet stands', () => {
    const actions = ['Ana propose 120', 'Cai accept', 'Bea accept'];
    const stacks = { Ana: 60, Bea: 200, Cai: 100 };
    const answer = played(stacks, THREE, actions);
    // 50 left after the ante, 70 lent; Bea to call 120.
    expect(answer.loans).toEqual({ Ana: 70, Bea: 0, Cai: 0 });
    expect(answer.stacks).toEqual({ Ana: 0, Bea: 190, Cai: 90 });
    expect(answer.next?.seat).toBe('Bea');
    const end = played(stacks, THREE, [...actions, 'Bea call', 'Cai fold']);
    // Ana wins 10 × 3 + 120 × 2 = 270, and 70 of it are the banker's.
    expect(end.stacks).toEqual({ Ana: 200, Bea: 70, Cai: 90 });
    expect(end.loans).toEqual({ Ana: 0, Bea: 0, Cai: 0 });
  });

  it('S28 uncalled, what comes back pays the loan', () => {
    const end = played(deep, TWO, ['Ana propose 120', 'Bea accept', 'Bea fold']);
    // 30 lent; 120 returns to 0, 30 of it to the banker, and the antes 20 are won: 120 − 30 + 20 = 110.
    expect(end.returned).toEqual({ Ana: 120, Bea: 0 });
    expect(end.stacks).toEqual({ Ana: 110, Bea: 190 });
    expect(end.loans).toEqual({ Ana: 0, Bea: 0 });
  });

  it('S28 one refusal or the clock cancels it, once a turn; the player acts again', () => {
    for (const no of ['Cai refuse', 'Cai timeout']) {
      const actions = ['Ana propose 95', no];
      const answer = played(deepTrio, THREE, actions);
      expect(answer.next?.seat).toBe('Ana');
      expect(moves(answer)['propose']).toBe(undefined);
      expect(refused(deepTrio, THREE, [...actions, 'Ana propose 99'])).toEqual([
        2,
        'not-available',
      ]);
      // At her next turn she may propose again.
      const again = [...actions, 'Ana pass', 'Bea bet 20', 'Cai fold', 'Ana propose 95'];
      expect(played(deepTrio, THREE, again).next).toEqual({
        seat: 'Bea',
        actions: [{ type: 'accept' }, { type: 'refuse' }],
      });
    }
  });

  it('S28 what may not be: switched off, not above the stack, no proposal, other words while it waits', () => {
    expect(refused(deep, TWO, ['Ana propose 95'], { exceed: 'off' })).toEqual([0, 'not-available']);
    expect(refused(deep, TWO, ['Ana propose 90'])).toEqual([0, 'below-minimum']);
    expect(refused(deep, TWO, ['Ana accept'])).toEqual([0, 'no-proposal']);
    expect(refused(deep, TWO, ['Ana propose 95', 'Bea call'])).toEqual([1, 'not-available']);
    expect(refused(deep, TWO, ['Ana propose 95', 'Ana accept'])).toEqual([1, 'not-your-turn']);
    const twice = ['Ana propose 95', 'Bea accept', 'Bea accept'];
    expect(refused(deepTrio, THREE, twice)).toEqual([2, 'not-your-turn']);
    // The table's maximum stays.
    expect(refused(deep, TWO, ['Ana propose 95'], { maxBet: 92 })).toEqual([0, 'above-maximum']);
    expect(moves(played(deep, TWO, [], { maxBet: 94 }))['propose']).toEqual([91, 94]);
  });
});

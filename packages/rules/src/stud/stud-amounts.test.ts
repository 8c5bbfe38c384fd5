/** How much may be bet and raised (S26, S27). */
import { describe, expect, test } from 'vitest';
import {
  PAIR,
  THREE,
  TWO,
  speaker,
  denied,
  moveTypes,
  moves,
  played,
  refused,
} from '../testing/stud-hand.ts';

describe('S26 the opening bet', () => {
  test.each(['any', 'last-raise'] as const)('%s: the minimum at least', (raise) => {
    const { deal } = played(PAIR, TWO, [], { raise });
    expect(moves(deal)['bet']).toEqual([10, 90]);
    expect(refused(PAIR, TWO, ['Ana bet 9'], { raise })).toEqual([0, 'below-minimum']);
    expect(refused(PAIR, TWO, ['Ana bet 0'], { raise })).toEqual([0, 'below-minimum']);
  });

  test('or the whole of a shorter stack, and nothing between', () => {
    const short = { Ana: 17, Bea: 100 };
    const { deal } = played(short, TWO);
    expect(moves(deal)['bet']).toEqual([7, 7]);
    expect(refused(short, TWO, ['Ana bet 6'])).toEqual([0, 'below-minimum']);
    expect(played(short, TWO, ['Ana bet 7']).deal.bet).toBe(7);
  });
});

describe('S26 any: a raise exceeds the last bet by one chip', () => {
  test('the minimum is only for opening', () => {
    const { deal } = played(PAIR, TWO, ['Ana bet 20']);
    expect(moves(deal)['raise']).toEqual([21, 90]);
    expect(refused(PAIR, TWO, ['Ana bet 20', 'Bea raise 20'])).toEqual([1, 'not-higher']);
    expect(refused(PAIR, TWO, ['Ana bet 20', 'Bea raise 19'])).toEqual([1, 'not-higher']);
  });

  test('totals are for the street: the next street opens anew', () => {
    const { deal } = played(PAIR, TWO, ['Ana bet 20', 'Bea raise 21', 'Ana call']);
    // 90 − 21 are left.
    expect([deal.street, deal.bet, moves(deal)['bet']]).toEqual([2, 0, [10, 69]]);
  });

  test('a short all-in reopens for everybody', () => {
    const stacks = { Ana: 200, Bea: 200, Cai: 70 };
    const { deal } = played(stacks, THREE, [
      'Ana bet 20',
      'Bea raise 50',
      'Cai all-in',
      'Ana call',
    ]);
    // Cai's 60 are 10 more; Bea may go to 61.
    expect([speaker(deal), moves(deal)['raise']]).toEqual(['Bea', [61, 190]]);
  });
});

describe('S26 last-raise: by the last bet or raise at least', () => {
  const rules = { raise: 'last-raise', exceed: 'off' } as const;

  test('the opening bet counts as the first', () => {
    const { deal } = played(PAIR, TWO, ['Ana bet 20'], rules);
    expect(moves(deal)['raise']).toEqual([40, 90]);
    expect(refused(PAIR, TWO, ['Ana bet 20', 'Bea raise 39'], rules)).toEqual([1, 'below-minimum']);
  });

  test('then the last raise, not the largest', () => {
    const stacks = { Ana: 500, Bea: 500 };
    // 20, +60 = 80: the next must be +60 = 140; +60 again at least.
    const { deal } = played(stacks, TWO, ['Ana bet 20', 'Bea raise 80'], rules);
    expect(moves(deal)['raise']).toEqual([140, 490]);
    const next = played(stacks, TWO, ['Ana bet 20', 'Bea raise 80', 'Ana raise 150'], rules);
    // 150 is +70: 220.
    expect(moves(next.deal)['raise']).toEqual([220, 490]);
  });

  test('on a new street the minimum bet again', () => {
    const { deal } = played(PAIR, TWO, ['Ana bet 30', 'Bea call'], rules);
    expect(moves(deal)['bet']).toEqual([10, 60]);
  });

  const four = { Ana: 200, Bea: 200, Cai: 70, Dan: 200 };
  const FOUR = ['Ac 9c 2c 3c', 'Ad 9d 7h 4h', 'Ks 8h 6d 5s'];

  test('an all-in raise below a full raise is legal and does not reopen for who has acted', () => {
    // 20, raise to 50 (+30), Cai all-in for 60 (+10).
    const short = ['Ana bet 20', 'Bea raise 50', 'Cai all-in'];
    const dan = played(four, FOUR, short, rules).deal;
    // Dan has not acted: +30 over 60 = 90.
    expect([speaker(dan), moves(dan)['raise']]).toEqual(['Dan', [90, 190]]);
    const ana = played(four, FOUR, [...short, 'Dan call'], rules).deal;
    // Ana acted before Bea's full raise, so she may raise too.
    expect([speaker(ana), moves(ana)['raise']]).toEqual(['Ana', [90, 190]]);
    const bea = played(four, FOUR, [...short, 'Dan call', 'Ana call'], rules).deal;
    expect([speaker(bea), moveTypes(bea)]).toEqual(['Bea', ['call', 'fold']]);
    expect(denied(bea, 'raise')).toBe('not-reopened');
    expect(denied(bea, 'all-in')).toBe('not-reopened');
  });

  test('a full raise after it reopens for all', () => {
    const full = ['Ana bet 20', 'Bea raise 50', 'Cai all-in', 'Dan raise 90', 'Ana call'];
    const { deal } = played(four, FOUR, full, rules);
    // Dan's 90 is +30 over 60.
    expect([speaker(deal), moves(deal)['raise']]).toEqual(['Bea', [120, 190]]);
  });

  test('nor may he propose more than he has', () => {
    const actions = ['Ana bet 20', 'Bea raise 50', 'Cai all-in', 'Dan call', 'Ana call'];
    const { deal } = played(four, FOUR, actions, { raise: 'last-raise' });
    expect(denied(deal, 'propose')).toBe('not-reopened');
  });

  test('short of a full raise only the whole stack', () => {
    const stacks = { Ana: 200, Bea: 45 };
    const { deal } = played(stacks, TWO, ['Ana bet 20'], rules);
    // Bea has 35: 40 would be full.
    expect(moves(deal)['raise']).toEqual([35, 35]);
    const less = ['Ana bet 20', 'Bea raise 34'];
    expect(refused(stacks, TWO, less, rules)).toEqual([1, 'below-minimum']);
  });

  test('a raise over a short opening is by the minimum at least', () => {
    // Ana opens all-in with 7 of a minimum of 10: Bea raises to 7 + 10 at least.
    const { deal } = played({ Ana: 17, Bea: 100, Cai: 100 }, THREE, ['Ana all-in'], rules);
    expect(moves(deal)['raise']).toEqual([17, 90]);
    const less = ['Ana all-in', 'Bea raise 16'];
    expect(refused({ Ana: 17, Bea: 100, Cai: 100 }, THREE, less, rules)).toEqual([
      1,
      'below-minimum',
    ]);
  });
});

describe('S27 the maximum', () => {
  test('stack: what the seat has', () => {
    const { deal } = played({ Ana: 500, Bea: 80 }, TWO);
    expect(moves(deal)['bet']).toEqual([10, 490]);
    expect(refused({ Ana: 500, Bea: 80 }, TWO, ['Ana bet 491'])).toEqual([0, 'above-stack']);
  });

  test('pot: the bet plus the pot after calling', () => {
    const stacks = { Ana: 1000, Bea: 1000 };
    const rules = { maxBet: 'pot' } as const;
    // Two antes of 10: the pot is 20.
    expect(moves(played(stacks, TWO, [], rules).deal)['bet']).toEqual([10, 20]);
    expect(refused(stacks, TWO, ['Ana bet 21'], rules)).toEqual([0, 'above-maximum']);
    // 20 + (40 + 20) = 80.
    const bea = played(stacks, TWO, ['Ana bet 20'], rules).deal;
    expect(moves(bea)['raise']).toEqual([21, 80]);
    // 80 + (20 + 20 + 80 + 60) = 260.
    const ana = played(stacks, TWO, ['Ana bet 20', 'Bea raise 80'], rules).deal;
    expect(moves(ana)['raise']).toEqual([81, 260]);
    const over = ['Ana bet 20', 'Bea raise 80', 'Ana raise 261'];
    expect(refused(stacks, TWO, over, rules)).toEqual([2, 'above-maximum']);
  });

  test('pot: an empty pot admits the minimum', () => {
    const { deal } = played(PAIR, TWO, [], { maxBet: 'pot', ante: 0 });
    expect(moves(deal)['bet']).toEqual([10, 10]);
  });

  test('a fixed amount bounds raises too', () => {
    const rules = { maxBet: 25 } as const;
    expect(moves(played(PAIR, TWO, [], rules).deal)['bet']).toEqual([10, 25]);
    const bea = played(PAIR, TWO, ['Ana bet 20'], rules).deal;
    expect(moves(bea)['raise']).toEqual([21, 25]);
    const full = played(PAIR, TWO, ['Ana bet 25'], rules).deal;
    expect(moveTypes(full)).toEqual(['call', 'fold']);
    expect(denied(full, 'raise')).toBe('above-maximum');
    expect(refused(PAIR, TWO, ['Ana bet 26'], rules)).toEqual([0, 'above-maximum']);
    expect(refused(PAIR, TWO, ['Ana bet 25', 'Bea raise 26'], rules)).toEqual([1, 'above-maximum']);
  });

  test('all-in is refused when the stack is above the maximum', () => {
    const rules = { maxBet: 25 } as const;
    expect(refused(PAIR, TWO, ['Ana all-in'], rules)).toEqual([0, 'above-maximum']);
    // Bea has 22 behind her ante.
    const short = { Ana: 100, Bea: 32 };
    expect(played(short, TWO, ['Ana bet 10', 'Bea all-in'], rules).deal.bet).toBe(22);
  });

  test('S26 with last-raise a maximum below a full raise leaves the maximum alone, or the whole stack', () => {
    const rules = { maxBet: 25, raise: 'last-raise' } as const;
    // 20 + 20 = 40 is above 25.
    const { deal } = played(PAIR, TWO, ['Ana bet 20'], rules);
    expect(moves(deal)['raise']).toEqual([25, 25]);
    expect(refused(PAIR, TWO, ['Ana bet 20', 'Bea raise 24'], rules)).toEqual([1, 'below-minimum']);
    expect(refused(PAIR, TWO, ['Ana bet 20', 'Bea raise 26'], rules)).toEqual([1, 'above-maximum']);
    const short = played({ Ana: 100, Bea: 33 }, TWO, ['Ana bet 20'], rules);
    expect(moves(short.deal)['raise']).toEqual([23, 23]);
  });

  test('nobody is forced out: he calls for what he has', () => {
    const { deal } = played({ Ana: 100, Bea: 40 }, TWO, ['Ana bet 50'], { exceed: 'off' });
    expect(moveTypes(deal)).toEqual(['all-in', 'call', 'fold']);
    expect(denied(deal, 'raise')).toBe('above-stack');
    const { contributed, returned } = played({ Ana: 100, Bea: 40 }, TWO, [
      'Ana bet 50',
      'Bea call',
    ]);
    expect([contributed, returned]).toEqual([
      { Ana: 40, Bea: 40 },
      { Ana: 20, Bea: 0 },
    ]);
  });

  test('all-in bets, raises or calls, as the stack goes', () => {
    const said = (stacks: Record<string, number>, actions: string[]) =>
      played(stacks, TWO, actions).events.flatMap((event) =>
        event.type === 'spoke' ? [[event.said, event.to, event.allIn]] : [],
      );
    expect(said(PAIR, ['Ana all-in'])).toEqual([['bet', 90, true]]);
    expect(said(PAIR, ['Ana bet 20', 'Bea all-in'])[1]).toEqual(['raise', 90, true]);
    expect(said({ Ana: 100, Bea: 30 }, ['Ana bet 50', 'Bea all-in'])[1]).toEqual([
      'call',
      20,
      true,
    ]);
    // Just the bet: a call.
    expect(said({ Ana: 100, Bea: 60 }, ['Ana bet 50', 'Bea all-in'])[1]).toEqual([
      'call',
      50,
      true,
    ]);
  });
});

test('amounts are whole numbers of chips', () => {
  for (const amount of ['10.5', 'NaN', 'Infinity']) {
    expect(refused(PAIR, TWO, [`Ana bet ${amount}`])).toEqual([0, 'not-whole']);
  }
  expect(refused(PAIR, TWO, ['Ana bet -10'])).toEqual([0, 'below-minimum']);
});

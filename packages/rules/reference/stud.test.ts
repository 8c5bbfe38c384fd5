import { describe, expect, it } from 'vitest';
import { RefInputError, itemAt } from './cards.ts';
import { refPack } from './hands.ts';
import { studRules } from './script.ts';
import type { StudRuleKeys, StudScript } from './script.ts';
import { refStud } from './stud.ts';
import type { RefStudAnswer } from './stud.ts';
import { studVectors } from './vectors.ts';

type Played = Extract<RefStudAnswer, { ok: true }>;

/** A script; `stacks` names the seats, the last one deals; each text of `rounds` is a round of cards. */
function script(
  stacks: Record<string, number>,
  rounds: readonly string[],
  actions: readonly string[],
  rules: StudRuleKeys = {},
): StudScript {
  const seats = Object.entries(stacks).map(([name, stack]) => ({ name, stack }));
  return { game: 'stud', rules, seats, deck: rounds.join(' '), actions };
}

function played(...args: Parameters<typeof script>): Played {
  const answer = refStud(script(...args));
  if (!answer.ok) throw new Error(`refused: ${answer.code} at ${answer.at}`);
  return answer;
}

function refused(...args: Parameters<typeof script>): [number, string] {
  const answer = refStud(script(...args));
  if (answer.ok) throw new Error('not refused');
  return [answer.at, answer.code];
}

/** Ana has the better cards up in every round, and wins a showdown with aces. */
const TWO = ['Ac 2c', 'Ad 7d', 'Kh 9s', 'Qh 4c', '8h 3d'];
/** Ana the highest up cards, then Bea, then Cai; aces, nines, high card. */
const THREE = ['Ac 9c 2c', 'Ad 9d 7h', 'Ks 8h 6d', 'Qs 5h 4s', '3h Td Jd'];
const pair = { Ana: 100, Bea: 100 };
const trio = { Ana: 100, Bea: 100, Cai: 100 };

const moves = (answer: Played): Record<string, [number | undefined, number | undefined]> =>
  Object.fromEntries((answer.next?.actions ?? []).map(({ type, min, max }) => [type, [min, max]]));

describe('setting up', () => {
  it('S2 auto decks by players', () => {
    for (const { lowest, players_10_minus_n: n, players_11_minus_n: m } of studVectors.deckMap) {
      expect(studRules({ deck: 'auto' }, n).order.lowest).toBe(lowest);
      // Nine players do not exist; with two, auto11 stays at 28 cards.
      if (m <= 8) expect(studRules({ deck: 'auto11' }, m).order.lowest).toBe(lowest);
    }
    expect(studRules({ deck: 'auto11' }, 2).order.lowest).toBe(8);
  });

  it('S3 five cards for each must be in the pack, jokers included', () => {
    const six = { A: 50, B: 50, C: 50, D: 50, E: 50, F: 50 };
    expect(refused(six, [], [], { deck: 8 })).toEqual([-1, 'pack-too-small']); // 30 > 28
    const first = '8c 8d 8h 8s 9c 9d 9h 9s Tc Td Th Ts';
    expect(played(six, [first], [], { deck: 8, jokers: 2 }).outcome).toBe(null); // 30 of 30
  });

  it('S9 auto: flush above full with 40 cards or fewer', () => {
    expect(studRules({ deck: 5, jokers: 2 }, 2).order.flushOverFull).toBe(true);
    expect(studRules({ deck: 4 }, 2).order.flushOverFull).toBe(false);
  });

  it('presets give what they name and documento’s first values otherwise', () => {
    expect(studRules({ preset: 'literal', minBet: 20 }, 2)).toMatchObject({ ante: 0, minBet: 20 });
    expect(studRules({ preset: 'moderno' }, 4)).toMatchObject({
      order: { lowest: 2, figuras: 'off', flushOverFull: false, aceLow: true },
      ante: 10,
      raise: 'last-raise',
      allPass: 'continue',
      exceed: false,
    });
    expect(studRules({ preset: 'telesina', raise: 'last-raise' }, 4)).toMatchObject({
      order: { lowest: 7, figuras: 'off', flushOverFull: true },
      raise: 'last-raise',
      allPass: 'continue',
    });
  });

  it('a pack that runs out: −1 before any action, else at the action that called for the card', () => {
    expect(refused(pair, ['Ac 2c Ad'], [])).toEqual([-1, 'deck-exhausted']);
    const actions = ['Ana bet 10', 'Bea call'];
    expect(refused(pair, ['Ac 2c Ad 7d Kh'], actions)).toEqual([1, 'deck-exhausted']);
  });

  it('malformed scripts throw: a repeated or foreign card, an unknown name or word', () => {
    const wrong: [string[], string[], StudRuleKeys?][] = [
      [['Ac Ac Ad 7d'], []],
      [['Ac 2c Ad 7d'], [], { deck: 3 }],
      [['Ac Jk Ad 7d'], []],
      [TWO, ['Eva pass']],
      [TWO, ['Ana check']],
      [TWO, ['Ana bet']],
      [TWO, ['Ana bet 1.5']],
    ];
    for (const [rounds, actions, rules] of wrong) {
      expect(() => refStud(script(pair, rounds, actions, rules))).toThrow(RefInputError);
    }
  });
});

describe('speaking', () => {
  it('S24 with no bet: pass, bet or fold; the ante is not part of the bet', () => {
    const answer = played(pair, TWO, []);
    expect(answer.stacks).toEqual({ Ana: 90, Bea: 90 });
    expect(answer.next?.seat).toBe('Ana');
    expect(moves(answer)).toEqual({
      pass: [undefined, undefined],
      bet: [10, 90],
      fold: [undefined, undefined],
      'all-in': [undefined, undefined],
      propose: [91, undefined],
    });
  });

  it('S24 a pass keeps the right to raise after someone opens', () => {
    const answer = played(trio, THREE, ['Ana pass', 'Bea bet 10', 'Cai fold', 'Ana raise 30']);
    expect(answer.next?.seat).toBe('Bea');
    expect(answer.contributed).toEqual({ Ana: 40, Bea: 20, Cai: 10 });
  });

  it('S25 after a bet nobody may pass', () => {
    const open = ['Ana bet 20'];
    expect(moves(played(pair, TWO, open))).toEqual({
      raise: [21, 90],
      call: [undefined, undefined],
      fold: [undefined, undefined],
      'all-in': [undefined, undefined],
      propose: [91, undefined],
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
    const answer = played({ Ana: 16, Bea: 100 }, TWO, ['Ana bet 6']);
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
    // Bea opens with the 6 she has; the last bet is 6, so Ana, who passed, raises to 12 or more.
    const opened = ['Ana pass', 'Bea all-in', 'Cai call'];
    const answer = played({ Ana: 100, Bea: 16, Cai: 100 }, THREE, opened, rules);
    expect(moves(answer)['raise']).toEqual([12, 90]);
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
  it('S28 accepted by all others: the banker lends the difference and the bet stands', () => {
    const actions = ['Ana propose 120', 'Cai accept', 'Bea accept'];
    const stacks = { Ana: 60, Bea: 200, Cai: 100 };
    const answer = played(stacks, THREE, actions);
    // 50 left after the ante, 70 lent; Bea to call 120.
    expect(answer.loans).toEqual({ Ana: 70, Bea: 0, Cai: 0 });
    expect(answer.stacks).toEqual({ Ana: 0, Bea: 190, Cai: 90 });
    expect(answer.next?.seat).toBe('Bea');
    const end = played(stacks, THREE, [...actions, 'Bea call', 'Cai fold']);
    // Ana wins 10 × 3 + 120 × 2 = 270.
    expect(end.stacks).toEqual({ Ana: 270, Bea: 70, Cai: 90 });
  });

  it('S28 uncalled, the part lent comes back as chips, and stays a loan', () => {
    const end = played(pair, TWO, ['Ana propose 120', 'Bea accept', 'Bea fold']);
    // 30 lent; 120 returns to 0, and the antes 20 are won.
    expect(end.returned).toEqual({ Ana: 120, Bea: 0 });
    expect(end.stacks).toEqual({ Ana: 140, Bea: 90 });
    expect(end.loans).toEqual({ Ana: 30, Bea: 0 });
  });

  it('S28 one refusal or the clock cancels it, once a turn; the player acts again', () => {
    for (const no of ['Cai refuse', 'Cai timeout']) {
      const actions = ['Ana propose 95', no];
      const answer = played(trio, THREE, actions);
      expect(answer.next?.seat).toBe('Ana');
      expect(moves(answer)['propose']).toBe(undefined);
      expect(refused(trio, THREE, [...actions, 'Ana propose 99'])).toEqual([2, 'not-available']);
      // At her next turn she may propose again.
      const again = [...actions, 'Ana pass', 'Bea bet 20', 'Cai fold', 'Ana propose 95'];
      expect(played(trio, THREE, again).next).toEqual({
        seat: 'Bea',
        actions: [{ type: 'accept' }, { type: 'refuse' }],
      });
    }
  });

  it('S28 what may not be: switched off, not above the stack, no proposal, other words while it waits', () => {
    expect(refused(pair, TWO, ['Ana propose 95'], { exceed: 'off' })).toEqual([0, 'not-available']);
    expect(refused(pair, TWO, ['Ana propose 90'])).toEqual([0, 'below-minimum']);
    expect(refused(pair, TWO, ['Ana accept'])).toEqual([0, 'no-proposal']);
    expect(refused(pair, TWO, ['Ana propose 95', 'Bea call'])).toEqual([1, 'not-available']);
    expect(refused(pair, TWO, ['Ana propose 95', 'Ana accept'])).toEqual([1, 'not-your-turn']);
    const twice = ['Ana propose 95', 'Bea accept', 'Bea accept'];
    expect(refused(trio, THREE, twice)).toEqual([2, 'not-your-turn']);
    // The table's maximum stays.
    expect(refused(pair, TWO, ['Ana propose 95'], { maxBet: 92 })).toEqual([0, 'above-maximum']);
    expect(moves(played(pair, TWO, [], { maxBet: 94 }))['propose']).toEqual([91, 94]);
  });
});

describe('the end', () => {
  it('S31 everybody passes: the best hand so far takes the pot, hole card included', () => {
    const answer = played(pair, ['2c Kc', 'Ad Kd'], ['Ana pass', 'Bea pass']);
    expect(answer).toMatchObject({
      outcome: 'all-passed',
      stacks: { Ana: 90, Bea: 110 },
      pots: [{ amount: 20, seats: ['Ana', 'Bea'], winners: ['Bea'], shares: { Bea: 20 } }],
      next: null,
    });
  });

  it('S31 folds and then passes by all who are left end it too', () => {
    const answer = played(trio, THREE, ['Ana pass', 'Bea fold', 'Cai pass']);
    expect([answer.outcome, answer.stacks['Ana']]).toEqual(['all-passed', 120]);
  });

  it('S31 continue: play goes on to the next street, and after the last one to the showdown', () => {
    const passes = ['Ana pass', 'Bea pass'];
    const rules: StudRuleKeys = { allPass: 'continue' };
    expect(played(pair, TWO, passes, rules).outcome).toBe(null);
    const all = [...passes, ...passes, ...passes, ...passes];
    expect(played(pair, TWO, all, rules)).toMatchObject({
      outcome: 'showdown',
      stacks: { Ana: 110, Bea: 90 },
    });
  });

  it('S31 all pass in round 4: all-passed', () => {
    const street = ['Ana bet 10', 'Bea call'];
    const answer = played(pair, TWO, [...street, ...street, ...street, 'Ana pass', 'Bea pass']);
    // Ante 10 and three streets of 10: pot 80.
    expect([answer.outcome, answer.stacks]).toEqual(['all-passed', { Ana: 140, Bea: 60 }]);
  });

  it('S31 is not applied while a contender is all-in', () => {
    // Cai is all-in with the ante of 4.
    const stacks = { Ana: 100, Bea: 100, Cai: 4 };
    const once = played(stacks, THREE, ['Ana pass', 'Bea pass']);
    expect([once.outcome, once.next?.seat]).toEqual([null, 'Ana']);
    const passes = ['Ana pass', 'Bea pass'];
    const end = played(stacks, THREE, [...passes, ...passes, ...passes, ...passes]);
    // Main pot 4 × 3, side pot 6 × 2, both Ana's.
    expect(end).toMatchObject({
      outcome: 'showdown',
      stacks: { Ana: 114, Bea: 90, Cai: 0 },
      pots: [{ amount: 12 }, { amount: 12 }],
    });
  });

  it('S31 ante 0: a deal of passes ends with nothing won', () => {
    const answer = played(pair, TWO, ['Ana pass', 'Bea pass'], { preset: 'literal' });
    expect(answer).toMatchObject({ outcome: 'all-passed', stacks: pair, pots: [] });
  });

  it('S32 one player left takes the pot; what nobody called returns', () => {
    const answer = played(trio, THREE, ['Ana bet 50', 'Bea raise 80', 'Cai fold', 'Ana fold']);
    // Pot 60 + 60 + 10; 30 of Bea's 90 were not called.
    expect(answer).toMatchObject({
      outcome: 'last-left',
      returned: { Ana: 0, Bea: 30, Cai: 0 },
      contributed: { Ana: 60, Bea: 60, Cai: 10 },
      stacks: { Ana: 40, Bea: 170, Cai: 90 },
      pots: [{ amount: 130, seats: ['Bea'], winners: ['Bea'], shares: { Bea: 130 } }],
      next: null,
    });
  });

  it('S30 no betting when at most one can bet and nothing is to call: the cards are dealt', () => {
    const answer = played({ Ana: 100, Bea: 40 }, TWO, ['Ana bet 50', 'Bea call']);
    // Bea calls with 30; 20 return to Ana.
    expect(answer).toMatchObject({
      outcome: 'showdown',
      returned: { Ana: 20, Bea: 0 },
      stacks: { Ana: 140, Bea: 0 },
      pots: [{ amount: 80 }],
    });
  });

  it('S18 S30 all-in with the ante: nobody speaks', () => {
    const answer = played({ Ana: 4, Bea: 100 }, TWO, []);
    expect(answer).toMatchObject({
      outcome: 'showdown',
      contributed: { Ana: 4, Bea: 4 },
      returned: { Ana: 0, Bea: 6 },
      stacks: { Ana: 8, Bea: 96 },
    });
  });

  it('S30 alone against all-in players after a fold without a bet', () => {
    const stacks = { Ana: 100, Bea: 100, Cai: 10 };
    expect(
      played(stacks, ['Ac 9c 2c', 'Ad 9d 7h', 'Ks 8h 5d 4s 3h Td'], ['Ana fold']),
    ).toMatchObject({
      outcome: 'showdown',
      stacks: { Ana: 90, Bea: 120, Cai: 0 }, // nines against a high card
    });
  });

  it('S22 with the best hand up all-in, the next who can act speaks', () => {
    const stacks = { Ana: 10, Bea: 100, Cai: 100 };
    expect(played(stacks, THREE, []).next?.seat).toBe('Bea');
  });

  it('S34 side pots to the best of those who paid into each', () => {
    // Ana has 20 after the ante, Bea 50, Cai 90; hands: Ana aces, Bea nines, Cai high card.
    const stacks = { Ana: 30, Bea: 60, Cai: 100 };
    const answer = played(stacks, THREE, ['Ana all-in', 'Bea all-in', 'Cai call']);
    expect(answer).toMatchObject({
      outcome: 'showdown',
      contributed: { Ana: 30, Bea: 60, Cai: 60 },
      stacks: { Ana: 90, Bea: 60, Cai: 40 },
      pots: [
        { amount: 90, winners: ['Ana'] },
        { amount: 60, seats: ['Bea', 'Cai'], winners: ['Bea'] },
      ],
    });
  });

  it('S34 odd chips in deal order from the dealer’s left', () => {
    // K-Q of Bea and Ana beat Cai; three antes of 5: the odd one of 15 chips to Bea, left of the dealer.
    const passes = ['Bea pass', 'Cai pass', 'Ana pass'];
    const rounds = ['Kc 2c Kd', 'Qc 9h Qd'];
    const answer = refStud({ ...script(trio, rounds, passes, { ante: 5 }), dealer: 'Ana' });
    expect(answer).toMatchObject({ stacks: { Ana: 102, Bea: 103, Cai: 95 } });
  });

  it('S33 mucking does not change who wins', () => {
    const street = ['Ana bet 10', 'Bea call'];
    const actions = [...street, ...street, ...street, ...street];
    const shown = played(pair, TWO, actions);
    expect(played(pair, TWO, actions, { showdown: 'muck' })).toEqual(shown);
    // Ante and four streets of 10.
    expect(shown).toMatchObject({ outcome: 'showdown', stacks: { Ana: 150, Bea: 50 } });
  });
});

/** A repeatable row of numbers below 2³². */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

describe('random deals', () => {
  it('S27–S34 every legal action is accepted, chips are conserved, every deal ends', () => {
    const seed = 20240611;
    const random = numbers(seed);
    const below = (n: number): number => Math.floor((random() / 2 ** 32) * n);
    const oneOf = <T>(items: readonly T[]): T => itemAt(items, below(items.length));
    const outcomes = new Set<string>();

    for (let deal = 0; deal < 150; deal += 1) {
      const rules: StudRuleKeys = {
        preset: oneOf(['documento', 'literal', 'moderno', 'telesina']),
        jokers: oneOf([0, 0, 1]),
        minBet: oneOf([2, 5, 10]),
        maxBet: oneOf(['stack', 'pot', 25]),
        raise: oneOf(['any', 'last-raise']),
        exceed: oneOf(['on', 'off']),
      };
      const names = ['A', 'B', 'C', 'D', 'E'].slice(0, 2 + below(4));
      const seats = names.map((name) => ({ name, stack: 1 + below(60) }));
      const pack = refPack(studRules(rules, names.length).order);
      const deck: string[] = [];
      while (pack.length > 0) deck.push(...pack.splice(below(pack.length), 1));
      const actions: string[] = [];
      const of = `seed ${seed}, deal ${deal}`;
      for (;;) {
        const game: StudScript = { game: 'stud', rules, seats, deck: deck.join(' '), actions };
        const answer = refStud(game);
        if (!answer.ok) throw new Error(`${of}: ${answer.code} at ${answer.at} ${actions.join()}`);
        const sum = (chips: Record<string, number>): number =>
          Object.values(chips).reduce((total, each) => total + each, 0);
        const start = seats.reduce((total, { stack }) => total + stack, 0) + sum(answer.loans);
        if (answer.next === null) {
          expect([of, sum(answer.stacks)]).toEqual([of, start]);
          const inPots = answer.pots.reduce((total, pot) => total + pot.amount, 0);
          expect([of, inPots]).toEqual([of, sum(answer.contributed)]);
          outcomes.add(answer.outcome ?? 'none');
          break;
        }
        expect([of, sum(answer.stacks) + sum(answer.contributed)]).toEqual([of, start]);
        expect(actions.length).toBeLessThan(500);
        const { seat, actions: legal } = answer.next;
        // Folding rarely, so that deals come to their later streets.
        const move = oneOf(
          legal.filter(({ type }) => type !== 'fold' || below(4) === 0 || legal.length === 1),
        );
        const { type, min } = move;
        const max = move.max ?? (min ?? 0) + 20;
        if (min === undefined) {
          actions.push(`${seat} ${type}`);
          continue;
        }
        const under = refStud({ ...game, actions: [...actions, `${seat} ${type} ${min - 1}`] });
        expect([of, under.ok]).toEqual([of, false]);
        if (move.max !== undefined) {
          const over = refStud({ ...game, actions: [...actions, `${seat} ${type} ${max + 1}`] });
          expect([of, over.ok]).toEqual([of, false]);
        }
        actions.push(`${seat} ${type} ${min + below(max - min + 1)}`);
      }
    }
    expect([...outcomes].sort()).toEqual(['all-passed', 'last-left', 'showdown']);
  });
});

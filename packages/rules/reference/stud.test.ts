import { describe, expect, it } from 'vitest';
import { RefInputError } from './cards.ts';
import { studRules } from './script.ts';
import type { StudRuleKeys } from './script.ts';
import { refStud } from './stud.ts';
import { THREE, TWO, pair, played, refused, script, trio } from './testing.ts';
import { studVectors } from './vectors.ts';

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
    // Ana's aces are shown first, and Bea's hand is beaten.
    const mucked = played(pair, TWO, actions, { showdown: 'muck' });
    expect(mucked).toEqual({ ...shown, showing: ['Ana', '-Bea'] });
    // Ante and four streets of 10.
    expect(shown).toMatchObject({ outcome: 'showdown', stacks: { Ana: 150, Bea: 50 } });
  });
});

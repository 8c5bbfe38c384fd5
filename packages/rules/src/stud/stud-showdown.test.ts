/** Showing and paying (S4, S33–S35). */
import { describe, expect, test } from 'vitest';
import { THREE, TRIO, TWO, PAIR, played } from '../testing/stud-hand.ts';
import { stud } from './stud.ts';

const shows = (...args: Parameters<typeof played>): string[] => played(...args).showing;
const both = ['Ana bet 10', 'Bea call'];
const all = [...both, 'Cai call'];
const four = (round: readonly string[]): string[] => [...round, ...round, ...round, ...round];
const muck = { showdown: 'muck' } as const;

describe('S33 all', () => {
  test('every hand is turned, from the left of the dealer', () => {
    expect(shows(TRIO, THREE, four(all))).toEqual(['Ana', 'Bea', 'Cai']);
  });

  test('folded hands are not', () => {
    const actions = ['Ana bet 10', 'Bea fold', 'Cai call', ...four(['Ana bet 10', 'Cai call'])];
    expect(shows(TRIO, THREE, actions.slice(0, 9))).toEqual(['Ana', 'Cai']);
  });

  test('a shown hand is named, its cards in order of dealing', () => {
    const { deal } = played(PAIR, TWO, four(both));
    expect(deal.shown[0]).toMatchObject({
      cards: ['Ac', 'Ad', 'Kh', 'Qh', '8h'],
      category: 'pair',
    });
  });
});

describe('S33 muck', () => {
  // Ana has aces, Bea nines, Cai a high card.
  const three = four(all).slice(0, 9);

  test('from the last aggressor of the last street; a beaten hand is mucked by itself', () => {
    const last = ['Ana pass', 'Bea bet 10', 'Cai call', 'Ana call'];
    // Bea first, Cai is beaten, Ana beats her.
    expect(shows(TRIO, THREE, [...three, ...last], muck)).toEqual(['Bea', '-Cai', 'Ana']);
  });

  test('the last raise is the last aggression, not the first bet', () => {
    const last = ['Ana bet 10', 'Bea call', 'Cai raise 20', 'Ana call', 'Bea call'];
    expect(shows(TRIO, THREE, [...three, ...last], muck)).toEqual(['Cai', 'Ana', '-Bea']);
  });

  test('else from the first speaker of the last street', () => {
    const go = { ...muck, allPass: 'continue' } as const;
    const passes = ['Ana pass', 'Bea pass', 'Cai pass'];
    expect(shows(TRIO, THREE, [...three, ...passes], go)).toEqual(['Ana', '-Bea', '-Cai']);
  });

  test('an aggressor of an earlier street does not count', () => {
    const go = { ...muck, allPass: 'continue' } as const;
    const first = ['Ana pass', 'Bea bet 10', 'Cai call', 'Ana call'];
    const passes = ['Ana pass', 'Bea pass', 'Cai pass'];
    const actions = [...first, ...passes, ...passes, ...passes];
    expect(shows(TRIO, THREE, actions, go)).toEqual(['Ana', '-Bea', '-Cai']);
  });

  test('the first speaker has folded: clockwise from there', () => {
    const go = { ...muck, allPass: 'continue' } as const;
    const last = ['Ana fold', 'Bea pass', 'Cai pass'];
    expect(shows(TRIO, THREE, [...three, ...last], go)).toEqual(['Bea', '-Cai']);
  });

  test('an equal hand is not beaten', () => {
    const tie = ['9c 9d', 'Ac Ad', 'Kh Ks', 'Qh Qs', '8h 8s'];
    expect(shows(PAIR, tie, four(both), muck)).toEqual(['Ana', 'Bea']);
  });

  test('S31 likewise', () => {
    expect(shows(PAIR, TWO, ['Ana pass', 'Bea pass'], muck)).toEqual(['Ana', '-Bea']);
    // Bea's closed ace beats Ana's king.
    const cards = ['2c Ac', 'Kd 3d'];
    expect(shows(PAIR, cards, ['Ana pass', 'Bea pass'], muck)).toEqual(['Ana', 'Bea']);
  });

  test('with all-in players likewise: from the first speaker when the last street had no betting', () => {
    // Bea raises all-in in round 1; the last street opens with Ana's better cards.
    const actions = ['Ana bet 10', 'Bea all-in', 'Ana call'];
    expect(shows(PAIR, TWO, actions, muck)).toEqual(['Ana', '-Bea']);
  });

  test('S22 the best exposed hand is all-in: from who spoke first in its place', () => {
    // Ana's aces are all-in since the first round; Bea's nines beat Cai.
    const stacks = { Ana: 20, Bea: 100, Cai: 100 };
    const passes = ['Bea pass', 'Cai pass'];
    const actions = ['Ana bet 10', 'Bea call', 'Cai call', ...passes, ...passes, ...passes];
    expect(shows(stacks, THREE, actions, { ...muck, allPass: 'continue' })).toEqual([
      'Bea',
      '-Cai',
      'Ana',
    ]);
  });

  test('who may still win a side pot shows, though the main pot is lost', () => {
    // Cai bet last and is first; Ana, all-in for 20, has the best hand; Bea's nines beat Cai in the side pot.
    const stacks = { Ana: 20, Bea: 100, Cai: 100 };
    const side = ['Bea pass', 'Cai bet 10', 'Bea call'];
    const actions = ['Ana bet 10', 'Bea call', 'Cai call', ...side, ...side, ...side];
    expect(shows(stacks, THREE, actions, muck)).toEqual(['Cai', 'Ana', 'Bea']);
  });

  test('a mucked hand stays closed for the others, and open for its holder', () => {
    const { deal } = played(PAIR, TWO, four(both), muck);
    expect(deal.mucked).toEqual([false, true]);
    const hole = (viewer: string | null) => stud.maskDeal(deal, viewer).cards[1]![0]!.card;
    expect([hole(null), hole('person Ana'), hole('person Bea')]).toEqual(['??', '??', '2c']);
  });
});

describe('S34 pots', () => {
  test('the best hand takes all the bets', () => {
    const { stacks, pots } = played(TRIO, THREE, four(all));
    // 10 ante and four times 10 from each of three.
    expect(pots).toEqual([
      { amount: 150, seats: ['Ana', 'Bea', 'Cai'], winners: ['Ana'], shares: { Ana: 150 } },
    ]);
    expect(stacks).toEqual({ Ana: 200, Bea: 50, Cai: 50 });
  });

  /** Four hands of one card each round: Dan the best, then Cai, Bea, Ana. */
  const FOUR = ['2c Jc Qc Kc', '3d Jd Qd Kd', '5h 9h Th Ah', '8s 7s 6s 4s', '9c 2d 3h 5s'];

  test('several all-ins of different depth, with a fold above the shallowest', () => {
    // Kings (Dan) > queens (Cai) > jacks (Bea) > nine high (Ana).
    // Dan 30, Cai 60, Bea 100 are all-in; Ana bets 60 and folds to Bea's 90.
    const stacks = { Ana: 200, Bea: 100, Cai: 60, Dan: 30 };
    const actions = ['Dan all-in', 'Ana raise 60', 'Bea raise 90', 'Cai all-in', 'Ana fold'];
    const { pots, returned, stacks: end } = played(stacks, FOUR, actions);
    // In: Ana 70, Bea 100, Cai 60, Dan 30. Bea's 30 above Ana's 70 return.
    expect(returned).toEqual({ Ana: 0, Bea: 30, Cai: 0, Dan: 0 });
    expect(pots).toEqual([
      // 4 × 30
      { amount: 120, seats: ['Bea', 'Cai', 'Dan'], winners: ['Dan'], shares: { Dan: 120 } },
      // 3 × 30
      { amount: 90, seats: ['Bea', 'Cai'], winners: ['Cai'], shares: { Cai: 90 } },
      // 2 × 10: Bea against the folded Ana.
      { amount: 20, seats: ['Bea'], winners: ['Bea'], shares: { Bea: 20 } },
    ]);
    expect(end).toEqual({ Ana: 130, Bea: 50, Cai: 90, Dan: 120 });
  });

  test('who is left alone above the all-ins takes that layer whatever he holds', () => {
    // Dan and Cai are all-in for 30; Ana and Bea put 50 in, then Ana folds without a bet.
    const stacks = { Ana: 200, Bea: 200, Cai: 30, Dan: 30 };
    const actions = ['Dan all-in', 'Ana raise 40', 'Bea call', 'Cai call', 'Ana fold'];
    const { pots, stacks: end } = played(stacks, FOUR, actions);
    expect(pots).toEqual([
      { amount: 120, seats: ['Bea', 'Cai', 'Dan'], winners: ['Dan'], shares: { Dan: 120 } },
      { amount: 40, seats: ['Bea'], winners: ['Bea'], shares: { Bea: 40 } },
    ]);
    expect(end).toEqual({ Ana: 150, Bea: 190, Cai: 0, Dan: 120 });
  });

  test('odd chips go one by one from the left of the dealer to the winners', () => {
    // Bea, Cai and Ana hold A-K; Dan folds. Ana deals: order Bea, Cai, Dan, Ana.
    const stacks = { Ana: 50, Bea: 50, Cai: 50, Dan: 50 };
    const cards = ['Ac Ad 2c Ah', 'Kc Kd 3c Kh'];
    const actions = ['Bea pass', 'Cai pass', 'Dan fold', 'Ana pass'];
    // 4 × 5 = 20 = 3 × 6 + 2: the odd two to Bea and Cai.
    const { pots } = played(stacks, cards, actions, { ante: 5, dealer: 'Ana' });
    expect(pots[0]?.shares).toEqual({ Ana: 6, Bea: 7, Cai: 7 });
    // 4 × 4 = 16 = 3 × 5 + 1: the odd one to Bea.
    const one = played(stacks, cards, actions, { ante: 4, dealer: 'Ana' });
    expect(one.pots[0]?.shares).toEqual({ Ana: 5, Bea: 6, Cai: 5 });
    // Dan deals the same hands: order Ana, Bea, Cai, Dan.
    const other = played(
      stacks,
      ['Ah Ac Ad 2c', 'Kh Kc Kd 3c'],
      ['Ana pass', 'Bea pass', 'Cai pass', 'Dan fold'],
      { ante: 5, dealer: 'Dan' },
    );
    expect(other.pots[0]?.shares).toEqual({ Ana: 7, Bea: 7, Cai: 6 });
  });

  test('each pot has its own odd chips', () => {
    // Ana is all-in for 5; all three tie. Main 3 × 5 = 15, side 2 × 2 = 4.
    const stacks = { Ana: 5, Bea: 50, Cai: 50 };
    const { pots } = played(
      stacks,
      ['Ac Ad Ah', 'Kc Kd Kh', '7c 7d 7h', '4c 4d 4h', '2c 2d 2h'],
      [...four(['Bea pass', 'Cai pass'])],
      { ante: 7 },
    );
    expect(pots.map((pot) => pot.shares)).toEqual([
      { Ana: 5, Bea: 5, Cai: 5 },
      { Bea: 2, Cai: 2 },
    ]);
  });
});

describe('S4 jokers at the showdown', () => {
  test('a joker makes the best hand of its holder', () => {
    // Bea's joker and four nines beat Ana's aces full of kings.
    const cards = ['Ac 9c', 'Ad 9d', 'Kh 9h', 'Kc 9s', 'Ah Jk'];
    // Bea shows nines from the second round on and speaks first.
    const bea = ['Bea bet 10', 'Ana call'];
    const rounds = [...both, ...bea, ...bea, ...bea];
    const { deal, pots } = played(PAIR, cards, rounds, { jokers: 1 });
    expect(deal.shown.map((hand) => hand?.category)).toEqual(['full-house', 'five-of-a-kind']);
    expect(pots[0]?.winners).toEqual(['Bea']);
  });
});

describe('S9 in a deal', () => {
  // Ana K-K-K-Q-Q against five hearts.
  const cards = ['Kc Ah', 'Kd 9h', 'Ks Jh', 'Qc Th', 'Qd 6h'];
  const speak = ['Ana bet 10', 'Bea call', 'Ana bet 10', 'Bea call'];
  const winners = (more: Parameters<typeof played>[3]) =>
    played(PAIR, cards, [...speak, ...speak], more).pots[0]?.winners;

  test('the flush wins with 40 cards or fewer, the full with more', () => {
    expect(winners({ deck: 5 })).toEqual(['Bea']);
    expect(winners({ deck: 4 })).toEqual(['Ana']);
    expect(winners({ deck: 'full' })).toEqual(['Ana']);
    expect(winners({ deck: 5, flushOverFull: 'never' })).toEqual(['Ana']);
    expect(winners({ deck: 'full', flushOverFull: 'always' })).toEqual(['Bea']);
  });
});

describe('S35 folded cards', () => {
  test.each(['hidden', 'visible'] as const)('%s: the log keeps what was seen', (folded) => {
    const { deal } = played(TRIO, THREE, ['Ana bet 10', 'Bea fold'], { folded });
    expect(deal.rules.folded).toBe(folded);
    // The page turns them; the data are the same for both values, the hole card always closed.
    const seen = stud.maskDeal(deal, 'person Ana').cards[1]!.map(({ card }) => card);
    expect(seen).toEqual(['??', '9d']);
  });
});

test('S5 S16 packs and who deals change nothing in a deal but its rules', () => {
  const usual = played(TRIO, THREE, four(all));
  for (const more of [{ packs: 1 }, { deals: 'croupier' }]) {
    const other = played(TRIO, THREE, four(all), more);
    expect(other.events.slice(1)).toEqual(usual.events.slice(1));
  }
});

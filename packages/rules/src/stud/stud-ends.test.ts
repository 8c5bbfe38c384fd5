/** How a stud deal ends before its showdown, and when there is no more betting (S30–S32). */
import { describe, expect, test } from 'vitest';
import { PAIR, THREE, TRIO, TWO, played, refused, speaker, total } from '../testing/stud-hand.ts';

const round = ['Ana bet 10', 'Bea call'];
const rounds = (n: number): string[] => Array.from({ length: n }, () => round).flat();

describe('S30 no betting', () => {
  test('with both all-in the rest of the cards are dealt', () => {
    const { outcome, deal, stacks } = played(PAIR, TWO, ['Ana all-in', 'Bea call']);
    expect(outcome).toBe('showdown');
    expect(deal.cards.map((cards) => cards.length)).toEqual([5, 5]);
    expect(stacks).toEqual({ Ana: 200, Bea: 0 });
  });

  test('with one who could bet alone', () => {
    const { outcome, events } = played({ Ana: 300, Bea: 100 }, TWO, ['Ana bet 90', 'Bea call']);
    expect(outcome).toBe('showdown');
    // Two were asked, nobody afterwards.
    expect(events.filter((event) => event.type === 'asked')).toHaveLength(2);
  });

  test('two who can bet go on beside the all-in', () => {
    const actions = ['Ana bet 20', 'Bea call', 'Cai call'];
    const { deal } = played({ Ana: 100, Bea: 30, Cai: 100 }, THREE, actions);
    expect([deal.street, speaker(deal)]).toEqual([2, 'Ana']);
  });

  test('a fold that leaves one who could bet ends the betting of that round', () => {
    // Bea is all-in by her ante; Ana folds before Cai has spoken.
    const { outcome, events } = played({ Ana: 100, Bea: 10, Cai: 100 }, THREE, ['Ana fold']);
    expect(outcome).toBe('showdown');
    expect(events.filter((event) => event.type === 'asked')).toHaveLength(1);
  });

  test('but who owes chips is asked', () => {
    const { deal } = played({ Ana: 100, Bea: 300 }, TWO, ['Ana all-in']);
    expect(speaker(deal)).toBe('Bea');
  });

  test('what nobody called goes back before the cards', () => {
    const { events } = played({ Ana: 100, Bea: 40 }, TWO, ['Ana bet 80', 'Bea call']);
    const order = events.map((event) => event.type);
    expect(order.indexOf('returned')).toBeLessThan(order.lastIndexOf('dealt'));
  });
});

describe('S31 everybody passes', () => {
  test.each([1, 2, 3, 4])('in round %i the best hand so far takes the pot', (street) => {
    const actions = [...rounds(street - 1), 'Ana pass', 'Bea pass'];
    const { outcome, deal, stacks } = played(PAIR, TWO, actions);
    expect(outcome).toBe('all-passed');
    expect(deal.street).toBe(street);
    expect(deal.cards.map((cards) => cards.length)).toEqual([street + 1, street + 1]);
    // Ana's aces win Bea's ante and 10 of each round before.
    const won = 10 + 10 * (street - 1);
    expect(stacks).toEqual({ Ana: 100 + won, Bea: 100 - won });
  });

  test('the hole card is included', () => {
    // Ana shows a king over a two; Bea a three over a closed ace.
    const { stacks, deal, showing } = played(PAIR, ['2c Ac', 'Kd 3d'], ['Ana pass', 'Bea pass']);
    expect(stacks).toEqual({ Ana: 90, Bea: 110 });
    expect(showing).toEqual(['Ana', 'Bea']);
    expect(deal.shown.map((hand) => hand?.category)).toEqual(['high-card', 'high-card']);
  });

  test('S12 two cards alike are a pair, four to a flush are nothing', () => {
    const pairUp = played(PAIR, ['2c Ac', '2d Kc'], ['Bea pass', 'Ana pass']);
    expect(pairUp.deal.shown[0]?.category).toBe('pair');
    expect(pairUp.stacks).toEqual({ Ana: 110, Bea: 90 });
    // Ana 4-5-6-7 of clubs, Bea K-2-3-9 of suits: the king wins.
    const cards = ['4c 9h', '5c Kd', '6c 2s', '7c 3s'];
    const { deal, stacks } = played(PAIR, cards, [
      'Bea bet 10',
      'Ana call',
      'Bea bet 10',
      'Ana call',
      'Bea pass',
      'Ana pass',
    ]);
    expect(deal.shown.map((hand) => hand?.category)).toEqual(['high-card', 'high-card']);
    expect(stacks).toEqual({ Ana: 70, Bea: 130 });
  });

  test('S34 equal hands split', () => {
    const { stacks, pots } = played(PAIR, ['9c 9d', 'Ac Ad'], ['Ana pass', 'Bea pass']);
    expect(stacks).toEqual(PAIR);
    expect(pots[0]?.shares).toEqual({ Ana: 10, Bea: 10 });
  });

  test.each([
    ['fold first', ['Ana fold', 'Bea pass', 'Cai pass']],
    ['fold between', ['Ana pass', 'Bea fold', 'Cai pass']],
    ['fold last', ['Ana pass', 'Bea pass', 'Cai fold']],
  ])('folds and then passes by all who are left end it too: %s', (_, actions) => {
    const { outcome, deal, contributed } = played(TRIO, THREE, actions);
    expect([outcome, deal.street]).toEqual(['all-passed', 1]);
    // The folded ante stays in the pot.
    expect(total(contributed)).toBe(30);
    expect(deal.pots).toHaveLength(1);
    expect(deal.pots[0]?.amount).toBe(30);
    expect(deal.pots[0]?.seats).not.toContain(deal.folded.indexOf(true));
  });

  test('not after somebody opened and all called', () => {
    const { deal } = played(PAIR, TWO, ['Ana pass', 'Bea bet 10', 'Ana call']);
    expect([deal.outcome, deal.street]).toEqual([null, 2]);
  });

  test('not while a contender is all-in', () => {
    const stacks = { Ana: 100, Bea: 10, Cai: 100 };
    const pass = ['Ana pass', 'Cai pass'];
    const { deal } = played(stacks, THREE, pass);
    expect([deal.outcome, deal.street]).toEqual([null, 2]);
    const last = played(stacks, THREE, [...pass, ...pass, ...pass, ...pass]);
    expect(last.outcome).toBe('showdown');
    expect(last.deal.cards[0]).toHaveLength(5);
  });

  test('one chip behind is not all-in', () => {
    const actions = ['Ana pass', 'Bea pass', 'Cai pass'];
    expect(played({ Ana: 100, Bea: 11, Cai: 100 }, THREE, actions).outcome).toBe('all-passed');
  });

  test('a pot of 0: nothing is won', () => {
    const { outcome, stacks, deal } = played(PAIR, TWO, ['Ana pass', 'Bea pass'], {
      preset: 'literal',
    });
    expect(outcome).toBe('all-passed');
    expect(stacks).toEqual(PAIR);
    expect(deal.pots).toEqual([{ amount: 0, seats: [0, 1], winners: [0], shares: [0] }]);
  });

  test('continue: play goes on to the next street', () => {
    const pass = ['Ana pass', 'Bea pass'];
    const go = { allPass: 'continue' } as const;
    const { deal } = played(PAIR, TWO, pass, go);
    expect([deal.outcome, deal.street]).toEqual([null, 2]);
    const last = played(PAIR, TWO, [...pass, ...pass, ...pass, ...pass], go);
    expect([last.outcome, last.stacks]).toEqual(['showdown', { Ana: 110, Bea: 90 }]);
  });

  test.each(['moderno', 'telesina'] as const)('%s continues', (preset) => {
    const cards = ['Ac Kc', 'Ad Kd'];
    // Ana speaks first with an ace.
    const { deal } = played(PAIR, [...cards, 'Qh 9h'], ['Ana pass', 'Bea pass'], { preset });
    expect([deal.outcome, deal.street]).toEqual([null, 2]);
  });
});

describe('S32 one player left', () => {
  test('he takes the pot, shows nothing, and what nobody called returns', () => {
    const actions = ['Ana bet 40', 'Bea fold'];
    const { outcome, stacks, contributed, returned, deal, showing } = played(PAIR, TWO, actions);
    expect(outcome).toBe('last-left');
    expect(stacks).toEqual({ Ana: 110, Bea: 90 });
    expect(contributed).toEqual({ Ana: 10, Bea: 10 });
    expect(returned).toEqual({ Ana: 40, Bea: 0 });
    expect(showing).toEqual([]);
    expect(deal.shown).toEqual([null, null]);
  });

  test('only the part above the next highest, who has folded', () => {
    // Ana 10 + 50, Bea 10 + 50 and folds to Cai's 80: Cai's last 30 return.
    const actions = ['Ana bet 50', 'Bea call', 'Cai raise 80', 'Ana fold', 'Bea fold'];
    const { stacks, returned } = played(TRIO, THREE, actions);
    expect(returned).toEqual({ Ana: 0, Bea: 0, Cai: 30 });
    // 60 + 60 + 60 in the pot.
    expect(stacks).toEqual({ Ana: 40, Bea: 40, Cai: 220 });
  });

  test('by folds without a bet', () => {
    const { outcome, stacks, returned } = played(TRIO, THREE, ['Ana fold', 'Bea fold']);
    expect([outcome, returned['Cai']]).toEqual(['last-left', 0]);
    expect(stacks).toEqual({ Ana: 90, Bea: 90, Cai: 120 });
  });

  test('an all-in seat is left only when every other folds', () => {
    const stacks = { Ana: 100, Bea: 100, Cai: 4 };
    // Ana, alone able, cannot be made to fold: her aces meet Cai's hand.
    const met = played(stacks, THREE, ['Ana bet 10', 'Bea fold']);
    expect(met.outcome).toBe('showdown');
    // Main pot 4 × 3, Ana's alone the antes' rest 6 × 2; her bet of 10 returns.
    expect(met.stacks).toEqual({ Ana: 114, Bea: 90, Cai: 0 });
    // Two folds to Bea's all-in leave her alone.
    const left = played({ Ana: 100, Bea: 40, Cai: 100 }, THREE, [
      'Ana pass',
      'Bea all-in',
      'Cai fold',
      'Ana fold',
    ]);
    expect([left.outcome, left.stacks]).toEqual(['last-left', { Ana: 90, Bea: 60, Cai: 90 }]);
  });

  test('S36 the dealer may fold and the deal goes on from his left', () => {
    const { deal } = played(TRIO, THREE, ['Ana bet 10', 'Bea call', 'Cai fold']);
    expect([deal.dealer, deal.street, speaker(deal)]).toEqual([2, 2, 'Ana']);
    expect(refused(TRIO, THREE, ['Ana bet 10', 'Bea call', 'Cai fold', 'Cai pass'])).toEqual([
      3,
      'not-in-deal',
    ]);
  });
});

/** Who shows when the order of cards, of seats and of betting differ; and what no caller should send (S25, S33). */
import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { PAIR, THREE, TRIO, TWO, played } from '../testing/stud-hand.ts';
import type { StudAction } from './stud-deal.ts';
import { stud } from './stud.ts';

const shows = (...args: Parameters<typeof played>): string[] => played(...args).showing;

describe('S33', () => {
  const calls = ['Ana bet 10', 'Bea call', 'Cai call'];
  const last = ['Ana pass', 'Bea bet 10', 'Cai call', 'Ana call'];

  test('all: from the left of the dealer, whoever bet last', () => {
    const actions = [...calls, ...calls, ...calls, ...last];
    expect(shows(TRIO, THREE, actions)).toEqual(['Ana', 'Bea', 'Cai']);
  });

  test('muck: beaten in every pot of his own, though not in others, is beaten', () => {
    // Bea aces, Ana eights, Cai jack high, Dan ten high; Bea and Ana are all-in for 20.
    const rounds = ['Ac 2c 3d 4h', 'As 7d 9h Th', 'Kh 8s Jc 5d', 'Qd 5c 6s 2d', '8h 8c Ts 9c'];
    const stacks = { Bea: 20, Ana: 20, Cai: 100, Dan: 100 };
    const actions = [
      ...['Bea bet 10', 'Ana call', 'Cai call', 'Dan call'],
      ...['Cai bet 10', 'Dan call'],
      ...['Cai pass', 'Dan pass', 'Cai pass', 'Dan pass'],
    ];
    // Dan is beaten in both; Ana, who would win the side pot, contends for the main pot alone.
    const { pots, showing } = played(stacks, rounds, actions, { showdown: 'muck' });
    expect(pots.map((pot) => [pot.amount, pot.seats])).toEqual([
      [80, ['Ana', 'Bea', 'Cai', 'Dan']],
      [20, ['Cai', 'Dan']],
    ]);
    // Bea's cards are best, but she is all-in: Cai spoke first (S22).
    expect(showing).toEqual(['Cai', '-Dan', 'Bea', '-Ana']);
  });
});

test('S20 of two twos, the lowest there are, the first in deal order', () => {
  // Ana deals: Bea is first.
  const { deal } = played(PAIR, ['Kd Kh', '2c 2d'], [], { dealer: 'Ana' });
  expect([deal.opener, deal.asked]).toEqual([1, [1]]);
});

describe('what no caller should send', () => {
  test('S25 an amount beside a word that takes none is not read', () => {
    const { deal } = played(PAIR, TWO, ['Ana bet 20']);
    const plain = stud.play(deal, 1, { type: 'call' });
    expect(stud.play(deal, 1, { type: 'call', to: 7 } as StudAction)).toEqual(plain);
    expect(stud.play(deal, 1, { type: 'fold', to: 500 } as StudAction)).toMatchObject({ ok: true });
  });

  test('a pack with a card that is none is a bug, not a pack that runs out', () => {
    const { deal } = played(PAIR, TWO, ['Ana bet 20']);
    // Such a pack is refused at the start: this one was spoilt afterwards.
    const deck = [...deal.deck.slice(0, 4), '??' as Card, ...deal.deck.slice(5)];
    expect(() => stud.play({ ...deal, deck }, 1, { type: 'call' })).toThrow('??');
  });
});

/** What a person may see of closed cards, and how they are put back. */
import { describe, expect, test } from 'vitest';
import type { Card, Seen } from './cards.ts';
import { fillClosed, hideClosed, hideHeld } from './closed-cards.ts';
import type { DealtCard } from './game.ts';

const dealt = (owner: string | null, position: number, card: Seen): DealtCard<Seen> => ({
  seat: position,
  owner,
  position,
  card,
});

/** Ana's, Bea's, and one that belongs to nobody, as the house's in three-card (T14). */
const round = [dealt('ana', 0, 'As'), dealt('bea', 1, 'Kd'), dealt(null, 2, 'Jk')];

describe('S19 T14 a closed card is seen by the person whose it is', () => {
  test.each([
    ['ana', ['As', '??', '??']],
    ['bea', ['??', 'Kd', '??']],
    ['cai', ['??', '??', '??']],
    // Who owns nothing does not own what nobody owns.
    [null, ['??', '??', '??']],
  ] as const)('%s', (viewer, cards) => {
    const seen = hideClosed(round, viewer);
    expect(seen.map(({ card }) => card)).toEqual(cards);
    // Nothing else changes.
    expect(seen.map(({ seat, owner, position }) => [seat, owner, position])).toEqual([
      [0, 'ana', 0],
      [1, 'bea', 1],
      [2, null, 2],
    ]);
  });
});

test('hidden cards are filled by their place in the pack, the others stay as they are', () => {
  const known = (position: number): Card | undefined => (position === 2 ? undefined : '2c');
  const row = [dealt('ana', 0, 'As'), dealt('bea', 1, '??'), dealt(null, 2, '??')];
  expect(fillClosed(row, known)).toEqual([
    dealt('ana', 0, 'As'),
    dealt('bea', 1, '2c'),
    dealt(null, 2, '??'),
  ]);
});

test('of held cards those that are not open are hidden, with all else they carry', () => {
  const held = [
    { card: 'As', up: true },
    { card: 'Kd', up: false },
  ] as const;
  expect(hideHeld(held, ({ up }) => up)).toEqual([
    { card: 'As', up: true },
    { card: '??', up: false },
  ]);
});

import { describe, expect, it } from 'vitest';
import { cardsIn } from './cards.ts';
import type { RefRules } from './hands.ts';
import { refFirstSpeaker } from './speaker.ts';
import { studVectors } from './vectors.ts';

const rules: RefRules = {
  lowest: 2,
  jokers: 0,
  figuras: 'any',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};

describe('refFirstSpeaker', () => {
  it.each(studVectors.firstToSpeak)('S20 S21 $up: $note', ({ up, first, allin }) => {
    const order = [...up.keys()];
    const canAct = order.map((seat) => !(allin ?? []).includes(seat));
    expect(refFirstSpeaker(up.map(cardsIn), order, canAct, rules)).toBe(first);
  });

  it('S20 equal ranks: the first in deal order, not the lowest seat', () => {
    expect(refFirstSpeaker([['Kc'], ['9d'], ['Kh']], [1, 2, 0], [true, true, true], rules)).toBe(2);
  });

  it('S20 a joker counts as an ace', () => {
    const one: RefRules = { ...rules, jokers: 1 };
    expect(refFirstSpeaker([['Kc'], ['Jk'], ['Ah']], [0, 1, 2], [true, true, true], one)).toBe(1);
    expect(refFirstSpeaker([['Ac'], ['Jk'], ['Kh']], [0, 1, 2], [true, true, true], one)).toBe(0);
  });

  it('S21 folded seats are out of it', () => {
    expect(
      refFirstSpeaker([null, ['2c', '3d'], ['Th', '9s']], [0, 1, 2], [false, true, true], rules),
    ).toBe(2);
  });

  it('S22 an all-in player is passed over clockwise, round the table', () => {
    const up = [
      ['4c', '5d'],
      ['2c', '3d'],
      ['Ah', 'Ad'],
    ];
    expect(refFirstSpeaker(up, [0, 1, 2], [false, true, false], rules)).toBe(1);
    expect(refFirstSpeaker(up, [0, 1, 2], [false, false, false], rules)).toBe(null);
  });
});

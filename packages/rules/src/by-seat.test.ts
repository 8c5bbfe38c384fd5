/** Lists with one entry a seat: what is made of one leaves it as it was, and deals may share them. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { addChips, addToAll, nobody, noChips, nothing, put, putChips } from './by-seat.ts';
import { randomStudScript } from './testing/deal-scripts.ts';
import { studTable } from './testing/script-answer.ts';
import { chooseStud } from './testing/stud-moves.ts';
import { stud } from './stud/stud.ts';

test('one entry changed, the list before it left as it was', () => {
  const chips = [5, 0, 7];
  expect(putChips(chips, 1, 3)).toEqual([5, 3, 7]);
  expect(addChips(chips, 2, -7)).toEqual([5, 0, 0]);
  expect(addToAll(chips, (seat) => 10 * seat)).toEqual([5, 10, 27]);
  expect(chips).toEqual([5, 0, 7]);
  const words = ['a', 'b'];
  expect(put(words, 0, 'c')).toEqual(['c', 'b']);
  expect(words).toEqual(['a', 'b']);
});

test('nothing changed: the same list', () => {
  const chips = [5, 0, 7];
  expect(putChips(chips, 0, 5)).toBe(chips);
  expect(addChips(chips, 0, 0)).toBe(chips);
  expect(put(chips, 2, 7)).toBe(chips);
});

test('a seat that there is not has no chips to add to', () => {
  expect(() => addChips([5, 0], 2, 1)).toThrow(RangeError);
});

const SEED = 8_300;

test(`seed ${SEED}: what all deals of so many seats begin with is never written in`, () => {
  const random = chancesFrom(SEED);
  let turns = 0;
  for (let i = 0; i < 100; i++) {
    const { setup, seats, deck } = studTable(randomStudScript(random));
    let turn = stud.start(setup, seats, deck);
    while (turn.ok && turn.value.deal.outcome === null) {
      const { deal } = turn.value;
      const [seat] = deal.asked;
      turn = stud.play(deal, seat!, chooseStud(deal, seat!, random));
      turns++;
    }
  }
  expect(turns).toBeGreaterThan(200);
  for (let seats = 2; seats <= 8; seats++) {
    const all = <T>(value: T): T[] => new Array<T>(seats).fill(value);
    expect(noChips(seats)).toEqual(all(0));
    expect(nobody(seats)).toEqual(all(false));
    expect(nothing(seats)).toEqual(all(null));
  }
});

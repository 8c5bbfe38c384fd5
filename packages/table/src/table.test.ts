/** Looking up who sits where, and events that cannot follow each other. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { askedSeats } from './clocks.ts';
import { applyTable, dealSeatOf, isGame, isHuman, lentTo, nextSeat, seatAt } from './index.ts';
import { decideOn } from './run.ts';
import { openRoom, studConfig } from './testing/room.ts';
import { studTable, threeTable } from './testing/tables.ts';

describe('a seat of the deal on the table', () => {
  test('is that of the person who was dealt in there', () => {
    const room = openRoom(studConfig(), chancesFrom(1));
    room.grant('ana', { type: 'sit', seat: 1, amount: 100 });
    room.grant('bea', { type: 'sit', seat: 4, amount: 100 });
    expect(dealSeatOf(room.table, 1)).toBeNull();
    room.deal();
    expect([0, 1, 4].map((at) => dealSeatOf(room.table, at))).toEqual([null, 0, 1]);
    room.act(room.asked()[0]!, 'fold');
    expect([1, 4].map((at) => dealSeatOf(room.table, at))).toEqual([0, 1]);
    // Whoever takes her seat has no cards in that deal, nor has she in another seat.
    room.grant('ana', { type: 'stand' });
    expect(dealSeatOf(room.table, 1)).toBeNull();
    room.grant('cai', { type: 'sit', seat: 1, amount: 100 });
    room.grant('ana', { type: 'sit', seat: 2, amount: 100 });
    expect([1, 2].map((at) => dealSeatOf(room.table, at))).toEqual([null, null]);
  });

  test('is not asked before the first deal', () => {
    expect(askedSeats(studTable({ ana: 100 }).table)).toEqual([]);
  });
});

describe('a table seat', () => {
  test('holds a person, a bot or nobody', () => {
    const room = studTable({ ana: 100 });
    room.grant('ana', { type: 'add-bot', seat: 1 });
    expect([0, 1, 2].map((at) => isHuman(room.table, at))).toEqual([true, false, false]);
    expect(seatAt(room.table, 0).person).toBe('ana');
    expect(() => seatAt(room.table, 2)).toThrow('nobody sits at 2');
  });
});

test('S14 the first turn is the first seat’s, the next the next one’s in playing order', () => {
  const { table } = studTable({ ana: 100 });
  const next = (button: number | null, seats: readonly number[]) =>
    nextSeat({ ...table, button }, seats);
  expect([next(null, [0, 2]), next(0, [0, 2]), next(2, [0, 2]), next(1, [])]).toEqual([
    0,
    2,
    0,
    null,
  ]);
});

describe('S28 the bank', () => {
  test('has lent nothing to whom it does not know, nor to who has no cards', () => {
    const room = studTable({ ana: 100, bea: 400 });
    room.deal();
    room.grant('cai', { type: 'sit', seat: 3, amount: 100 });
    while (room.asked()[0] !== 'ana') room.act(room.asked()[0]!, 'pass');
    room.act('ana', 'propose', 150);
    room.act('bea', 'accept');
    // An ante of 10 leaves her 90 of the 150.
    expect(['ana', 'bea', 'cai', 'nobody'].map((each) => lentTo(room.table, each))).toEqual([
      60, 0, 0, 0,
    ]);
  });
});

describe('events that cannot follow each other', () => {
  test('nothing comes before the opening', () => {
    expect(() => applyTable(undefined, { type: 'leaving', seat: 0 })).toThrow(
      "a table begins with 'opened', not 'leaving'",
    );
  });

  test('no message comes without a preparation', () => {
    const { table } = studTable({ ana: 100 });
    const message = { type: 'cut', at: 3 } as const;
    expect(() => applyTable(table, { type: 'prepared', seat: 0, message })).toThrow(
      'no deal is prepared',
    );
  });

  test('a fault of the program is no halt: it is thrown on', () => {
    const { table } = threeTable({ ana: 100 });
    const fault = (): never => {
      throw new TypeError('a fault');
    };
    expect(() => decideOn(table, fault)).toThrow(new TypeError('a fault'));
  });
});

test('a game is known by its name', () => {
  expect(['stud', 'three', 'mus'].map(isGame)).toEqual([true, true, false]);
});

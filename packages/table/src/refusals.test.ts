/** What a refusal says beside its code: the numbers that a person needs to do better. */
import { MOST_STAKE } from '@tapete/rules';
import { describe, expect, test } from 'vitest';
import { checkConfig, type Command } from './index.ts';
import { decisionOf, studConfig, threeConfig, type Room } from './testing/room.ts';
import { studTable, threeTable } from './testing/tables.ts';

const refused = (room: Room, person: string, command: Command) => {
  const decided = room.ask(person, command);
  return decided.ok ? 'granted' : decided.error;
};
const sit = (seat: number): Command => ({ type: 'sit', seat, amount: 100 });
const buy = (amount: number): Command => ({ type: 'buy', amount });
const post = (ante: number): Command => ({ type: 'post', ante, pairPlus: 0 });

describe('a seat', () => {
  test.each<[string, Command, string, Record<string, number>]>([
    ['that is not there', sit(6), 'no-such-seat', { seat: 6 }],
    ['that is taken', sit(0), 'seat-taken', { seat: 0 }],
  ])('%s', (_, command, code, detail) => {
    expect(refused(studTable({ ana: 100 }), 'bea', command)).toEqual({ code, detail });
  });

  test.each<[string, Command, string, Record<string, number>]>([
    ['of a person, to be sent away', { type: 'remove-bot', seat: 0 }, 'not-a-bot', { seat: 0 }],
    ['that is not there, for a bot', { type: 'add-bot', seat: -1 }, 'no-such-seat', { seat: -1 }],
  ])('%s', (_, command, code, detail) => {
    expect(refused(studTable({ ana: 100 }), 'ana', command)).toEqual({ code, detail });
  });

  test('at a table that is full', () => {
    const room = studTable({ ana: 100 });
    for (let i = 0; i < 5; i++) room.grant('ana', { type: 'add-bot', seat: null });
    expect(refused(room, 'ana', { type: 'add-bot', seat: null })).toEqual({
      code: 'table-full',
      detail: { seats: 6 },
    });
  });
});

describe('S17 chips', () => {
  test('between deals one at least, and what is left to the maximum at most', () => {
    expect(refused(studTable({ ana: 150 }), 'ana', buy(351))).toEqual({
      code: 'bad-amount',
      detail: { amount: 351, min: 1, max: 350 },
    });
  });

  test('none, not fewer, for who has won more than the maximum', () => {
    const room = studTable({ ana: 500, bea: 500 });
    room.deal();
    const loser = room.asked()[0]!;
    room.act(loser, 'fold');
    expect(refused(room, loser === 'ana' ? 'bea' : 'ana', buy(1))).toEqual({
      code: 'bad-amount',
      detail: { amount: 1, min: 1, max: 0 },
    });
  });

  test('in a deal an order may be 0 and up to the maximum', () => {
    const room = studTable({ ana: 150, bea: 150 });
    room.deal();
    expect(refused(room, 'ana', buy(501))).toEqual({
      code: 'bad-amount',
      detail: { amount: 501, min: 0, max: 500 },
    });
  });
});

describe('an action', () => {
  const fold = (decision: number): Command => ({
    type: 'act',
    decision,
    action: { type: 'fold' },
  });

  test('after the end of a deal as before it', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    const decision = decisionOf(room.table);
    room.act(room.asked()[0]!, 'fold');
    for (const person of ['ana', 'bea']) {
      expect(refused(room, person, fold(decision))).toEqual({ code: 'no-deal', detail: {} });
    }
  });

  test('of who has no cards, whatever decision it names', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    room.grant('cai', { type: 'sit', seat: 2, amount: 100 });
    for (const decision of [0, decisionOf(room.table)]) {
      expect(refused(room, 'cai', fold(decision))).toEqual({ code: 'not-in-deal', detail: {} });
    }
  });

  test('that only the clock has', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    const decision = decisionOf(room.table);
    const timeout: Command = { type: 'act', decision, action: { type: 'timeout' } };
    expect(refused(room, room.asked()[0]!, timeout)).toEqual({
      code: 'not-available',
      detail: { action: 'timeout' },
    });
  });
});

test('a message that no shuffle waits for', () => {
  const message = { type: 'contribute', value: 'a' } as const;
  expect(refused(studTable({ ana: 100 }), 'ana', { type: 'prepare', message })).toEqual({
    code: 'not-preparing',
    detail: { message: 'contribute' },
  });
});

describe('bets', () => {
  test('outside the table’s ante', () => {
    expect(refused(threeTable({ ana: 300 }), 'ana', post(51))).toEqual({
      code: 'bad-ante',
      detail: { seat: 'ana', ante: 51, min: 5, max: 50 },
    });
  });

  test('T18 above what the bank covers', () => {
    const room = threeTable({ ana: 104, bea: 100 }, { bank: 'player' });
    // Ante, play and 5 antes of bonus.
    expect(refused(room, 'bea', post(15))).toEqual({
      code: 'bank-not-covered',
      detail: { needed: 7 * 15, stack: 104 },
    });
  });
});

describe('a config', () => {
  test('that can be played is accepted', () => {
    for (const config of [studConfig(), threeConfig()]) {
      expect(checkConfig(config)).toEqual({ ok: true, value: true });
    }
  });

  test('the range of the largest ante', () => {
    expect(checkConfig(threeConfig({}, { ante: { min: 10, max: 9 } }))).toEqual({
      ok: false,
      error: {
        code: 'bad-config',
        detail: { key: 'ante.max', value: 9, min: 10, max: MOST_STAKE },
      },
    });
  });

  test('of a name without end no more than 60 characters are given back', () => {
    expect(checkConfig(studConfig({}, { name: 'x'.repeat(1000) }))).toEqual({
      ok: false,
      error: {
        code: 'bad-config',
        detail: { key: 'name', value: 'x'.repeat(60), min: 1, max: 40 },
      },
    });
  });
});

/** Clocks, and what happens when nobody is there (S37, T17). */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { NO_TIMERS, due, isRunning, waitFor, type TableEvent } from './index.ts';
import { openRoom, seat, threeConfig, type Room } from './testing/room.ts';
import { spoke, studTable } from './testing/tables.ts';

const TURN = 30_000;

describe('S37 a turn', () => {
  test('lasts the clock’s seconds; then pass if legal, else fold', () => {
    const open = studTable({ ana: 100, bea: 100 });
    open.deal();
    expect(open.table.timers).toEqual({ ...NO_TIMERS, turn: open.now + TURN });
    open.pass(TURN - 1);
    expect(spoke(open)).toEqual([]);
    open.pass(1);
    expect(spoke(open)).toEqual([['pass', true]]);
    open.act(open.asked()[0]!, 'bet', 10);
    open.pass(TURN);
    expect(spoke(open).at(-1)).toEqual(['fold', true]);
  });

  test('each turn has the whole clock', () => {
    const open = studTable({ ana: 100, bea: 100 });
    open.deal();
    open.pass(20_000);
    open.act(open.asked()[0]!, 'pass');
    expect(open.table.timers.turn).toBe(open.now + TURN);
  });

  test('what others do meanwhile does not lengthen it', () => {
    const open = studTable({ ana: 100, bea: 100 });
    open.deal();
    const until = open.table.timers.turn;
    open.pass(10_000);
    open.grant('cai', { type: 'sit', seat: 3, amount: 100 });
    expect(open.table.timers.turn).toBe(until);
  });

  test('nothing is due before its time', () => {
    const open = studTable({ ana: 100, bea: 100 });
    open.deal();
    expect(due(open.table, { now: open.now + TURN - 1 } as never).events).toEqual([]);
  });

  test('S28 the clock refuses a proposal for all who have not answered', () => {
    const open = studTable({ ana: 100, bea: 400, cai: 400 });
    open.deal();
    while (open.asked()[0] !== 'ana') open.act(open.asked()[0]!, 'pass');
    open.act('ana', 'propose', 200);
    expect(open.asked()).toHaveLength(2);
    open.pass(TURN);
    expect(open.asked()).toEqual(['ana']);
    const answers = open.log.filter(
      (event) => event.type === 'deal' && event.event.type === 'answered',
    );
    expect(answers).toHaveLength(1);
  });
});

describe('two turns in a row left to the clock', () => {
  test('and the seat sits out from the next deal on', () => {
    const open = studTable({ ana: 100, bea: 100, cai: 100 });
    open.deal();
    const [first] = open.asked();
    // Round 1: the first lets the clock pass, the next bets, the third calls; the clock folds the first.
    open.pass(TURN);
    open.act(open.asked()[0]!, 'bet', 10);
    open.act(open.asked()[0]!, 'call');
    expect(open.asked()).toEqual([first]);
    open.pass(TURN);
    const away = open.log.findLast((event) => event.type === 'away');
    expect(away).toMatchObject({ away: true, byClock: true });
    expect(open.table.seats.find((each) => each?.person === first)?.away).toBe(true);
    while (isRunning(open.table)) open.act(open.asked()[0]!, 'fold');
    open.deal();
    expect(open.table.running?.deal.seats.map((each) => each.person)).not.toContain(first);
  });

  test('an action between the two starts the count anew', () => {
    const open = studTable({ ana: 300, bea: 300 });
    open.deal();
    const [first] = open.asked();
    open.pass(TURN);
    open.act(open.asked()[0]!, 'bet', 10);
    open.act(first!, 'call');
    expect(open.table.seats.find((each) => each?.person === first)?.timeouts).toBe(0);
    while (open.asked()[0] !== first) open.act(open.asked()[0]!, 'pass');
    open.pass(TURN);
    expect(open.log.some((event) => event.type === 'away')).toBe(false);
  });

  test('coming back starts it anew too', () => {
    const open = studTable({ ana: 100, bea: 100 });
    // Nobody there: both time out until both sit out; then no deal starts.
    open.pass(3_600_000);
    expect(open.table.seats.slice(0, 2).map((each) => each?.away)).toEqual([true, true]);
    expect([isRunning(open.table), open.next()]).toEqual([false, false]);
    open.grant('ana', { type: 'away', away: false });
    expect(open.table.seats[0]).toMatchObject({ away: false, timeouts: 0 });
  });

  test('T17 in three-card the clock folds; bets are not taken back', () => {
    const open = openRoom(threeConfig(), chancesFrom(2));
    seat(open, { ana: 100, bea: 100 });
    for (let deal = 0; deal < 2; deal++) {
      for (const person of ['ana', 'bea'])
        open.grant(person, { type: 'post', ante: 10, pairPlus: 0 });
      open.deal();
      open.act('bea', 'play');
      open.pass(TURN);
      expect(isRunning(open.table)).toBe(false);
      expect(open.table.seats[0]?.stack).toBe(90 - 10 * deal);
    }
    expect(open.table.seats[0]?.away).toBe(true);
    expect(open.table.seats[1]?.away).toBe(false);
  });
});

describe('one of several who are asked leaves', () => {
  const inTurn = (of: Room, person: string) => of.asked().includes(person);

  test('T17 in three-card the other keeps the whole clock; the leaver is folded as soon as he alone is awaited', () => {
    const open = openRoom(threeConfig(), chancesFrom(2));
    seat(open, { ana: 100, bea: 100 });
    for (const person of ['ana', 'bea'])
      open.grant(person, { type: 'post', ante: 10, pairPlus: 0 });
    open.deal();
    const until = open.now + TURN;
    open.pass(5000);
    open.grant('ana', { type: 'stand' });
    expect(open.table.timers.turn).toBe(until);
    open.pass(until - 1 - open.now);
    expect(open.asked()).toEqual(['ana', 'bea']);
    open.act('bea', 'play');
    expect(open.table.timers.turn).toBe(open.now);
    open.pass(0);
    expect(isRunning(open.table)).toBe(false);
    const decided = open.log.flatMap((event) =>
      event.type === 'deal' && event.event.type === 'decided'
        ? [[event.event.plays, event.event.timeout]]
        : [],
    );
    expect(decided).toEqual([
      [true, false],
      [false, true],
    ]);
    // He loses the ante, no more.
    expect(open.table.accounts.ana).toMatchObject({ bought: 100, cashed: 90 });
  });

  test('T17 when the clock runs out it speaks for both', () => {
    const open = openRoom(threeConfig(), chancesFrom(2));
    seat(open, { ana: 100, bea: 100 });
    for (const person of ['ana', 'bea'])
      open.grant(person, { type: 'post', ante: 10, pairPlus: 0 });
    open.deal();
    const until = open.table.timers.turn;
    open.grant('ana', { type: 'stand' });
    open.pass(TURN - 1);
    expect(open.table.timers.turn).toBe(until);
    open.pass(1);
    expect(isRunning(open.table)).toBe(false);
  });

  test('S28 the other has the whole clock to answer a proposal', () => {
    const open = studTable({ ana: 100, bea: 400, cai: 400 });
    open.deal();
    while (open.asked()[0] !== 'ana') open.act(open.asked()[0]!, 'pass');
    open.act('ana', 'propose', 200);
    const until = open.now + TURN;
    open.grant('bea', { type: 'stand' });
    open.pass(TURN - 1);
    expect([inTurn(open, 'bea'), inTurn(open, 'cai')]).toEqual([true, true]);
    expect(open.table.timers.turn).toBe(until);
    open.act('cai', 'accept');
    open.pass(0);
    expect(open.asked()).toEqual(['ana']);
  });
});

describe('whoever has lost the line', () => {
  const waited = (room: Room, gone: readonly string[]): readonly TableEvent[] =>
    room.run((table, context) => waitFor(table, new Set(gone), context));

  test('is waited for half a minute more when asked, once in a deal', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    const [asked = ''] = room.asked();
    room.pass(20_000);
    expect(waited(room, ['ana', 'bea'])).toEqual([
      { type: 'grace', seat: room.table.seats.findIndex((held) => held?.person === asked) },
      { type: 'clock', timers: { ...NO_TIMERS, turn: room.now + 30_000 } },
    ]);
    expect(waited(room, ['ana', 'bea'])).toEqual([]);
    room.pass(29_999);
    expect(room.asked()).toEqual([asked]);
    // The next decision of the same deal gets none.
    room.act(asked, 'pass');
    const [other = ''] = room.asked();
    expect(waited(room, [asked])).toEqual([]);
    expect(waited(room, [other])).toHaveLength(1);
  });

  test('no clock is made shorter by it, and none begins', () => {
    const room = studTable({ ana: 100, bea: 100 });
    expect(waited(room, ['ana', 'bea'])).toEqual([]);
    room.deal();
    const { timers } = room.table;
    expect(waited(room, ['ana', 'bea']).map(({ type }) => type)).toEqual(['grace']);
    expect(room.table.timers).toEqual(timers);
  });
});

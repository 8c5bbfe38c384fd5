/** When bots move, and what becomes of those that do not bet. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { isRunning, type BotChoice, type Command } from './index.ts';
import { decisionOf, openRoom, seat, studConfig, threeConfig, type Room } from './testing/room.ts';

const PAUSE = 700;
const post = (ante: number): Command => ({ type: 'post', ante, pairPlus: 0 });

/** In stud passes; in three-card bets the least, then plays on. */
const calm: BotChoice = (table) => {
  const { config } = table;
  if (!isRunning(table)) return post(config.game === 'three' ? config.ante.min : 0);
  const type = config.game === 'three' ? 'play' : 'pass';
  return { type: 'act', decision: decisionOf(table), action: { type } };
};

function three(bot: BotChoice, bots = 1, more: Parameters<typeof threeConfig>[1] = {}): Room {
  const room = openRoom(threeConfig({}, more), chancesFrom(2), { bot });
  seat(room, { ana: more.buyIn?.min ?? 100 });
  for (let i = 0; i < bots; i++) room.grant('ana', { type: 'add-bot', seat: null });
  return room;
}

describe('a bot’s pause', () => {
  test('is each bot’s own, in turn', () => {
    const room = openRoom(studConfig(), chancesFrom(5), { bot: calm });
    seat(room, { ana: 100 });
    for (let i = 0; i < 2; i++) room.grant('ana', { type: 'add-bot', seat: null });
    room.deal();
    let before = '';
    let inARow = 0;
    while (isRunning(room.table)) {
      const [asked] = room.asked();
      if (asked === 'ana') room.act('ana', 'pass');
      else {
        expect(room.table.timers.bot).toBe(room.now + PAUSE);
        room.pass(PAUSE - 1);
        expect(room.asked()).toEqual([asked]);
        room.pass(1);
        if (before.startsWith('bot:')) inARow++;
      }
      before = asked!;
    }
    expect(inARow).toBeGreaterThan(0);
  });

  test('is not lengthened by what others do meanwhile', () => {
    const room = openRoom(studConfig(), chancesFrom(5), { bot: calm });
    seat(room, { ana: 100 });
    for (let i = 0; i < 2; i++) room.grant('ana', { type: 'add-bot', seat: null });
    room.deal();
    while (room.asked()[0] === 'ana') room.act('ana', 'pass');
    const until = room.now + PAUSE;
    room.pass(300);
    room.grant('bea', { type: 'sit', seat: 4, amount: 100 });
    expect(room.table.timers.bot).toBe(until);
  });

  test('T17 where all are asked at once they move one after the other', () => {
    const room = three(calm, 2);
    room.grant('ana', post(10));
    expect(room.table.timers.bot).toBe(room.now + PAUSE);
    room.deal();
    expect(room.asked()).toEqual(['ana', 'bot:1', 'bot:2']);
    room.pass(PAUSE);
    expect(room.asked()).toEqual(['ana', 'bot:2']);
    room.pass(PAUSE - 1);
    expect(room.asked()).toEqual(['ana', 'bot:2']);
    room.pass(1);
    expect(room.asked()).toEqual(['ana']);
  });
});

describe('a bot that should bet', () => {
  const out = { type: 'away', seat: 1, away: true, byClock: true } as const;

  test('and does not sits out', () => {
    const room = three(() => ({ type: 'away', away: false }));
    room.grant('ana', post(10));
    expect(room.pass(PAUSE)).toContainEqual(out);
  });

  test('and asks for what the table does not take sits out: only what the bank does not cover is made less', () => {
    const room = three(() => post(4));
    room.grant('ana', post(10));
    expect(room.pass(PAUSE)).toContainEqual(out);
    expect(room.log.some((event) => event.type === 'posted' && event.seat === 1)).toBe(false);
  });

  test('and stands up is gone', () => {
    const room = three(() => ({ type: 'stand' }));
    room.grant('ana', post(10));
    expect(room.pass(PAUSE)).toContainEqual({ type: 'stood', seat: 1, amount: 100 });
    room.deal();
    expect(room.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana']);
  });
});

describe('chips at the end of a deal', () => {
  test('a bot buys when it has less than it needs, not when it has just that', () => {
    const fold: BotChoice = (table, at) =>
      isRunning(table)
        ? { type: 'act', decision: decisionOf(table), action: { type: 'fold' } }
        : calm(table, at);
    // The ante of 40 and its play bet: 80 are needed.
    const room = three(fold, 1, { buyIn: { min: 120, max: 160 }, ante: { min: 40, max: 40 } });
    const stacks: (number | undefined)[] = [];
    for (let i = 0; i < 2; i++) {
      room.grant('ana', post(40));
      room.deal();
      room.pass(PAUSE);
      room.act('ana', 'fold');
      stacks.push(room.table.seats[1]?.stack);
      room.grant('ana', { type: 'buy', amount: 40 });
    }
    // 120 − 40 are kept; 80 − 40 are 40, and 120 more make 160.
    expect(stacks).toEqual([80, 160]);
  });

  test('S17 an order to a stack that is full by then is taken back, nothing is bought', () => {
    const room = openRoom(studConfig(), chancesFrom(1));
    seat(room, { ana: 490, bea: 500 });
    room.deal();
    room.grant('ana', { type: 'buy', amount: 50 });
    if (room.asked()[0] === 'ana') room.act('ana', 'pass');
    const end = room.act('bea', 'fold');
    // Her ante of 10 comes back with Bea's: 500, the maximum.
    expect(room.table.seats[0]).toMatchObject({ stack: 500, ordered: 0 });
    expect(end).toContainEqual({ type: 'ordered', seat: 0, amount: 0 });
    expect(end.map(({ type }) => type)).not.toContain('bought');
  });
});

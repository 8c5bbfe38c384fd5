/** T18: what a banking player covers, who is waited for, and when nobody banks. */
import { describe, expect, test } from 'vitest';
import { chancesFrom } from '@tapete/chance';
import {
  NO_TIMERS,
  bankerSeat,
  isRunning,
  type BotChoice,
  type Command,
  type TableEvent,
} from './index.ts';
import { decisionOf, openRoom, seat, threeConfig, type Room } from './testing/room.ts';
import { cards, threeTable } from './testing/tables.ts';

const bank = { bank: 'player' } as const;
const post = (ante: number): Command => ({ type: 'post', ante, pairPlus: 0 });
const buttons = (log: readonly TableEvent[]) => log.filter(({ type }) => type === 'button');

function banker({ table }: Room): number | null {
  if (table.config.game !== 'three') throw new Error('nobody banks in stud');
  return bankerSeat(table, table.config);
}

/** Bets the least, and folds. */
const least: BotChoice = (table) =>
  isRunning(table)
    ? { type: 'act', decision: decisionOf(table), action: { type: 'fold' } }
    : post(5);

describe('T18 to the chip', () => {
  // An ante wins 7 times its amount at most: itself, the play bet, 5 of bonus. 105 = 7 × 15.
  test('the bank covers what its stack is', () => {
    const room = threeTable({ ana: 105, bea: 100 }, bank);
    expect(room.refusal('bea', post(16))).toBe('bank-not-covered');
    room.grant('bea', post(15));
    expect(room.table.seats[1]?.bets).toEqual({ ante: 15, pairPlus: 0 });
  });

  test('bets that are changed are not counted twice', () => {
    const room = threeTable({ ana: 105, bea: 100 }, bank);
    room.grant('bea', post(10));
    room.grant('bea', post(15));
    expect(room.table.seats[1]?.bets).toEqual({ ante: 15, pairPlus: 0 });
  });

  test('who still finds room for the least bet is waited for', () => {
    const room = threeTable({ ana: 105, bea: 100, cai: 100 }, bank);
    // 7 × 10 + 7 × 5.
    room.grant('bea', post(10));
    expect(room.table.timers.deal).toBe(room.now + 20_000);
  });

  test('who covers the smallest bet may bank', () => {
    const room = threeTable({ ana: 349, bea: 350 }, bank, { ante: { min: 50, max: 50 } });
    expect(banker(room)).toBe(1);
  });
});

test('T18 what a new banker does not cover goes back', () => {
  // Ana is drawn, then Cai.
  const lots = [0, 1];
  const room = openRoom(threeConfig(bank), chancesFrom(1), { lot: () => lots.shift() ?? 0 });
  seat(room, { ana: 500, bea: 500, cai: 100 });
  room.grant('bea', post(50));
  const told = room.grant('ana', { type: 'stand' });
  expect(banker(room)).toBe(2);
  // 7 × 50 are more than Cai’s 100.
  expect(told).toContainEqual({ type: 'posted', seat: 1, bets: null });
  expect([room.table.seats[1]?.bets, room.table.timers]).toEqual([null, NO_TIMERS]);
});

describe('T18 who is waited for', () => {
  test('not who banks: all others have bet', () => {
    const room = threeTable({ ana: 500, bea: 500 }, bank);
    room.grant('bea', post(5));
    expect(room.table.timers).toEqual({ ...NO_TIMERS, deal: room.now + 800 });
  });

  test('a bot that banks is not asked to bet', () => {
    const room = threeTable({}, bank);
    room.grant('host', { type: 'add-bot', seat: 0 });
    room.grant('ana', { type: 'sit', seat: 1, amount: 100 });
    expect(banker(room)).toBe(0);
    room.grant('ana', post(5));
    expect(room.table.timers.bot).toBeNull();
    room.deal();
    expect(room.table.running?.deal).toMatchObject({ banker: { at: 0 }, seats: [{ at: 1 }] });
    expect(room.table.seats[0]?.away).toBe(false);
  });

  test('bots do not bet against a bot’s bank while no person has bet', () => {
    const room = threeTable({}, bank);
    for (let i = 0; i < 3; i++) room.grant('host', { type: 'add-bot', seat: null });
    expect(banker(room)).toBe(0);
    expect(room.table.timers).toEqual(NO_TIMERS);
  });

  test('after a deal the bots against the next person’s bank have the whole time to bet', () => {
    const room = openRoom(threeConfig(bank), chancesFrom(1), { bot: least, lot: () => 0 });
    seat(room, { ana: 500, bea: 500 });
    room.grant('ana', { type: 'add-bot', seat: 2 });
    // Bea lets the time to bet pass; the bot plays against Ana alone and folds after its pause.
    room.deal();
    room.pass(700);
    expect([isRunning(room.table), banker(room)]).toEqual([false, 1]);
    expect(room.table.timers).toEqual({
      ...NO_TIMERS,
      bot: room.now + 700,
      deal: room.now + 20_000,
    });
    // No deal was tried meanwhile.
    expect(room.log.map(({ type }) => type)).not.toContain('void');
  });

  test('nobody where nobody can bank', () => {
    const room = threeTable({ ana: 100 }, bank, { ante: { min: 50, max: 50 } });
    room.grant('ana', { type: 'add-bot', seat: 1 });
    expect([banker(room), room.table.timers]).toEqual([null, NO_TIMERS]);
  });
});

describe('the button', () => {
  test('T18 is drawn once, and passes in turn afterwards', () => {
    const room = threeTable({ ana: 500, bea: 500 }, bank);
    for (const person of ['bea', 'ana']) {
      room.grant(person, post(5));
      room.deal();
      room.act(person, 'fold');
    }
    expect(buttons(room.log)).toEqual([
      { type: 'button', seat: 0, byLot: true },
      { type: 'button', seat: 0, byLot: false },
      { type: 'button', seat: 1, byLot: false },
    ]);
    const prepared = room.log.filter(({ type }) => type === 'preparing');
    expect(prepared).toMatchObject([
      { dealer: 0, byLot: false },
      { dealer: 1, byLot: false },
    ]);
  });

  test('is nobody’s where the house banks', () => {
    const room = threeTable({ ana: 100, bea: 100 });
    room.grant('ana', post(5));
    room.deal();
    expect([buttons(room.log), room.table.button]).toEqual([[], null]);
  });

  test('T18 who has banked stands up at once when the deal is over', () => {
    const room = threeTable({ ana: 500, bea: 500 }, bank);
    room.grant('bea', post(10));
    room.deal();
    room.act('bea', 'fold');
    expect(room.grant('ana', { type: 'stand' })).toContainEqual({
      type: 'stood',
      seat: 0,
      amount: 510,
    });
  });
});

describe('betting', () => {
  test('brings back who sat out, taking bets back does not', () => {
    const room = threeTable({ ana: 100 });
    room.grant('ana', { type: 'away', away: true });
    expect(room.grant('ana', post(0))).toEqual([]);
    expect(room.table.seats[0]?.away).toBe(true);
    expect(room.grant('ana', post(10)).slice(0, 2)).toEqual([
      { type: 'away', seat: 0, away: false, byClock: false },
      { type: 'posted', seat: 0, bets: { ante: 10, pairPlus: 0 } },
    ]);
  });

  test('a deal that the game refuses is void: the bets go back, nothing stands still', () => {
    const room = openRoom(threeConfig(), chancesFrom(1), { decks: [cards('As As')] });
    seat(room, { ana: 100 });
    room.grant('ana', post(10));
    // A pack with an ace twice is none.
    room.pass(800);
    expect(room.log).toContainEqual({ type: 'void', number: 1, reason: 'bad-pack' });
    expect(room.table.seats[0]).toMatchObject({ stack: 100, bets: null, away: false });
    expect([room.table.running, room.table.preparing]).toEqual([null, null]);
    room.grant('ana', post(10));
    room.deal();
    expect(room.table.running?.number).toBe(1);
  });
});

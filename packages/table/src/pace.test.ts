/** Bots without a pause: for one person who plays thousands of deals against them, and for nobody else. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { isRunning, MOST_UNATTENDED, type StudConfig, type ThreeConfig } from './index.ts';
import { openRoom, OPENED, seat, studConfig, threeConfig, type Room } from './testing/room.ts';
import { someBot } from './testing/players.ts';
import { cards } from './testing/tables.ts';

const CLOCK = { turn: 30, bets: 20, between: 5, bots: 0 } as const;
const buyIn = { min: 100, max: 1_000_000 };
const dealt = ({ table }: Room): number => table.running?.number ?? 0;

function withBots(config: StudConfig | ThreeConfig, bots: number): Room {
  const room = openRoom(config, chancesFrom(3), {
    bot: someBot(chancesFrom(4)),
    watched: () => false,
  });
  seat(room, { ana: 1000 });
  for (let i = 0; i < bots; i++) room.grant('ana', { type: 'add-bot', seat: null });
  return room;
}

test('a hundred deals of stud take no time: only the person is waited for', () => {
  const room = withBots(studConfig({ exceed: 'off' }, { clock: CLOCK, buyIn }), 3);
  for (let steps = 0; dealt(room) < 100; steps++) {
    expect(steps).toBeLessThan(2000);
    room.pass(0);
    if (room.asked().includes('ana')) room.act('ana', 'fold');
  }
  expect(room.now).toBe(OPENED);
});

test('a hundred deals of Three Card Poker too: the person posts and decides', () => {
  const room = withBots(threeConfig({}, { clock: CLOCK, buyIn }), 2);
  for (let steps = 0; dealt(room) < 100; steps++) {
    expect(steps).toBeLessThan(2000);
    if (!isRunning(room.table)) room.grant('ana', { type: 'post', ante: 5, pairPlus: 0 });
    room.pass(0);
    if (room.asked().includes('ana')) room.act('ana', 'fold');
  }
  expect(room.now).toBe(OPENED);
});

test('with another person at the table bots may be followed by eye again, and so may the next deal', () => {
  const room = withBots(studConfig({ exceed: 'off' }, { clock: CLOCK, buyIn }), 2);
  room.pass(0);
  room.grant('bea', { type: 'sit', seat: 5, amount: 500 });
  while (isRunning(room.table)) {
    const [asked] = room.asked();
    if (asked === 'ana' || asked === 'bea') room.act(asked, 'fold');
    else {
      expect(room.table.timers.bot).toBeGreaterThanOrEqual(room.now);
      room.next();
    }
  }
  expect(room.table.timers.deal).toBe(room.now + 5000);
  const before = room.now;
  room.next();
  room.next();
  expect(room.now).toBeGreaterThan(before);
});

test('a table whose person is never asked deals three at once and then takes its time, looked at or not', () => {
  // The bot's ante is all it has, and it buys again: each deal is over with its cards.
  const decks = Array.from({ length: 40 }, (_, i) =>
    cards(i % 2 === 0 ? 'Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d' : '2c Ac 7d Ad 9s Kh 4c Qh 3d 8h'),
  );
  const room = openRoom(studConfig({ ante: 100 }, { clock: CLOCK, buyIn }), chancesFrom(1), {
    watched: () => true,
    decks,
    lot: () => 1,
  });
  seat(room, { ana: 500 });
  room.grant('ana', { type: 'add-bot', seat: 1 });
  room.pass(0);
  expect([dealt(room), MOST_UNATTENDED]).toEqual([3, 3]);
  // Five seconds between two, as anywhere.
  room.pass(60_000);
  expect(dealt(room)).toBe(3 + 12);
});

test('who does not answer is waited for as anywhere', () => {
  const room = withBots(studConfig({}, { clock: CLOCK, buyIn }), 3);
  room.pass(0);
  expect(room.asked()).toEqual(['ana']);
  expect(room.table.timers.turn).toBe(room.now + 30_000);
  room.pass(3_600_000);
  // Two turns that the clock took, and she sits out.
  expect(room.table.seats[0]?.away).toBe(true);
  expect(dealt(room)).toBeLessThanOrEqual(3);
});

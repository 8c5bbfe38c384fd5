/** A table that nobody attends rests: no deal for nobody. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { isRunning, MOST_UNATTENDED, NO_TIMERS, wake, type Command } from './index.ts';
import { openRoom, seat, studConfig, threeConfig, type Room } from './testing/room.ts';
import { someBot } from './testing/players.ts';
import { cards } from './testing/tables.ts';

const HOUR = 3_600_000;

/** The first in deal order gets aces, the second a high card; and the other way round. */
const FIRST_WINS = cards('Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d');
const SECOND_WINS = cards('2c Ac 7d Ad 9s Kh 4c Qh 3d 8h');
const DECKS = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? FIRST_WINS : SECOND_WINS));

/**
 * Ana sits with a bot whose ante is all it has: each deal is over with its cards, and nobody is asked. She wins all,
 * the bot buys again. Her page may be open.
 */
function open(looks: { watched: boolean }): Room {
  const config = studConfig({ ante: 100 }, { buyIn: { min: 100, max: 1_000_000 } });
  const room = openRoom(config, chancesFrom(1), {
    watched: () => looks.watched,
    decks: DECKS,
    lot: () => 1,
  });
  seat(room, { ana: 500 });
  room.grant('ana', { type: 'add-bot', seat: 1 });
  return room;
}

const dealt = ({ table }: Room): number => table.running?.number ?? 0;

/** Time and chance as that room has them. */
const contextOf = (room: Room, watched: boolean) => ({
  now: room.now,
  pause: () => 700,
  watched,
  mostEvents: Infinity,
  alike: String,
  lot: () => 0,
});

describe('nobody looks', () => {
  test('after three deals no more are dealt, and no clock is left', () => {
    const room = open({ watched: false });
    room.pass(HOUR);
    expect([dealt(room), MOST_UNATTENDED]).toEqual([3, 3]);
    expect(room.table.timers).toEqual(NO_TIMERS);
    expect(room.table.unattended).toBe(3);
  });

  test('the clock of the next deal is taken off when the last one who looked goes', () => {
    const looks = { watched: true };
    const room = open(looks);
    while (dealt(room) < 5 && room.next());
    expect(room.table.timers.deal).not.toBeNull();
    looks.watched = false;
    room.pass(HOUR);
    expect(dealt(room)).toBe(5);
    expect(room.table.timers).toEqual(NO_TIMERS);
  });

  test('it goes on when somebody looks again', () => {
    const room = open({ watched: false });
    room.pass(HOUR);
    const woken = wake(room.table, contextOf(room, true));
    expect(woken.events).toEqual([
      { type: 'clock', timers: { ...NO_TIMERS, deal: room.now + 2500 } },
    ]);
    // One that does not rest is not touched, and neither is one where still nobody looks.
    expect(wake(woken.table, contextOf(room, true)).events).toEqual([]);
    expect(wake(room.table, contextOf(room, false)).events).toEqual([]);
    const other = open({ watched: true });
    expect(wake(other.table, contextOf(other, true)).events).toEqual([]);
  });

  test.each<[string, string, Command]>([
    ['comes back', 'ana', { type: 'away', away: false }],
    ['buys chips', 'ana', { type: 'buy', amount: 1 }],
    ['sits down', 'bea', { type: 'sit', seat: 4, amount: 100 }],
    ['calls a bot', 'host', { type: 'add-bot', seat: 5 }],
  ])('and when a person %s', (_, person, command) => {
    const room = open({ watched: false });
    if (command.type !== 'away') room.pass(HOUR);
    else {
      while (dealt(room) < 3) expect(room.next()).toBe(true);
      room.grant('ana', { type: 'away', away: true });
    }
    room.grant(person, command);
    expect(room.table.unattended).toBe(0);
    expect(room.table.timers.deal).toBe(room.now + 2500);
  });
});

/** Ana folds, and lends to nobody. */
function answer(room: Room): void {
  const { deal } = room.table.running!;
  room.act('ana', deal.game === 'stud' && deal.question?.about === 'proposal' ? 'refuse' : 'fold');
}

test('a person who is asked and answers attends; bots and the clock do not', () => {
  const chances = chancesFrom(7);
  const room = openRoom(studConfig(), chances, { bot: someBot(chances), watched: () => false });
  seat(room, { ana: 500 });
  room.grant('ana', { type: 'add-bot', seat: 1 });
  for (let deals = 0; deals < 6; deals++) {
    room.deal();
    while (isRunning(room.table)) {
      const asked = room.asked()[0] === 'ana';
      if (asked) answer(room);
      else expect(room.next()).toBe(true);
      if (asked) expect(room.table.unattended).toBe(0);
    }
  }
  expect(dealt(room)).toBe(6);
  // From here the clock speaks for her, and sits her out.
  room.pass(HOUR);
  expect(room.table.unattended).toBeGreaterThan(0);
  expect(room.table.unattended).toBeLessThanOrEqual(MOST_UNATTENDED);
});

test('T18 a person who banks for bots and is gone: the bots stop betting too', () => {
  const chances = chancesFrom(4);
  const room = openRoom(
    threeConfig({ bank: 'player' }, { buyIn: { min: 20, max: 100_000 } }),
    chances,
    {
      bot: (table) => {
        const { running } = table;
        return isRunning(table)
          ? { type: 'act', decision: running?.decision ?? 0, action: { type: 'fold' } }
          : { type: 'post', ante: 5, pairPlus: 0 };
      },
      watched: () => false,
      lot: () => 0,
    },
  );
  seat(room, { ana: 100_000 });
  room.grant('ana', { type: 'add-bot', seat: 1 });
  room.pass(HOUR);
  expect(dealt(room)).toBe(3);
  expect(room.table.timers).toEqual(NO_TIMERS);
});

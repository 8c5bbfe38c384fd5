import { seedOf, seededRandom } from '@tapete/chance';
import type { TableCreated } from '@tapete/protocol';
import { imbalance, isRunning, type Table } from '@tapete/table';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { databaseFile } from './store/sqlite.ts';
import { comeIn, type Guest } from './testing/guest.ts';
import { anyAction, answerAll, askedSeat, playDeals, settle, type Player } from './testing/play.ts';
import { secretDeck } from './testing/reading.ts';
import { startRoom, type TestRoom } from './testing/room.ts';
import { makeVirtualEnv, START } from './testing/virtual-env.ts';

const HOUR = 3_600_000;

async function follow(guests: readonly Guest[], id: string): Promise<Player[]> {
  const players: Player[] = [];
  for (const guest of guests) players.push({ guest, follower: await guest.follow(id) });
  await settle(id, players);
  return players;
}

/** The room started anew on the same folder, an hour later. */
async function again(room: TestRoom, guests: readonly Guest[], names: readonly string[]) {
  await room.stop();
  const env = makeVirtualEnv('restarted', START + HOUR);
  const next = await startRoom('restarted', { data: room.data, env });
  const back: Guest[] = [];
  for (const [i, guest] of guests.entries()) {
    back.push(await comeIn(next.url, names[i] ?? '', guest.cookie));
  }
  return { room: next, guests: back };
}

const withoutClock = (table: Table): object => ({ ...table, seq: 0, timers: null });

test.each(['stud', 'three'] as const)(
  '%s: a restart in a deal goes on with the same cards and the same decision, clocks in full',
  async (game) => {
    const names = ['Ana', 'Bea'];
    const room = await startRoom(`restart-${game}`);
    const random = seededRandom(seedOf(`restart-${game}-actions`));
    const guests = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
    const [ana, bea] = guests as [Guest, Guest];
    const { id } = (await ana.request('POST', '/api/tables', { game })).body as TableCreated;
    for (const [seat, guest] of guests.entries()) {
      await guest.act(id, { type: 'sit', seat, amount: 1000 });
    }
    const players = await follow(guests, id);
    const post = async (): Promise<void> => {
      if (game === 'stud') return;
      for (const guest of guests) await guest.act(id, { type: 'post', ante: 10, pairPlus: 5 });
    };
    // One deal before, and the second in its midst.
    await playDeals(room, id, players, 1, (view, seat) => anyAction(view, seat, random), post);
    await post();
    for (let i = 0; i < 60 && !isRunning(players[0]?.follower.table() as Table); i++) {
      await room.env.advance(500);
      await settle(id, players);
    }
    await answerAll(id, players, () => ({ type: game === 'stud' ? 'pass' : 'play' }));
    await settle(id, players);
    const before = players.map(({ follower }) => follower.table());
    const deck = secretDeck(room.data, id);
    expect(deck?.cards).toHaveLength(52);

    const next = await again(room, [ana, bea], names);
    expect(secretDeck(next.room.data, id)).toEqual(deck);
    const back = await follow(next.guests, id);
    for (const [i, { guest, follower }] of back.entries()) {
      const table = follower.table();
      expect(guest.id).toBe(guests[i]?.id);
      expect(withoutClock(table)).toEqual(withoutClock(before[i] as Table));
      expect(table.running?.decision).toBe(before[i]?.running?.decision);
      expect(table.timers.turn).toBe(START + HOUR + 30_000);
    }
    // An hour's sleep folded nobody, and the deal is played to its end.
    const asked = back.filter(
      ({ guest, follower }) => askedSeat(follower.table(), guest.id) !== null,
    );
    expect(asked).toHaveLength(1);
    await playDeals(next.room, id, back, 2, (view, seat) => anyAction(view, seat, random));
    expect(imbalance(back[0]?.follower.table() as Table)).toBe(0);
    expect(secretDeck(next.room.data, id)).toBeUndefined();
  },
);

test('a running deal whose stored clock was lost has one again after a restart', async () => {
  const room = await startRoom('restart-clock');
  const guests = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const [ana] = guests as [Guest, Guest];
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  for (const [seat, guest] of guests.entries()) {
    await guest.act(id, { type: 'sit', seat, amount: 1000 });
  }
  const players = await follow(guests, id);
  await room.env.advance(2500);
  await settle(id, players);
  expect(players[0]?.follower.table().running?.deal.asked).toHaveLength(1);
  const database = new Database(databaseFile(room.data));
  database.exec('UPDATE tables SET deadline = NULL');
  database.close();
  const next = await again(room, guests, ['Ana', 'Bea']);
  const back = await follow(next.guests, id);
  expect(back[0]?.follower.table().timers.turn).toBe(START + HOUR + 30_000);
  await next.room.env.advance(30_000);
  await settle(id, back);
  const spoken = back[0]?.follower.messages.some(
    (each) =>
      each.kind === 'log' && each.event.type === 'deal' && each.event.event.type === 'spoke',
  );
  expect(spoken).toBe(true);
});

test('after a restart between deals each still sees the own closed cards of the last deal', async () => {
  const room = await startRoom('restart-between');
  const random = seededRandom(seedOf('restart-between-actions'));
  const ana = await comeIn(room.url, 'Ana');
  const bea = await comeIn(room.url, 'Bea');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  for (const [seat, guest] of [ana, bea].entries()) {
    await guest.act(id, { type: 'sit', seat, amount: 1000 });
  }
  const players = await follow([ana, bea], id);
  await playDeals(room, id, players, 3, (view, seat) => anyAction(view, seat, random));
  const before = players.map(({ follower }) => follower.table());
  const next = await again(room, [ana, bea], ['Ana', 'Bea']);
  const back = await follow(next.guests, id);
  for (const [i, { follower }] of back.entries()) {
    expect(withoutClock(follower.table())).toEqual(withoutClock(before[i] as Table));
  }
});

test('an action answered before the restart gets its first answer after it', async () => {
  const room = await startRoom('restart-action');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const first = await ana.act(id, { type: 'buy', amount: 100 }, 'once-and-only');
  const next = await again(room, [ana], ['Ana']);
  const [back] = next.guests as [Guest];
  expect((await back.act(id, { type: 'buy', amount: 100 }, 'once-and-only')).body).toEqual(
    first.body,
  );
});

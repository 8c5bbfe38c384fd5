import type { TableCreated } from '@tapete/protocol';
import type { TableEvent } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn } from '../testing/guest.ts';
import { answerAll, settle, type Player } from '../testing/play.ts';
import { startRoom, type TestRoom } from '../testing/room.ts';

async function seated(room: TestRoom, game: 'stud' | 'three') {
  const players: Player[] = [];
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game })).body as TableCreated;
  const bea = await comeIn(room.url, 'Bea');
  for (const [seat, guest] of [ana, bea].entries()) {
    await guest.act(id, { type: 'sit', seat, amount: 1000 });
    players.push({ guest, follower: await guest.follow(id) });
  }
  const pass = async (ms: number): Promise<void> => {
    await room.env.advance(ms);
    await settle(id, players);
  };
  await settle(id, players);
  const events = (): TableEvent[] =>
    (players[0]?.follower.messages ?? []).flatMap((each) =>
      each.kind === 'log' ? [each.event] : [],
    );
  const dealEvents = (type: string): unknown[] =>
    events().flatMap((each) =>
      each.type === 'deal' && each.event.type === type ? [each.event] : [],
    );
  return { id, players, pass, events, dealEvents };
}

test('S37 the clock passes where passing is legal, and folds where it is not', async () => {
  const room = await startRoom('clocks-stud');
  const { id, players, pass, dealEvents } = await seated(room, 'stud');
  await pass(2500);
  const [ana] = players as [Player, Player];
  const opener = ana.follower.table().running?.deal.asked[0];
  expect(ana.follower.table().timers.turn).toBe(room.env.now() + 30_000);
  await pass(29_999);
  expect(dealEvents('spoke')).toEqual([]);
  await pass(1);
  expect(dealEvents('spoke')).toMatchObject([{ seat: opener, said: 'pass', timeout: true }]);

  await answerAll(id, players, () => ({ type: 'bet', to: 20 }));
  await settle(id, players);
  await pass(30_000);
  expect(dealEvents('spoke')).toMatchObject([
    { said: 'pass' },
    { said: 'bet', timeout: false },
    { seat: opener, said: 'fold', timeout: true },
  ]);
  expect(ana.follower.table().running?.deal.outcome).toBe('last-left');
});

test('T17 the clock folds who has not decided, and takes no bet back', async () => {
  const room = await startRoom('clocks-three');
  const { id, players, pass, dealEvents } = await seated(room, 'three');
  for (const { guest } of players) await guest.act(id, { type: 'post', ante: 10, pairPlus: 0 });
  await pass(800);
  const [ana] = players as [Player, Player];
  expect(ana.follower.table().running?.deal.asked).toEqual([0, 1]);
  await answerAll(id, players, () => ({ type: 'play' }));
  await pass(30_000);
  expect(dealEvents('decided')).toMatchObject([
    { seat: 0, plays: true, timeout: false },
    { seat: 1, plays: false, timeout: true },
  ]);
  const stacks = ana.follower.table().seats.map((seat) => seat?.stack);
  expect(stacks[1]).toBe(990);
});

test('a seat whose decisions the clock takes twice running sits out and is dealt no more cards', async () => {
  const room = await startRoom('clocks-away');
  const { players, pass, events } = await seated(room, 'stud');
  for (let i = 0; i < 300 && !events().some(({ type }) => type === 'away'); i++) await pass(1000);
  expect(events()).toContainEqual({
    type: 'away',
    seat: expect.any(Number),
    away: true,
    byClock: true,
  });
  const deals = (): number => players[0]?.follower.table().running?.number ?? 0;
  await pass(60_000);
  const before = deals();
  await pass(600_000);
  expect(deals()).toBe(before);
});

test('bots play on by their own pauses while a person is there, and every deal ends', async () => {
  const room = await startRoom('clocks-bots');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true, bots: 3 });
  const { id } = made.body as TableCreated;
  const players = [{ guest: ana, follower: await ana.follow(id) }];
  for (let i = 0; i < 400; i++) {
    await room.env.advance(500);
    await settle(id, players);
    await answerAll(id, players, (view) => ({
      type: view.running?.deal.game === 'stud' && view.running.deal.bet > 0 ? 'fold' : 'pass',
    }));
    if ((players[0]?.follower.table().running?.number ?? 0) > 3) break;
  }
  expect(players[0]?.follower.table().running?.number).toBeGreaterThan(3);
  expect(room.logged()).not.toContain('"failed"');
});

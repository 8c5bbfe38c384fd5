/** A third game through the whole server: added by its contracts alone, opened, played and watched over HTTP. */
import { ok } from '@tapete/rules';
import { isRunning, type Table } from '@tapete/table';
import { beforeAll, expect, test } from 'vitest';
import { addDefaults } from '../../apps/server/src/defaults/index.ts';
import { comeIn, type Message } from '../../apps/server/src/testing/guest.ts';
import { settle, type Player } from '../../apps/server/src/testing/play.ts';
import { cardsIn, secretDeck, storedLog } from '../../apps/server/src/testing/reading.ts';
import { startRoom, type TestRoom } from '../../apps/server/src/testing/room.ts';
import type { TableAnswer, TableCreated } from '../../packages/protocol/src/index.ts';
import { addWireToy, type ToyTableRequest } from '../../packages/protocol/src/testing/toy.ts';
import { addToy, type ToyConfig, type ToyDeal } from '../../packages/table/src/testing/toy.ts';

beforeAll(() => {
  addToy();
  addWireToy();
  addDefaults<ToyTableRequest, ToyConfig>('toy', (request, common) =>
    ok({
      ...common,
      game: 'toy',
      seats: request.seats ?? 4,
      buyIn: request.buyIn ?? { min: 100, max: 500 },
      stake: request.stake ?? 10,
    }),
  );
});

const toyOf = (table: Table): ToyDeal => table.running?.deal as unknown as ToyDeal;

/** Ana and Bea at a toy table, their first deal dealt. */
async function dealt(room: TestRoom): Promise<{ id: string; players: readonly [Player, Player] }> {
  const ana = await comeIn(room.url, 'Ana');
  const bea = await comeIn(room.url, 'Bea');
  const made = await ana.request('POST', '/api/tables', { game: 'toy', stake: 30, sit: true });
  const { id } = made.body as TableCreated;
  const players = [
    { guest: ana, follower: await ana.follow(id) },
    { guest: bea, follower: await bea.follow(id) },
  ] as const;
  expect((await bea.act(id, { type: 'sit', seat: 1, amount: 200 })).status).toBe(200);
  await room.env.advance(1000);
  await settle(id, players);
  return { id, players };
}

/** The one who is asked says it. */
async function say(id: string, players: readonly Player[], type: string): Promise<void> {
  const table = players[0]!.follower.table();
  const { number, decision, deal } = table.running!;
  const person = deal.seats[deal.asked[0]!]!.person;
  const { guest } = players.find((each) => each.guest.id === person)!;
  const answer = await guest.act(id, { type, deal: number, decision });
  expect(answer.status, answer.text).toBe(200);
  await settle(id, players);
}

const textOf = (messages: readonly Message[]): string => JSON.stringify(messages);

test('one card each, highest wins: opened, dealt, played to its end and paid', async () => {
  const room = await startRoom('toy-highest');
  const { id, players } = await dealt(room);
  const [ana, bea] = players;
  const deck = secretDeck(room.data, id)?.cards ?? [];
  expect(deck).toHaveLength(52);

  // Each sees the own card and no other; nothing of the pack has left the room.
  expect(toyOf(ana.follower.table()).cards).toEqual([deck[0], '??']);
  expect(toyOf(bea.follower.table()).cards).toEqual(['??', deck[1]]);
  expect(cardsIn(textOf(ana.follower.messages))).toEqual([deck[0]]);
  expect(cardsIn(textOf(bea.follower.messages))).toEqual([deck[1]]);
  expect(cardsIn(JSON.stringify(storedLog(room.data, id)))).toEqual([]);

  const early = await bea.guest.act(id, {
    type: 'stay',
    deal: 1,
    decision: bea.follower.table().running?.decision,
  });
  expect(early.body).toMatchObject({ error: { code: 'not-your-turn' } });
  await say(id, players, 'stay');
  await say(id, players, 'stay');

  const table = bea.follower.table();
  expect(isRunning(table)).toBe(false);
  expect(toyOf(table).cards).toEqual(deck.slice(0, 2));
  // The first of the highest ranks takes both stakes of 30; Ana sat down with 100, Bea with 200.
  const ranks = deck.slice(0, 2).map((card) => '23456789TJQKA'.indexOf(card[0] ?? ''));
  const anaWins = ranks[0]! >= ranks[1]!;
  const stacks = table.seats.slice(0, 2).map((seat) => seat?.stack);
  expect(stacks).toEqual(anaWins ? [130, 170] : [70, 230]);
  expect(secretDeck(room.data, id)).toBeUndefined();
});

test('a card that was folded is never told to the other, not even to one who comes back later', async () => {
  const room = await startRoom('toy-folded');
  const { id, players } = await dealt(room);
  const [ana, bea] = players;
  const deck = secretDeck(room.data, id)?.cards ?? [];
  await say(id, players, 'fold');
  await say(id, players, 'fold');
  const last = ana.follower.table().seq;
  const again = await Promise.all(players.map(({ guest }) => guest.follow(id, '?after=0')));
  for (const each of again) {
    await each.untilMessage((message) => message.kind === 'log' && message.seq === last);
  }
  for (const [i, { guest }] of [ana, bea].entries()) {
    const told = guest.received.flatMap(cardsIn);
    expect(new Set(told)).toEqual(new Set([deck[i]]));
  }
});

test('is listed and told by its name, and asks of it are checked by its own schemas', async () => {
  const room = await startRoom('toy-asked');
  const { id, players } = await dealt(room);
  const [{ guest }] = players;
  const list = await guest.request('GET', '/api/tables');
  expect(list.body).toMatchObject({ tables: [{ id, game: 'toy' }] });
  const { body } = await guest.request('GET', `/api/tables/${id}`);
  expect((body as TableAnswer).table.config).toMatchObject({ game: 'toy', stake: 30, seats: 4 });

  const wrong = await guest.request('POST', '/api/tables', {
    game: 'toy',
    ante: { min: 1, max: 2 },
  });
  expect([wrong.status, wrong.body]).toMatchObject([400, { error: { code: 'bad-request' } }]);
  const action = await guest.act(id, { type: 'raise', to: 10, deal: 1, decision: 1 });
  // Another game's action is let through by its form; it is the table that knows what is played there.
  expect([action.status, action.body]).toMatchObject([409, { error: { code: 'stale-decision' } }]);
  expect((await guest.act(id, { type: 'stray', deal: 1, decision: 1 })).status).toBe(400);
});

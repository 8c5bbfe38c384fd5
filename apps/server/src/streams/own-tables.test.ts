/** One stream of all tables where one sits. */
import type { ActionAnswer, TableCreated, TablesPing } from '@tapete/protocol';
import { seedOf, seededRandom } from '@tapete/chance';
import { expect, test } from 'vitest';
import {
  comeIn,
  comeInByToken,
  type Follower,
  type Guest,
  type Message,
} from '../testing/guest.ts';
import { anyAction, playDeals, settle, type Player } from '../testing/play.ts';
import { startRoom, type TestRoom } from '../testing/room.ts';
import { makePositions, parsePositions } from './positions.ts';

type Of = { readonly tableId: string };
type Log = Extract<Message, { kind: 'log' }> & Of;
function withoutId(message: Message): Message {
  const { id: _, ...rest } = message as Extract<Message, { kind: 'log' }>;
  return rest as Message;
}
const at = (messages: readonly Message[], table: string): Message[] =>
  messages
    .filter((message) => message.kind !== 'ping' && (message as unknown as Of).tableId === table)
    .map((message) => {
      const { tableId: _, ...rest } = message as Log;
      return withoutId(rest);
    });
const without = (messages: readonly Message[]): Message[] =>
  messages.filter(({ kind }) => kind !== 'ping').map(withoutId);
const logs = (messages: readonly Message[]): Log[] =>
  messages.filter((message): message is Log => message.kind === 'log');
const lastPing = (messages: readonly Message[]): TablesPing | undefined =>
  messages.filter(({ kind }) => kind === 'ping').at(-1) as unknown as TablesPing | undefined;
const tablesOf = (follower: Follower): string[] =>
  (lastPing(follower.messages)?.tables ?? []).map(({ tableId }) => tableId).sort();
const has = (follower: Follower, table: string, seq: number): Promise<Message> =>
  follower.untilMessage(
    (message) =>
      message.kind === 'log' && message.seq === seq && (message as Log).tableId === table,
  );

const open = async (guest: Guest, request: object): Promise<string> =>
  ((await guest.request('POST', '/api/tables', { game: 'stud', ...request })).body as TableCreated)
    .id;

/** Bea's table, with herself. */
async function beasTable(room: TestRoom): Promise<{ bea: Guest; id: string }> {
  const bea = await comeIn(room.url, 'Bea');
  return { bea, id: await open(bea, { sit: true }) };
}

test('nothing without a session', async () => {
  const room = await startRoom('own-nobody');
  const answer = await fetch(`${room.url}/api/events`);
  expect(answer.status).toBe(401);
});

test('a table comes in when one sits down, as its own stream tells it, and goes when one has stood up', async () => {
  const room = await startRoom('own-tables');
  const ana = await comeInByToken(room.url, 'Ana');
  const own = await ana.followOwn();
  // At once, though there is no table yet: the stream stands.
  await own.untilMessage(({ kind }) => kind === 'ping');
  expect(tablesOf(own)).toEqual([]);

  const first = await open(ana, { sit: true });
  const alone = await ana.follow(first);
  const { bea, id: second } = await beasTable(room);
  const seen = await bea.follow(second);
  await seen.until(() => true);
  await ana.act(second, { type: 'sit', seat: 1, amount: 500 });
  const followed = await ana.follow(second);
  await own.untilMessage((message) => (message as unknown as Of).tableId === second);
  const players: Player[] = [
    { guest: ana, follower: followed },
    { guest: bea, follower: seen },
  ];
  await settle(second, players);
  const random = seededRandom(seedOf('own-tables-actions'));
  await playDeals(room, second, players, 2, (view, seat) => anyAction(view, seat, random));
  const { seq } = followed.table();
  await has(own, second, seq);
  expect(tablesOf(own)).toEqual([first, second].sort());

  // Word for word what the table's own stream said, from where both had begun.
  expect(at(own.messages, first)).toEqual(without(alone.messages));
  const since = logs(followed.messages)[0]?.seq ?? 0;
  expect(logs(at(own.messages, second)).filter((each) => each.seq >= since)).toEqual(
    without(logs(followed.messages)),
  );
  expect(logs(own.messages).some((message) => message.legal)).toBe(true);

  await ana.act(second, { type: 'stand' });
  await room.env.advance(60_000);
  await settle(second, players);
  await expect.poll(() => tablesOf(own)).toEqual([first]);
  const stood = logs(at(own.messages, second)).at(-1)?.seq ?? 0;
  const told = followed.messages.find(
    (message) => message.kind === 'log' && message.event.type === 'stood',
  );
  expect(told?.seq).toBeLessThanOrEqual(stood);
  // What happens there now is told to those who sit there.
  await bea.act(second, { type: 'away', away: true });
  await settle(second, players);
  await room.env.advance(2000);
  expect(logs(at(own.messages, second)).at(-1)?.seq).toBe(stood);
  const fresh = await ana.followOwn();
  await fresh.untilMessage(({ kind }) => kind === 'ping');
  expect(tablesOf(fresh)).toEqual([first]);
});

test('it resumes after its last id with exactly what was missed at every table', async () => {
  const room = await startRoom('own-resume');
  const ana = await comeIn(room.url, 'Ana');
  const own = await ana.followOwn();
  const one = await open(ana, { sit: true });
  const two = await open(ana, { sit: true });
  /** The number of the last event that it brings. */
  const away = async (table: string, is: boolean): Promise<number> =>
    ((await ana.act(table, { type: 'away', away: is })).body as ActionAnswer).last;
  const [first, second] = [await away(one, true), await away(two, true)];
  await has(own, one, first);
  await has(own, two, second);
  const [middle, end] = logs(own.messages).slice(-2);
  expect(parsePositions(end?.id ?? '')).toEqual(
    new Map([
      [one, first],
      [two, second],
    ]),
  );
  const [third, fourth] = [await away(one, false), await away(two, false)];
  await has(own, one, third);
  await has(own, two, fourth);
  const three = await open(ana, { sit: true });
  for (const from of [middle?.id ?? '', end?.id ?? '']) {
    const told = parsePositions(from);
    for (const again of [
      await ana.followOwn('', { 'last-event-id': from }),
      await ana.followOwn(`?after=${encodeURIComponent(from)}`),
      await ana.followOwn('?after=', { 'last-event-id': from }),
    ]) {
      await has(again, one, third);
      await has(again, two, fourth);
      for (const table of [one, two]) {
        const missed = logs(at(own.messages, table)).filter(
          ({ seq }) => seq > (told?.get(table) ?? 0),
        );
        expect(at(again.messages, table)).toEqual(missed);
      }
      // Of what it had never been told it is told all.
      await again.untilMessage((message) => (message as unknown as Of).tableId === three);
      expect(at(again.messages, three)[0]?.kind).toBe('snapshot');
      again.close();
    }
  }
  for (const after of ['1', `${one}:x`, ',']) {
    const answer = await ana.request('GET', `/api/events?after=${encodeURIComponent(after)}`);
    expect([answer.status, after]).toEqual([400, after]);
  }
});

test('only log events carry an id; every two seconds a ping of all tables', async () => {
  const room = await startRoom('own-ids');
  const ana = await comeIn(room.url, 'Ana');
  const id = await open(ana, { sit: true, bots: 1 });
  const own = await ana.followOwn();
  await own.untilMessage(({ kind }) => kind === 'ping');
  const pings = (): number => own.messages.filter(({ kind }) => kind === 'ping').length;
  const before = pings();
  await room.env.advance(6000);
  await expect.poll(pings).toBe(before + 3);
  const { tables, now } = lastPing(own.messages) as TablesPing;
  expect(now).toBe(room.env.now());
  const newest = logs(own.messages).at(-1)?.seq;
  expect(tables).toEqual([{ tableId: id, seq: newest, absent: [] }]);
  for (const block of ana.received.filter((text) => text.startsWith('event: '))) {
    expect(/^id: /m.test(block)).toBe(block.startsWith('event: log'));
  }
  expect(await (await fetch(`${room.url}/metrics`)).text()).toMatch(/^tapete_streams 1$/m);
});

test('positions are told and read the same; what is none is none', () => {
  const positions = new Map([
    ['aB-_9', 1],
    ['x', 123456],
  ]);
  expect(makePositions(positions)).toBe('aB-_9:1,x:123456');
  expect(parsePositions(makePositions(positions))).toEqual(positions);
  expect(parsePositions('')).toEqual(new Map());
  for (const text of ['1', 'a:', ':1', 'a:1,', 'a:1;b:2', 'a:-1', 'a b:1']) {
    expect(parsePositions(text), text).toBeUndefined();
  }
});

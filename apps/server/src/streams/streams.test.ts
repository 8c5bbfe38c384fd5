import { seedOf, seededRandom } from '@tapete/chance';
import { PROTOCOL_VERSION, type TableAnswer, type TableCreated } from '@tapete/protocol';
import { isRunning } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn, follow, type Message } from '../testing/guest.ts';
import { anyAction, answerAll, playDeals, settle, type Player } from '../testing/play.ts';
import { startRoom, type TestRoom } from '../testing/room.ts';

const isLog = (message: Message): message is Extract<Message, { kind: 'log' }> =>
  message.kind === 'log';
const numbers = (messages: readonly Message[]): number[] =>
  messages.filter(isLog).map(({ seq }) => seq);
/** Without what might be answered while the question stood. */
const asLogged = (messages: readonly Message[]): Message[] =>
  messages.map((message) => {
    const { legal: _, ...logged } = message as Extract<Message, { kind: 'log' }>;
    return logged;
  });
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

async function twoPlayers(room: TestRoom): Promise<{ id: string; players: Player[] }> {
  const ana = await comeIn(room.url, 'Ana');
  const bea = await comeIn(room.url, 'Bea');
  const made = await ana.request('POST', '/api/tables', { game: 'stud' });
  const { id } = made.body as TableCreated;
  const players: Player[] = [];
  for (const [seat, guest] of [ana, bea].entries()) {
    await guest.act(id, { type: 'sit', seat, amount: 1500 });
    players.push({ guest, follower: await guest.follow(id) });
  }
  await settle(id, players);
  return { id, players };
}

test('a fresh viewer gets the table as it stood when the deal began, then the deal', async () => {
  const room = await startRoom('stream-fresh');
  const random = seededRandom(seedOf('stream-fresh-actions'));
  const { id, players } = await twoPlayers(room);
  await playDeals(room, id, players, 2, (view, seat) => anyAction(view, seat, random));
  const [ana] = players as [Player, Player];
  while (!isRunning(ana.follower.table())) {
    await room.env.advance(500);
    await settle(id, players);
  }
  await answerAll(id, players, () => ({ type: 'pass' }));
  await settle(id, players);
  const now = (await ana.guest.request('GET', `/api/tables/${id}`)).body as TableAnswer;

  const fresh = await ana.guest.follow(id);
  await fresh.until((table) => table.seq === now.seq);
  const [first] = fresh.messages;
  expect(first?.kind).toBe('snapshot');
  if (first?.kind !== 'snapshot') return;
  expect(first.table.running?.number).toBe(2);
  expect(first.table.running?.deal.outcome).not.toBeNull();
  expect(first.now).toBe(room.env.now());
  const logs = fresh.messages.filter(isLog);
  expect(logs[0]?.event).toMatchObject({ type: 'preparing', number: 3 });
  expect(numbers(fresh.messages)).toEqual(range(first.seq + 1, now.seq));
  // Folding what is masked gives the masked table.
  expect(fresh.table()).toEqual(now.table);
});

test('between deals a fresh viewer is told the last deal from its start', async () => {
  const room = await startRoom('stream-between');
  const random = seededRandom(seedOf('stream-between-actions'));
  const { id, players } = await twoPlayers(room);
  await playDeals(room, id, players, 1, (view, seat) => anyAction(view, seat, random));
  const [ana] = players as [Player, Player];
  const fresh = await ana.guest.follow(id);
  const now = ana.follower.table();
  const table = await fresh.until((each) => each.seq === now.seq);
  expect(table).toEqual(now);
  const [snapshot, ...told] = fresh.messages;
  expect(snapshot).toMatchObject({ table: { running: null } });
  // What Ana was told while it ran, her own closed cards among it.
  expect(told).toEqual(asLogged(ana.follower.messages.slice(-told.length)));
  expect(told[0]).toMatchObject({ event: { type: 'preparing' } });
});

test('Last-Event-ID and ?after resume with exactly what was missed, own closed cards among it', async () => {
  const room = await startRoom('stream-resume');
  const random = seededRandom(seedOf('stream-resume-actions'));
  const { id, players } = await twoPlayers(room);
  await playDeals(room, id, players, 4, (view, seat) => anyAction(view, seat, random));
  const [ana, bea] = players as [Player, Player];
  const whole = ana.follower.messages.filter(isLog);
  const last = whole.at(-1)?.seq ?? 0;
  const starts = whole.filter(
    ({ event }) => event.type === 'deal' && event.event.type === 'started',
  );
  // From the first deal, from the middle of another, from the last event but one, from the last.
  for (const after of [starts[0]?.seq ?? 0, (starts[2]?.seq ?? 0) + 2, last - 1, last]) {
    const missed = whole.filter(({ seq }) => seq > after);
    const ways = [
      await ana.guest.follow(id, `?after=${after}`),
      await ana.guest.follow(id, '', { 'last-event-id': String(after) }),
      // A browser repeats the address it began with: the header is newer.
      await ana.guest.follow(id, '?after=1', { 'last-event-id': String(after) }),
    ];
    for (const again of ways) {
      if (missed.length > 0) {
        await again.untilMessage((message) => isLog(message) && message.seq === last);
      }
      expect(again.messages.filter(isLog)).toEqual(asLogged(missed));
      expect(again.messages.some(({ kind }) => kind === 'snapshot')).toBe(false);
      again.close();
    }
  }
  // Another person's missed events hold that person's cards, not Ana's.
  const forBea = await bea.guest.follow(id, '?after=1');
  await forBea.untilMessage((message) => isLog(message) && message.seq === last);
  const seen = bea.follower.messages.filter(isLog);
  expect(forBea.messages.filter(isLog).filter(({ seq }) => seq >= (seen[0]?.seq ?? 0))).toEqual(
    asLogged(seen),
  );
});

test('only log events carry an id, their number', async () => {
  const room = await startRoom('stream-ids');
  const { id, players } = await twoPlayers(room);
  await room.env.advance(12_000);
  await settle(id, players);
  const [ana] = players as [Player, Player];
  await ana.follower.untilMessage(({ kind }) => kind === 'ping');
  const blocks = ana.guest.received.filter((text) => text.startsWith('event: '));
  expect(blocks.length).toBeGreaterThan(5);
  for (const block of blocks) {
    const [, kind] = /^event: (\w+)/.exec(block) ?? [];
    const [, mark] = /^id: (\d+)$/m.exec(block) ?? [];
    const { seq } = JSON.parse(block.slice(block.indexOf('data: ') + 6)) as { seq: number };
    expect(mark).toBe(kind === 'log' ? String(seq) : undefined);
  }
});

test('every two seconds a ping with the newest number and the server’s time', async () => {
  const room = await startRoom('stream-ping');
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  const follower = await ana.follow(id);
  const { seq } = await follower.until(() => true);
  const start = room.env.now();
  await room.env.advance(6000);
  await follower.untilMessage((message) => message.kind === 'ping' && message.now > start + 4000);
  const pings = follower.messages.filter((message) => message.kind === 'ping');
  expect(pings.map((ping) => ping.now - (pings[0]?.now ?? 0))).toEqual([0, 2000, 4000]);
  expect(new Set(pings.map((ping) => ping.seq))).toEqual(new Set([seq]));
  // A page that is older than the room hears of it, however long its stream has been open.
  expect(new Set(pings.map((ping) => ping.protocol))).toEqual(new Set([PROTOCOL_VERSION]));
});

test('a ping tells which persons seated have had no stream open for some seconds', async () => {
  const room = await startRoom('stream-absent');
  const { players } = await twoPlayers(room);
  const [ana, bea] = players as [Player, Player];
  /** Who is absent by the next ping. */
  const next = async (): Promise<readonly string[]> => {
    const from = room.env.now();
    await room.env.advance(2000);
    const ping = await ana.follower.untilMessage(
      (message) => message.kind === 'ping' && message.now > from,
    );
    return ping.kind === 'ping' ? ping.absent : [];
  };
  expect([await next(), await next(), await next()]).toEqual([[], [], []]);
  bea.follower.close();
  const streams = async (): Promise<string | undefined> => {
    const { text } = await ana.guest.request('GET', '/metrics');
    return /^tapete_streams (\d+)$/m.exec(text)?.[1];
  };
  await expect.poll(streams).toBe('1');
  expect([await next(), await next(), await next()]).toEqual([[], [], [bea.guest.id]]);
  await bea.guest.follow(ana.follower.table().id);
  expect(await next()).toEqual([]);
});

test('a stream needs no session: an onlooker with the link sees what lies open', async () => {
  const room = await startRoom('stream-onlooker');
  const { id, players } = await twoPlayers(room);
  await room.env.advance(3000);
  await settle(id, players);
  const watched = await follow(`${room.url}/api/tables/${id}/events`, {});
  const table = await watched.until((each) => (each.running?.decision ?? null) !== null);
  const closed = table.running?.deal.cards.flat().filter(({ card }) => card === '??');
  expect(closed).toHaveLength(2);
  watched.close();
});

test('a number from another life of the table is answered with a snapshot', async () => {
  const room = await startRoom('stream-ahead');
  const { id, players } = await twoPlayers(room);
  const [ana] = players as [Player, Player];
  const ahead = await ana.guest.follow(id, '?after=999999');
  expect(await ahead.until(() => true)).toEqual(ana.follower.table());
  for (const after of ['x', '', '-1', '1.5', '1e3', ' 1']) {
    const wrong = await ana.guest.request('GET', `/api/tables/${id}/events?after=${after}`);
    expect(wrong.status, after).toBe(400);
    expect(wrong.body, after).toMatchObject({
      error: { code: 'bad-request', detail: { path: 'after' } },
    });
  }
});

test('the stream is never gathered, compressed or kept', async () => {
  const room = await startRoom('stream-headers');
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  const abort = new AbortController();
  const response = await fetch(`${room.url}/api/tables/${id}/events`, {
    headers: { 'accept-encoding': 'gzip, br' },
    signal: abort.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  abort.abort();
});

test('a stop ends the streams and the room within two seconds', async () => {
  const room = await startRoom('stream-stop');
  const { players } = await twoPlayers(room);
  const started = performance.now();
  await room.stop();
  for (const { follower } of players) await follower.ended;
  expect(performance.now() - started).toBeLessThan(2000);
});

test('viewers that leave at once are forgotten', async () => {
  const room = await startRoom('stream-leave');
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  const left = Array.from({ length: 20 }, async (_, i) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), i);
    await fetch(`${room.url}/api/tables/${id}/events`, { signal: abort.signal }).catch(() => null);
  });
  await Promise.all(left);
  const streams = async (): Promise<string | undefined> => {
    const { text } = await ana.request('GET', '/metrics');
    return /^tapete_streams (\d+)$/m.exec(text)?.[1];
  };
  await expect.poll(streams).toBe('0');
});

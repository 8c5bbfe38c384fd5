import type { TableAnswer, TableCreated } from '@tapete/protocol';
import { expect, test } from 'vitest';
import { DEFAULT_BOUNDS, limitsFor } from './limits.ts';
import { comeIn, type Guest } from './testing/guest.ts';
import { query } from './testing/reading.ts';
import { startRoom, type TestRoom } from './testing/room.ts';

test('who asks too much is told when to come again', async () => {
  const limits = { all: 20, actions: 5, made: 3, streams: 2, guests: 2 };
  const room = await startRoom('limits', { limits: () => limits });
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await ana.act(id, { type: 'stand' })).status);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  for (let i = 0; i < 2; i++) await ana.request('POST', '/api/session', { nickname: 'Ana' });
  const refused = await ana.request('POST', '/api/session', { nickname: 'Ana' });
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: { code: 'too-many' } });
  const { seconds } = (refused.body as { error: { detail: { seconds: number } } }).error.detail;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('streams of one address at once are counted, and free again when they end', async () => {
  const limits = { all: 1000, actions: 5, made: 10, streams: 2, guests: 2 };
  const room = await startRoom('limits-streams', { limits: () => limits });
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  const first = await ana.follow(id);
  await ana.follow(id);
  await expect(ana.follow(id)).rejects.toThrow('429');
  first.close();
  await expect
    .poll(() =>
      ana.follow(id).then(
        () => 'open',
        () => 'full',
      ),
    )
    .toBe('open');
});

test('this machine’s own browser is hardly limited, others are, and so is all that was forwarded', () => {
  const of = (ip: string, forwarded = false) => limitsFor(DEFAULT_BOUNDS)({ ip, forwarded });
  expect(of('127.0.0.1').actions).toBeGreaterThan(of('192.168.1.20').actions);
  expect(of('::1')).toEqual(of('127.0.0.1'));
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(of(ip, true)).toEqual(of('192.168.1.20'));
  }
});

/** What the room says of the asker: all its limits are those of the address it takes it for. */
async function leftFor(
  room: TestRoom,
  forwardedFor?: string,
): Promise<[limit: string, left: string]> {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const answer = await fetch(`${room.url}/api/room`, { headers });
  const say = (name: string): string => answer.headers.get(`x-ratelimit-${name}`) ?? '';
  return [say('limit'), say('remaining')];
}

test('the word of a proxy is taken for each asker apart; a forged loopback address is none', async () => {
  const room = await startRoom('proxy', { secure: true, proxies: ['127.0.0.0/8', '::1'] });
  expect(await leftFor(room, '203.0.113.7')).toEqual(['900', '899']);
  expect(await leftFor(room, '203.0.113.7')).toEqual(['900', '898']);
  expect(await leftFor(room, '203.0.113.8')).toEqual(['900', '899']);
  // What stands before the proxy’s own word is the asker’s.
  expect(await leftFor(room, '127.0.0.1, 203.0.113.8')).toEqual(['900', '898']);
  expect(await leftFor(room, '127.0.0.1')).toEqual(['900', '899']);
  expect(await leftFor(room, '203.0.113.8:4711')).toEqual(['900', '897']);
  // What is no address is nobody: all of them are one, the proxy itself.
  expect(await leftFor(room, 'one')).toEqual(['900', '898']);
  expect(await leftFor(room, '203.0.113.9, two')).toEqual(['900', '897']);
  // A proxy that does not say for whom: all are one, and limited.
  expect((await leftFor(room))[0]).toBe('900');
});

test('a private network is no proxy unless the host says so', async () => {
  const room = await startRoom('proxy-private', { secure: true, proxies: ['127.0.0.0/8'] });
  // Through the proxy of this machine came 10.0.0.9, who claims to speak for others.
  expect(await leftFor(room, '203.0.113.1, 10.0.0.9')).toEqual(['900', '899']);
  expect(await leftFor(room, '203.0.113.2, 10.0.0.9')).toEqual(['900', '898']);
  const other = await startRoom('proxy-named', {
    secure: true,
    proxies: ['127.0.0.1', '10.0.0.0/8'],
  });
  expect(await leftFor(other, '203.0.113.1, 10.0.0.9')).toEqual(['900', '899']);
  expect(await leftFor(other, '203.0.113.2, 10.0.0.9')).toEqual(['900', '899']);
});

test('without a proxy nobody’s word is taken, and who gives it is not this machine’s own browser', async () => {
  const room = await startRoom('no-proxy');
  expect(await leftFor(room)).toEqual(['100000', '99999']);
  expect((await leftFor(room, '203.0.113.1'))[0]).toBe('900');
  const [, first] = await leftFor(room, '203.0.113.1');
  const [, second] = await leftFor(room, '203.0.113.2');
  expect(Number(second)).toBe(Number(first) - 1);
  expect((await leftFor(room, 'nobody'))[0]).toBe('900');
});

test('new guests of one address are counted by the day; whoever has a cookie comes in all the same', async () => {
  const room = await startRoom('limits-guests', {
    secure: true,
    bounds: { ...DEFAULT_BOUNDS, guests: 2 },
  });
  const comes = async (cookie = ''): Promise<[number, string]> => {
    const answer = await fetch(`${room.url}/api/session`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"nickname":"Ana"}',
    });
    const { error } = (await answer.json()) as { error?: { code: string; detail: object } };
    if (error) expect(error.detail).toEqual({ seconds: 86_400 });
    return [answer.status, error?.code ?? answer.headers.get('set-cookie') ?? ''];
  };
  const [, cookie] = await comes();
  expect((await comes())[0]).toBe(200);
  expect(await comes()).toEqual([429, 'guests-used-up']);
  expect((await comes(cookie.split(';')[0]))[0]).toBe(200);
});

test('a guest opens so many tables and no more', async () => {
  const room = await startRoom('bounds-tables', { bounds: { ...DEFAULT_BOUNDS, tables: 2 } });
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const open = (guest: Guest) => guest.request('POST', '/api/tables', { game: 'stud' });
  const answers = await Promise.all([open(ana), open(ana), open(ana), open(ana)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect((await open(ana)).body).toEqual({
    error: { code: 'tables-used-up', detail: { most: 2 } },
  });
  expect((await open(bea)).status).toBe(200);
});

test('a guest sits at so many tables at once; standing up gives the seat back', async () => {
  const room = await startRoom('bounds-seats', { bounds: { ...DEFAULT_BOUNDS, seats: 2 } });
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const made: string[] = [];
  for (let i = 0; i < 4; i++) {
    const { body } = await bea.request('POST', '/api/tables', { game: 'stud' });
    made.push((body as TableCreated).id);
  }
  const sit = (id: string, actionId?: string) =>
    ana.act(id, { type: 'sit', seat: 0, amount: 1000 }, actionId);
  const answers = await Promise.all(made.map((id, i) => sit(id, `sits-at-${i}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  const sits = made.filter((_, i) => answers[i]?.status === 200);
  const stands = made.filter((_, i) => answers[i]?.status === 409) as [string, string];
  expect((await sit(stands[0])).body).toEqual({
    error: { code: 'seats-used-up', detail: { most: 2 } },
  });
  const opened = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  expect(opened.body).toMatchObject({ error: { code: 'seats-used-up' } });
  // Asked again under its own name, what was done is answered as the first time.
  const again = made.findIndex((id) => id === sits[0]);
  expect((await sit(sits[0]!, `sits-at-${again}`)).body).toEqual(answers[again]?.body);
  await ana.act(sits[0]!, { type: 'stand' });
  expect((await sit(stands[0])).status).toBe(200);
  expect((await sit(stands[1])).status).toBe(409);
});

test('a table whose log is full says so, and its accounts stay', async () => {
  const room = await startRoom('bounds-events', { bounds: { ...DEFAULT_BOUNDS, events: 40 } });
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud', sit: true }))
    .body as TableCreated;
  for (let i = 0; i < 100; i++) await ana.act(id, { type: 'away', away: i % 2 === 0 });
  expect(await logLength(room, id)).toBeLessThan(45);
  const refused = await ana.act(id, { type: 'buy', amount: 5 });
  expect(refused.body).toMatchObject({ error: { code: 'log-full' } });
  expect((await ana.act(id, { type: 'stand' })).status).toBe(200);
  const { table } = (await ana.request('GET', `/api/tables/${id}`)).body as TableAnswer;
  expect(table.closed).toBe(true);
  expect(table.accounts[ana.id]).toMatchObject({ name: 'Ana', bought: 500, cashed: 500 });
});

test('of what changes nothing one answer is remembered for each person, however often it is asked', async () => {
  const room = await startRoom('bounds-nothing');
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud', sit: true }))
    .body as TableCreated;
  const before = await logLength(room, id);
  await ana.act(id, { type: 'away', away: true }, 'away-once');
  const now = { type: 'away', away: true };
  for (let i = 0; i < 5; i++) {
    const answer = await ana.act(id, now, `nothing-${i}`);
    expect(answer.body).toEqual({ first: before + 2, last: before + 1 });
  }
  const kept = query<{ id: string }>(
    room.data,
    'SELECT action_id AS id FROM actions WHERE table_id = ? ORDER BY 1',
    id,
  );
  expect(kept.map((row) => row.id)).toEqual(['away-once', 'nothing-4']);
});

const logLength = async (room: TestRoom, id: string): Promise<number> =>
  query<{ n: number }>(room.data, 'SELECT count(*) AS n FROM log WHERE table_id = ?', id)[0]!.n;

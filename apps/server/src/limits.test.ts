import type { TableCreated } from '@tapete/protocol';
import { expect, test } from 'vitest';
import { limitsFor } from './limits.ts';
import { comeIn } from './testing/guest.ts';
import { startRoom, type TestRoom } from './testing/room.ts';

test('who asks too much is told when to come again', async () => {
  const limits = { all: 20, actions: 5, made: 3, streams: 2 };
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
  const limits = { all: 1000, actions: 5, made: 10, streams: 2 };
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
  const of = (ip: string, forwarded = false) => limitsFor({ ip, forwarded });
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
});

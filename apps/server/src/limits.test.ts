import type { TableCreated } from '@tapete/protocol';
import { expect, test } from 'vitest';
import { limitsFor } from './limits.ts';
import { comeIn } from './testing/guest.ts';
import { startRoom } from './testing/room.ts';

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

test('this machine’s own browser is hardly limited, others are', () => {
  expect(limitsFor('127.0.0.1').actions).toBeGreaterThan(limitsFor('192.168.1.20').actions);
  expect(limitsFor('::1')).toEqual(limitsFor('127.0.0.1'));
});

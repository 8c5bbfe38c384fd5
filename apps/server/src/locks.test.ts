/** Another program writes to the room's database for longer than anybody would wait. */
import { setImmediate } from 'node:timers/promises';
import type { TableAnswer, TableCreated } from '@tapete/protocol';
import { expect, test } from 'vitest';
import { comeIn } from './testing/guest.ts';
import { hold, WRITES } from './testing/holder.ts';
import { startRoom } from './testing/room.ts';

const BUSY = [503, { error: { code: 'store-busy', detail: {} } }];

test('the room answers, refuses what it cannot store, and goes on; what is sent again is done once', async () => {
  const room = await startRoom('locks');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const stack = async (): Promise<number | undefined> => {
    const answer = await ana.request('GET', `/api/tables/${id}`);
    return (answer.body as TableAnswer).table.seats[0]?.stack;
  };
  const before = (await stack())!;
  const health = async (): Promise<unknown> => (await ana.request('GET', '/healthz')).body;
  expect(await health()).toEqual({ ok: true });

  const letGo = await hold(room.data, WRITES);
  const buy = { type: 'buy', amount: 100 };
  const refused = Promise.all([
    ana.act(id, buy, 'sent-again'),
    ana.request('POST', '/api/session', { nickname: 'Anita' }),
    ana.request('POST', '/api/tables', { game: 'three' }),
    comeIn(room.url, 'Bea').catch(() => 'not let in'),
  ]);
  await expect.poll(health, { timeout: 10_000 }).toEqual({ ok: true, store: 'waits' });
  expect(await stack()).toBe(before);
  expect((await ana.request('GET', '/api/session')).status).toBe(200);
  // Each may have begun to wait later than the one before.
  let over = false;
  void refused.finally(() => (over = true));
  while (!over) {
    await room.env.advance(1000);
    await health();
  }
  const [act, name, open, guest] = await refused;
  for (const { status, body } of [act, name, open]) expect([status, body]).toEqual(BUSY);
  expect(guest).toBe('not let in');

  await letGo();
  expect(await stack()).toBe(before);
  for (let i = 0; i < 2; i++) expect((await ana.act(id, buy, 'sent-again')).status).toBe(200);
  expect(await stack()).toBe(before + 100);
  expect(await health()).toEqual({ ok: true });
});

test('S37 a turn that could not be stored is not taken: its clock starts again in full', async () => {
  const room = await startRoom('locks-turn');
  const { env } = room;
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const bea = await comeIn(room.url, 'Bea');
  await bea.act(id, { type: 'sit', seat: 1, amount: 500 });
  await env.advance(3000);
  const look = async () =>
    ((await ana.request('GET', `/api/tables/${id}`)).body as TableAnswer).table;
  const before = await look();
  expect(before.timers.turn).toBeGreaterThan(env.now() + 29_000);

  const letGo = await hold(room.data, WRITES);
  // Not awaited: the sweep waits in there for the time that goes by next.
  const pass = async (ms: number): Promise<void> => {
    for (let gone = 0; gone < ms; gone += 20) {
      void env.advance(20);
      await setImmediate();
    }
  };
  await pass(60_000);
  expect((await look()).running).toEqual(before.running);
  await letGo();
  await pass(2000);
  const after = await look();
  expect(after.running).toEqual(before.running);
  expect(after.timers.turn).toBeGreaterThan(env.now() + 27_000);
  expect(after.timers.turn).toBeLessThanOrEqual(env.now() + 30_000);
  // Told once, not at every look.
  const lines = room.logged().split('\n');
  expect(lines.filter((line) => line.includes('another program holds'))).toHaveLength(1);
});

import type { TableAnswer, TableCreated } from '@tapete/protocol';
import type { Table } from '@tapete/table';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { databaseFile } from '../store/sqlite.ts';
import { comeIn } from '../testing/guest.ts';
import { startRoom, type TestRoom } from '../testing/room.ts';
import { makeVirtualEnv, type VirtualEnv } from '../testing/virtual-env.ts';

const MINUTE = 60_000;

/** A machine whose clock can be set while its timers go on as they were. */
function makeShiftedEnv(seed: string): VirtualEnv & { readonly move: (ms: number) => void } {
  const env = makeVirtualEnv(seed);
  let shifted = 0;
  return {
    ...env,
    now: () => env.now() + shifted,
    move: (ms) => void (shifted += ms),
  };
}

/** Ana and Bea in a stud deal, one of them asked with 30 seconds to go. */
async function inDeal(room: TestRoom) {
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const bea = await comeIn(room.url, 'Bea');
  await bea.act(id, { type: 'sit', seat: 1, amount: 500 });
  await room.env.advance(3000);
  const look = async (): Promise<Table> =>
    ((await ana.request('GET', `/api/tables/${id}`)).body as TableAnswer).table;
  const before = await look();
  expect(before.timers.turn).toBeGreaterThan(room.env.now() + 29_000);
  return { ana, bea, id, look, before };
}

test.each([
  ['slept for ten minutes', 10 * MINUTE],
  ['had its clock set back by an hour', -60 * MINUTE],
])('S37 while the machine %s nobody’s turn runs out; it starts again in full', async (_, shift) => {
  const env = makeShiftedEnv('sweep-shift');
  const { look, before } = await inDeal(await startRoom('sweep-shift', { env }));
  env.move(shift);
  await env.advance(1000);
  const after = await look();
  expect(after.running).toEqual(before.running);
  expect(after.timers.turn).toBeGreaterThan(env.now() + 28_000);
  expect(after.timers.turn).toBeLessThanOrEqual(env.now() + 30_000);
  // And from there it runs out as ever.
  await env.advance(31_000);
  expect((await look()).running?.decision).toBeGreaterThan(before.running?.decision ?? 0);
});

test('a clock set back is seen also when something happens before we look again', async () => {
  const env = makeShiftedEnv('sweep-back');
  const { ana, id, look } = await inDeal(await startRoom('sweep-back', { env }));
  env.move(-60 * MINUTE);
  expect((await ana.act(id, { type: 'buy', amount: 100 })).status).toBe(200);
  await env.advance(1000);
  expect((await look()).timers.turn).toBeLessThanOrEqual(env.now() + 30_000);
});

test('however many tables write at once, no turn is given anew while the clock goes on as it should', async () => {
  const env = makeVirtualEnv('sweep-steady');
  const room = await startRoom('sweep-steady', { env });
  // One after the other: each lets three of its 30 seconds go by.
  const tables = [await inDeal(room), await inDeal(room), await inDeal(room)];
  const asked = await Promise.all(tables.map(({ look }) => look()));
  for (let i = 0; i < 20; i++) {
    await Promise.all(tables.map(({ ana, id }) => ana.act(id, { type: 'buy', amount: 100 + i })));
    await env.advance(1000);
  }
  const after = await Promise.all(tables.map(({ look }) => look()));
  expect(after.map(({ timers }) => timers)).toEqual(asked.map(({ timers }) => timers));
});

test('a table whose log does not fold is reported; the room starts and the others’ clocks go on', async () => {
  const room = await startRoom('sweep-gap');
  const spoilt = await inDeal(room);
  const sound = await inDeal(room);
  await room.stop();
  const database = new Database(databaseFile(room.data));
  // Of the deal that runs, since of those before only the stored fold is read.
  const fold = database.prepare('SELECT seq FROM folds WHERE table_id = ?').pluck();
  const lost = (fold.get(spoilt.id) as number) + 3;
  database.prepare('DELETE FROM log WHERE table_id = ? AND seq = ?').run(spoilt.id, lost);
  database.close();
  const missing = `event ${lost} is missing before ${lost + 1}`;

  const env = makeVirtualEnv('sweep-gap-again', room.env.now() + MINUTE);
  const again = await startRoom('sweep-gap-again', { data: room.data, env });
  expect(again.logged()).toContain(missing);
  const ana = await comeIn(again.url, 'Ana', sound.ana.cookie);
  expect((await ana.request('GET', `/api/tables/${spoilt.id}`)).status).toBe(500);
  const { body } = await ana.request('GET', `/api/tables/${sound.id}`);
  expect((body as TableAnswer).table.timers.turn).toBe(env.now() + 30_000);
  // Told once, not each second, though its clock is overdue all the while.
  const told = (): number => again.logged().split(missing).length;
  const before = told();
  await env.advance(20_000);
  expect(told()).toBe(before);
});

import { expect, onTestFinished, test } from 'vitest';
import { hold, WRITES } from '../testing/holder.ts';
import { makeFolder } from '../testing/room.ts';
import { makeVirtualEnv } from '../testing/virtual-env.ts';
import { openSqlite } from './sqlite.ts';
import { makeStore } from './sql-store.ts';
import { StoreBusy } from './store-errors.ts';

async function opened() {
  const data = makeFolder();
  const env = makeVirtualEnv('lanes');
  const sqlite = openSqlite(data, env);
  onTestFinished(sqlite.close);
  const store = makeStore(sqlite);
  await store.migrate();
  const key = (): Promise<string> => store.setting('key', () => 'value');
  return { data, env, sqlite, store, key };
}

test('a write waits for another program’s, by the clock; who reads does not', async () => {
  const { data, env, store, key } = await opened();
  const letGo = await hold(data, WRITES);
  const written = key();
  expect(await store.clocked()).toEqual([]);
  expect(store.waits()).toBe(true);
  await letGo();
  await env.advance(20);
  expect(await written).toBe('value');
  expect(store.waits()).toBe(false);
});

test('after five seconds it is refused, also one that waits behind another, and nothing is written', async () => {
  const { data, env, sqlite, store, key } = await opened();
  const letGo = await hold(data, WRITES);
  const refused = Promise.all([
    expect(key()).rejects.toThrow(StoreBusy),
    expect(
      sqlite.db.transaction().execute((trx) => trx.deleteFrom('visits').execute()),
    ).rejects.toThrow(StoreBusy),
  ]);
  await expect.poll(store.waits, { timeout: 10_000 }).toBe(true);
  await env.advance(4999);
  expect(store.waits()).toBe(true);
  await env.advance(1);
  await refused;
  await letGo();
  expect(await sqlite.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  expect(await key()).toBe('value');
});

test('transactions come one after the other, and one that fails leaves the way free', async () => {
  const { sqlite } = await opened();
  const put = (value: string, fail = false): Promise<void> =>
    sqlite.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('settings')
        .values({ key: 'key', value })
        .onConflict((c) => c.column('key').doUpdateSet({ value }))
        .execute();
      const row = await trx.selectFrom('settings').select('value').executeTakeFirst();
      expect(row?.value).toBe(value);
      if (fail) throw new Error('fails');
    });
  const all = [put('one'), put('two', true), put('three'), put('four', true)];
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  const rows = await sqlite.db.selectFrom('settings').select('value').execute();
  expect(rows).toEqual([{ value: 'three' }]);
});

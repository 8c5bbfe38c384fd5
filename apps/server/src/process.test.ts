import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TableCreated } from '@tapete/protocol';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { comeIn } from './testing/guest.ts';
import { hold, WRITES } from './testing/holder.ts';
import { spawnRoom, type RoomProcess } from './testing/process.ts';
import { makeFolder } from './testing/room.ts';

// Each of these starts whole processes, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000 });

/** It ended by itself with one line to a person, and nothing else. */
async function expectLine(room: RoomProcess, ...parts: string[]): Promise<void> {
  expect(await room.ended).toEqual({ code: 1, signal: null });
  expect(room.stdout()).toBe('');
  expect(room.stderr().trimEnd().split('\n')).toHaveLength(1);
  for (const part of parts) expect(room.stderr()).toContain(part);
}

test('says where it is in one line, serves, and ends with 0 on SIGTERM and SIGINT', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const room = spawnRoom({ TAPETE_DATA: makeFolder() });
    const url = await room.url;
    expect(room.stdout()).toBe(`Tapete: ${url}\n`);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const ana = await comeIn(url, 'Ana');
    const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true, bots: 2 });
    const follower = await ana.follow((made.body as TableCreated).id);
    await follower.until(() => true);
    const asked = performance.now();
    expect(await room.kill(signal)).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(2000);
    await follower.ended;
    expect(room.stderr()).toBe('');
  }
});

test('a taken port: one line, and the data as it was', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const data = makeFolder();
  try {
    const room = spawnRoom({ TAPETE_DATA: data, PORT: String(port) });
    await expectLine(room, `127.0.0.1:${port}`, 'PORT=');
  } finally {
    other.close();
  }
  const next = spawnRoom({ TAPETE_DATA: data });
  await next.url;
});

test('a second room on the same data is refused, whatever its port; the first goes on', async () => {
  const data = makeFolder();
  const first = spawnRoom({ TAPETE_DATA: data });
  const url = await first.url;
  const ana = await comeIn(url, 'Ana');
  await expectLine(spawnRoom({ TAPETE_DATA: data }), data, 'TAPETE_DATA');
  expect((await ana.request('GET', '/api/session')).status).toBe(200);
  // The lock goes with its holder, however it goes.
  await first.kill('SIGKILL');
  await spawnRoom({ TAPETE_DATA: data }).url;
});

test('a folder that cannot be made or written: one line', async () => {
  const folder = makeFolder();
  const file = join(folder, 'file');
  writeFileSync(file, 'mine');
  await expectLine(spawnRoom({ TAPETE_DATA: file }), file, 'TAPETE_DATA');
  await expectLine(spawnRoom({ TAPETE_DATA: join(file, 'data') }), join(file, 'data'));
  expect(readFileSync(file, 'utf8')).toBe('mine');
  // The superuser may write anywhere.
  if (process.getuid?.() === 0) return;
  chmodSync(folder, 0o500);
  await expectLine(spawnRoom({ TAPETE_DATA: join(folder, 'data') }), 'EACCES');
});

test('a database that is none is left as it is: one line', async () => {
  const data = makeFolder();
  const file = join(data, 'tapete.sqlite');
  const text = 'no database '.repeat(100);
  writeFileSync(file, text);
  await expectLine(spawnRoom({ TAPETE_DATA: data }), file, 'SQLITE_NOTADB');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a database that is damaged within is left as it is: one line', async () => {
  const data = makeFolder();
  const first = spawnRoom({ TAPETE_DATA: data });
  await first.url;
  await first.kill('SIGTERM');
  const file = join(data, 'tapete.sqlite');
  const database = new Database(file);
  database.exec('DROP TABLE tables');
  database.close();
  const before = readFileSync(file);
  await expectLine(spawnRoom({ TAPETE_DATA: data }), file, 'SQLITE_ERROR');
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a database with a spoilt page is left as it is: one line, before anybody plays on it', async () => {
  const data = makeFolder();
  const first = spawnRoom({ TAPETE_DATA: data });
  const ana = await comeIn(await first.url, 'Ana');
  for (let i = 0; i < 3; i++) {
    const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true, bots: 3 });
    expect(made.status).toBe(200);
  }
  await first.kill('SIGTERM');
  const file = join(data, 'tapete.sqlite');
  // The head of a page that a start does not read, as a bad disk would leave it.
  const database = new Database(file);
  const root = database
    .prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'actions'`)
    .pluck();
  const at =
    ((root.get() as number) - 1) * (database.pragma('page_size', { simple: true }) as number);
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xa5, at, at + 64);
  writeFileSync(file, bytes);
  await expectLine(spawnRoom({ TAPETE_DATA: data }), file, 'SQLITE_CORRUPT');
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a call that it does not understand ends with 2', async () => {
  const room = spawnRoom({ TAPETE_DATA: makeFolder() }, ['--port']);
  expect(await room.ended).toEqual({ code: 2, signal: null });
  expect(room.stderr()).toContain("'--port'");
  const port = spawnRoom({ TAPETE_DATA: makeFolder(), PORT: 'web' });
  expect(await port.ended).toEqual({ code: 2, signal: null });
  expect(port.stderr()).toContain("'web'");
  const proxies = spawnRoom({ TAPETE_DATA: makeFolder(), TAPETE_PROXIES: 'my-proxy' });
  expect(await proxies.ended).toEqual({ code: 2, signal: null });
  expect(proxies.stderr()).toMatch(/^TAPETE_PROXIES is 'my-proxy'; [^\n]+\n$/);
});

test('in Spanish where the terminal is', async () => {
  const room = spawnRoom({ TAPETE_DATA: '/dev/null/x', LC_ALL: 'es_ES.UTF-8' });
  await expectLine(room, 'No se puede escribir');
});

test('with --lan it says its links and shows a code', async () => {
  const room = spawnRoom({ TAPETE_DATA: makeFolder() }, ['--lan']);
  const url = await room.url;
  await expect.poll(() => room.stdout(), { timeout: 3000 }).toMatch(/▄|▀|█|Tapete: /);
  const { lan } = (await (await fetch(`${url}/api/room`)).json()) as { lan: string[] };
  for (const origin of lan) expect(room.stdout()).toContain(`On your network: ${origin}`);
  if (lan.length > 0) {
    expect(room.stdout()).toMatch(/[▄▀█]/);
    expect((await fetch(`${lan[0]}/healthz`)).status).toBe(200);
  }
});

test('a database that another program holds: one line that says so', async () => {
  const data = makeFolder();
  const first = spawnRoom({ TAPETE_DATA: data });
  await first.url;
  await first.kill('SIGTERM');
  const letGo = await hold(data, WRITES);
  await expectLine(spawnRoom({ TAPETE_DATA: data }), 'Another program holds', 'tapete.sqlite');
  await letGo();
  await spawnRoom({ TAPETE_DATA: data }).url;
});

test.skipIf(process.platform === 'win32').each(['000', '022', '777'])(
  'the data is nobody else’s to read, in a folder that was there and with umask %s',
  async (umask) => {
    const data = makeFolder();
    chmodSync(data, 0o755);
    const modes = (): Record<string, string> =>
      Object.fromEntries(
        readdirSync(data).map((file) => [
          file,
          (statSync(join(data, file)).mode & 0o777).toString(8),
        ]),
      );
    const own = { 'lock.sqlite': '600', 'tapete.sqlite': '600' };
    const open = {
      ...own,
      'lock.sqlite-journal': '600',
      'tapete.sqlite-shm': '600',
      'tapete.sqlite-wal': '600',
    };
    const room = spawnRoom({ TAPETE_DATA: data }, [], `umask ${umask}`);
    await comeIn(await room.url, 'Ana');
    expect(modes()).toEqual(open);
    // As an earlier version left them, killed.
    await room.kill('SIGKILL');
    for (const file of readdirSync(data)) chmodSync(join(data, file), 0o644);
    const again = spawnRoom({ TAPETE_DATA: data }, [], `umask ${umask}`);
    await again.url;
    expect(modes()).toEqual(open);
    await again.kill('SIGTERM');
    expect(modes()).toEqual(own);
  },
);

import {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TableCreated } from '@tapete/protocol';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { comeIn } from './testing/guest.ts';
import { hold, WRITES } from './testing/holder.ts';
import { spawnRoom, type RoomProcess } from './testing/process.ts';
import { query, storedLog } from './testing/reading.ts';
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

// `ulimit -f` counts blocks of 1024 bytes in bash; what would not fit is refused as by a full disk.
test.skipIf(process.platform === 'win32')(
  'a disk that is full ends the process with one line; all that was answered is there',
  async () => {
    const data = makeFolder();
    const room = spawnRoom({ TAPETE_DATA: data }, [], 'ulimit -f 600');
    const ana = await comeIn(await room.url, 'Ana');
    const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
    const { id } = made.body as TableCreated;
    let answered = 0;
    for (let i = 0; i < 3000; i++) {
      const away = i % 2 === 0;
      const answer = await ana.act(id, { type: 'away', away }).catch(() => undefined);
      if (answer?.status !== 200) break;
      answered = (answer.body as { last: number }).last;
    }
    expect(await room.ended).toEqual({ code: 1, signal: null });
    expect(room.stderr()).toMatch(
      /^Cannot store in [^\n]*tapete\.sqlite \(SQLITE_[A-Z_]+\)[^\n]*\n$/,
    );
    expect(answered).toBeGreaterThan(10);
    const [row] = query<{ last: number }>(data, 'SELECT max(seq) AS last FROM log');
    expect(row?.last).toBeGreaterThanOrEqual(answered);
    const again = spawnRoom({ TAPETE_DATA: data });
    const back = await comeIn(await again.url, 'Ana', ana.cookie);
    expect((await back.act(id, { type: 'away', away: false })).status).toBe(200);
  },
);

const GONE = /^The database [^\n]*tapete\.sqlite was deleted or replaced[^\n]*\n$/;
const DAMAGED =
  /^The database [^\n]*tapete\.sqlite is damaged \(SQLITE_(CORRUPT|NOTADB)[A-Z_]*\)[^\n]*\n$/;

/** What may happen to the database of an open room, and the line that tells it. */
const LOSSES: readonly (readonly [string, (file: string) => void, RegExp])[] = [
  ['deleted', (file) => rmSync(file), GONE],
  [
    'replaced by a copy',
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
    GONE,
  ],
  [
    'deleted with its write-ahead log',
    (file) => {
      for (const each of [file, `${file}-wal`, `${file}-shm`]) rmSync(each);
    },
    GONE,
  ],
  ['overwritten with another', (file) => putInPlace(file, anotherDatabase()), GONE],
  ['overwritten with what is none', (file) => putInPlace(file, Buffer.alloc(65_536, 7)), DAMAGED],
];

/** The file stays, with all who have it open; what lies in it is another's, and no write-ahead log hides it. */
function putInPlace(file: string, bytes: Buffer): void {
  const database = new Database(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  writeFileSync(file, bytes);
}

function anotherDatabase(): Buffer {
  const file = join(makeFolder(), 'another.sqlite');
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE recipes (name TEXT)');
  database.close();
  return readFileSync(file);
}

// Windows lets nobody take away a file that is open.
test.skipIf(process.platform === 'win32').each(LOSSES)(
  'a database that is %s while the room is open: nothing more is acknowledged, one line',
  async (_, lose, line) => {
    const data = makeFolder();
    const room = spawnRoom({ TAPETE_DATA: data });
    const ana = await comeIn(await room.url, 'Ana');
    const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
    const { id } = made.body as TableCreated;
    expect((await ana.act(id, { type: 'away', away: true })).status).toBe(200);
    lose(join(data, 'tapete.sqlite'));
    const answer = await ana.act(id, { type: 'away', away: false }).catch(() => undefined);
    expect(answer?.status).not.toBe(200);
    expect(await room.ended).toEqual({ code: 1, signal: null });
    expect(room.stderr()).toMatch(line);
  },
);

const WAL_GONE = /^The file [^\n]*tapete\.sqlite-wal was deleted[^\n]*nothing is missing[^\n]*\n$/;

test.skipIf(process.platform === 'win32')(
  'a write-ahead log that is deleted under the room takes nothing with it',
  async () => {
    const data = makeFolder();
    const room = spawnRoom({ TAPETE_DATA: data });
    const ana = await comeIn(await room.url, 'Ana');
    const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
    const { id } = made.body as TableCreated;
    const answer = await ana.act(id, { type: 'away', away: true });
    expect(answer.status).toBe(200);
    rmSync(join(data, 'tapete.sqlite-wal'));
    await ana.act(id, { type: 'away', away: false }).catch(() => undefined);
    expect(await room.ended).toEqual({ code: 1, signal: null });
    expect(room.stderr()).toMatch(WAL_GONE);
    const again = spawnRoom({ TAPETE_DATA: data });
    await again.url;
    const kept = storedLog(data, id).map(({ seq }) => seq);
    expect(Math.max(...kept)).toBeGreaterThanOrEqual((answer.body as { last: number }).last);
  },
);

test.skipIf(process.platform === 'win32')(
  'a database that is deleted is noticed though nobody does anything',
  async () => {
    const data = makeFolder();
    const room = spawnRoom({ TAPETE_DATA: data });
    await room.url;
    rmSync(join(data, 'tapete.sqlite'));
    expect(await room.ended).toEqual({ code: 1, signal: null });
    expect(room.stderr()).toMatch(GONE);
  },
);

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

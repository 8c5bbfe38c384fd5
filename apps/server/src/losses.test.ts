/** What may happen to the files of an open room: nothing that was answered is lost unnoticed. */
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableCreated } from '@tapete/protocol';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { comeIn } from './testing/guest.ts';
import { spawnRoom } from './testing/process.ts';
import { query, storedLog } from './testing/reading.ts';
import { makeFolder } from './testing/room.ts';

// Each of these starts whole processes, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000 });

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

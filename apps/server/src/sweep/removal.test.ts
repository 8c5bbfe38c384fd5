import type { TableCreated } from '@tapete/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { DEFAULT_BOUNDS } from '../limits.ts';
import { databaseFile } from '../store/sqlite.ts';
import { comeIn, type Guest } from '../testing/guest.ts';
import { startRoom, type TestRoom } from '../testing/room.ts';
import { makeVirtualEnv } from '../testing/virtual-env.ts';
import type { ServerOptions } from '../server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Every table of the database that holds this text, in whatever column: a new table cannot be forgotten. */
function placesOf(room: TestRoom, text: string): string[] {
  const database = new Database(databaseFile(room.data), { readonly: true });
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all() as string[];
  const found = names.filter((name) =>
    (database.prepare(`SELECT * FROM "${name}"`).all() as object[]).some((row) =>
      Object.values(row).some((value) => String(value).includes(text)),
    ),
  );
  database.close();
  return found.sort();
}

const open = async (guest: Guest, more: object = {}): Promise<string> =>
  ((await guest.request('POST', '/api/tables', { game: 'stud', ...more })).body as TableCreated).id;

/** The same room started again so much later; what it removes at its start is gone. */
async function later(
  room: TestRoom,
  ms: number,
  more: Partial<Pick<ServerOptions, 'bounds'>> = {},
): Promise<TestRoom> {
  const again = await startLater(room, ms, more);
  await again.env.advance(1);
  return again;
}

async function startLater(
  room: TestRoom,
  ms: number,
  more: Partial<Pick<ServerOptions, 'bounds'>> = {},
): Promise<TestRoom> {
  await room.stop();
  return startRoom('later', {
    data: room.data,
    env: makeVirtualEnv('later', room.env.now() + ms),
    bounds: DEFAULT_BOUNDS,
    ...more,
  });
}

const stays = async (room: TestRoom, { cookie }: Guest): Promise<boolean> => {
  const answer = await fetch(`${room.url}/api/session`, { headers: { cookie } });
  return ((await answer.json()) as { person: object | null }).person !== null;
};

const statusOf = async (room: TestRoom, table: string): Promise<number> =>
  (await fetch(`${room.url}/api/tables/${table}`)).status;

test('a table untouched for sixty days is gone from every table of the store, and its guests with it', async () => {
  const room = await startRoom('removal');
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const old = await open(ana, { sit: true });
  await bea.act(old, { type: 'sit', seat: 1, amount: 500 });
  // Deals with cards that they saw; the clock answers for them and sits them out.
  await room.env.advance(HOUR);
  await ana.act(old, { type: 'away', away: false });
  const parts = ['actions', 'folds', 'log', 'openings', 'tables', 'visits'];
  expect(placesOf(room, old)).toEqual(parts);
  const other = await open(bea);

  const before = await later(room, 59 * DAY);
  expect(placesOf(before, old)).toEqual(parts);
  const after = await later(before, 2 * DAY);
  expect(placesOf(after, old)).toEqual([]);
  expect(await statusOf(after, old)).toBe(404);
  expect([await stays(after, ana), placesOf(after, ana.id)]).toEqual([false, []]);
  expect(placesOf(after, other)).toEqual([]);
});

test('whoever was at another table since is still somebody', async () => {
  const room = await startRoom('removal-guest');
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  await open(ana);
  await open(bea);
  const before = await startLater(room, 50 * DAY);
  const again = await comeIn(before.url, 'Bea', bea.cookie);
  await open(again);
  const after = await later(before, 20 * DAY);
  expect([await stays(after, ana), await stays(after, bea)]).toEqual([false, true]);
});

test('a long log goes in pieces, also when the room was stopped among them', async () => {
  const room = await startRoom('removal-pieces');
  const ana = await comeIn(room.url, 'Ana');
  const id = await open(ana, { sit: true });
  for (let i = 0; i < 520; i++) await ana.act(id, { type: 'away', away: i % 2 === 0 });
  await room.stop();
  const database = new Database(databaseFile(room.data));
  database.prepare('DELETE FROM tables WHERE id = ?').run(id);
  // Also rows that somebody stored who was deciding meanwhile.
  database.prepare('INSERT INTO removals VALUES (?)').run(id);
  database.close();
  const again = await later(room, 0);
  expect(placesOf(again, id)).toEqual([]);
});

test('a table of bots alone goes after a week, one with the accounts of two people does not', async () => {
  const room = await startRoom('removal-bots');
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const alone = await open(ana, { sit: true, bots: 2 });
  const together = await open(ana, { sit: true, bots: 2 });
  await bea.act(together, { type: 'sit', seat: 4, amount: 500 });
  for (const id of [alone, together]) {
    for (const guest of [ana, bea]) await guest.act(id, { type: 'stand' });
  }
  const before = await later(room, 6 * DAY);
  expect(placesOf(before, alone)).toContain('tables');
  const after = await later(before, 2 * DAY);
  expect(placesOf(after, alone)).toEqual([]);
  expect(placesOf(after, together)).toContain('tables');
});

test('a table at which somebody looks stays, and so does who looks', async () => {
  const room = await startRoom('removal-watched');
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const [id, other] = [await open(ana), await open(ana)];
  const after = await startLater(room, 90 * DAY);
  const page = await (await comeIn(after.url, 'Bea', bea.cookie)).follow(id);
  await page.until(() => true);
  await after.env.advance(1);
  expect(placesOf(after, id)).toContain('log');
  expect(placesOf(after, other)).toEqual([]);
  expect(await stays(after, bea)).toBe(true);
});

test('with 0 days nothing is ever removed', async () => {
  const bounds = { ...DEFAULT_BOUNDS, keepDays: 0 };
  const room = await startRoom('removal-never', { bounds });
  const ana = await comeIn(room.url, 'Ana');
  const id = await open(ana, { bots: 1 });
  const after = await later(room, 4000 * DAY, { bounds });
  expect(placesOf(after, id)).toContain('log');
  expect(await stays(after, ana)).toBe(true);
});

/** The examples of bots, each against a real room: all that they ask is legal, or they end with what was refused. */
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { spawnRoom, type RoomProcess } from '../../apps/server/src/testing/process.ts';
import { query, storedLog } from '../../apps/server/src/testing/reading.ts';
import { makeFolder } from '../../apps/server/src/testing/room.ts';

const DEALS = 20;
const example = (name: string): string =>
  fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const run = (program: string, args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    // The room is on this machine, whatever way leads out of it.
    const env = { ...process.env, no_proxy: '127.0.0.1' };
    const child = execFile(program, args, { env, timeout: 60_000 }, (_, out, err) =>
      done({ code: child.exitCode, out, err }),
    );
  });

type Log = ReturnType<typeof storedLog>;
const isEnd = ({ event }: Log[number]): boolean =>
  event.type === 'deal' && event.event.type === 'ended';

/** The log of the one table there is. */
function logOf(data: string, game: string): Log {
  const [table] = query<{ id: string; game: string }>(data, 'SELECT id, game FROM tables');
  if (!table) return [];
  expect(table.game).toBe(game);
  return storedLog(data, table.id);
}

/** The bot plays its deals; `meanwhile` is given the room. */
async function plays(
  program: string,
  name: string,
  game: string,
  meanwhile: (room: RoomProcess, data: string, port: string) => Promise<unknown> = async () => null,
): Promise<void> {
  const data = makeFolder();
  const room = spawnRoom({ TAPETE_DATA: data });
  const url = await room.url;
  const running = run(program, [example(name), url, game, String(DEALS)]);
  await meanwhile(room, data, new URL(url).port);
  expect(await running).toEqual({ code: 0, out: `${DEALS} deals\n`, err: '' });
  const log = logOf(data, game);
  expect(log.filter(isEnd).length).toBeGreaterThanOrEqual(DEALS);
  expect(log.some(({ event }) => event.type === 'stood' || event.type === 'leaving')).toBe(true);
}

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('There is no python3: examples/bot.py is NOT tested.');

const examples = [
  ['bot.py', 'python3', python],
  ['bot.ts', process.execPath, true],
] as const;

describe.each(examples)('%s', (name, program, there) => {
  test.skipIf(!there).each(['stud', 'three'])(
    'plays twenty deals of %s',
    (game) => plays(program, name, game),
    90_000,
  );

  test.skipIf(!there)(
    'goes on where it was when the room was killed under it',
    () =>
      plays(program, name, 'stud', async (room, data, port) => {
        await expect
          .poll(() => logOf(data, 'stud').filter(isEnd).length, { timeout: 30_000 })
          .toBeGreaterThan(2);
        await room.kill('SIGKILL');
        expect(logOf(data, 'stud').filter(isEnd).length).toBeLessThan(DEALS);
        await spawnRoom({ TAPETE_DATA: data, PORT: port }).url;
      }),
    90_000,
  );
});

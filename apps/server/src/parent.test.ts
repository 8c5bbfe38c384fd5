/** The room ends with whoever started it, even when that was killed and could pass nothing on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeFolder } from './testing/room.ts';

// Each of these starts whole processes, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000 });

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const CLI = pathOf('../../cli/tapete.mjs');
const SERVE = pathToFileURL(pathOf('../../../scripts/serve.mjs')).href;

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts a program that starts a room, in a process group of its own, of which nothing is left after the test. */
async function start(command: string, args: readonly string[], cwd: string): Promise<Started> {
  const { npm_lifecycle_event: _, ...surroundings } = process.env;
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...surroundings, PORT: '0', LANG: 'C', LC_ALL: 'C', TAPETE_DATA: join(cwd, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  });
  const url = await new Promise<string>((found, failed) => {
    let out = '';
    const hear = (text: string): void => {
      out += text;
      const at = /^Tapete: (\S+)$/m.exec(out)?.[1];
      if (at) found(at);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.on('close', () => failed(new Error(`ended: ${out}`)));
  });
  expect(await lives(url)).toBe(true);
  return { child, url };
}

const lives = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const expectGone = ({ url }: Started): Promise<void> =>
  expect.poll(() => lives(url), { timeout: 30_000, interval: 100 }).toBe(false);

/** A folder with a start script as the room's own, without its set-up. */
function withStartScript(): string {
  const folder = makeFolder();
  const script = `import { serve } from ${JSON.stringify(SERVE)};
    await serve({ node: process.execPath, env: process.env });`;
  writeFileSync(join(folder, 'start.mjs'), script);
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"start":"node start.mjs"}}');
  return folder;
}

test('kill -9 of the start script ends the room', async () => {
  const room = await start(process.execPath, ['start.mjs'], withStartScript());
  room.child.kill('SIGKILL');
  await expectGone(room);
});

test('kill -9 of `tapete serve` ends the room', async () => {
  const room = await start(process.execPath, [CLI, 'serve'], makeFolder());
  room.child.kill('SIGKILL');
  await expectGone(room);
});

test.skipIf(process.platform === 'win32')('kill -9 of npm ends the room', async () => {
  const room = await start('npm', ['start'], withStartScript());
  room.child.kill('SIGKILL');
  await expectGone(room);
});

// Elsewhere there is no such file to find the shell by.
test.skipIf(process.platform !== 'linux')('so does kill -9 of the shell of npm', async () => {
  const room = await start('npm', ['start'], withStartScript());
  const npm = room.child.pid as number;
  const children = readFileSync(`/proc/${npm}/task/${npm}/children`, 'utf8').trim().split(' ');
  expect(children).toHaveLength(1);
  process.kill(Number(children[0]), 'SIGKILL');
  await expectGone(room);
});

/** A whole room for a test: real HTTP, a real database in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DEFAULT_BOUNDS } from '../limits.ts';
import { startServer, type Server, type ServerOptions } from '../server.ts';
import { makeVirtualEnv, type VirtualEnv } from './virtual-env.ts';

/** A folder that goes with the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface TestRoom extends Server {
  readonly env: VirtualEnv;
  readonly data: string;
  /** All that was logged. */
  readonly logged: () => string;
}

export async function startRoom(
  seed: string,
  options: Partial<ServerOptions> & { readonly env?: VirtualEnv } = {},
): Promise<TestRoom> {
  const env = options.env ?? makeVirtualEnv(seed);
  const data = options.data ?? makeFolder();
  const lines: string[] = [];
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dist: join(data, 'no-page'),
    lan: false,
    hosts: [],
    secure: false,
    proxies: [],
    // The virtual clock is years ahead of the one by which sessions are dated: every guest would be long gone.
    bounds: { ...DEFAULT_BOUNDS, keepDays: 0 },
    openMetrics: false,
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
    onBroken: (_, error) => {
      throw error;
    },
    ...options,
    env,
    data,
  });
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= server.stop());
  onTestFinished(stop);
  return { ...server, stop, env, data, logged: () => lines.join('') };
}

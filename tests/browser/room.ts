// The room of the browser tests: the real server in this process, its clock run at any pace, and the
// built page in front of it. Chance is the machine's, except where a test says the next pack.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack, parseCards, type Card, type Jokers, type LowestRank } from '@tapete/rules';
import type { Env } from '../../apps/server/src/env.ts';
import { DEFAULT_BOUNDS } from '../../apps/server/src/limits.ts';
import { startServer } from '../../apps/server/src/server.ts';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const dist = process.env['TAPETE_DIST'] ?? join(root, 'apps/web/dist');

/** A clock that goes `pace` times as fast as the machine's (0: it stands); what waits is waited for anew when the pace changes. */
export interface PacedEnv extends Env {
  readonly setPace: (pace: number) => void;
  /** Words that chance gives before the machine's: each as drawn by `drawBelow`. */
  readonly say: (words: readonly number[]) => void;
}

function makePacedEnv(start = Date.now()): PacedEnv {
  let pace = 1;
  let from = { real: Date.now(), at: start };
  const said: number[] = [];
  interface Waiting {
    readonly due: number;
    readonly run: () => void | Promise<void>;
    timer: NodeJS.Timeout;
  }
  const waiting = new Set<Waiting>();
  const now = (): number => Math.floor(from.at + (Date.now() - from.real) * pace);
  // At pace 0 nothing falls due.
  const arm = (each: Pick<Waiting, 'due' | 'run'>, fire: () => void): NodeJS.Timeout =>
    setTimeout(fire, pace === 0 ? 2 ** 31 - 1 : Math.max(0, Math.ceil((each.due - now()) / pace)));
  const fire = (each: Waiting) => (): void => {
    waiting.delete(each);
    void each.run();
  };
  return {
    now,
    after: (ms, run) => {
      const each: Waiting = { due: now() + ms, run, timer: setTimeout(() => undefined, 0) };
      each.timer = arm(each, fire(each));
      waiting.add(each);
      return () => {
        clearTimeout(each.timer);
        waiting.delete(each);
      };
    },
    // At eight times the pace an ordinary delay would pass for a sleep.
    shiftMs: Infinity,
    randomBytes: (length) => {
      const word = length === 4 ? said.shift() : undefined;
      if (word === undefined) return randomBytes(length);
      const bytes = new Uint8Array(4);
      new DataView(bytes.buffer).setUint32(0, word);
      return bytes;
    },
    setPace: (next) => {
      from = { real: Date.now(), at: now() };
      pace = next;
      for (const each of waiting) {
        clearTimeout(each.timer);
        each.timer = arm(each, fire(each));
      }
    },
    say: (words) => void said.push(...words),
  };
}

/** The lots of a Fisher–Yates shuffle that turns the sorted pack into one beginning with these cards. */
export function shuffleWords(
  first: string,
  lowest: LowestRank = 2,
  jokers: Jokers = 0,
): readonly number[] {
  const parsed = parseCards(first);
  if (!parsed.ok) throw new Error(`no card: ${parsed.token}`);
  const wanted = parsed.cards as readonly Card[];
  const cards: Card[] = [...pack(lowest, jokers)];
  const rest = cards.filter((card) => !wanted.includes(card));
  const target = [...wanted, ...rest];
  const words: number[] = [];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = cards.indexOf(target[i] as Card);
    words.push(j);
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
  return words;
}

export interface Room {
  readonly url: string;
  readonly data: string;
  readonly env: PacedEnv;
  readonly stop: () => Promise<void>;
}

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tapete-browser-'));
}

/** Where pictures go; ignored by git. */
export function pictures(): string {
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function needPage(): void {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('The page is not built: run `npm start` once, or `npx vite build` in apps/web');
  }
}

export async function startRoom(pace = 1): Promise<Room> {
  needPage();
  const data = makeFolder();
  const env = makePacedEnv();
  env.setPace(pace);
  const server = await startServer({
    env,
    port: 0,
    host: '127.0.0.1',
    data,
    dist,
    lan: false,
    hosts: [],
    proxies: [],
    // One person looks at every screen.
    openMetrics: false,
    bounds: { ...DEFAULT_BOUNDS, tables: 1000, seats: 1000 },
    secure: false,
    logLevel: 'error',
    onBroken: (error) => {
      throw error instanceof Error ? error : new Error(String(error));
    },
  });
  return {
    url: server.url,
    data,
    env,
    stop: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Clocks are stored deadlines; this looks after those that have run out. */
import type { Cancel, Env } from './env.ts';
import type { Rooms } from './rooms.ts';
import { isDatabaseError } from './sqlite.ts';
import type { Store } from './store.ts';

export interface Sweep {
  /** Re-sets every clock after the time the server was down, then begins; throws what the database throws. */
  readonly start: () => Promise<void>;
  /** Looks again at that time, ms since 1970, at the latest. */
  readonly wakeAt: (deadline: number) => void;
  readonly stop: () => Promise<void>;
}

/** Clocks set by other servers are seen within this, ms. */
const EVERY = 1000;

export function makeSweep(parts: {
  readonly env: Env;
  readonly store: Store;
  readonly rooms: () => Rooms;
  readonly onError: (error: unknown) => void;
}): Sweep {
  const { env, store, onError } = parts;
  let stopped = true;
  let sweeping: Promise<void> | null = null;
  let again = false;
  let shifted = false;
  /** Tables whose failure has been reported. */
  const failing = new Set<string>();
  let armed: { readonly at: number; readonly cancel: Cancel } | null = null;

  function wakeAt(deadline: number): void {
    const now = env.now();
    const at = Math.min(Math.max(now, deadline), now + EVERY);
    // It was within that reach when it was armed: the clock has been set back since.
    if (armed && armed.at - now > EVERY + env.shift) shifted = true;
    if (stopped || (armed && armed.at <= at)) return;
    armed?.cancel();
    armed = { at, cancel: env.after(at - now, run) };
  }

  /** A table that fails does not stop the others' clocks, and is reported once until it is well again. */
  async function withTable(id: string, work: (id: string) => Promise<void>): Promise<void> {
    try {
      await work(id);
      failing.delete(id);
    } catch (error) {
      // On such a file we do not begin.
      if (stopped && isDatabaseError(error)) throw error;
      if (!failing.has(id)) onError(error);
      failing.add(id);
    }
  }

  /** Every running clock starts again in full: nobody loses a turn to our absence. */
  async function resumeAll(): Promise<void> {
    for (const id of await store.clocked()) await withTable(id, parts.rooms().resume);
  }

  function run(): Promise<void> {
    if (armed && Math.abs(env.now() - armed.at) > env.shift) shifted = true;
    armed = null;
    // One round at a time; a clock that runs out during a round is seen right after it.
    again = sweeping !== null;
    sweeping ??= round()
      .catch(onError)
      .finally(() => {
        sweeping = null;
        if (again) wakeAt(env.now());
      });
    return sweeping;
  }

  async function round(): Promise<void> {
    try {
      if (shifted) {
        shifted = false;
        await resumeAll();
      }
      for (const id of await store.overdue(env.now())) {
        if (stopped) return;
        await withTable(id, parts.rooms().sweep);
      }
      const next = stopped ? null : await store.nextDeadline(env.now());
      if (next !== null) wakeAt(next);
    } finally {
      wakeAt(env.now() + EVERY);
    }
  }

  return {
    start: async () => {
      await resumeAll();
      stopped = false;
      wakeAt(env.now());
    },
    wakeAt,
    stop: async () => {
      stopped = true;
      armed?.cancel();
      armed = null;
      await sweeping;
    },
  };
}

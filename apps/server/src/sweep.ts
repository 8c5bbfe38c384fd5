/** Clocks are stored deadlines; this looks after those that have run out. */
import type { Cancel, Env } from './env.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store.ts';

export interface Sweep {
  /** Re-sets every clock after the time the server was down, then begins. */
  readonly start: () => Promise<void>;
  /** Looks again at `at`, ms since 1970, at the latest. */
  readonly wakeAt: (at: number) => void;
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
  let armed: { readonly at: number; readonly cancel: Cancel } | null = null;

  function wakeAt(at: number): void {
    if (stopped || (armed && armed.at <= at)) return;
    armed?.cancel();
    armed = { at, cancel: env.after(at - env.now(), run) };
  }

  function run(): Promise<void> {
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
      for (const id of await store.overdue(env.now())) {
        if (stopped) return;
        // A table that fails does not stop the others' clocks.
        await parts.rooms().sweep(id).catch(onError);
      }
      const next = stopped ? null : await store.nextDeadline(env.now());
      if (next !== null) wakeAt(next);
    } finally {
      wakeAt(env.now() + EVERY);
    }
  }

  return {
    start: async () => {
      for (const id of await store.clocked()) await parts.rooms().resume(id);
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

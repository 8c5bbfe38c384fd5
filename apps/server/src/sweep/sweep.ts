/** Clocks are stored deadlines; this looks after those that have run out. */
import type { Env } from '../env.ts';
import { isDatabaseError } from '../store/sqlite.ts';
import { StoreBusy } from '../store/store-errors.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { makeAlarm } from './alarm.ts';

export interface Sweep {
  /** Re-sets every clock after the time the server was down, then begins; throws what the database throws. */
  readonly start: () => Promise<void>;
  /** Looks again at that time, ms since 1970, at the latest. */
  readonly wakeAt: (deadline: number) => void;
  readonly stop: () => Promise<void>;
}

export interface SweepParts {
  readonly env: Env;
  readonly store: Pick<Store, 'clocked' | 'overdue' | 'nextDeadline' | 'tend'>;
  readonly tables: () => Pick<Tables, 'sweep' | 'resume'>;
  readonly onError: (error: unknown) => void;
}

export function makeSweep(parts: SweepParts): Sweep {
  const { env, store, tables, onError } = parts;
  const alarm = makeAlarm(env, oneRound);
  const reported = makeReported(onError);
  let stopped = true;
  let sweeping: Promise<void> | null = null;
  let again = false;
  // Another program kept us from writing: as absent as if the machine had slept.
  let heldUp = false;

  /** Every running clock starts again in full: nobody loses a turn to our absence. */
  async function resumeAll(mustThrow: (error: unknown) => boolean): Promise<void> {
    for (const id of await store.clocked()) await reported(id, tables().resume, mustThrow);
  }

  /** One round at a time; a clock that runs out during a round is seen right after it. */
  function oneRound(): Promise<void> {
    again = sweeping !== null;
    sweeping ??= round()
      .catch((error: unknown) => {
        // Told once, not each second.
        if (!(error instanceof StoreBusy && heldUp)) onError(error);
        heldUp = error instanceof StoreBusy;
      })
      .finally(() => {
        sweeping = null;
        if (again) alarm.wakeAt(env.now());
      });
    return sweeping;
  }

  async function round(): Promise<void> {
    await store.tend();
    if (alarm.takeJump() || heldUp) await resumeAll(isBusy);
    heldUp = false;
    for (const id of await store.overdue(env.now())) {
      if (stopped) return;
      await reported(id, tables().sweep, isBusy);
    }
    const next = stopped ? null : await store.nextDeadline(env.now());
    if (next !== null) alarm.wakeAt(next);
  }

  return {
    start: async () => {
      await store.tend();
      // On a file that cannot be read or written we do not begin.
      await resumeAll(isDatabaseError);
      stopped = false;
      alarm.start();
    },
    wakeAt: alarm.wakeAt,
    stop: async () => {
      stopped = true;
      alarm.stop();
      await sweeping;
    },
  };
}

/** Then no table's turn comes before the other program lets go. */
const isBusy = (error: unknown): boolean => error instanceof StoreBusy;

/** Does something with a table. One that fails does not stop the others, and is told once until it is well again. */
function makeReported(onError: (error: unknown) => void) {
  const failing = new Set<string>();
  return async (
    id: string,
    work: (id: string) => Promise<void>,
    mustThrow: (error: unknown) => boolean,
  ): Promise<void> => {
    try {
      await work(id);
      failing.delete(id);
    } catch (error) {
      if (mustThrow(error)) throw error;
      if (!failing.has(id)) onError(error);
      failing.add(id);
    }
  };
}

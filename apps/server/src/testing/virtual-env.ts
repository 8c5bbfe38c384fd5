/** A clock that goes only when told, and random numbers from a seed. */
import { chancesFrom, seedOf } from '@tapete/chance';
import type { Env } from '../env.ts';

export interface VirtualEnv extends Env {
  /** Lets so many ms go by; what was due is run in its order, each with the clock at its time. */
  readonly advance: (ms: number) => Promise<void>;
}

export const START = Date.UTC(2030, 0, 1);

/** Bytes from a seed. */
export function seededBytes(seed: string): (length: number) => Uint8Array {
  const { below } = chancesFrom(seedOf(seed));
  return (length) => Uint8Array.from({ length }, () => below(256));
}

export function makeVirtualEnv(seed: string, start = START): VirtualEnv {
  interface Timer {
    readonly at: number;
    readonly run: () => void | Promise<void>;
  }
  let now = start;
  const timers = new Set<Timer>();
  const next = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + Math.max(0, ms), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    randomBytes: seededBytes(seed),
    shiftMs: 5000,
    advance: async (ms) => {
      const end = now + ms;
      for (let timer = next(end); timer; timer = next(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        await timer.run();
      }
      // One call may wait for what only the time of a later one brings.
      now = Math.max(now, end);
    },
  };
}

/** A clock that goes only when told, and random numbers from a seed. */
import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';

export interface VirtualEnv extends Env {
  /** Lets so many ms go by; what was due is run in its order, each with the clock at its time. */
  readonly advance: (ms: number) => Promise<void>;
}

export const START = Date.UTC(2030, 0, 1);

/** Bytes of SHA-256 over the seed and a counter. */
export function seededBytes(seed: string): (length: number) => Uint8Array {
  let counter = 0;
  let left = Buffer.alloc(0);
  return (length) => {
    while (left.length < length) {
      const block = createHash('sha256').update(`${seed}:${counter++}`).digest();
      left = Buffer.concat([left, block]);
    }
    const taken = Uint8Array.from(left.subarray(0, length));
    left = left.subarray(length);
    return taken;
  };
}

/** Numbers 0 ≤ x < 1 from a seed. */
export function seededRandom(seed: string): () => number {
  const bytes = seededBytes(seed);
  return () => Buffer.from(bytes(4)).readUInt32BE() / 2 ** 32;
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
    shift: 5000,
    advance: async (ms) => {
      const end = now + ms;
      for (let timer = next(end); timer; timer = next(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        await timer.run();
      }
      now = end;
    },
  };
}

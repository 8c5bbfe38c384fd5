/** Time and chance: the only door through which they come into the server. */
import { randomBytes } from 'node:crypto';

export type Cancel = () => void;

export interface Env {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Runs once after so many ms, unless cancelled. */
  readonly after: (ms: number, run: () => void | Promise<void>) => Cancel;
  readonly randomBytes: (length: number) => Uint8Array;
  /** A timer that comes this many ms later or earlier than meant says that the machine slept, or that its clock was set. */
  readonly shiftMs: number;
}

/** Longest wait a timer of the machine can hold. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The machine's clock and its cryptographic random numbers. */
export const machineEnv: Env = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(() => void run(), Math.min(Math.max(0, ms), LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  },
  randomBytes,
  shiftMs: 5000,
};

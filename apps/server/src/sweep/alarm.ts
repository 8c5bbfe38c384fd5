/** One timer that rings for the next deadline, and at least once a second; it notices when the machine's clock jumps. */
import type { Cancel, Env } from '../env.ts';

export interface Alarm {
  readonly start: () => void;
  /** Rings at that time, ms since 1970, at the latest; not while stopped. */
  readonly wakeAt: (deadline: number) => void;
  /** Whether the clock has jumped since this was last asked. */
  readonly takeJump: () => boolean;
  readonly stop: () => void;
}

/** Clocks set by other servers are seen within this. */
const LOOK_EVERY_MS = 1000;

export function makeAlarm(env: Env, ring: () => Promise<void>): Alarm {
  let on = false;
  let jumped = false;
  let armed: { readonly at: number; readonly cancel: Cancel } | null = null;

  function wakeAt(deadline: number): void {
    const now = env.now();
    const at = Math.min(Math.max(now, deadline), now + LOOK_EVERY_MS);
    // It was within that reach when it was armed: the clock has been set back since.
    if (armed && armed.at - now > LOOK_EVERY_MS + env.shiftMs) jumped = true;
    if (!on || (armed && armed.at <= at)) return;
    armed?.cancel();
    armed = { at, cancel: env.after(at - now, rings) };
  }

  async function rings(): Promise<void> {
    if (armed && Math.abs(env.now() - armed.at) > env.shiftMs) jumped = true;
    armed = null;
    await ring();
    wakeAt(env.now() + LOOK_EVERY_MS);
  }

  return {
    start: () => {
      on = true;
      wakeAt(env.now());
    },
    wakeAt,
    takeJump: () => {
      const was = jumped;
      jumped = false;
      return was;
    },
    stop: () => {
      on = false;
      armed?.cancel();
      armed = null;
    },
  };
}

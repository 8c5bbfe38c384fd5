/** How much one asker may ask for. */

/**
 * What one address may ask for in a minute. Not by session: a cookie is the sender's own word until it has been
 * looked up, which is what a limit should spare.
 */
export interface Limits {
  readonly all: number;
  readonly actions: number;
  /** New sessions and renamings, and new tables. */
  readonly made: number;
  /** Streams open at once. */
  readonly streams: number;
}

const NETWORK: Limits = { all: 900, actions: 600, made: 30, streams: 24 };
/** This machine's own browser and its tests. */
const OWN: Limits = { all: 100_000, actions: 100_000, made: 10_000, streams: 1000 };

const isOwn = (ip: string): boolean =>
  ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

export const limitsFor = (ip: string): Limits => (isOwn(ip) ? OWN : NETWORK);

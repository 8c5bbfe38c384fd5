/** How much one asker may ask for, and how much of the room one guest or table may take. */

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
  /** New guests in a day. */
  readonly guests: number;
}

/** What the host may set otherwise. */
export interface RoomBounds {
  /** Tables that a guest has opened and that are still there. */
  readonly tables: number;
  /** Seats that a guest holds at once, at all tables together. */
  readonly seats: number;
  /** Events of a table's log, about 150 bytes each; then it deals no more. */
  readonly events: number;
  /** New guests from one address in a day. */
  readonly guests: number;
  /** Days without an event after which a table is removed; 0: never. */
  readonly keepDays: number;
}

/** Codes of what a guest may not take any more. */
export type GuestCode = 'tables-used-up' | 'seats-used-up';

export const DEFAULT_BOUNDS: RoomBounds = {
  tables: 200,
  seats: 10,
  events: 200_000,
  guests: 100,
  keepDays: 60,
};

const NETWORK: Omit<Limits, 'guests'> = { all: 900, actions: 600, made: 30, streams: 24 };
/** This machine's own browser and its tests. */
const OWN: Limits = {
  all: 100_000,
  actions: 100_000,
  made: 10_000,
  streams: 1000,
  guests: 100_000,
};

/** An address of this machine alone. */
export const isOwn = (ip: string): boolean =>
  ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

export interface Asked {
  readonly ip: string;
  /** Somebody claims to hand the request on for another: the address is what he says, or his own. */
  readonly forwarded: boolean;
}

/** Nobody who comes through a proxy is this machine's own browser, whatever the proxy says. */
export const limitsFor =
  ({ guests }: Pick<RoomBounds, 'guests'>) =>
  ({ ip, forwarded }: Asked): Limits =>
    isOwn(ip) && !forwarded ? OWN : { ...NETWORK, guests };

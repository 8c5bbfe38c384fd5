/** What works behind the routes: the tables with their clocks and streams, and what is counted of them. */
import type { Step } from '@tapete/table';
import type { FastifyBaseLogger } from 'fastify';
import { makeBots } from './bots.ts';
import { makeBus } from './bus.ts';
import { makeDealer } from './dealer.ts';
import type { Env } from './env.ts';
import type { RoomBounds } from './limits.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from './store/store.ts';
import { makeStreams, type Streams } from './streams/streams.ts';
import { makeRemoval, type Removal } from './sweep/removal.ts';
import { makeSweep, type Sweep } from './sweep/sweep.ts';
import { withBounds } from './tables/bounded.ts';
import { makeTables, type Tables } from './tables/tables.ts';

export interface WorkingParts {
  readonly tables: Tables;
  readonly streams: Streams;
  readonly sweep: Sweep;
  readonly removal: Removal;
  readonly metrics: Metrics;
}

export function makeWorkingParts(options: {
  readonly env: Env;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly bounds: RoomBounds;
  readonly log: FastifyBaseLogger;
}): WorkingParts {
  const { env, store, sessions, bounds, log } = options;
  /** Of what nobody asked for, as clocks and removals. */
  const onError = (error: unknown): void => log.error({ err: error }, 'failed');
  const bus = makeBus();
  const dealer = makeDealer(env);
  const metrics = makeMetrics(() => streams.count());
  const sweep = makeSweep({ env, store, tables: () => tables, onError });
  const unbounded: Tables = makeTables({
    env,
    store,
    bus,
    dealer,
    bot: makeBots(dealer.random, onError),
    watched: (id) => streams.watches(id),
    mostEvents: bounds.events,
    onDeadline: sweep.wakeAt,
    onAppended: (appended) => count(appended, metrics, log),
    onConflict: metrics.conflict,
  });
  const tables = withBounds(unbounded, { store, bounds });
  const streams = makeStreams({ env, store, tables, bus, onError });
  const removal = makeRemoval({
    ...{ env, store, sessions, tables, streams, onError },
    keepDays: bounds.keepDays,
  });
  return { tables, streams, sweep, removal, metrics };
}

function count({ events, table }: Step, metrics: Metrics, log: FastifyBaseLogger): void {
  const { game } = table.config;
  metrics.events(game, events.length);
  if (!events.some(({ type }) => type === 'halted')) return;
  metrics.halted();
  log.error({ game, seq: table.seq }, 'table halted: its sum is not 0');
}

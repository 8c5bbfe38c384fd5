/** Tables on a real database, without HTTP. */
import { makeBots } from '../bots.ts';
import { makeBus } from '../bus.ts';
import { makeDealer } from '../dealer.ts';
import { machineEnv } from '../env.ts';
import { openSqlite } from '../store/sqlite.ts';
import { makeStore } from '../store/sql-store.ts';
import type { Append, Store } from '../store/store.ts';
import { makeTables, type Tables, type TablesParts } from '../tables/tables.ts';
import { makeVirtualEnv, type VirtualEnv } from './virtual-env.ts';

export interface TestTables {
  readonly env: VirtualEnv;
  readonly store: Store;
  readonly tables: Tables;
  readonly close: () => Promise<void>;
}

export async function openTables(
  seed: string,
  data: string,
  {
    beforeAppend = () => undefined,
    ...options
  }: Partial<TablesParts> & { readonly beforeAppend?: (append: Append) => void } = {},
): Promise<TestTables> {
  const env = makeVirtualEnv(seed);
  // Two rooms that write at once wait for each other in real time, whatever the clock of their tables says.
  const sqlite = openSqlite(data, machineEnv);
  const store = makeStore(sqlite);
  await store.migrate();
  const dealer = makeDealer(env);
  const tables = makeTables({
    env,
    store: {
      ...store,
      append: (append) => {
        beforeAppend(append);
        return store.append(append);
      },
    },
    bus: makeBus(),
    dealer,
    bot: makeBots(dealer.random, (error) => {
      throw error;
    }),
    watched: () => true,
    mostEvents: Infinity,
    onDeadline: () => undefined,
    onAppended: () => undefined,
    onConflict: () => undefined,
    ...options,
  });
  return { env, store, tables, close: sqlite.close };
}

/** One of several servers on one database, deciding at once: run as a worker, it acts as told and answers what it was answered. */
import { parentPort, workerData } from 'node:worker_threads';
import { openTables } from './tables.ts';

export interface RacerTask {
  readonly data: string;
  readonly table: string;
  readonly name: string;
  readonly rounds: number;
  /** An actionId that every racer uses once for the same person. */
  readonly shared: string;
  /** One number, shared: how many racers have decided on that action and are about to store it. */
  readonly met: SharedArrayBuffer;
  readonly racers: number;
}

export interface RacerAnswer {
  readonly done: readonly { readonly first: number; readonly last: number }[];
  readonly refused: readonly string[];
  readonly shared: unknown;
  readonly conflicts: number;
  readonly table: unknown;
}

/** Waits until every racer has come here once, however the machine's threads are run. */
function meet({ met, racers }: RacerTask): void {
  const arrived = new Int32Array(met);
  if (Atomics.add(arrived, 0, 1) + 1 === racers) Atomics.notify(arrived, 0);
  for (let here = Atomics.load(arrived, 0); here < racers; here = Atomics.load(arrived, 0)) {
    Atomics.wait(arrived, 0, here);
  }
}

async function race(task: RacerTask): Promise<RacerAnswer> {
  const { data, table, name, rounds, shared } = task;
  let conflicts = 0;
  let hasMet = false;
  const { tables, close } = await openTables(name, data, {
    onConflict: () => conflicts++,
    beforeAppend: ({ action }) => {
      if (action?.id !== shared || hasMet) return;
      hasMet = true;
      meet(task);
    },
  });
  const done: { first: number; last: number }[] = [];
  const refused: string[] = [];
  const asker = { person: name, name };
  for (let i = 0; i < rounds; i++) {
    const command =
      i % 2 === 0
        ? ({ type: 'sit', seat: i % 6, amount: 500 } as const)
        : ({ type: 'stand' } as const);
    const answer = await tables.act(table, asker, command, `${name}-${String(i).padStart(4, '0')}`);
    if (answer?.ok) done.push(answer.value);
    else refused.push(answer?.error.code ?? 'no-such-table');
  }
  const host = { person: 'host', name: 'Host' };
  const once = await tables.act(table, host, { type: 'add-bot', seat: null }, shared);
  const folded = await tables.read(table, Infinity);
  await close();
  return { done, refused, shared: once?.ok ? once.value : null, conflicts, table: folded?.table };
}

parentPort?.postMessage(await race(workerData as RacerTask));

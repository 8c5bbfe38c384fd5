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
}

export interface RacerAnswer {
  readonly done: readonly { readonly first: number; readonly last: number }[];
  readonly refused: readonly string[];
  readonly shared: unknown;
  readonly conflicts: number;
  readonly table: unknown;
}

async function race({ data, table, name, rounds, shared }: RacerTask): Promise<RacerAnswer> {
  let conflicts = 0;
  const { tables, close } = await openTables(name, data, { onConflict: () => conflicts++ });
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

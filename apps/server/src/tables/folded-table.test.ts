import { seedOf, seededRandom } from '@tapete/chance';
import { DEFAULT_THREE_RULES, HIDDEN, studRules } from '@tapete/rules';
import {
  dealSeatOf,
  isRunning,
  maskEvent,
  maskTable,
  seatOf,
  type Step,
  type TableConfig,
  USUAL_NIGHT,
} from '@tapete/table';
import { expect, test } from 'vitest';
import { anyAction } from '../testing/play.ts';
import { query } from '../testing/reading.ts';
import { makeFolder } from '../testing/room.ts';
import { openTables } from '../testing/tables.ts';
import { advance, extend, fillSlice, type FoldedTable } from './folded-table.ts';
import { makeKeptTables } from './kept-tables.ts';

const common = {
  name: 'Mesa',
  seats: 4,
  buyIn: { min: 100, max: 1000 },
  clock: { turn: 30, bets: 20, between: 6 },
  night: USUAL_NIGHT,
};
const CONFIGS: Readonly<Record<string, TableConfig>> = {
  stud: { ...common, game: 'stud', rules: studRules() },
  three: { ...common, game: 'three', rules: DEFAULT_THREE_RULES, ante: { min: 5, max: 50 } },
};

/** What Ana may see of it. */
const seen = ({ table, base, recent }: FoldedTable): FoldedTable => ({
  table: maskTable(table, 'ana'),
  base: maskTable(base, 'ana'),
  recent: recent.map((entry) => ({ ...entry, event: maskEvent(entry.event, 'ana') })),
});

test.each(Object.keys(CONFIGS))(
  '%s: the server keeps the table that was decided, and it is what the log folds to',
  async (game) => {
    const config = CONFIGS[game]!;
    const data = makeFolder();
    let last: Step | undefined;
    const random = seededRandom(seedOf(`folded-${game}`));
    const { env, store, tables, close } = await openTables(`folded-${game}`, data, {
      onAppended: (step) => (last = step),
    });
    const ana = { person: 'ana', name: 'Ana' };
    await tables.open('t', config, ana, [
      { type: 'sit', seat: 0, amount: 500 },
      { type: 'add-bot', seat: null },
      { type: 'add-bot', seat: null },
    ]);
    const now = async (): Promise<FoldedTable> => (await tables.read('t'))!;
    let actions = 0;
    let deals = 0;
    for (let step = 0; deals < 5; step++) {
      if (step > 500) throw new Error('the deals do not end');
      const { table } = await now();
      const seat = dealSeatOf(table, seatOf(table, 'ana')!);
      const { running } = table;
      if (isRunning(table) && running?.deal.asked.includes(seat ?? -1)) {
        const action = anyAction(table, seat!, random);
        const command = { type: 'act', decision: running.decision!, action } as const;
        await tables.act('t', ana, command, `action-${++actions}`);
      } else if (game === 'three' && !isRunning(table) && !table.seats[0]?.bets) {
        const bets = { type: 'post', ante: 5, pairPlus: 5 } as const;
        await tables.act('t', ana, bets, `action-${++actions}`);
      } else {
        await env.advance(500);
        await tables.sweep('t');
      }
      const kept = await now();
      if (kept.table === table) continue;
      expect(kept.table).toBe(last?.table);
      const folded = advance(undefined, fillSlice(await store.read('t', 0, 100_000)))!;
      // Of a deal that is over, the log knows the cards that Ana has seen; of one that runs, all.
      expect(seen(kept)).toEqual(seen(folded));
      if (isRunning(kept.table)) expect(kept.table).toEqual(folded.table);
      // A room that has just started reads the stored fold and the little after it, and has the same.
      expect(await makeKeptTables(store, 1).read('t')).toEqual(folded);
      const [row] = query<{ state: string }>(data, 'SELECT state FROM folds');
      const state = row && (JSON.parse(row.state) as object);
      expect(state).toEqual(kept.base.seq === 1 ? undefined : maskTable(kept.base, null));
      const { running: after } = kept.table;
      deals = after ? after.number - (isRunning(kept.table) ? 1 : 0) : 0;
    }
    // So long between two deals that the table is stored anew there, on it the deal that is over.
    for (let i = 0; (await now()).base.running?.number !== 5; i++) {
      await tables.act('t', ana, { type: 'away', away: i % 2 === 0 }, `away-${i}`);
    }
    const { base } = seen((await makeKeptTables(store, 1).read('t'))!);
    expect(base).toEqual(seen(await now()).base);
    const ours = base.running?.deal.cards[dealSeatOf(base, seatOf(base, 'ana')!)!];
    expect(ours?.map(({ card }) => card)).not.toContain(HIDDEN);
    await close();
  },
);

test('between deals the events at hand are let go when there are too many, and none is lost', () => {
  const base = { seq: 1, running: null } as unknown as FoldedTable['table'];
  const at = (seq: number) => ({ ...base, seq });
  const event = { type: 'away', seat: 0, away: true, byClock: false } as const;
  let folded: FoldedTable = { table: base, base, recent: [] };
  for (let seq = 2; seq <= 502; seq++) {
    folded = extend(folded, { table: at(seq), events: [event] }, [{ seq, at: 0, event }]);
    expect(folded.base.seq + folded.recent.length).toBe(seq);
    expect(folded.recent.length).toBeLessThanOrEqual(500);
  }
  expect([folded.base.seq, folded.recent.length]).toEqual([501, 1]);
});

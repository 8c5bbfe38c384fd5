import { expect, test } from 'vitest';
import { makeFolder } from '../testing/room.ts';
import { STUD_TABLE } from '../testing/stud-table.ts';
import { openTables } from '../testing/tables.ts';

test('more tables played than are kept at hand: every action is done and none is lost', async () => {
  const { tables, store, close } = await openTables('tables-kept', makeFolder(), { mostKept: 1 });
  const config = { ...STUD_TABLE, buyIn: { min: 100, max: 100_000 } };
  const ana = { person: 'ana', name: 'Ana' };
  const ids = ['table-a', 'table-b', 'table-c'];
  for (const id of ids) await tables.open(id, config, ana, [{ type: 'sit', seat: 0, amount: 100 }]);
  for (let round = 0; round < 10; round++) {
    const done = await Promise.all(
      ids.map((id) => tables.act(id, ana, { type: 'buy', amount: 10 }, `buy-${round}`)),
    );
    expect(done.map((each) => each?.ok)).toEqual([true, true, true]);
  }
  for (const id of ids) {
    // 100 to sit, and ten times 10.
    expect((await tables.read(id))?.table.seats[0]?.stack).toBe(200);
    expect((await store.read(id, 0)).entries).toHaveLength(13);
  }
  await close();
});

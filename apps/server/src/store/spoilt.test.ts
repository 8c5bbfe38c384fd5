/** What a bad disk or a careless copy has changed within a row is found when it is read. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { databaseFile } from './sqlite.ts';
import { makeFolder } from '../testing/room.ts';
import { STUD_TABLE } from '../testing/stud-table.ts';
import { openTables } from '../testing/tables.ts';

/** A table of Ana and two bots, a deal over and another begun; then changed behind the room's back. */
async function inSecondDeal(change: string, ...tables: string[]) {
  const data = makeFolder();
  const room = await openTables('spoilt', data);
  const ana = { person: 'ana', name: 'Ana' };
  for (const id of ['t', ...tables]) {
    await room.tables.open(id, STUD_TABLE, ana, [
      { type: 'sit', seat: 0, amount: 500 },
      { type: 'add-bot', seat: null },
      { type: 'add-bot', seat: null },
    ]);
    for (let i = 0; (await room.tables.read(id))?.table.running?.number !== 2; i++) {
      if (i > 500) throw new Error('the deals do not end');
      await room.env.advance(1000);
      await room.tables.sweep(id);
    }
  }
  await room.close();
  const database = new Database(databaseFile(data));
  const { changes } = database.prepare(change).run();
  database.close();
  expect(changes).toBeGreaterThan(0);
  return openTables('spoilt-again', data);
}

/** Within the present deal, since of what was before only the stored fold is read. */
const LATE = `table_id = 't' AND seq = (SELECT max(seq) FROM log WHERE table_id = 't') - 1`;
const LAST = `table_id = 't' AND seq = (SELECT max(seq) FROM log WHERE table_id = 't')`;

test.each([
  ['an event', `UPDATE log SET event = replace(event, ':', ': ') WHERE ${LATE}`, 'is spoilt'],
  ['when it was', `UPDATE log SET at = at + 1 WHERE ${LATE}`, 'is spoilt'],
  ['the last event', `UPDATE log SET event = replace(event, ':', ': ') WHERE ${LAST}`, 'is spoilt'],
  [
    'a hash',
    `UPDATE log SET hash = substr(hash, 2) || substr(hash, 1, 1) WHERE ${LATE}`,
    'is spoilt',
  ],
  ['a hash that is gone', `UPDATE log SET hash = NULL WHERE ${LATE}`, 'is spoilt'],
  ['an event that is gone', `DELETE FROM log WHERE ${LATE}`, 'is missing'],
  ['the last event that is gone', `DELETE FROM log WHERE ${LAST}`, 'is missing'],
  [
    'a card that Ana holds',
    `UPDATE openings SET card = CASE card WHEN '2c' THEN '2d' ELSE '2c' END
     WHERE table_id = 't' AND deal = 2`,
    'an opening of deal 2 is spoilt',
  ],
  [
    'a card of the pack, become another',
    `UPDATE secrets SET deck = replace(deck, '"As"', '"Ks"') WHERE table_id = 't'`,
    'the pack of deal 2 is spoilt',
  ],
  [
    'a card of the pack, lost',
    `UPDATE secrets SET deck = replace(deck, '"As",', '') WHERE table_id = 't'`,
    'the pack of deal 2 is spoilt',
  ],
  [
    'the pack, in another order',
    `UPDATE secrets SET deck = (
       SELECT json_group_array(value) FROM (SELECT value FROM json_each(deck) ORDER BY key DESC)
     ) WHERE table_id = 't'`,
    'the pack of deal 2 is spoilt',
  ],
  [
    'two cards to come in each other’s place',
    `UPDATE secrets SET deck = (
       SELECT json_group_array(value) FROM (
         SELECT value FROM json_each(deck) ORDER BY CASE key WHEN 40 THEN 41 WHEN 41 THEN 40 ELSE key END
       )
     ) WHERE table_id = 't'`,
    'the pack of deal 2 is spoilt',
  ],
  [
    'the pack of version 0.1.0, without a checksum, in another order than was seen',
    `UPDATE secrets SET hash = NULL, deck = (
       SELECT json_group_array(value) FROM (SELECT value FROM json_each(deck) ORDER BY key DESC)
     ) WHERE table_id = 't'`,
    'the pack of deal 2 is spoilt',
  ],
  ['the pack, gone', `DELETE FROM secrets WHERE table_id = 't'`, 'the pack of deal 2 is missing'],
  [
    'the pack, of another deal',
    `UPDATE secrets SET deal = 3 WHERE table_id = 't'`,
    'the pack of deal 3 is spoilt',
  ],
])('%s: the table is not read, and others are', async (_, change, error) => {
  const { tables, close } = await inSecondDeal(change, 'sound');
  await expect(tables.read('t')).rejects.toThrow(error);
  // Nor is it the next time.
  await expect(tables.read('t')).rejects.toThrow(error);
  expect((await tables.read('sound'))?.table.running?.number).toBe(2);
  await close();
});

test('an event long before is found by who reads it', async () => {
  const { store, tables, close } = await inSecondDeal(
    `UPDATE log SET event = replace(event, '"seat":0', '"seat":4') WHERE table_id = 't' AND seq = 2`,
  );
  expect((await tables.read('t'))?.table.running?.number).toBe(2);
  await expect(store.readFor('t', 'ana', 0, 10)).rejects.toThrow('event 2 is spoilt');
  await close();
});

test('rows of version 0.1.0, without hashes, are taken as they are; what comes after them is hashed', async () => {
  const all = await inSecondDeal(`UPDATE log SET hash = NULL`);
  const before = (await all.tables.read('t'))!.table.seq;
  const ana = { person: 'ana', name: 'Ana' };
  for (const away of [true, false]) {
    expect((await all.tables.act('t', ana, { type: 'away', away }, `away-${away}`))?.ok).toBe(true);
  }
  const { entries } = await all.store.read('t', 0, 10_000);
  expect(entries).toHaveLength(before + 2);
  await all.close();
});

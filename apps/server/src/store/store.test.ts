/** The contract of the store, on a real database; whatever other database comes must pass it too. */
import type { Card } from '@tapete/rules';
import type { TableEvent } from '@tapete/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { machineEnv } from '../env.ts';
import { openSqlite } from './sqlite.ts';
import { makeStore } from './sql-store.ts';
import type { Append, Store } from './store.ts';
import { makeFolder } from '../testing/room.ts';

/** More events than any of these logs has. */
const ALL = 10_000;
const DECK: readonly Card[] = ['As', 'Kd', '2c'];
const ordered = (amount: number): TableEvent => ({ type: 'ordered', seat: 0, amount });
const inDeal = (number: number): TableEvent => ({
  type: 'deal',
  number,
  game: 'stud',
  event: { type: 'mucked', seat: 0 },
});

function append(
  id: string,
  first: number,
  events: TableEvent[],
  more: Partial<Append> = {},
): Append {
  const seq = first + events.length - 1;
  return {
    row: {
      id,
      game: 'stud',
      name: 'Jueves',
      seats: 6,
      people: '["Ana"]',
      bots: 0,
      seq,
      at: 1000 + seq,
      deadline: null,
      host: 'ana',
      sitting: '[]',
    },
    entries: events.map((event, i) => ({ seq: first + i, at: 1000 + first + i, event })),
    deck: null,
    erase: false,
    openings: [],
    visitors: [],
    fold: null,
    action: null,
    ...more,
  };
}

async function makeEmpty(): Promise<Store> {
  const sqlite = openSqlite(makeFolder(), machineEnv);
  onTestFinished(sqlite.close);
  const store = makeStore(sqlite);
  await store.migrate();
  return store;
}

const seqs = async (store: Store, id: string): Promise<number[]> =>
  (await store.read(id, 0, ALL)).entries.map(({ seq }) => seq);

describe.each([['sqlite', makeEmpty]] as const)('%s', (_, make) => {
  test('what is appended is read back in order, from any number on', async () => {
    const store = await make();
    expect(await store.append(append('a', 1, [ordered(1), ordered(2)]))).toBe(true);
    expect(await store.append(append('a', 3, [ordered(3)]))).toBe(true);
    expect(await store.append(append('b', 1, [ordered(9)]))).toBe(true);
    const { entries } = await store.read('a', 1, ALL);
    expect(entries).toEqual([
      { seq: 2, at: 1002, event: ordered(2) },
      { seq: 3, at: 1003, event: ordered(3) },
    ]);
    const { entries: some } = await store.readFor('a', null, 0, 2);
    expect(some.map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await store.read('none', 0, ALL)).entries).toEqual([]);
  });

  test('numbers that are taken change nothing, not even the numbers that were free', async () => {
    const store = await make();
    await store.append(append('a', 1, [ordered(1), ordered(2)]));
    const late = append('a', 2, [ordered(7), ordered(8)], {
      row: { ...append('a', 2, []).row, seq: 3, deadline: 5 },
      deck: { deal: 1, cards: DECK },
      visitors: ['ana'],
      action: { person: 'ana', id: 'once', asked: 'this' },
    });
    expect(await store.append(late)).toBe(false);
    expect(await seqs(store, 'a')).toEqual([1, 2]);
    expect((await store.read('a', 0, ALL)).entries[1]?.event).toEqual(ordered(2));
    expect((await store.read('a', 0, ALL)).deck).toBeNull();
    expect(await store.overdue(1e9)).toEqual([]);
    expect(await store.tablesOf('ana')).toEqual([]);
    expect(await store.done('a', 'ana', 'once')).toBeUndefined();
  });

  test('an append of more rows than one statement holds is one append', async () => {
    const store = await make();
    const events = Array.from({ length: 1203 }, (_, i) => ordered(i));
    expect(await store.append(append('a', 1, events))).toBe(true);
    expect(await store.append(append('b', 1, [ordered(0)]))).toBe(true);
    // The last row is taken: the first thousand are taken back too.
    const clash = append('b', 2, events);
    await store.append(append('b', 2, [ordered(1)]));
    expect(await store.append(clash)).toBe(false);
    expect(await seqs(store, 'a')).toHaveLength(1203);
    expect(await seqs(store, 'b')).toEqual([1, 2]);
  });

  test('an action of a person at a table is done once', async () => {
    const store = await make();
    const action = { person: 'ana', id: 'once', asked: 'this' };
    await store.append(append('a', 1, [ordered(1)]));
    expect(await store.append(append('a', 2, [ordered(2), ordered(3)], { action }))).toBe(true);
    expect(await store.append(append('a', 4, [ordered(4)], { action }))).toBe(false);
    expect(await store.done('a', 'ana', 'once')).toEqual({ first: 2, last: 3, asked: 'this' });
    expect(await store.done('a', 'bea', 'once')).toBeUndefined();
    expect(await store.done('b', 'ana', 'once')).toBeUndefined();
    expect(await seqs(store, 'a')).toEqual([1, 2, 3]);
    const nothing = append('a', 4, [], { action: { person: 'bea', id: 'idle', asked: 'that' } });
    expect(await store.append(nothing)).toBe(true);
    expect(await store.done('a', 'bea', 'idle')).toEqual({
      first: 4,
      last: 3,
      asked: 'that',
    });
  });

  test('the pack of the running deal is kept until it is erased', async () => {
    const store = await make();
    await store.append(
      append('a', 1, [inDeal(1)], { erase: true, deck: { deal: 1, cards: DECK } }),
    );
    expect((await store.read('a', 0, ALL)).deck).toEqual({ deal: 1, cards: DECK });
    expect((await store.readFor('a', 'ana', 0, 10)).deck).toBeNull();
    await store.append(append('a', 2, [inDeal(1)]));
    expect((await store.read('a', 1, ALL)).deck).toEqual({ deal: 1, cards: DECK });
    await store.append(append('a', 3, [inDeal(1)], { erase: true }));
    expect((await store.read('a', 0, ALL)).deck).toBeNull();
  });

  test('openings are read back to whom they belong', async () => {
    const store = await make();
    const opening = (deal: number, position: number, person: string, card: Card) => ({
      deal,
      position,
      person,
      card,
    });
    await store.append(
      append('a', 1, [inDeal(1), inDeal(2)], {
        openings: [
          opening(1, 0, 'ana', 'As'),
          opening(1, 1, 'bea', 'Kd'),
          opening(2, 0, 'ana', '2c'),
        ],
      }),
    );
    expect((await store.readFor('a', 'ana', 0, 10)).openings).toEqual([
      { deal: 1, position: 0, card: 'As' },
      { deal: 2, position: 0, card: '2c' },
    ]);
    expect((await store.readFor('a', 'ana', 1, 10)).openings).toEqual([
      { deal: 2, position: 0, card: '2c' },
    ]);
    expect((await store.readFor('a', 'eve', 0, 10)).openings).toEqual([]);
    expect((await store.readFor('a', null, 0, 10)).openings).toEqual([]);
    expect((await store.read('a', 0, ALL)).openings).toHaveLength(3);
  });

  test('clocks that ran out are found, the most overdue first', async () => {
    const store = await make();
    for (const [id, deadline] of [
      ['a', 300],
      ['b', 100],
      ['c', 200],
      ['d', null],
    ] as const) {
      const row = { ...append(id, 1, [ordered(1)]).row, deadline };
      await store.append(append(id, 1, [ordered(1)], { row }));
    }
    expect(await store.overdue(99)).toEqual([]);
    expect(await store.overdue(200)).toEqual(['b', 'c']);
    expect(await store.nextDeadline(100)).toBe(200);
    expect(await store.nextDeadline(300)).toBeNull();
    expect([...(await store.clocked())].sort()).toEqual(['a', 'b', 'c']);
  });

  test('a person’s tables, the latest first, each once', async () => {
    const store = await make();
    const visitors = ['ana'];
    await store.append(append('a', 1, [ordered(1)], { visitors }));
    await store.append(append('b', 1, [ordered(1), ordered(2)], { visitors }));
    await store.append(append('a', 2, [ordered(2), ordered(3)], { visitors }));
    await store.append(append('c', 1, [ordered(1)]));
    const tables = await store.tablesOf('ana');
    expect(tables.map(({ id, seq }) => [id, seq])).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  test('a setting is made once', async () => {
    const store = await make();
    expect(await store.setting('key', () => 'first')).toBe('first');
    expect(await store.setting('key', () => 'second')).toBe('first');
  });
});

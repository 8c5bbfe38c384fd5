import { applyTable, openTable, type Table, type TableEvent } from '@tapete/table';
import { expect, test } from 'vitest';
import { STUD_TABLE } from '../testing/stud-table.ts';
import { makePresence } from './presence.ts';

const sat = (seat: number, person: string, bot = false): TableEvent => ({
  type: 'sat',
  seat,
  person,
  name: person,
  bot,
});

function tableWith(...events: readonly TableEvent[]): Table {
  const opened = openTable('t', STUD_TABLE, 'ana');
  if (!opened.ok) throw new Error(opened.error.code);
  return events.reduce<Table>(applyTable, opened.value.table);
}

const table = tableWith(sat(0, 'ana'), sat(1, 'bea'), sat(2, 'bot', true));
const both = new Set(['ana', 'bea']);
const ana = new Set(['ana']);

test('who has no stream is told after four seconds, and no more once there is one', () => {
  const { absent } = makePresence();
  expect(absent(table, both, 0)).toEqual([]);
  expect(absent(table, ana, 2000)).toEqual([]);
  expect(absent(table, ana, 4000)).toEqual([]);
  expect(absent(table, ana, 5999)).toEqual([]);
  expect(absent(table, ana, 6000)).toEqual(['bea']);
  expect(absent(table, both, 8000)).toEqual([]);
  // Counted from anew.
  expect(absent(table, ana, 10_000)).toEqual([]);
  expect(absent(table, ana, 14_000)).toEqual(['bea']);
});

test('a reload is not told, however often', () => {
  const { absent } = makePresence();
  for (const [i, here] of [both, ana, both, ana, both, ana].entries()) {
    expect(absent(table, here, i * 2000)).toEqual([]);
  }
});

test('neither a bot nor whoever has stood up is told of, and a table that nobody looks at is forgotten', () => {
  const { absent, forget } = makePresence();
  expect(absent(table, ana, 0)).toEqual([]);
  expect(absent(table, ana, 4000)).toEqual(['bea']);
  expect(absent(tableWith(sat(0, 'ana'), sat(2, 'bot', true)), ana, 6000)).toEqual([]);
  expect(absent(table, ana, 8000)).toEqual([]);
  forget('t');
  expect(absent(table, ana, 20_000)).toEqual([]);
});

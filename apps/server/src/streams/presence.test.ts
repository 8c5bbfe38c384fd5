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
  const { look } = makePresence();
  expect(look(table, both, 0).absent).toEqual([]);
  expect(look(table, ana, 2000).absent).toEqual([]);
  expect(look(table, ana, 4000).absent).toEqual([]);
  expect(look(table, ana, 5999).absent).toEqual([]);
  expect(look(table, ana, 6000).absent).toEqual(['bea']);
  expect(look(table, both, 8000).absent).toEqual([]);
  // Counted from anew.
  expect(look(table, ana, 10_000).absent).toEqual([]);
  expect(look(table, ana, 14_000).absent).toEqual(['bea']);
});

test('a reload is not told, however often', () => {
  const { look } = makePresence();
  for (const [i, here] of [both, ana, both, ana, both, ana].entries()) {
    expect(look(table, here, i * 2000).absent).toEqual([]);
  }
});

test('neither a bot nor whoever has stood up is told of, and a table that nobody looks at is forgotten', () => {
  const { look, forget } = makePresence();
  expect(look(table, ana, 0).absent).toEqual([]);
  expect(look(table, ana, 4000).absent).toEqual(['bea']);
  expect(look(tableWith(sat(0, 'ana'), sat(2, 'bot', true)), ana, 6000).absent).toEqual([]);
  expect(look(table, ana, 8000).absent).toEqual([]);
  forget('t');
  expect(look(table, ana, 20_000).absent).toEqual([]);
});

test('a host or banker who has been away for a minute has gone, seated or not; others are only absent', () => {
  const { look } = makePresence();
  const bea = new Set(['bea']);
  look(table, bea, 0);
  expect(look(table, bea, 59_000).gone).toEqual(new Set());
  expect(look(table, bea, 60_000).gone).toEqual(new Set(['ana']));
  const standing = tableWith(sat(1, 'bea'));
  const other = makePresence();
  other.look(standing, bea, 0);
  expect(other.look(standing, bea, 60_000)).toEqual({ absent: [], gone: new Set(['ana']) });
  const third = makePresence();
  third.look(table, ana, 0);
  expect(third.look(table, ana, 60_000)).toEqual({ absent: ['bea'], gone: new Set() });
});

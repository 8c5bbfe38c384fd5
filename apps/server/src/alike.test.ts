import type { TableAnswer, TableCreated } from '@tapete/protocol';
import { describe, expect, test } from 'vitest';
import { alike } from './alike.ts';
import { comeIn } from './testing/guest.ts';
import { startRoom } from './testing/room.ts';

describe('names that people would take for one another', () => {
  test.each([
    ['Ana', 'ana'],
    ['Ana', '\u0410na'],
    ['Ana', 'An\u0430'],
    ['ana', '\u0410N\u0410'],
    ['Bea', '\u0412ea'],
    ['Ana', 'Ａｎａ'],
    ['Ana', 'A\u0301na'],
    ['Ana', 'An a'],
    ['María', 'Maria'],
    ['Lola', 'LoIa'],
    ['Lola', 'Lo1a'],
    ['Iris', 'iris'],
    ['Pablo0', 'PabloO'],
    ['Marta', 'rnarta'],
    ['David', 'clavicl'],
    ['David', 'cIavid'],
    ['Wanda', 'VVanda'],
    ['Ana', 'Ana’'],
    ['Ana', 'Ana.'],
  ])('%s and %s', (one, other) => {
    expect(alike(other)).toBe(alike(one));
  });

  test.each([
    ['Ana', 'Ena'],
    ['Ana', 'Ana 2'],
    ['Paco', 'Paca'],
    ['.', "'"],
    ['😀', '😁'],
    ['שרה', 'שרי'],
  ])('but not %s and %s', (one, other) => {
    expect(alike(other)).not.toBe(alike(one));
  });
});

test('who looks like another at the table has a number', async () => {
  const room = await startRoom('alike');
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  for (const [seat, name] of ['Ana', '\u0410na', 'ＡＮＡ', 'Lo1a'].entries()) {
    const guest = await comeIn(room.url, name);
    await guest.act(id, { type: 'sit', seat, amount: 500 });
  }
  await ana.act(id, { type: 'add-bot', seat: null });
  const { table } = (await ana.request('GET', `/api/tables/${id}`)).body as TableAnswer;
  const names = table.seats.flatMap((seat) => (seat ? [seat.name] : []));
  expect(names).toEqual(['Ana', '\u0410na 2', 'ANA 3', 'Lo1a', 'Paco']);
});

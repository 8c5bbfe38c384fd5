/** Bots called to a table: their seats and their names. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { openRoom, seat, studConfig, type Room } from './testing/room.ts';

const open = (): Room => openRoom(studConfig({}, { seats: 8 }), chancesFrom(1));
const names = ({ table }: Room) => table.seats.map((each) => each?.name ?? null);
const call = (room: Room, at: number | null = null) =>
  room.grant('host', { type: 'add-bot', seat: at });

test('eight bots have eight names, given in turn', () => {
  const room = open();
  for (let i = 0; i < 8; i++) call(room);
  expect(names(room)).toEqual([
    'Lola',
    'Paco',
    'Nieves',
    'Tomás',
    'Remedios',
    'Curro',
    'Pilar',
    'Anselmo',
  ]);
});

test('a name that somebody at the table has is passed over', () => {
  const room = open();
  seat(room, { Lola: 100 });
  call(room);
  // The second bot goes on from the second name, which the first has.
  call(room);
  expect(names(room).slice(0, 3)).toEqual(['Lola', 'Paco', 'Nieves']);
});

test('names that have become free are given again, in the same turn', () => {
  const room = open();
  for (let i = 0; i < 8; i++) call(room);
  for (const at of [1, 7]) room.grant('host', { type: 'remove-bot', seat: at });
  call(room);
  expect(names(room)[1]).toBe('Paco');
  expect(names(room)[7]).toBeNull();
  call(room, 7);
  expect(names(room)[7]).toBe('Anselmo');
});

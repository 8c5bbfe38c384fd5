/** Nobody at a table has the name of another who sits there or stands in its accounts. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { openRoom, seat, studConfig, type Room } from './testing/room.ts';

const open = (): Room => openRoom(studConfig({}, { seats: 8 }), chancesFrom(1));
const names = ({ table }: Room) => table.seats.map((each) => each?.name ?? null);

test('a bot is not called as a person, in small letters or capitals', () => {
  const room = open();
  seat(room, { lola: 100, PACO: 100 });
  room.grant('host', { type: 'add-bot', seat: 2 });
  expect(names(room)[2]).toBe('Nieves');
});

test('nor as a person who has stood up and has a line in the accounts', () => {
  const room = open();
  seat(room, { Lola: 100 });
  room.grant('Lola', { type: 'stand' });
  room.grant('host', { type: 'add-bot', seat: 0 });
  expect(names(room)[0]).toBe('Paco');
});

test('a person is numbered beside a bot of that name, and has the bare name once it has gone', () => {
  const room = open();
  room.grant('host', { type: 'add-bot', seat: 0 });
  room.ask('p1', { type: 'sit', seat: 1, amount: 100 }, 'LOLA');
  expect(names(room).slice(0, 2)).toEqual(['Lola', 'LOLA 2']);
  room.grant('host', { type: 'remove-bot', seat: 0 });
  room.ask('p2', { type: 'sit', seat: 0, amount: 100 }, 'Lola');
  expect(names(room)[0]).toBe('Lola');
});

test('when people have all the bots’ names, bots have numbers; none that is taken', () => {
  const room = openRoom(studConfig({}, { seats: 8 }), chancesFrom(1));
  const bots = [
    'Lola',
    'Paco',
    'Nieves',
    'Tomás',
    'Remedios',
    'Curro',
    'Pilar',
    'Anselmo',
    'Bot 1',
  ];
  for (const name of bots) {
    room.grant(name, { type: 'sit', seat: 0, amount: 100 });
    room.grant(name, { type: 'stand' });
  }
  room.grant('host', { type: 'add-bot', seat: 0 });
  expect(names(room)[0]).toBe('Bot 1 2');
});

/** What the room tells fits its description, and nothing of it is left out: on evenings of random people and bots. */
import { chancesFrom } from '@tapete/chance';
import { maskEvent, maskTable, type TableConfig } from '@tapete/table';
import { expect, test } from 'vitest';
import { table as tableSchema, tableEvent } from '../../packages/protocol/src/seen/table.ts';
import { someBot, someCommand } from '../../packages/table/src/testing/players.ts';
import { openRoom, studConfig, threeConfig } from '../../packages/table/src/testing/room.ts';

const PEOPLE = ['host', 'ana', 'bea', 'cai'];

const EVENINGS: readonly (readonly [string, TableConfig])[] = [
  ['stud with loans and jokers', studConfig({ jokers: 2, ante: 60, minBet: 40 })],
  ['stud moderno', studConfig({ raise: 'last-raise', showdown: 'muck', maxBet: 'pot', deck: 7 })],
  ['three-card', threeConfig()],
  [
    'three-card banked by a player',
    threeConfig({ bank: 'player', pairPlus: [50, 40, 30, 6, 3, 1] }),
  ],
];

test.each(EVENINGS)('%s (seed 3)', (_, config) => {
  const chances = chancesFrom(3);
  const room = openRoom(config, chances, { bot: someBot(chances) });
  let told = 0;
  for (let i = 0; i < 400; i++) {
    const person = chances.oneOf(PEOPLE);
    room.ask(person, someCommand(room.table, person, chances));
    room.pass(chances.oneOf([0, 100, 900, 3_000]));
    for (const event of room.log.slice(told)) {
      const seen = maskEvent(event, 'ana');
      expect(tableEvent.parse(seen)).toEqual(seen);
    }
    told = room.log.length;
    const seen = maskTable(room.table, 'ana');
    expect(tableSchema.parse(seen)).toEqual(seen);
  }
  const kinds = new Set(
    room.log.map((event) => (event.type === 'deal' ? event.event.type : event.type)),
  );
  // Most kinds come about.
  expect(kinds.size).toBeGreaterThan(20);
});

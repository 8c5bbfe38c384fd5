/** What a person sees of a table; the masks' laws are checked over whole nights in `session.test.ts`. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { applyTable, fillEvent, maskEvent, maskTable, type Table } from './index.ts';
import { openRoom, seat, studConfig, threeConfig } from './testing/room.ts';

const CARD = /[2-9TJQKA][cdhs]"/;

function dealt() {
  const room = openRoom(studConfig(), chancesFrom(8));
  seat(room, { ana: 100, bea: 100 });
  room.deal();
  return room;
}
const hole = (table: Table, at: number): string => table.running!.deal.cards[at]![0]!.card;

describe('a view of stud', () => {
  test('one’s own hole card alone, no pack', () => {
    const { table } = dealt();
    const ana = maskTable(table, 'ana');
    expect([hole(ana, 0), hole(ana, 1)]).toEqual([hole(table, 0), '??']);
    expect(ana.running?.deal.deck).toEqual([]);
    const onlooker = maskTable(table, null);
    expect([hole(onlooker, 0), hole(onlooker, 1)]).toEqual(['??', '??']);
  });

  test('who takes the seat after its holder reads nothing of the last deal', () => {
    const room = dealt();
    const known = hole(room.table, 0);
    room.act(room.asked()[0]!, 'fold');
    room.grant('ana', { type: 'stand' });
    room.grant('cai', { type: 'sit', seat: 0, amount: 100 });
    expect(hole(maskTable(room.table, 'cai'), 0)).toBe('??');
    const view = room.log.reduce<Table | undefined>(
      (table, event) => applyTable(table, maskEvent(event, 'cai')),
      undefined,
    );
    expect(hole(view!, 0)).toBe('??');
    // She who held it still reads it.
    expect(hole(maskTable(room.table, 'ana'), 0)).toBe(known);
  });

  test('between deals there is nothing to hide', () => {
    const room = openRoom(studConfig(), chancesFrom(8));
    seat(room, { ana: 100 });
    expect(maskTable(room.table, null)).toBe(room.table);
  });
});

describe('a log without closed cards', () => {
  test('holds none before they are turned, and is filled again from the pack', () => {
    const room = openRoom(threeConfig(), chancesFrom(8));
    seat(room, { ana: 100, bea: 100 });
    for (const person of ['ana', 'bea']) room.grant(person, { type: 'post', ante: 5, pairPlus: 0 });
    room.deal();
    const { deck } = room.table.running!.deal;
    const bare = room.log.map((event) => maskEvent(event, null));
    expect(JSON.stringify(bare)).not.toMatch(CARD);
    expect(bare).toHaveLength(room.log.length);
    const full = bare.map((event) => fillEvent(event, (position) => deck[position], deck));
    expect(full).toEqual(room.log);
  });

  test('events beside the deals are for everybody', () => {
    const event = { type: 'bought', seat: 0, amount: 100 } as const;
    expect(maskEvent(event, null)).toBe(event);
    expect(fillEvent(event, () => 'As')).toBe(event);
  });
});

/** Who leads the evening and who banks, what the host may do, and who follows when they have gone. */
import { describe, expect, test } from 'vitest';
import { applyTable, replaceGone, type Table } from './index.ts';
import { endByFolds, evening } from './testing/evening.ts';
import type { Room } from './testing/room.ts';

describe('roles', () => {
  test('the host hands his role on, and has it no more', () => {
    const room = evening();
    expect(room.refusal('bea', { type: 'hand-over', role: 'host', person: 'bea' })).toBe(
      'not-host',
    );
    expect(room.refusal('ana', { type: 'hand-over', role: 'host', person: 'dan' })).toBe(
      'no-such-person',
    );
    room.grant('ana', { type: 'hand-over', role: 'host', person: 'bea' });
    expect(room.table.host).toBe('bea');
    expect(room.refusal('ana', { type: 'pause' })).toBe('not-host');
    room.grant('bea', { type: 'pause' });
  });

  test('a bot leads nothing', () => {
    const room = evening();
    room.grant('ana', { type: 'add-bot', seat: 4 });
    for (const role of ['host', 'banker', 'co-host'] as const) {
      expect(room.refusal('ana', { type: 'hand-over', role, person: 'bot:1' })).toBe(
        'no-such-person',
      );
    }
  });

  test('the banker hands on his own', () => {
    const room = evening();
    room.grant('ana', { type: 'hand-over', role: 'banker', person: 'bea' });
    room.grant('bea', { type: 'hand-over', role: 'banker', person: 'cai' });
    expect(room.table.night.banker).toBe('cai');
    expect(room.refusal('bea', { type: 'hand-over', role: 'banker', person: 'bea' })).toBe(
      'not-host',
    );
  });

  const gone = (room: Room, who: readonly string[], here: readonly string[]): Table => {
    const step = replaceGone(room.table, new Set(who), new Set(here));
    expect(step.events.reduce<Table>(applyTable, room.table)).toEqual(step.table);
    return step.table;
  };

  test('the co-host follows a host who has gone, else who has sat longest of those here', () => {
    const room = evening();
    room.grant('ana', { type: 'hand-over', role: 'co-host', person: 'cai' });
    expect(gone(room, ['ana'], ['bea', 'cai'])).toMatchObject({
      host: 'cai',
      night: { banker: 'cai', coHost: null },
    });
    expect(gone(room, ['ana'], ['bea']).host).toBe('bea');
    room.grant('bea', { type: 'stand' });
    room.grant('bea', { type: 'sit', seat: 1, amount: 100 });
    room.grant('ana', { type: 'hand-over', role: 'co-host', person: null });
    expect(gone(room, ['ana'], ['bea', 'cai']).host).toBe('cai');
    expect(gone(room, ['ana'], []).host).toBe('ana');
    expect(gone(room, ['bea'], ['ana', 'cai']).host).toBe('ana');
  });

  test('only the role of who has gone is given to another', () => {
    const room = evening();
    room.grant('ana', { type: 'hand-over', role: 'banker', person: 'bea' });
    expect(gone(room, ['ana'], ['cai', 'bea'])).toMatchObject({
      host: 'bea',
      night: { banker: 'bea' },
    });
    expect(gone(room, ['bea'], ['ana', 'cai'])).toMatchObject({
      host: 'ana',
      night: { banker: 'ana' },
    });
  });
});

describe('a seat taken away', () => {
  test('between deals at once, the stack on his account', () => {
    const room = evening();
    expect(room.refusal('bea', { type: 'remove', seat: 2 })).toBe('not-host');
    expect(room.refusal('ana', { type: 'remove', seat: 4 })).toBe('nobody-there');
    room.grant('ana', { type: 'remove', seat: 2 });
    expect(room.table.seats[2]).toBeNull();
    expect(room.table.accounts['cai']).toMatchObject({ bought: 300, cashed: 300 });
  });

  test('in a deal at its end, and until then nobody hurries him', () => {
    const room = evening();
    room.deal();
    const { turn } = room.table.timers;
    const at = room.table.seats.findIndex((held) => held?.person === room.asked()[0]);
    room.grant('ana', { type: 'remove', seat: at });
    expect(room.table.timers.turn).toBe(turn);
    endByFolds(room);
    expect(room.table.seats[at]).toBeNull();
  });
});

describe('house rules', () => {
  const withMinBet = (room: Room, minBet: number) => {
    const { config } = room.table;
    if (config.game !== 'stud') throw new Error('stud');
    return { ...config, rules: { ...config.rules, minBet } };
  };

  test('are changed between deals by the host, and hold from the next', () => {
    const room = evening();
    room.deal();
    expect(room.refusal('ana', { type: 'configure', config: withMinBet(room, 40) })).toBe(
      'deal-running',
    );
    endByFolds(room);
    expect(room.refusal('bea', { type: 'configure', config: withMinBet(room, 40) })).toBe(
      'not-host',
    );
    const changed = room.grant('ana', { type: 'configure', config: withMinBet(room, 40) });
    expect(changed[0]).toMatchObject({ type: 'configured', by: 'ana' });
    room.deal();
    const { deal } = room.table.running!;
    expect(deal.game === 'stud' && deal.rules.minBet).toBe(40);
  });

  test('no seat goes that is taken; more come', () => {
    const room = evening();
    const seats = (count: number) => ({ ...room.table.config, seats: count });
    expect(room.refusal('ana', { type: 'configure', config: seats(2) })).toBe('bad-config');
    room.grant('ana', { type: 'configure', config: seats(3) });
    expect(room.table.seats).toHaveLength(3);
    room.grant('ana', { type: 'configure', config: seats(8) });
    expect(room.table.seats).toHaveLength(8);
  });

  test('what cannot be played is refused, nothing changes', () => {
    const room = evening();
    const before = room.table;
    expect(room.refusal('ana', { type: 'configure', config: withMinBet(room, -1) })).toBeTruthy();
    expect(room.table).toBe(before);
  });
});

test('bots are the host’s alone where he wants it so', () => {
  const room = evening({ callsBots: 'host' });
  expect(room.refusal('bea', { type: 'add-bot', seat: null })).toBe('not-host');
  room.grant('ana', { type: 'add-bot', seat: 4 });
  expect(room.refusal('bea', { type: 'remove-bot', seat: 4 })).toBe('not-host');
  room.grant('ana', { type: 'remove-bot', seat: 4 });
});

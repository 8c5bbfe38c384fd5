/** A table whose log has come to its bound: it ends its deal, deals no more and keeps its accounts. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { balance, isRunning, NO_TIMERS, type Command } from './index.ts';
import { openRoom, seat, studConfig, threeConfig } from './testing/room.ts';

const HOUR = 3_600_000;

test('the deal that runs is played to its end, and no other begins', () => {
  // Opening, two seats, their chips and the clock are six events: the bound falls within the first deal.
  const room = openRoom(studConfig(), chancesFrom(1), { mostEvents: 10 });
  seat(room, { ana: 100, bea: 100 });
  room.deal();
  expect(room.table.seq).toBeGreaterThanOrEqual(10);
  expect(room.table.closed).toBe(false);
  const [first] = room.asked();
  const other = first === 'ana' ? 'bea' : 'ana';
  for (const command of [
    { type: 'away', away: true },
    { type: 'buy', amount: 5 },
    { type: 'add-bot', seat: null },
  ] satisfies Command[]) {
    expect(room.refusal('ana', command)).toBe('log-full');
  }
  expect(room.refusal('cai', { type: 'sit', seat: 4, amount: 100 })).toBe('log-full');
  room.act(first!, 'bet', 30);
  // Leaving is said once, however often it is asked.
  expect(room.grant(first!, { type: 'stand' }).map(({ type }) => type)).toContain('leaving');
  expect(room.grant(first!, { type: 'stand' })).toEqual([]);
  room.act(other, 'fold');
  expect([isRunning(room.table), room.table.closed]).toEqual([false, true]);
  expect(room.table.timers).toEqual(NO_TIMERS);
  room.pass(HOUR);
  expect(room.table.running?.number).toBe(1);

  // The accounts are there, and who still sits can stand up; then nothing is granted any more.
  expect([balance(room.table, first!), balance(room.table, other)]).toEqual([10, -10]);
  room.grant(other, { type: 'stand' });
  expect(room.table.accounts[other]).toMatchObject({ bought: 100, cashed: 90 });
  for (const type of ['away', 'buy', 'sit'] as const) {
    const command: Command =
      type === 'away'
        ? { type, away: true }
        : type === 'buy'
          ? { type, amount: 1 }
          : { type, seat: 0, amount: 100 };
    expect(room.refusal('ana', command)).toBe('log-full');
  }
});

test('between deals it is closed by the last thing that was granted', () => {
  const room = openRoom(threeConfig(), chancesFrom(1), { mostEvents: 5 });
  seat(room, { ana: 100 });
  const events = room.grant('ana', { type: 'post', ante: 10, pairPlus: 0 });
  // The fourth is the bet, the fifth its clock; the next decision finds the log full.
  expect(events.map(({ type }) => type)).toEqual(['posted', 'clock']);
  expect(room.refusal('ana', { type: 'away', away: true })).toBe('log-full');
  room.pass(HOUR);
  expect(room.table.running?.number ?? 0).toBeLessThanOrEqual(1);
  expect([room.table.closed, room.table.timers]).toEqual([true, NO_TIMERS]);
});

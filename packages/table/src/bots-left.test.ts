/** S38: bots that are called and sent away leave one line behind, whatever their number. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { balance, botsLeftBalance, imbalance, isRunning, type Table } from './index.ts';
import { openRoom, seat, studConfig } from './testing/room.ts';
import { cards, studTable } from './testing/tables.ts';

/** Σ of all lines as the dialog of accounts shows them. */
const sumOf = (table: Table): number =>
  Object.keys(table.accounts).reduce(
    (sum, person) => sum + balance(table, person),
    botsLeftBalance(table) + table.houseNet,
  );

test('6,000 bots called and sent away are one line', () => {
  const room = studTable({ ana: 100 });
  for (let i = 0; i < 6000; i++) {
    room.grant('ana', { type: 'add-bot', seat: 1 });
    expect(Object.keys(room.table.accounts)).toHaveLength(2);
    room.grant('ana', { type: 'remove-bot', seat: 1 });
  }
  expect(Object.keys(room.table.accounts)).toEqual(['ana']);
  // Each brought the least buy-in, 100, and took it away again.
  expect(room.table.botsLeft).toEqual({ bots: 6000, bought: 600_000, lent: 0, cashed: 600_000 });
  expect([room.table.issued, sumOf(room.table), imbalance(room.table)]).toEqual([100, 0, 0]);
});

test('what a bot has lost stays in the sum when it goes at the end of the deal', () => {
  // Ana, dealt first by the lot, has aces; the bot a high card.
  const decks = [cards('Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d')];
  const room = openRoom(studConfig(), chancesFrom(1), {
    decks,
    lot: () => 1,
    bot: (table) => ({
      type: 'act',
      decision: table.running?.decision ?? 0,
      action: { type: 'fold' },
    }),
  });
  seat(room, { ana: 100 });
  room.grant('ana', { type: 'add-bot', seat: 1 });
  room.deal();
  room.grant('ana', { type: 'remove-bot', seat: 1 });
  expect(Object.keys(room.table.accounts)).toEqual(['ana', 'bot:1']);
  while (isRunning(room.table)) {
    if (room.asked()[0] === 'ana') room.act('ana', 'bet', 30);
    else room.next();
  }
  // The bot's ante of 10 is Ana's.
  expect(room.table.botsLeft).toEqual({ bots: 1, bought: 100, lent: 0, cashed: 90 });
  expect([balance(room.table, 'ana'), botsLeftBalance(room.table)]).toEqual([10, -10]);
  expect([sumOf(room.table), imbalance(room.table)]).toEqual([0, 0]);
});

test('a person who leaves keeps the line: it is owed or paid after the night', () => {
  const room = studTable({ ana: 100, bea: 100 });
  room.grant('bea', { type: 'stand' });
  expect(room.table.accounts['bea']).toMatchObject({ bought: 100, cashed: 100 });
  expect(room.table.botsLeft).toBeNull();
});

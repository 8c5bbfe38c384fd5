/** How bots play at a table: in their turn, and never alone. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { isRunning, type BotChoice, type Command } from './index.ts';
import { someBot } from './testing/players.ts';
import { decisionOf, openRoom, seat, studConfig, threeConfig, type Room } from './testing/room.ts';
import { spoke } from './testing/tables.ts';

function room(stacks: Readonly<Record<string, number>>, bot: BotChoice): Room {
  const open = openRoom(studConfig(), chancesFrom(9), { bot });
  seat(open, stacks);
  return open;
}

function moves(open: Room): Record<string, true> {
  const { deal } = open.table.running!;
  if (deal.game !== 'stud') return {};
  if (deal.question?.about === 'proposal') return { refuse: true };
  return deal.bet === 0 ? { pass: true } : {};
}

test('bots move after their pause, not at once', () => {
  const open = room({ ana: 400 }, someBot(chancesFrom(5)));
  open.grant('ana', { type: 'add-bot', seat: 1 });
  open.deal();
  for (let i = 0; i < 12 && isRunning(open.table); i++) {
    if (open.asked()[0] === 'ana') {
      expect(open.table.timers.bot).toBeNull();
      open.act('ana', 'refuse' in moves(open) ? 'refuse' : 'fold');
    } else {
      expect(open.table.timers.turn).toBeNull();
      expect(open.table.timers.bot).toBe(open.now + 700);
      open.pass(700);
    }
  }
  expect(isRunning(open.table)).toBe(false);
});

test.each<[string, Command]>([
  ['a stale decision', { type: 'act', decision: 0, action: { type: 'fold' } }],
  ['another game’s action', { type: 'act', decision: 0, action: { type: 'play' } }],
  ['nonsense', { type: 'sit', seat: 0, amount: 100 }],
])('a bot that asks for %s is treated as timed out', (_, wish) => {
  const open = room({ ana: 400, bea: 400 }, () => wish);
  open.grant('ana', { type: 'add-bot', seat: 2 });
  open.deal();
  for (let i = 0; i < 40 && isRunning(open.table); i++) {
    const [asked] = open.asked();
    if (asked === 'bot:1') open.pass(700);
    else open.act(asked!, 'pass' in moves(open) ? 'pass' : 'fold');
  }
  expect(isRunning(open.table)).toBe(false);
  expect(spoke(open)).toContainEqual(['pass', true]);
  // A bot is never sat out for it: it plays the next deal.
  expect(open.table.seats[2]?.away).toBe(false);
});

test.each<[string, Command]>([
  ['chips', { type: 'buy', amount: 5 }],
  ['nothing that would change', { type: 'away', away: false }],
  ['leave', { type: 'stand' }],
])(
  'a bot that asks for %s when it is to speak is granted it and treated as timed out',
  (_, wish) => {
    let asked = 0;
    const open = room({ ana: 400, bea: 400 }, () => {
      asked++;
      return wish;
    });
    open.grant('ana', { type: 'add-bot', seat: 2 });
    open.deal();
    while (isRunning(open.table) && open.asked()[0] !== 'bot:1') {
      open.act(open.asked()[0]!, 'pass' in moves(open) ? 'pass' : 'fold');
    }
    const { decision } = open.table.running!;
    open.pass(700);
    // Once for this decision: another follows, or the deal is over.
    expect(asked).toBe(1);
    expect(open.table.running?.decision).not.toBe(decision);
    expect(spoke(open).at(-1)).toEqual([expect.any(String), true]);
  },
);

test('a bot that will not bet in three-card is left out, and the deal starts', () => {
  const open = openRoom(threeConfig(), chancesFrom(2), {
    bot: () => ({ type: 'away', away: false }),
  });
  seat(open, { ana: 100 });
  open.grant('ana', { type: 'add-bot', seat: 1 });
  open.grant('ana', { type: 'post', ante: 10, pairPlus: 0 });
  open.pass(5_000);
  expect(open.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana']);
});

test('bots alone do not play', () => {
  const open = room({}, someBot(chancesFrom(5)));
  for (let i = 0; i < 3; i++) open.grant('host', { type: 'add-bot', seat: null });
  expect([open.table.timers.deal, open.next()]).toEqual([null, false]);
  open.grant('ana', { type: 'sit', seat: 5, amount: 100 });
  expect(open.table.timers.deal).not.toBeNull();
});

test('bots go on to the end of the deal when the last person leaves, and then stop', () => {
  const open = room({ ana: 100 }, someBot(chancesFrom(6)));
  for (let i = 0; i < 3; i++) open.grant('ana', { type: 'add-bot', seat: null });
  open.deal();
  open.grant('ana', { type: 'stand' });
  open.pass(600_000);
  expect(isRunning(open.table)).toBe(false);
  expect(open.table.running?.number).toBe(1);
  expect(open.next()).toBe(false);
});

test('bots buy again when they are broke, never above the maximum', () => {
  const config = threeConfig({}, { buyIn: { min: 100, max: 100 }, ante: { min: 40, max: 50 } });
  const bot: BotChoice = (table) =>
    isRunning(table)
      ? { type: 'act', decision: decisionOf(table), action: { type: 'fold' } }
      : { type: 'post', ante: 40, pairPlus: 0 };
  const open = openRoom(config, chancesFrom(2), { bot });
  seat(open, { ana: 100 });
  open.grant('ana', { type: 'add-bot', seat: 1 });
  // Each fold costs the bot 40: 60 are less than 2 × 40.
  open.grant('ana', { type: 'post', ante: 40, pairPlus: 0 });
  open.deal();
  open.pass(700);
  open.act('ana', 'fold');
  expect(open.log.findLast((event) => event.type === 'bought')).toEqual({
    type: 'bought',
    seat: 1,
    amount: 40,
  });
  expect(open.table.seats[1]?.stack).toBe(100);
});

/** Clocks, bots' pauses, and what happens when nobody is there (S37, T17). */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { NO_TIMERS, due, isRunning, resume, type BotChoice, type Command } from './index.ts';
import { someBot } from './testing/players.ts';
import { decisionOf, openRoom, seat, studConfig, threeConfig, type Room } from './testing/room.ts';

const room = (stacks: Readonly<Record<string, number>>, bot?: BotChoice): Room => {
  const open = openRoom(studConfig(), chancesFrom(9), bot ? { bot } : {});
  seat(open, stacks);
  return open;
};
const TURN = 30_000;

const spoke = (of: Room) =>
  of.log.flatMap((event) =>
    event.type === 'deal' && event.event.type === 'spoke'
      ? [[event.event.said, event.event.timeout]]
      : [],
  );

describe('S37 a turn', () => {
  test('lasts the clock’s seconds; then pass if legal, else fold', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    expect(open.table.timers).toEqual({ ...NO_TIMERS, turn: open.now + TURN });
    open.pass(TURN - 1);
    expect(spoke(open)).toEqual([]);
    open.pass(1);
    expect(spoke(open)).toEqual([['pass', true]]);
    open.act(open.asked()[0]!, 'bet', 10);
    open.pass(TURN);
    expect(spoke(open).at(-1)).toEqual(['fold', true]);
  });

  test('each turn has the whole clock', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    open.pass(20_000);
    open.act(open.asked()[0]!, 'pass');
    expect(open.table.timers.turn).toBe(open.now + TURN);
  });

  test('what others do meanwhile does not lengthen it', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    const until = open.table.timers.turn;
    open.pass(10_000);
    open.grant('cai', { type: 'sit', seat: 3, amount: 100 });
    expect(open.table.timers.turn).toBe(until);
  });

  test('S28 the clock refuses a proposal for all who have not answered', () => {
    const open = room({ ana: 100, bea: 400, cai: 400 });
    open.deal();
    while (open.asked()[0] !== 'ana') open.act(open.asked()[0]!, 'pass');
    open.act('ana', 'propose', 200);
    expect(open.asked()).toHaveLength(2);
    open.pass(TURN);
    expect(open.asked()).toEqual(['ana']);
    const answers = open.log.filter(
      (event) => event.type === 'deal' && event.event.type === 'answered',
    );
    expect(answers).toHaveLength(1);
  });
});

describe('two turns in a row left to the clock', () => {
  test('and the seat sits out from the next deal on', () => {
    const open = room({ ana: 100, bea: 100, cai: 100 });
    open.deal();
    const [first] = open.asked();
    // Round 1: the first lets the clock pass, the next bets, the third calls; the clock folds the first.
    open.pass(TURN);
    open.act(open.asked()[0]!, 'bet', 10);
    open.act(open.asked()[0]!, 'call');
    expect(open.asked()).toEqual([first]);
    open.pass(TURN);
    const away = open.log.findLast((event) => event.type === 'away');
    expect(away).toMatchObject({ away: true, byClock: true });
    expect(open.table.seats.find((each) => each?.person === first)?.away).toBe(true);
    while (isRunning(open.table)) open.act(open.asked()[0]!, 'fold');
    open.deal();
    expect(open.table.running?.deal.seats.map((each) => each.person)).not.toContain(first);
  });

  test('an action between the two starts the count anew', () => {
    const open = room({ ana: 300, bea: 300 });
    open.deal();
    const [first] = open.asked();
    open.pass(TURN);
    open.act(open.asked()[0]!, 'bet', 10);
    open.act(first!, 'call');
    expect(open.table.seats.find((each) => each?.person === first)?.timeouts).toBe(0);
    while (open.asked()[0] !== first) open.act(open.asked()[0]!, 'pass');
    open.pass(TURN);
    expect(open.log.some((event) => event.type === 'away')).toBe(false);
  });

  test('coming back starts it anew too', () => {
    const open = room({ ana: 100, bea: 100 });
    // Nobody there: both time out until both sit out; then no deal starts.
    open.pass(3_600_000);
    expect(open.table.seats.slice(0, 2).map((each) => each?.away)).toEqual([true, true]);
    expect([isRunning(open.table), open.next()]).toEqual([false, false]);
    open.grant('ana', { type: 'away', away: false });
    expect(open.table.seats[0]).toMatchObject({ away: false, timeouts: 0 });
  });

  test('T17 in three-card the clock folds; bets are not taken back', () => {
    const open = openRoom(threeConfig(), chancesFrom(2));
    seat(open, { ana: 100, bea: 100 });
    for (let deal = 0; deal < 2; deal++) {
      for (const person of ['ana', 'bea'])
        open.grant(person, { type: 'post', ante: 10, pairPlus: 0 });
      open.deal();
      open.act('bea', 'play');
      open.pass(TURN);
      expect(isRunning(open.table)).toBe(false);
      expect(open.table.seats[0]?.stack).toBe(90 - 10 * deal);
    }
    expect(open.table.seats[0]?.away).toBe(true);
    expect(open.table.seats[1]?.away).toBe(false);
  });
});

describe('one of several who are asked leaves', () => {
  const inTurn = (of: Room, person: string) => of.asked().includes(person);

  test('T17 in three-card the other keeps the whole clock; the leaver is folded as soon as he alone is awaited', () => {
    const open = openRoom(threeConfig(), chancesFrom(2));
    seat(open, { ana: 100, bea: 100 });
    for (const person of ['ana', 'bea'])
      open.grant(person, { type: 'post', ante: 10, pairPlus: 0 });
    open.deal();
    const until = open.now + TURN;
    open.pass(5000);
    open.grant('ana', { type: 'stand' });
    expect(open.table.timers.turn).toBe(until);
    open.pass(until - 1 - open.now);
    expect(open.asked()).toEqual(['ana', 'bea']);
    open.act('bea', 'play');
    expect(open.table.timers.turn).toBe(open.now);
    open.pass(0);
    expect(isRunning(open.table)).toBe(false);
    const decided = open.log.flatMap((event) =>
      event.type === 'deal' && event.event.type === 'decided'
        ? [[event.event.plays, event.event.timeout]]
        : [],
    );
    expect(decided).toEqual([
      [true, false],
      [false, true],
    ]);
    // He loses the ante, no more.
    expect(open.table.accounts.ana).toMatchObject({ bought: 100, cashed: 90 });
  });

  test('T17 when the clock runs out it speaks for both', () => {
    const open = openRoom(threeConfig(), chancesFrom(2));
    seat(open, { ana: 100, bea: 100 });
    for (const person of ['ana', 'bea'])
      open.grant(person, { type: 'post', ante: 10, pairPlus: 0 });
    open.deal();
    const until = open.table.timers.turn;
    open.grant('ana', { type: 'stand' });
    open.pass(TURN - 1);
    expect(open.table.timers.turn).toBe(until);
    open.pass(1);
    expect(isRunning(open.table)).toBe(false);
  });

  test('S28 the other has the whole clock to answer a proposal', () => {
    const open = room({ ana: 100, bea: 400, cai: 400 });
    open.deal();
    while (open.asked()[0] !== 'ana') open.act(open.asked()[0]!, 'pass');
    open.act('ana', 'propose', 200);
    const until = open.now + TURN;
    open.grant('bea', { type: 'stand' });
    open.pass(TURN - 1);
    expect([inTurn(open, 'bea'), inTurn(open, 'cai')]).toEqual([true, true]);
    expect(open.table.timers.turn).toBe(until);
    open.act('cai', 'accept');
    open.pass(0);
    expect(open.asked()).toEqual(['ana']);
  });
});

describe('bots', () => {
  test('move after their pause, not at once', () => {
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
  ])('one that asks for %s is treated as timed out', (_, wish) => {
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

  test('one that will not bet in three-card is left out, and the deal starts', () => {
    const open = openRoom(threeConfig(), chancesFrom(2), {
      bot: () => ({ type: 'away', away: false }),
    });
    seat(open, { ana: 100 });
    open.grant('ana', { type: 'add-bot', seat: 1 });
    open.grant('ana', { type: 'post', ante: 10, pairPlus: 0 });
    open.pass(5_000);
    expect(open.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana']);
  });

  test('alone do not play', () => {
    const open = room({}, someBot(chancesFrom(5)));
    for (let i = 0; i < 3; i++) open.grant('host', { type: 'add-bot', seat: null });
    expect([open.table.timers.deal, open.next()]).toEqual([null, false]);
    open.grant('ana', { type: 'sit', seat: 5, amount: 100 });
    expect(open.table.timers.deal).not.toBeNull();
  });

  test('go on to the end of the deal when the last person leaves, and then stop', () => {
    const open = room({ ana: 100 }, someBot(chancesFrom(6)));
    for (let i = 0; i < 3; i++) open.grant('ana', { type: 'add-bot', seat: null });
    open.deal();
    open.grant('ana', { type: 'stand' });
    open.pass(600_000);
    expect(isRunning(open.table)).toBe(false);
    expect(open.table.running?.number).toBe(1);
    expect(open.next()).toBe(false);
  });

  test('buy again when they are broke, never above the maximum', () => {
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
});

describe('after the room was down', () => {
  const context = (now: number) => ({
    now,
    pause: () => 700,
    shuffle: (cards: readonly never[]) => cards,
    lot: () => 0,
    bot: (): Command => ({ type: 'stand' }),
  });

  test('every clock that ran starts again in full; nobody is folded for its sleep', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    const later = open.now + 3_600_000;
    const [clock, ...rest] = resume(open.table, context(later)).events;
    expect(rest).toEqual([]);
    expect(clock).toEqual({
      type: 'clock',
      timers: { turn: later + TURN, bot: null, deal: null, prepare: null },
    });
  });

  test('the pause between stud deals, the time to bet in three-card', () => {
    const stud = room({ ana: 100, bea: 100 });
    const at = 9_000_000;
    expect(resume(stud.table, context(at)).events).toEqual([
      { type: 'clock', timers: { turn: null, bot: null, deal: at + 5_000, prepare: null } },
    ]);
    const three = openRoom(threeConfig(), chancesFrom(1));
    seat(three, { ana: 100, bea: 100 });
    three.grant('ana', { type: 'post', ante: 10, pairPlus: 0 });
    expect(resume(three.table, context(at)).events).toEqual([
      { type: 'clock', timers: { turn: null, bot: null, deal: at + 20_000, prepare: null } },
    ]);
  });

  test('a bot’s pause', () => {
    const open = room({ ana: 100 }, someBot(chancesFrom(5)));
    open.grant('ana', { type: 'add-bot', seat: 1 });
    open.deal();
    if (open.asked()[0] === 'ana') open.act('ana', 'bet', 10);
    expect(resume(open.table, context(5_000_000)).events).toEqual([
      { type: 'clock', timers: { turn: null, bot: 5_000_700, deal: null, prepare: null } },
    ]);
  });

  test('no clock, nothing to say', () => {
    expect(resume(room({ ana: 100 }).table, context(1)).events).toEqual([]);
  });

  test('nothing is due before its time', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    expect(due(open.table, context(open.now + TURN - 1) as never).events).toEqual([]);
  });
});

function moves(open: Room): Record<string, true> {
  const { deal } = open.table.running!;
  if (deal.game !== 'stud') return {};
  if (deal.question?.about === 'proposal') return { refuse: true };
  return deal.bet === 0 ? { pass: true } : {};
}

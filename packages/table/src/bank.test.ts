/** S38: the banker notes every buy-in, loan and cash-out, puts lines right by others, and settles. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { balance, isRunning, netsOf, paymentsOf, USUAL_NIGHT, type NightConfig } from './index.ts';
import { openRoom, seat, studConfig, type Room } from './testing/room.ts';

/** Ana leads and banks; the bank asks her for what goes beyond its credit. */
function bank(night: Partial<NightConfig>): Room {
  const config = studConfig({ ante: 10 }, { night: { ...USUAL_NIGHT, ...night } });
  return openRoom(config, chancesFrom(3), { host: 'ana' });
}

const sit = (room: Room, person: string, at: number, amount = 100) =>
  room.grant(person, { type: 'sit', seat: at, amount });
const stacks = (room: Room) => room.table.seats.map((held) => held?.stack ?? null).slice(0, 3);

describe('buy-ins', () => {
  test('without credit each waits for the banker’s yes; the banker’s own does not', () => {
    const room = bank({ credit: 0 });
    sit(room, 'ana', 0);
    sit(room, 'bea', 1);
    expect(stacks(room)).toEqual([100, 0, null]);
    expect(room.table.seats[1]).toMatchObject({ asks: 100 });
    expect(room.table.timers.deal).toBeNull();
    expect(room.refusal('bea', { type: 'grant', seat: 1, amount: null })).toBe('not-banker');
    const granted = room.grant('ana', { type: 'grant', seat: 1, amount: null });
    expect(granted[0]).toEqual({ type: 'bought', seat: 1, amount: 100, by: 'ana' });
    expect(stacks(room)).toEqual([100, 100, null]);
    expect(room.table.seats[1]).toMatchObject({ asks: 0 });
    expect(room.table.timers.deal).not.toBeNull();
  });

  test('the banker may give less, or say no, and who asked may take it back', () => {
    const room = bank({ credit: 0 });
    sit(room, 'bea', 1, 300);
    room.grant('ana', { type: 'grant', seat: 1, amount: 200 });
    expect(stacks(room)).toEqual([null, 200, null]);
    room.grant('bea', { type: 'buy', amount: 50 });
    room.grant('ana', { type: 'deny', seat: 1 });
    expect(room.refusal('ana', { type: 'grant', seat: 1, amount: null })).toBe('nothing-asked');
    room.grant('bea', { type: 'buy', amount: 60 });
    room.grant('bea', { type: 'buy', amount: 0 });
    expect(room.table.seats[1]).toMatchObject({ asks: 0, stack: 200 });
    expect(room.table.accounts['bea']).toMatchObject({ bought: 200 });
  });

  test('up to the credit a person has them at once, all he bought counted', () => {
    const room = bank({ credit: 250 });
    sit(room, 'bea', 1, 150);
    room.grant('bea', { type: 'buy', amount: 100 });
    expect(stacks(room)).toEqual([null, 250, null]);
    room.grant('bea', { type: 'buy', amount: 1 });
    expect(room.table.seats[1]).toMatchObject({ asks: 1, stack: 250 });
    // Standing up and sitting down again gives no new credit.
    room.grant('bea', { type: 'stand' });
    sit(room, 'bea', 1, 100);
    expect(room.table.seats[1]).toMatchObject({ asks: 100, stack: 0 });
  });

  test('granted in a deal they come at its end', () => {
    const room = bank({ credit: 100 });
    sit(room, 'ana', 0);
    sit(room, 'bea', 1);
    room.deal();
    room.grant('bea', { type: 'buy', amount: 200 });
    room.grant('ana', { type: 'grant', seat: 1, amount: null });
    expect(room.table.seats[1]).toMatchObject({ asks: 0, ordered: 200 });
    while (isRunning(room.table)) room.act(room.asked()[0]!, 'fold');
    expect(room.table.accounts['bea']).toMatchObject({ bought: 300 });
  });

  test('a bot’s chips take nobody’s yes', () => {
    const room = bank({ credit: 0 });
    room.grant('ana', { type: 'add-bot', seat: 2 });
    expect(stacks(room)).toEqual([null, null, 100]);
  });
});

describe('corrections', () => {
  test('are lines of their own, with author and reason; chips and book go together', () => {
    const room = bank({});
    sit(room, 'bea', 1, 300);
    expect(room.refusal('bea', { type: 'correct', seat: 1, amount: -100, reason: 'x' })).toBe(
      'not-banker',
    );
    const [line] = room.grant('ana', {
      type: 'correct',
      seat: 1,
      amount: -100,
      reason: 'eran 200',
    });
    expect(line).toEqual({
      type: 'corrected',
      seat: 1,
      amount: -100,
      by: 'ana',
      reason: 'eran 200',
    });
    expect(stacks(room)).toEqual([null, 200, null]);
    expect(room.table.accounts['bea']).toMatchObject({ bought: 200 });
    expect(balance(room.table, 'bea')).toBe(0);
  });

  test('never below nothing, above the largest stack to buy, or in a deal', () => {
    const room = bank({});
    sit(room, 'ana', 0, 300);
    sit(room, 'bea', 1, 300);
    const correct = (amount: number) =>
      ({ type: 'correct', seat: 1, amount, reason: 'x' }) as const;
    for (const amount of [0, 0.5, -301, 201]) {
      expect(room.refusal('ana', correct(amount))).toBe('bad-amount');
    }
    room.deal();
    expect(room.refusal('ana', correct(10))).toBe('deal-running');
  });

  test('what one pays another beside the table counts in their results', () => {
    const room = bank({});
    sit(room, 'ana', 0, 300);
    sit(room, 'bea', 1, 300);
    const move = { type: 'move', from: 'bea', to: 'ana', amount: 50, reason: 'pizza' } as const;
    room.grant('ana', move);
    expect([balance(room.table, 'ana'), balance(room.table, 'bea')]).toEqual([-50, 50]);
    for (const amount of [0, -5, 0.5, 1e15]) {
      expect(room.refusal('ana', { ...move, amount })).toBe('bad-amount');
    }
    expect(room.refusal('ana', { ...move, to: 'dan' })).toBe('no-such-person');
    expect(room.refusal('ana', { ...move, to: 'bea' })).toBe('no-such-person');
  });
});

describe('the settlement', () => {
  /** Bea wins the ante of Ana and of a bot: each has paid 10, so Bea has won 20. */
  function played(botsNet: NightConfig['botsNet']): Room {
    const room = bank({ botsNet });
    seat(room, { ana: 100, bea: 100 });
    room.deal();
    while (room.asked()[0] === 'bea') room.act('bea', 'pass');
    if (isRunning(room.table)) room.act('ana', 'fold');
    return room;
  }

  test('who pays whom when it is over; what is paid is marked, and unmarked', () => {
    const room = played('banker');
    const payment = { from: 'ana', to: 'bea', amount: 10 };
    expect(paymentsOf(netsOf(room.table))).toEqual([payment]);
    const pay = (paid: boolean) => ({ type: 'pay', payment, paid }) as const;
    expect(room.refusal('ana', pay(true))).toBe('not-now');
    room.grant('ana', { type: 'end' });
    expect(room.refusal('bea', pay(true))).toBe('not-banker');
    room.grant('ana', pay(true));
    expect(room.table.night.paid).toEqual([payment]);
    room.grant('ana', pay(false));
    expect(room.table.night.paid).toEqual([]);
    expect(room.refusal('ana', { ...pay(true), payment: { ...payment, amount: 9 } })).toBe(
      'no-such-payment',
    );
  });

  test('after going on, what was paid is in the book', () => {
    const room = played('banker');
    room.grant('ana', { type: 'end' });
    const payment = { from: 'ana', to: 'bea', amount: 10 };
    room.grant('ana', { type: 'pay', payment, paid: true });
    room.grant('ana', { type: 'go-on', minutes: 60 });
    room.grant('ana', { type: 'begin' });
    expect(paymentsOf(netsOf(room.table))).toEqual([]);
    expect(room.table.night.paid).toEqual([]);
  });

  test.each(['banker', 'shared'] as const)(
    'what a bot has won or lost is answered for: %s',
    (botsNet) => {
      const room = bank({ botsNet });
      seat(room, { ana: 100, bea: 100 });
      room.grant('ana', { type: 'add-bot', seat: 2 });
      // Ana and Bea fold: their antes of 10 are the bot's.
      room.deal();
      while (isRunning(room.table)) {
        const [asked = ''] = room.asked();
        if (asked.startsWith('bot:')) room.pass(1000);
        else room.act(asked, 'fold');
      }
      const { table } = room;
      const people = ['ana', 'bea'].map((person) => balance(table, person));
      const bot = balance(table, 'bot:1');
      expect(people.reduce((sum, net) => sum + net, bot)).toBe(0);
      const nets = netsOf(table);
      expect(nets.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(nets.map(({ person }) => person)).toEqual(['ana', 'bea']);
      if (botsNet === 'banker') {
        expect(nets[0]!.amount).toBe(people[0]! + bot);
        expect(nets[1]!.amount).toBe(people[1]!);
      } else {
        expect(nets[0]!.amount - people[0]! + (nets[1]!.amount - people[1]!)).toBe(bot);
        expect(Math.abs(nets[0]!.amount - people[0]! - bot / 2)).toBeLessThanOrEqual(0.5);
      }
    },
  );
});

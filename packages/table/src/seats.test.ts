/** Sitting, standing, buying, sitting out (S17, S40). */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { isRunning, type Command } from './index.ts';
import { openRoom, seat, studConfig, threeConfig, type Room } from './testing/room.ts';

const room = (stacks: Readonly<Record<string, number>> = {}): Room => {
  const opened = openRoom(studConfig(), chancesFrom(1));
  seat(opened, stacks);
  return opened;
};
const sit = (at: number, amount: number): Command => ({ type: 'sit', seat: at, amount });
const stackOf = (of: Room, person: string): number | undefined =>
  of.table.seats.find((each) => each?.person === person)?.stack;

describe('sitting down', () => {
  test('S17 the banker gives chips for a buy-in within the limits', () => {
    const open = room();
    expect(open.grant('ana', sit(2, 150)).slice(0, 2)).toEqual([
      { type: 'sat', seat: 2, person: 'ana', name: 'ana', bot: false },
      { type: 'bought', seat: 2, amount: 150 },
    ]);
    expect(stackOf(open, 'ana')).toBe(150);
    expect(open.table.accounts['ana']).toEqual({
      name: 'ana',
      bought: 150,
      lent: 0,
      cashed: 0,
      moved: 0,
    });
  });

  test.each([99, 501, 0, -100, 100.5, NaN])('S17 not for %s chips', (amount) => {
    const open = room();
    expect(open.ask('ana', sit(0, amount))).toEqual({
      ok: false,
      error: { code: 'bad-amount', detail: { amount, min: 100, max: 500 } },
    });
  });

  test.each([-1, 6, 0.5, NaN])('not on seat %s', (at) => {
    expect(room().refusal('ana', sit(at, 100))).toBe('no-such-seat');
  });

  test('not on a taken seat, nor twice', () => {
    const open = room({ ana: 100 });
    expect(open.refusal('bea', sit(0, 100))).toBe('seat-taken');
    expect(open.refusal('ana', sit(1, 100))).toBe('already-seated');
  });

  test('of one name, the later ones are told apart by a number', () => {
    const open = room({ Ana: 100 });
    const nameOf = (person: string): string | undefined =>
      open.table.seats.find((each) => each?.person === person)?.name;
    open.ask('p2', sit(1, 100), 'ana');
    open.ask('p3', sit(2, 100), 'Ana');
    expect(['Ana', 'p2', 'p3'].map(nameOf)).toEqual(['Ana', 'ana 2', 'Ana 3']);
    // Who has left keeps the name in the accounts, and has it again.
    open.grant('Ana', { type: 'stand' });
    open.ask('p4', sit(0, 100), 'Ana');
    expect(nameOf('p4')).toBe('Ana 4');
    open.grant('Ana', sit(3, 100));
    expect(nameOf('Ana')).toBe('Ana');
  });

  test('in a running deal one waits for the next', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    open.grant('cai', sit(2, 100));
    expect(open.table.running?.deal.seats).toHaveLength(2);
    open.act(open.asked()[0]!, 'fold');
    open.deal();
    expect(open.table.running?.deal.seats.map((each) => each.person)).toEqual([
      'ana',
      'bea',
      'cai',
    ]);
  });
});

describe('standing up', () => {
  test('between deals at once, with all chips', () => {
    const open = room({ ana: 150 });
    expect(open.grant('ana', { type: 'stand' })).toEqual([{ type: 'stood', seat: 0, amount: 150 }]);
    expect(open.table.seats[0]).toBeNull();
    expect(open.table.accounts['ana']).toMatchObject({ bought: 150, cashed: 150 });
  });

  test('in a deal at its end; the clock speaks for the seat at once', () => {
    const open = room({ ana: 100, bea: 100, cai: 100 });
    open.deal();
    const [first] = open.asked();
    open.grant(first!, { type: 'stand' });
    expect(open.table.seats.find((each) => each?.person === first)?.leaving).toBe(true);
    open.pass(0);
    // A pass was legal: it is the next one's turn.
    expect(open.asked()).not.toContain(first);
    const others = open.asked();
    open.act(others[0]!, 'bet', 10);
    open.act(open.asked()[0]!, 'call');
    open.pass(0);
    expect(open.table.running?.deal.outcome ?? 'runs').toBe('runs');
    // Facing the bet, the one who leaves has been folded.
    const seatInDeal = open.table.running!.deal.seats.findIndex((each) => each.person === first);
    const { deal } = open.table.running!;
    expect(deal.game === 'stud' && deal.folded[seatInDeal]).toBe(true);
    open.act(open.asked()[0]!, 'fold');
    // He paid the ante of 10 and no more.
    const stood = open.log.findLast((event) => event.type === 'stood');
    expect(stood).toMatchObject({ amount: 90 });
    expect(open.table.seats.every((each) => each?.person !== first)).toBe(true);
  });

  test('all who were in the deal leave: it ends by itself', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    open.grant('ana', { type: 'stand' });
    open.grant('bea', { type: 'stand' });
    open.pass(0);
    expect(isRunning(open.table)).toBe(false);
    expect(open.table.seats.every((each) => each === null)).toBe(true);
    // S31: both passed; what is cashed is what was bought.
    const { ana, bea } = open.table.accounts;
    expect(ana!.cashed + bea!.cashed).toBe(200);
  });

  test('only who sits', () => {
    expect(room().refusal('ana', { type: 'stand' })).toBe('not-seated');
  });
});

describe('S17 buying', () => {
  test('between deals at once, up to the maximum on the table', () => {
    const open = room({ ana: 150 });
    expect(open.grant('ana', { type: 'buy', amount: 350 })).toContainEqual({
      type: 'bought',
      seat: 0,
      amount: 350,
    });
    expect(stackOf(open, 'ana')).toBe(500);
    expect(open.refusal('ana', { type: 'buy', amount: 1 })).toBe('bad-amount');
  });

  test.each([0, -5, 0.5, 351])('not %s chips', (amount) => {
    expect(room({ ana: 150 }).refusal('ana', { type: 'buy', amount })).toBe('bad-amount');
  });

  test('in a deal it is an order, brought at its end', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    expect(open.grant('ana', { type: 'buy', amount: 60 })).toEqual([
      { type: 'ordered', seat: 0, amount: 60 },
    ]);
    const { deal } = open.table.running!;
    expect(deal.stacks[0]).toBe(90);
    expect(open.table.accounts['ana']?.bought).toBe(100);
    open.act(open.asked()[0]!, 'fold');
    expect(open.log).toContainEqual({ type: 'bought', seat: 0, amount: 60 });
    expect(open.table.seats[0]?.ordered).toBe(0);
    expect(open.table.accounts['ana']?.bought).toBe(160);
  });

  test('an order is cut to what the maximum leaves, and may be taken back', () => {
    const open = room({ ana: 480, bea: 480 });
    open.deal();
    open.grant('ana', { type: 'buy', amount: 300 });
    open.grant('bea', { type: 'buy', amount: 300 });
    open.grant('bea', { type: 'buy', amount: 0 });
    open.act(open.asked()[0]!, 'fold');
    const ana = stackOf(open, 'ana')!;
    // She lost or won an ante of 10: 470 or 490, and is filled up to 500.
    expect(ana).toBe(500);
    expect([470, 490]).toContain(stackOf(open, 'bea'));
    expect(open.log.filter((event) => event.type === 'bought')).toHaveLength(3);
  });

  test('an order that the deal has made needless brings nothing', () => {
    const open = room({ ana: 500, bea: 500 });
    open.deal();
    open.grant('ana', { type: 'buy', amount: 100 });
    const loser = open.asked()[0]!;
    if (loser === 'ana') {
      open.act('ana', 'pass');
    }
    open.act('bea', 'fold');
    // Ana has 510: nothing may be added.
    expect(stackOf(open, 'ana')).toBe(510);
    expect(open.table.seats[0]?.ordered).toBe(0);
  });

  test('who sits without cards in the running deal buys at once', () => {
    const open = room({ ana: 100, bea: 100 });
    open.deal();
    open.grant('cai', sit(2, 100));
    expect(open.grant('cai', { type: 'buy', amount: 50 })).toContainEqual({
      type: 'bought',
      seat: 2,
      amount: 50,
    });
  });

  test('only who sits', () => {
    expect(room().refusal('ana', { type: 'buy', amount: 100 })).toBe('not-seated');
  });
});

describe('sitting out', () => {
  test('gets no cards until back', () => {
    const open = room({ ana: 100, bea: 100, cai: 100 });
    open.grant('bea', { type: 'away', away: true });
    open.deal();
    expect(open.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana', 'cai']);
    open.grant('bea', { type: 'away', away: false });
    open.act(open.asked()[0]!, 'fold');
    open.deal();
    expect(open.table.running?.deal.seats).toHaveLength(3);
  });

  test('and coming back are told, and change nothing else', () => {
    const open = room({ ana: 100 });
    for (const away of [true, false]) {
      expect(open.grant('ana', { type: 'away', away })).toEqual([
        { type: 'away', seat: 0, away, byClock: false },
      ]);
    }
  });

  test('said twice is nothing new', () => {
    const open = room({ ana: 100 });
    open.grant('ana', { type: 'away', away: true });
    expect(open.grant('ana', { type: 'away', away: true })).toEqual([]);
  });

  test('takes back the bets of the next three-card deal', () => {
    const open = openRoom(threeConfig(), chancesFrom(1));
    seat(open, { ana: 100 });
    open.grant('ana', { type: 'post', ante: 10, pairPlus: 0 });
    open.grant('ana', { type: 'away', away: true });
    expect([open.table.seats[0]?.bets, open.table.timers.deal]).toEqual([null, null]);
  });
});

describe('bots', () => {
  test('are called by the host or by who sits, to a seat or to the first free one', () => {
    const open = room({ ana: 100 });
    expect(open.refusal('bea', { type: 'add-bot', seat: null })).toBe('not-seated');
    open.grant('ana', { type: 'add-bot', seat: 4 });
    open.grant('host', { type: 'add-bot', seat: null });
    expect(open.table.seats.map((each) => each?.bot ?? null)).toEqual([
      false,
      true,
      null,
      null,
      true,
      null,
    ]);
    expect(stackOf(open, 'bot:1')).toBe(100);
    expect(open.refusal('ana', { type: 'add-bot', seat: 4 })).toBe('seat-taken');
    expect(open.refusal('ana', { type: 'add-bot', seat: 9 })).toBe('no-such-seat');
  });

  test('have names of their own, until the table is full', () => {
    const open = room();
    for (let i = 0; i < 6; i++) open.grant('host', { type: 'add-bot', seat: null });
    const names = open.table.seats.map((each) => each?.name);
    expect(new Set(names).size).toBe(6);
    expect(open.refusal('host', { type: 'add-bot', seat: null })).toBe('table-full');
  });

  test('are sent away, and nobody else is', () => {
    const open = room({ ana: 100 });
    open.grant('ana', { type: 'add-bot', seat: 1 });
    expect(open.refusal('ana', { type: 'remove-bot', seat: 0 })).toBe('not-a-bot');
    expect(open.refusal('ana', { type: 'remove-bot', seat: 3 })).toBe('not-a-bot');
    expect(open.refusal('bea', { type: 'remove-bot', seat: 1 })).toBe('not-seated');
    open.grant('ana', { type: 'remove-bot', seat: 1 });
    expect(open.table.seats[1]).toBeNull();
  });

  test('the person of a bot comes to nobody twice', () => {
    const open = room({ ana: 100 });
    open.grant('ana', { type: 'add-bot', seat: 1 });
    open.grant('ana', { type: 'remove-bot', seat: 1 });
    open.grant('ana', { type: 'add-bot', seat: 1 });
    expect(open.table.seats[1]?.person).toBe('bot:2');
  });
});

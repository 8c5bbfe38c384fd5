/** Three-card deals at a table: bets, when it starts, who banks (T9, T14, T16, T18). */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { NO_TIMERS, bankerSeat, isRunning, type BotChoice } from './index.ts';
import { openRoom, seat, threeConfig, type Room } from './testing/room.ts';
import { studTable, threeTable } from './testing/tables.ts';

/** The table seat that banks the next deal. */
function banker({ table }: Room): number | null {
  if (table.config.game !== 'three') throw new Error('nobody banks in stud');
  return bankerSeat(table, table.config);
}

describe('three-card', () => {
  const post = (ante: number, pairPlus = 0) => ({ type: 'post', ante, pairPlus }) as const;

  test('one person with bets is enough', () => {
    const room = threeTable({ ana: 100 });
    expect(room.table.timers.deal).toBeNull();
    room.grant('ana', post(10));
    room.deal();
    expect(room.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana']);
    expect(room.table.seats[0]?.bets).toBeNull();
  });

  test('all who can have posted: it starts at once; else the clock is waited for', () => {
    const room = threeTable({ ana: 100, bea: 100 });
    room.grant('ana', post(10));
    expect(room.table.timers.deal).toBe(room.now + 20_000);
    room.grant('bea', post(10));
    expect(room.table.timers.deal).toBeLessThan(room.now + 2_000);
  });

  test('who has not posted is not dealt in', () => {
    const room = threeTable({ ana: 100, bea: 100 });
    room.grant('ana', post(10));
    room.pass(20_000);
    expect(room.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana']);
  });

  test('bets are taken back with an ante of 0', () => {
    const room = threeTable({ ana: 100 });
    room.grant('ana', post(10));
    room.grant('ana', post(0));
    expect([room.table.seats[0]?.bets, room.table.timers.deal]).toEqual([null, null]);
  });

  test.each([
    ['T16 the play bet must be covered', post(50, 1), 'ante-not-covered'],
    ['T9 no Pair Plus alone', post(0, 5), 'pair-plus-without-ante'],
    ['below the table’s ante', post(4), 'bad-ante'],
    ['half a chip', post(10.5), 'bad-ante'],
    ['less than none', post(10, -1), 'bad-pair-plus'],
  ])('%s', (_, command, code) => {
    expect(threeTable({ ana: 100 }).refusal('ana', command)).toBe(code);
  });

  test('above the table’s ante', () => {
    expect(threeTable({ ana: 300 }).refusal('ana', post(51))).toBe('bad-ante');
  });

  test('not while a deal runs, and not at a stud table', () => {
    const room = threeTable({ ana: 100, bea: 100 });
    room.grant('ana', post(10));
    room.pass(20_000);
    expect(room.refusal('bea', post(10))).toBe('deal-running');
    expect(studTable({ ana: 100 }).refusal('ana', post(10))).toBe('not-available');
  });

  test('posting brings back who sat out', () => {
    const room = threeTable({ ana: 100 });
    room.grant('ana', { type: 'away', away: true });
    room.grant('ana', post(10));
    expect(room.table.seats[0]?.away).toBe(false);
  });

  test('bots bet once a person has', () => {
    const room = threeTable({ ana: 100 });
    room.grant('ana', { type: 'add-bot', seat: 1 });
    expect(room.next()).toBe(false);
    room.grant('ana', post(10));
    room.deal();
    // The bot of these tests now and then asks for what it may not have and is then left out.
    expect(room.log.some((event) => event.type === 'posted' && event.seat === 1)).toBe(true);
  });

  describe('T18 a player banks', () => {
    const bank = { bank: 'player' } as const;

    test('the first by lot, as soon as two can: anybody may be drawn', () => {
      const drawn = new Set<number>();
      for (let seed = 1; seed <= 40; seed++) {
        const room = openRoom(threeConfig(bank), chancesFrom(seed));
        seat(room, { ana: 500 });
        expect(room.log.some(({ type }) => type === 'button')).toBe(false);
        room.grant('bea', { type: 'sit', seat: 2, amount: 500 });
        room.grant('cai', { type: 'sit', seat: 4, amount: 500 });
        const lots = room.log.filter((event) => event.type === 'button');
        expect(lots).toEqual([{ type: 'button', seat: banker(room), byLot: true }]);
        drawn.add(banker(room)!);
      }
      expect([...drawn].sort()).toEqual([0, 2]);
    });

    test('drawn anew when who was drawn goes before the first deal', () => {
      const room = threeTable({ ana: 500, bea: 500, cai: 500 }, bank);
      expect(banker(room)).toBe(0);
      const told = room.grant('ana', { type: 'stand' });
      expect(told).toContainEqual({ type: 'button', seat: 1, byLot: true });
      expect(banker(room)).toBe(1);
    });

    test('T14 dealing begins at the banker’s left', () => {
      const room = threeTable({ ana: 500, bea: 500, cai: 500, dan: 500 }, bank);
      const orders: string[] = [];
      for (let i = 0; i < 4; i++) {
        const banks = room.table.seats[banker(room)!]!.person;
        for (const person of ['ana', 'bea', 'cai', 'dan'])
          if (person !== banks) room.grant(person, post(5));
        room.deal();
        const { deal } = room.table.running!;
        orders.push(`${banks}: ${deal.seats.map((each) => each.person).join(' ')}`);
        for (const person of room.asked()) room.act(person, 'play');
      }
      expect(orders).toEqual([
        'ana: bea cai dan',
        'bea: cai dan ana',
        'cai: dan ana bea',
        'dan: ana bea cai',
      ]);
    });

    test('then the ready seats in turn, who bet nothing then', () => {
      const room = threeTable({ ana: 500, bea: 500, cai: 500 }, bank);
      const bankers: string[] = [];
      for (let i = 0; i < 4; i++) {
        const banks = room.table.seats[banker(room)!]!.person;
        expect(room.refusal(banks, post(5))).toBe('banker-bets-nothing');
        for (const person of ['ana', 'bea', 'cai'])
          if (person !== banks) room.grant(person, post(5));
        room.deal();
        bankers.push(banks);
        for (const person of room.asked()) room.act(person, 'play');
      }
      expect(bankers).toEqual(['ana', 'bea', 'cai', 'ana']);
      expect(room.table.houseNet).toBe(0);
    });

    test('bets that his stack does not cover are refused, others’ counted', () => {
      const room = threeTable({ ana: 100, bea: 100, cai: 100 }, bank);
      // 100 covers 7 × 5 twice, not 7 × 15.
      expect(room.refusal('bea', post(15))).toBe('bank-not-covered');
      room.grant('bea', post(9));
      // 63 + 42 > 100.
      expect(room.refusal('cai', post(6))).toBe('bank-not-covered');
      room.grant('cai', post(5));
    });

    test('what the others win he loses', () => {
      const room = threeTable({ ana: 500, bea: 500 }, bank);
      room.grant('bea', post(10));
      room.deal();
      expect(room.table.running?.deal).toMatchObject({ banker: { person: 'ana', at: 0 } });
      room.act('bea', 'play');
      const [ana, bea] = room.table.seats;
      expect(ana!.stack + bea!.stack).toBe(1000);
    });

    test('who cannot cover the smallest bet is passed over, a bot too', () => {
      const more = { ante: { min: 50, max: 50 } };
      // 350 are needed; the bot has 100.
      const room = threeTable({}, bank, more);
      room.grant('host', { type: 'add-bot', seat: 0 });
      room.grant('bea', { type: 'sit', seat: 1, amount: 400 });
      room.grant('cai', { type: 'sit', seat: 2, amount: 100 });
      expect(banker(room)).toBe(1);
      room.grant('cai', post(50));
      room.deal();
      expect(room.table.running?.deal).toMatchObject({ banker: { person: 'bea' } });
    });

    test('nobody can: no bet is taken', () => {
      const room = threeTable({ ana: 100, bea: 100 }, bank, { ante: { min: 50, max: 50 } });
      expect(banker(room)).toBeNull();
      expect(room.refusal('ana', post(50))).toBe('bank-not-covered');
      expect(room.next()).toBe(false);
    });

    test('nobody bets against a person’s bank: nothing is waited for', () => {
      const room = threeTable({ ana: 500, bea: 500 }, bank);
      expect(room.table.timers.deal).toBeNull();
      room.grant('bea', post(5));
      expect(room.table.timers.deal).not.toBeNull();
    });

    test('bots bet against a person’s bank', () => {
      const room = threeTable({ ana: 500 }, bank);
      room.grant('ana', { type: 'add-bot', seat: 1 });
      expect(room.table.timers.bot).not.toBeNull();
    });

    test('a bot whose bet the bank does not cover bets the least', () => {
      const bot: BotChoice = () => ({ type: 'post', ante: 20, pairPlus: 10 });
      const room = openRoom(threeConfig(bank), chancesFrom(1), { bot });
      seat(room, { ana: 100 });
      for (const at of [1, 2, 3]) room.grant('ana', { type: 'add-bot', seat: at });
      room.deal();
      // 100 covers 7 × 5 twice, neither 7 × 20 and more nor 7 × 5 a third time.
      expect(room.table.running?.deal).toMatchObject({
        banker: { person: 'ana' },
        seats: [
          { at: 1, ante: 5, pairPlus: 0 },
          { at: 2, ante: 5, pairPlus: 0 },
        ],
      });
      expect(room.table.seats.slice(1, 4).map((each) => each?.away)).toEqual([false, false, false]);
    });

    test('who finds the bank full is not waited for', () => {
      const room = threeTable({ ana: 100, bea: 100, cai: 100 }, bank);
      // 7 × 10 + 7 × 5 > 100: Bea's ten leave no room for Cai's least.
      room.grant('bea', post(10));
      expect(room.table.timers.deal! - room.now).toBeLessThan(1000);
    });

    test('a bank that changed hands and covers no more: the bets go back, and no clock stands still', () => {
      const room = threeTable({ ana: 500, bea: 500, cai: 100 }, bank);
      // Ana was drawn to bank the first deal; in the second it is Bea's turn.
      room.grant('bea', post(5));
      room.grant('cai', { type: 'away', away: true });
      room.deal();
      room.act('bea', 'fold');
      room.grant('ana', { type: 'away', away: true });
      room.grant('cai', post(20));
      expect(banker(room)).toBe(1);
      // Bea goes and Dan sits down in her place: he is next to bank, and his 100 do not cover Cai's 7 × 20.
      room.grant('bea', { type: 'stand' });
      room.grant('dan', { type: 'sit', seat: 1, amount: 100 });
      expect(banker(room)).toBe(1);
      expect(room.table.seats[2]?.bets).toBeNull();
      while (room.next());
      expect(isRunning(room.table)).toBe(false);
      expect(room.table.seats.map((each) => each?.bets ?? null)).toEqual([
        null,
        null,
        null,
        null,
        null,
      ]);
      expect(room.table.timers).toEqual(NO_TIMERS);
    });

    test('the bets of whoever banks now go back at once, and take no room from the others', () => {
      const room = threeTable({ ana: 500, bea: 400, cai: 400 }, bank);
      room.grant('bea', post(50));
      room.grant('ana', { type: 'stand' });
      expect(banker(room)).toBe(1);
      expect(room.log).toContainEqual({ type: 'posted', seat: 1, bets: null });
      // 400 cover 7 × 50, not with Bea's own 7 × 50 beside.
      room.grant('cai', post(50));
      room.deal();
      expect(room.table.running?.deal).toMatchObject({
        banker: { person: 'bea' },
        seats: [{ person: 'cai', ante: 50 }],
      });
    });

    test('who comes back by betting and would bank may not bet', () => {
      const room = threeTable({ ana: 500, bea: 500 }, bank);
      room.grant('ana', { type: 'away', away: true });
      expect(room.refusal('ana', post(5))).toBe('banker-bets-nothing');
      expect(room.table.seats[0]?.away).toBe(true);
    });

    test('he leaves at the deal’s end, with what the bank then is', () => {
      const room = threeTable({ ana: 500, bea: 500 }, bank);
      room.grant('bea', post(10));
      room.deal();
      room.grant('ana', { type: 'stand' });
      expect(room.table.seats[0]).toMatchObject({ leaving: true });
      room.act('bea', 'fold');
      expect(room.log).toContainEqual({ type: 'stood', seat: 0, amount: 510 });
    });
  });
});

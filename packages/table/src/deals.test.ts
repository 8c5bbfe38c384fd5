/** When deals start, who deals, and what is done in them (S14, S17, T16, T18). */
import { MOST_CHIPS, parseCards, type Card } from '@tapete/rules';
import { describe, expect, test } from 'vitest';
import { bankerSeat, isRunning, readySeats } from './index.ts';
import { chancesFrom } from './testing/chances.ts';
import { someBot } from './testing/players.ts';
import { OPENED, openRoom, seat, studConfig, threeConfig, type Room } from './testing/room.ts';

const stud = (stacks: Readonly<Record<string, number>>, rules = {}): Room => {
  const room = openRoom(studConfig(rules), chancesFrom(3));
  seat(room, stacks);
  return room;
};
const three = (stacks: Readonly<Record<string, number>>, rules = {}, more = {}): Room => {
  const chances = chancesFrom(4);
  const room = openRoom(threeConfig(rules, more), chances, { bot: someBot(chances) });
  seat(room, stacks);
  return room;
};
const endByFolds = (room: Room): void => {
  while (isRunning(room.table)) room.act(room.asked()[0]!, 'fold');
};
const cards = (text: string): readonly Card[] => {
  const row = parseCards(text);
  if (!row.ok) throw new Error(text);
  return row.cards as readonly Card[];
};

describe('stud', () => {
  test('a deal starts when two are ready', () => {
    const room = stud({ ana: 100 });
    expect(room.table.timers.deal).toBeNull();
    room.grant('bea', { type: 'sit', seat: 3, amount: 100 });
    expect(room.table.timers.deal).toBeGreaterThan(OPENED);
    room.deal();
    expect(room.table.running?.deal.seats.map(({ person, at }) => [person, at])).toEqual([
      ['ana', 0],
      ['bea', 3],
    ]);
  });

  test('not when one of the two goes before', () => {
    const room = stud({ ana: 100, bea: 100 });
    room.grant('bea', { type: 'away', away: true });
    expect(room.table.timers.deal).toBeNull();
    expect(room.next()).toBe(false);
  });

  test('the next one after the pause', () => {
    const room = stud({ ana: 100, bea: 100 });
    room.deal();
    endByFolds(room);
    // `between` is 5 seconds.
    expect(room.table.timers).toEqual({ turn: null, bot: null, deal: room.now + 5_000 });
    room.pass(4_999);
    expect(isRunning(room.table)).toBe(false);
    room.pass(1);
    expect(room.table.running?.number).toBe(2);
  });

  test('who has no chips gets no cards', () => {
    const deck = cards('Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d');
    const room = openRoom(studConfig(), chancesFrom(1), { decks: [deck] });
    seat(room, { ana: 100, bea: 100 });
    room.deal();
    // Whoever was drawn to deal: all in, and called.
    room.act(room.asked()[0]!, 'all-in');
    room.act(room.asked()[0]!, 'call');
    expect(isRunning(room.table)).toBe(false);
    const loser = room.table.seats.find((each) => each?.stack === 0)!.person;
    expect(readySeats(room.table)).toHaveLength(1);
    expect(room.table.timers.deal).toBeNull();
    room.grant(loser, { type: 'buy', amount: 100 });
    expect(room.table.timers.deal).not.toBeNull();
  });

  test('who has won more than a deal can count waits until he has cashed out', () => {
    const deck = cards('Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d');
    const buyIn = { min: 10, max: MOST_CHIPS };
    const room = openRoom(studConfig({}, { buyIn }), chancesFrom(1), { decks: [deck] });
    seat(room, { ana: MOST_CHIPS, bea: MOST_CHIPS });
    room.deal();
    room.act(room.asked()[0]!, 'all-in');
    room.act(room.asked()[0]!, 'call');
    const winner = room.table.seats.find((each) => each?.stack === 2 * MOST_CHIPS)!.person;
    const loser = winner === 'ana' ? 'bea' : 'ana';
    room.grant(loser, { type: 'buy', amount: 100 });
    // Nothing is awaited: a deal that cannot start is not tried again and again.
    expect(room.next()).toBe(false);
    room.grant(winner, { type: 'stand' });
    room.grant(winner, { type: 'sit', seat: 4, amount: 100 });
    room.deal();
    expect(room.table.running?.number).toBe(2);
  });

  test('S2 the pack is that of the seats that play', () => {
    const room = stud({ ana: 100, bea: 100, cai: 100 }, { deck: 'auto' });
    room.deal();
    expect(room.table.running?.deal.deck).toHaveLength(32);
  });

  describe('S14 the dealer', () => {
    const dealers = (room: Room, count: number): string[] =>
      Array.from({ length: count }, () => {
        room.deal();
        const dealer = room.table.seats[room.table.button ?? -1]!.person;
        const { deal } = room.table.running!;
        if (deal.game === 'stud') expect(deal.seats[deal.dealer]?.person).toBe(dealer);
        endByFolds(room);
        return dealer;
      });

    test('is drawn by lot, then the next in playing order', () => {
      const room = stud({ ana: 500, bea: 500, cai: 500, dan: 500 });
      const order = dealers(room, 6);
      const ring = ['ana', 'bea', 'cai', 'dan'];
      const first = ring.indexOf(order[0]!);
      expect(order).toEqual(Array.from({ length: 6 }, (_, i) => ring[(first + i) % 4]));
      const lots = room.log.flatMap((event) => (event.type === 'button' ? [event.byLot] : []));
      expect(lots).toEqual([true, false, false, false, false, false]);
    });

    test('anybody may be drawn', () => {
      const drawn = new Set<string>();
      for (let seed = 0; seed < 60; seed++) {
        const room = openRoom(studConfig(), chancesFrom(seed));
        seat(room, { ana: 100, bea: 100, cai: 100 });
        drawn.add(dealers(room, 1)[0]!);
      }
      expect([...drawn].sort()).toEqual(['ana', 'bea', 'cai']);
    });

    test('seats sitting out are skipped, and keep no turn', () => {
      const room = stud({ ana: 500, bea: 500, cai: 500 });
      const [first] = dealers(room, 1);
      const ring = ['ana', 'bea', 'cai'];
      const after = (person: string, by: number): string => ring[(ring.indexOf(person) + by) % 3]!;
      room.grant(after(first!, 1), { type: 'away', away: true });
      expect(dealers(room, 1)).toEqual([after(first!, 2)]);
      room.grant(after(first!, 1), { type: 'away', away: false });
      expect(dealers(room, 2)).toEqual([first, after(first!, 1)]);
    });

    test('counted from the seat whose turn it was, though nobody sits there now', () => {
      const room = stud({ ana: 500, bea: 500, cai: 500 });
      const [first] = dealers(room, 1);
      const ring = ['ana', 'bea', 'cai'];
      room.grant(first!, { type: 'stand' });
      expect(dealers(room, 1)).toEqual([ring[(ring.indexOf(first!) + 1) % 3]]);
    });
  });
});

describe('acting', () => {
  test('only in a deal one has cards in, and in one’s turn', () => {
    const room = stud({ ana: 100, bea: 100 });
    const fold = { type: 'act', decision: 0, action: { type: 'fold' } } as const;
    expect(room.refusal('ana', fold)).toBe('no-deal');
    room.deal();
    room.grant('cai', { type: 'sit', seat: 2, amount: 100 });
    const decision = room.table.running!.decision;
    expect(room.refusal('cai', { ...fold, decision })).toBe('not-in-deal');
    expect(room.refusal('dan', { ...fold, decision })).toBe('not-seated');
    const waits = room.asked()[0] === 'ana' ? 'bea' : 'ana';
    expect(room.refusal(waits, { ...fold, decision })).toBe('not-your-turn');
  });

  test('a stale decision is refused, with the one that stands', () => {
    const room = stud({ ana: 100, bea: 100 });
    room.deal();
    const decision = room.table.running!.decision;
    // The number of the event that asked.
    expect(room.log[decision - 1]).toMatchObject({ type: 'deal', event: { type: 'asked' } });
    const [first] = room.asked();
    room.act(first!, 'bet', 10);
    const [second] = room.asked();
    const call = { type: 'act', decision, action: { type: 'call' } } as const;
    expect(room.ask(second!, call)).toEqual({
      ok: false,
      error: {
        code: 'stale-decision',
        detail: { decision, current: room.table.running!.decision },
      },
    });
  });

  test('what others do beside a deal makes no decision stale', () => {
    const room = stud({ ana: 100, bea: 100 });
    room.deal();
    const { decision } = room.table.running!;
    room.grant('cai', { type: 'sit', seat: 4, amount: 100 });
    room.grant('ana', { type: 'buy', amount: 50 });
    room.grant(room.asked()[0]!, { type: 'act', decision, action: { type: 'pass' } });
  });

  test('in three-card nor do others’ decisions', () => {
    const room = three({ ana: 100, bea: 100 });
    for (const person of ['ana', 'bea']) room.grant(person, { type: 'post', ante: 5, pairPlus: 0 });
    room.deal();
    const { decision } = room.table.running!;
    room.grant('bea', { type: 'act', decision, action: { type: 'play' } });
    room.grant('ana', { type: 'act', decision, action: { type: 'fold' } });
    expect(isRunning(room.table)).toBe(false);
  });

  test('nobody may say timeout, nor an action of the other game', () => {
    const room = stud({ ana: 100, bea: 100 });
    room.deal();
    const { decision } = room.table.running!;
    const [first] = room.asked();
    for (const type of ['timeout', 'play'] as const) {
      const said = { type: 'act', decision, action: { type } } as const;
      expect(room.refusal(first!, said)).toBe('not-available');
    }
    const cardsRoom = three({ ana: 100 });
    cardsRoom.grant('ana', { type: 'post', ante: 5, pairPlus: 0 });
    cardsRoom.deal();
    const call = {
      type: 'act',
      decision: cardsRoom.table.running!.decision,
      action: { type: 'call' },
    };
    expect(cardsRoom.refusal('ana', call as never)).toBe('not-available');
  });
});

describe('three-card', () => {
  const post = (ante: number, pairPlus = 0) => ({ type: 'post', ante, pairPlus }) as const;

  test('one person with bets is enough', () => {
    const room = three({ ana: 100 });
    expect(room.table.timers.deal).toBeNull();
    room.grant('ana', post(10));
    room.deal();
    expect(room.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana']);
    expect(room.table.seats[0]?.bets).toBeNull();
  });

  test('all who can have posted: it starts at once; else the clock is waited for', () => {
    const room = three({ ana: 100, bea: 100 });
    room.grant('ana', post(10));
    expect(room.table.timers.deal).toBe(room.now + 20_000);
    room.grant('bea', post(10));
    expect(room.table.timers.deal).toBeLessThan(room.now + 2_000);
  });

  test('who has not posted is not dealt in', () => {
    const room = three({ ana: 100, bea: 100 });
    room.grant('ana', post(10));
    room.pass(20_000);
    expect(room.table.running?.deal.seats.map((each) => each.person)).toEqual(['ana']);
  });

  test('bets are taken back with an ante of 0', () => {
    const room = three({ ana: 100 });
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
    expect(three({ ana: 100 }).refusal('ana', command)).toBe(code);
  });

  test('above the table’s ante', () => {
    expect(three({ ana: 300 }).refusal('ana', post(51))).toBe('bad-ante');
  });

  test('not while a deal runs, and not at a stud table', () => {
    const room = three({ ana: 100, bea: 100 });
    room.grant('ana', post(10));
    room.pass(20_000);
    expect(room.refusal('bea', post(10))).toBe('deal-running');
    expect(stud({ ana: 100 }).refusal('ana', post(10))).toBe('not-available');
  });

  test('posting brings back who sat out', () => {
    const room = three({ ana: 100 });
    room.grant('ana', { type: 'away', away: true });
    room.grant('ana', post(10));
    expect(room.table.seats[0]?.away).toBe(false);
  });

  test('bots bet once a person has', () => {
    const room = three({ ana: 100 });
    room.grant('ana', { type: 'add-bot', seat: 1 });
    expect(room.next()).toBe(false);
    room.grant('ana', post(10));
    room.deal();
    // The bot of these tests now and then asks for what it may not have and is then left out.
    expect(room.log.some((event) => event.type === 'posted' && event.seat === 1)).toBe(true);
  });

  describe('T18 a player banks', () => {
    const bank = { bank: 'player' } as const;

    test('the ready seats in turn, who bet nothing then', () => {
      const room = three({ ana: 500, bea: 500, cai: 500 }, bank);
      const bankers: string[] = [];
      for (let i = 0; i < 4; i++) {
        const banker = room.table.seats[bankerSeat(room.table)!]!.person;
        expect(room.refusal(banker, post(5))).toBe('banker-bets-nothing');
        for (const person of ['ana', 'bea', 'cai'])
          if (person !== banker) room.grant(person, post(5));
        room.deal();
        bankers.push(banker);
        for (const person of room.asked()) room.act(person, 'play');
      }
      expect(bankers).toEqual(['ana', 'bea', 'cai', 'ana']);
      expect(room.table.houseNet).toBe(0);
    });

    test('bets that his stack does not cover are refused, others’ counted', () => {
      const room = three({ ana: 100, bea: 100, cai: 100 }, bank);
      // 100 covers 7 × 5 twice, not 7 × 15.
      expect(room.refusal('bea', post(15))).toBe('bank-not-covered');
      room.grant('bea', post(9));
      // 63 + 42 > 100.
      expect(room.refusal('cai', post(6))).toBe('bank-not-covered');
      room.grant('cai', post(5));
    });

    test('what the others win he loses', () => {
      const room = three({ ana: 500, bea: 500 }, bank);
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
      const room = three({}, bank, more);
      room.grant('host', { type: 'add-bot', seat: 0 });
      room.grant('bea', { type: 'sit', seat: 1, amount: 400 });
      room.grant('cai', { type: 'sit', seat: 2, amount: 100 });
      expect(bankerSeat(room.table)).toBe(1);
      room.grant('cai', post(50));
      room.deal();
      expect(room.table.running?.deal).toMatchObject({ banker: { person: 'bea' } });
    });

    test('nobody can: no bet is taken', () => {
      const room = three({ ana: 100, bea: 100 }, bank, { ante: { min: 50, max: 50 } });
      expect(bankerSeat(room.table)).toBeNull();
      expect(room.refusal('ana', post(50))).toBe('bank-not-covered');
      expect(room.next()).toBe(false);
    });

    test('nobody bets against a person’s bank: nothing is waited for', () => {
      const room = three({ ana: 500, bea: 500 }, bank);
      expect(room.table.timers.deal).toBeNull();
      room.grant('bea', post(5));
      expect(room.table.timers.deal).not.toBeNull();
    });

    test('bots bet against a person’s bank', () => {
      const room = three({ ana: 500 }, bank);
      room.grant('ana', { type: 'add-bot', seat: 1 });
      expect(room.table.timers.bot).not.toBeNull();
    });

    test('a bank that changed hands and covers no more: the bets go back, and no clock stands still', () => {
      const room = three({ ana: 500, bea: 500, cai: 100 }, bank);
      room.grant('bea', post(30));
      // Ana would pay 7 × 30. She goes, Bea banks in her turn; then Bea goes too and Dan sits down before
      // Cai: he is next to bank, and covers Cai's smallest bet alone.
      room.grant('ana', { type: 'away', away: true });
      expect(bankerSeat(room.table)).toBe(1);
      expect(room.table.timers.deal).toBeNull();
      room.grant('cai', post(20));
      room.grant('ana', { type: 'stand' });
      room.grant('dan', { type: 'sit', seat: 0, amount: 100 });
      expect(bankerSeat(room.table)).toBe(0);
      // 7 × (30 + 20) = 350 of Dan's 100.
      while (room.next());
      expect(isRunning(room.table)).toBe(false);
      expect(room.table.seats.map((each) => each?.bets ?? null)).toEqual([
        null,
        null,
        null,
        null,
        null,
      ]);
      expect(room.table.timers).toEqual({ turn: null, bot: null, deal: null });
    });

    test('who comes back by betting and would bank may not bet', () => {
      const room = three({ ana: 500, bea: 500 }, bank);
      room.grant('ana', { type: 'away', away: true });
      expect(room.refusal('ana', post(5))).toBe('banker-bets-nothing');
      expect(room.table.seats[0]?.away).toBe(true);
    });

    test('he leaves at the deal’s end, with what the bank then is', () => {
      const room = three({ ana: 500, bea: 500 }, bank);
      room.grant('bea', post(10));
      room.deal();
      room.grant('ana', { type: 'stand' });
      expect(room.table.seats[0]).toMatchObject({ leaving: true });
      room.act('bea', 'fold');
      expect(room.log).toContainEqual({ type: 'stood', seat: 0, amount: 510 });
    });
  });
});

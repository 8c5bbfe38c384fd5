/** When deals start, who deals, and what is done in them (S2, S14, S17). */
import { chancesFrom } from '@tapete/chance';
import { MOST_CHIPS } from '@tapete/rules';
import { describe, expect, test } from 'vitest';
import { NO_TIMERS, isRunning, seatsReady } from './index.ts';
import { endByFolds } from './testing/evening.ts';
import { OPENED, decisionOf, openRoom, seat, studConfig, type Room } from './testing/room.ts';
import { cards, studTable, threeTable } from './testing/tables.ts';

describe('stud', () => {
  test('a deal starts when two are ready', () => {
    const room = studTable({ ana: 100 });
    expect(room.table.timers.deal).toBeNull();
    room.grant('bea', { type: 'sit', seat: 3, amount: 100 });
    expect(room.table.timers.deal).toBeGreaterThan(OPENED);
    room.deal();
    expect(room.table.running?.deal.seats.map(({ person, at }) => [person, at])).toEqual([
      ['ana', 0],
      ['bea', 3],
    ]);
  });

  test('not later because others sit down meanwhile', () => {
    const room = studTable({ ana: 100, bea: 100 });
    const { deal } = room.table.timers;
    room.pass(1_000);
    room.grant('cai', { type: 'sit', seat: 4, amount: 100 });
    expect(room.table.timers).toEqual({ ...NO_TIMERS, deal });
  });

  test('not when one of the two goes before', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.grant('bea', { type: 'away', away: true });
    expect(room.table.timers.deal).toBeNull();
    expect(room.next()).toBe(false);
  });

  test('the next one after the pause', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    endByFolds(room);
    // `between` is 5 seconds.
    expect(room.table.timers).toEqual({ ...NO_TIMERS, deal: room.now + 5_000 });
    room.pass(4_999);
    expect(isRunning(room.table)).toBe(false);
    room.pass(1);
    expect(room.table.running?.number).toBe(2);
  });

  test('the pause comes too after a deal that begins and ends in one step', () => {
    // Ana deals; Bea and Cai are all-in by the ante, so nobody speaks, and Bea's aces take it.
    const deck = cards('Ac 2c 3d Ad 7d 9h Kh 9s 4c Qh 4d 8c 8h 3s Td');
    const options = { decks: [deck], lot: () => 0 };
    const room = openRoom(studConfig({ ante: 100, minBet: 100 }), chancesFrom(1), options);
    seat(room, { ana: 300, bea: 100, cai: 100 });
    while (!room.table.running) room.next();
    expect(room.table.running.deal.outcome).toBe('showdown');
    expect(room.table.seats.slice(0, 3).map((each) => each?.stack)).toEqual([200, 300, 0]);
    expect(room.table.timers).toEqual({ ...NO_TIMERS, deal: room.now + 5_000 });
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
    expect(seatsReady(room.table)).toHaveLength(1);
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
    const room = studTable({ ana: 100, bea: 100, cai: 100 }, { deck: 'auto' });
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
      const room = studTable({ ana: 500, bea: 500, cai: 500, dan: 500 });
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
      const room = studTable({ ana: 500, bea: 500, cai: 500 });
      const [first] = dealers(room, 1);
      const ring = ['ana', 'bea', 'cai'];
      const after = (person: string, by: number): string => ring[(ring.indexOf(person) + by) % 3]!;
      room.grant(after(first!, 1), { type: 'away', away: true });
      expect(dealers(room, 1)).toEqual([after(first!, 2)]);
      room.grant(after(first!, 1), { type: 'away', away: false });
      expect(dealers(room, 2)).toEqual([first, after(first!, 1)]);
    });

    test('counted from the seat whose turn it was, though nobody sits there now', () => {
      const room = studTable({ ana: 500, bea: 500, cai: 500 });
      const [first] = dealers(room, 1);
      const ring = ['ana', 'bea', 'cai'];
      room.grant(first!, { type: 'stand' });
      expect(dealers(room, 1)).toEqual([ring[(ring.indexOf(first!) + 1) % 3]]);
    });
  });
});

describe('acting', () => {
  test('only in a deal one has cards in, and in one’s turn', () => {
    const room = studTable({ ana: 100, bea: 100 });
    const fold = { type: 'act', decision: 0, action: { type: 'fold' } } as const;
    expect(room.refusal('ana', fold)).toBe('no-deal');
    room.deal();
    room.grant('cai', { type: 'sit', seat: 2, amount: 100 });
    const decision = decisionOf(room.table);
    expect(room.refusal('cai', { ...fold, decision })).toBe('not-in-deal');
    expect(room.refusal('dan', { ...fold, decision })).toBe('not-seated');
    const waits = room.asked()[0] === 'ana' ? 'bea' : 'ana';
    expect(room.refusal(waits, { ...fold, decision })).toBe('not-your-turn');
  });

  test('a stale decision is refused, with the one that stands', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    const decision = decisionOf(room.table);
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
        detail: { decision, current: decisionOf(room.table) },
      },
    });
  });

  test('what others do beside a deal makes no decision stale', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    const decision = decisionOf(room.table);
    room.grant('cai', { type: 'sit', seat: 4, amount: 100 });
    room.grant('ana', { type: 'buy', amount: 50 });
    room.grant(room.asked()[0]!, { type: 'act', decision, action: { type: 'pass' } });
  });

  test('in three-card nor do others’ decisions', () => {
    const room = threeTable({ ana: 100, bea: 100 });
    for (const person of ['ana', 'bea']) room.grant(person, { type: 'post', ante: 5, pairPlus: 0 });
    room.deal();
    const decision = decisionOf(room.table);
    room.grant('bea', { type: 'act', decision, action: { type: 'play' } });
    room.grant('ana', { type: 'act', decision, action: { type: 'fold' } });
    expect(isRunning(room.table)).toBe(false);
  });

  test('nobody may say timeout, nor an action of the other game', () => {
    const room = studTable({ ana: 100, bea: 100 });
    room.deal();
    const decision = decisionOf(room.table);
    const [first] = room.asked();
    for (const type of ['timeout', 'play'] as const) {
      const said = { type: 'act', decision, action: { type } } as const;
      expect(room.refusal(first!, said)).toBe('not-available');
    }
    const cardsRoom = threeTable({ ana: 100 });
    cardsRoom.grant('ana', { type: 'post', ante: 5, pairPlus: 0 });
    cardsRoom.deal();
    const call = {
      type: 'act',
      decision: decisionOf(cardsRoom.table),
      action: { type: 'call' },
    };
    expect(cardsRoom.refusal('ana', call as never)).toBe('not-available');
  });
});

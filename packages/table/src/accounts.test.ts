/** S38: the bank's book, and a table whose sum fails. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import {
  balance,
  chipsOf,
  decide,
  due,
  imbalance,
  NO_TIMERS,
  openTable,
  applyTable,
  type Table,
} from './index.ts';
import { decideOn, type Run } from './run.ts';
import { openRoom, seat, studConfig, threeConfig } from './testing/room.ts';
import { cards } from './testing/tables.ts';

/** The first in deal order gets aces, the second a high card. */
const DECK = cards('Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d');

describe('S38 accounts', () => {
  test('chips on the table count for their owner, bets in the middle for nobody', () => {
    const room = openRoom(studConfig(), chancesFrom(1), { decks: [DECK] });
    seat(room, { ana: 100, bea: 200 });
    room.deal();
    // Each has put an ante of 10.
    expect(['ana', 'bea'].map((person) => chipsOf(room.table, person))).toEqual([90, 190]);
    expect(['ana', 'bea'].map((person) => balance(room.table, person))).toEqual([-10, -10]);
    expect(imbalance(room.table)).toBe(0);
  });

  test('at the end one’s loss is the other’s win', () => {
    const room = openRoom(studConfig(), chancesFrom(1), { decks: [DECK] });
    seat(room, { ana: 100, bea: 200 });
    room.deal();
    const [first] = room.asked();
    room.act(first!, 'bet', 30);
    room.act(room.asked()[0]!, 'fold');
    const other = first === 'ana' ? 'bea' : 'ana';
    expect([balance(room.table, first!), balance(room.table, other)]).toEqual([10, -10]);
    expect(balance(room.table, 'nobody')).toBe(0);
  });

  /** Ana, first in deal order, has the highest card up; the last to sit down deals. */
  const proposed = (stacks: Record<string, number>, to: number, deck: string) => {
    const dealer = Object.keys(stacks).length - 1;
    const room = openRoom(studConfig(), chancesFrom(1), {
      decks: [cards(deck)],
      lot: () => dealer,
    });
    seat(room, stacks);
    room.deal();
    room.act('ana', 'propose', to);
    for (const person of room.asked()) room.act(person, 'accept');
    return room;
  };

  test('S28 a loan is owed to the banker, and what comes back pays it', () => {
    const room = proposed({ ana: 100, bea: 300 }, 150, 'Ac 2c Ad 7d');
    // 150 of which 60 are lent: she has bet 160 in all, and owes it.
    expect([chipsOf(room.table, 'ana'), balance(room.table, 'ana')]).toEqual([0, -160]);
    expect(room.table.accounts['ana']?.lent).toBe(0);
    room.act('bea', 'fold');
    // 150 come back, 60 of them to the banker; two antes are won: 90 + 20. Nothing goes on the account.
    expect(room.table.accounts['ana']).toMatchObject({ bought: 100, lent: 0, cashed: 0 });
    expect([chipsOf(room.table, 'ana'), balance(room.table, 'ana')]).toEqual([110, 10]);
    room.grant('ana', { type: 'stand' });
    expect(balance(room.table, 'ana')).toBe(10);
  });

  test('S28 what is won pays it', () => {
    const room = proposed({ ana: 100, bea: 300 }, 150, 'Ac 2c Ad 7d Kh 9s Qh 4c 8h 3d');
    room.act('bea', 'call');
    // Aces take 2 × 160; 60 of the 320 are the banker's.
    expect(room.table.accounts['ana']).toMatchObject({ bought: 100, lent: 0, cashed: 0 });
    expect([chipsOf(room.table, 'ana'), balance(room.table, 'ana')]).toEqual([260, 160]);
    expect(balance(room.table, 'bea')).toBe(-160);
  });

  test('S28 what is lost stays on the account', () => {
    const room = proposed({ ana: 100, bea: 300 }, 150, '2c 7c Kd 7d 9s Jh 4c Qs 3d Tc');
    room.act('bea', 'call');
    expect(room.table.accounts['ana']).toMatchObject({ bought: 100, lent: 60, cashed: 0 });
    // 100 bought and 60 borrowed are gone.
    expect([chipsOf(room.table, 'ana'), balance(room.table, 'ana')]).toEqual([0, -160]);
    expect(balance(room.table, 'bea')).toBe(160);
  });

  test('S28 only what is still owed when the deal is over goes on the account', () => {
    const stacks = { ana: 100, bea: 300, cai: 200 };
    const room = proposed(stacks, 290, '2c 3c 7c Kd Jd 7d 9s 8h 4c Qs 3d Tc');
    room.act('bea', 'fold');
    room.act('cai', 'call');
    // 200 lent. Cai calls with the 190 behind his ante: 100 come back and pay; the other 100 are lost.
    expect(room.table.accounts['ana']).toMatchObject({ bought: 100, lent: 100, cashed: 0 });
    expect(chipsOf(room.table, 'ana')).toBe(0);
    // Cai takes 3 × 10 + 2 × 190 = 410.
    expect(['ana', 'bea', 'cai'].map((who) => balance(room.table, who))).toEqual([-200, -10, 210]);
  });

  test('S28 a proposal of 900,000,000 twice leaves a table that plays on', () => {
    const most = 1_000_000_000;
    const config = studConfig({ ante: 0 }, { buyIn: { min: 20, max: most } });
    const deck = cards('Ac 2c Ad 7d');
    const room = openRoom(config, chancesFrom(1), { decks: [deck, deck], lot: () => 1 });
    seat(room, { ana: 20, bea: most });
    for (const speaks of ['ana', 'bea']) {
      room.deal();
      // The other deals now, so that Bea has the ace up: a pass, and the turn is Ana's.
      if (speaks === 'bea') room.act('bea', 'pass');
      room.act('ana', 'propose', 900_000_000);
      room.act('bea', 'accept');
      room.act('bea', 'fold');
      expect(['ana', 'bea'].map((who) => chipsOf(room.table, who))).toEqual([20, most]);
      expect(room.table.accounts['ana']).toMatchObject({ bought: 20, lent: 0 });
    }
    room.deal();
    expect(room.asked()).toHaveLength(1);
  });

  test('what is won from the house it loses', () => {
    // Ana gets a straight flush, the dealer Q-8-3.
    const room = openRoom(threeConfig(), chancesFrom(1), { decks: [cards('4h Qh 5h 8h 6h 3s')] });
    seat(room, { ana: 100 });
    room.grant('ana', { type: 'post', ante: 10, pairPlus: 5 });
    room.deal();
    expect(balance(room.table, 'ana')).toBe(-15);
    room.act('ana', 'play');
    // 10 + 10 + 5 × 10 + 40 × 5.
    expect([balance(room.table, 'ana'), room.table.houseNet]).toEqual([270, -270]);
  });

  test('who comes back goes on in the same line of the book', () => {
    const room = openRoom(studConfig(), chancesFrom(1));
    seat(room, { ana: 100 });
    room.grant('ana', { type: 'stand' });
    room.grant('ana', { type: 'sit', seat: 3, amount: 250 });
    expect(room.table.accounts['ana']).toMatchObject({ bought: 350, cashed: 100 });
    expect(balance(room.table, 'ana')).toBe(0);
  });
});

describe('a sum that fails', () => {
  const decided = (table: Table, work: (run: Run) => void) => {
    const step = decideOn(table, (run) => {
      work(run);
      return null;
    });
    if (!step.ok) throw new Error(step.error.code);
    return step.value;
  };

  test('halts the table with the event that broke it, and nothing more is played', () => {
    const room = openRoom(studConfig(), chancesFrom(1));
    seat(room, { ana: 100, bea: 100 });
    room.deal();
    const { number, deal } = room.table.running!;
    if (deal.game !== 'stud') throw new Error('not stud');
    // Ten chips are paid to nobody.
    const pots = [{ amount: 10, seats: [0], winners: [], shares: [10] }];
    const wrong = { type: 'paid', pots } as const;
    let after = false;
    const { table, events } = decided(room.table, (run) => {
      run.emitTurn(number, { deal: { ...deal, pots }, events: [wrong] });
      after = true;
    });
    // What came after the fault is not even decided.
    expect(after).toBe(false);
    expect(events).toEqual([
      { type: 'deal', number, game: 'stud', event: wrong },
      { type: 'halted', imbalance: -10 },
    ]);
    expect([table.halted, table.timers]).toEqual([true, NO_TIMERS]);
    expect(events.reduce(applyTable, room.table)).toEqual(table);
    const context = {
      now: room.now + 1e9,
      pause: () => 1,
      watched: true,
      mostEvents: Infinity,
      alike: String,
      shuffle: () => [],
      lot: () => 0,
    };
    const asker = { person: 'ana', name: 'ana' };
    for (const type of ['stand', 'buy'] as const) {
      const command = type === 'buy' ? { type, amount: 10 } : { type };
      expect(decide(table, asker, command, context)).toMatchObject({
        ok: false,
        error: { code: 'halted' },
      });
    }
    expect(due(table, { ...context, bot: () => ({ type: 'stand' }) })).toEqual({
      table,
      events: [],
    });
  });

  test('so does a cash-out of chips that are not there', () => {
    const room = openRoom(studConfig(), chancesFrom(1));
    seat(room, { ana: 100 });
    const { events } = decided(room.table, (run) =>
      run.emit({ type: 'stood', seat: 0, amount: 130 }),
    );
    expect(events.at(-1)).toEqual({ type: 'halted', imbalance: 30 });
  });

  test('what the bank has given out is the sum of its book', () => {
    const room = openRoom(studConfig(), chancesFrom(1), { decks: [DECK] });
    seat(room, { ana: 100, bea: 150 });
    room.grant('ana', { type: 'buy', amount: 20 });
    room.grant('bea', { type: 'stand' });
    expect(room.table.issued).toBe(100 + 150 + 20 - 150);
  });

  test('a table begins with its opening', () => {
    expect(() => applyTable(undefined, { type: 'leaving', seat: 0 })).toThrow();
    const opened = openTable('t1', studConfig(), 'host');
    expect(opened.ok && opened.value.events.map(({ type }) => type)).toEqual(['opened']);
  });
});

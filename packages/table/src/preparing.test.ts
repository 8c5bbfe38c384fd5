/** The time before the cards: what the shuffle waits for, what comes of silence (S15). */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import {
  NO_TIMERS,
  isRunning,
  resume,
  type Awaited,
  type Command,
  type Context,
  type Message,
  type TableConfig,
  type TableEvent,
} from './index.ts';
import { someBot } from './testing/players.ts';
import { openRoom, seat, studConfig, threeConfig, type Room } from './testing/room.ts';

/** Everybody adds to the shuffle, and the seat before the dealer cuts. */
function awaitAll(seats: readonly number[], dealer: number | null): readonly Awaited[] {
  const cutter = seats.at(seats.indexOf(dealer ?? 0) - 1);
  if (cutter === undefined) throw new Error('nobody to cut');
  return [
    ...seats.map((each): Awaited => ({ seat: each, type: 'contribute' })),
    { seat: cutter, type: 'cut' },
  ];
}

const contribute = (value: string): Command => ({
  type: 'prepare',
  message: { type: 'contribute', value },
});
const cut = (at: number): Command => ({ type: 'prepare', message: { type: 'cut', at } });

const contextAt = (now: number): Context => ({
  now,
  pause: () => 1,
  watched: true,
  mostEvents: Infinity,
  alike: String,
  lot: () => 0,
});

function waiting(config: TableConfig = studConfig()): Room {
  const room = openRoom(config, chancesFrom(3), {
    awaits: awaitAll,
    viewers: ['ana', null],
    bot: someBot(chancesFrom(4)),
  });
  seat(room, { ana: 100, bea: 100, cai: 100 });
  return room;
}

/** Goes on until the deal is prepared. */
function prepare(room: Room): Room {
  while (!room.table.preparing) if (!room.next()) throw new Error('no deal is awaited');
  return room;
}
const prepared = (config?: TableConfig): Room => prepare(waiting(config));

/** Everything comes that is awaited. */
function sendAll(room: Room): void {
  for (const { seat: at, type } of room.table.preparing!.awaits) {
    room.grant(person(room, at), type === 'cut' ? cut(7) : contribute('a'));
  }
}

const types = (events: readonly TableEvent[]): string[] =>
  events.map((event) => (event.type === 'deal' ? event.event.type : event.type));
const person = (room: Room, at: number): string => room.table.seats[at]!.person;

describe('a shuffle that waits for nobody', () => {
  test('passes through the preparation in one step', () => {
    const room = openRoom(studConfig(), chancesFrom(3));
    seat(room, { ana: 100, bea: 100 });
    const done = room.pass(60_000);
    const from = types(done).indexOf('preparing');
    expect(types(done).slice(from, from + 4)).toEqual(['preparing', 'button', 'started', 'anted']);
    expect(done[from]).toMatchObject({ number: 1, seats: [0, 1], awaits: [] });
    expect(room.table.preparing).toBeNull();
  });
});

describe('a shuffle that waits', () => {
  test('S15 deals when every message has come, and is given them all', () => {
    const room = prepared();
    const { awaits, seats, dealer } = room.table.preparing!;
    expect([seats, awaits.length, isRunning(room.table)]).toEqual([[0, 1, 2], 4, false]);
    const cutter = awaits.find(({ type }) => type === 'cut')!.seat;
    expect((cutter + 1) % 3).toBe(dealer);
    for (const at of seats) room.grant(person(room, at), contribute(`of ${at}`));
    expect(isRunning(room.table)).toBe(false);
    room.grant(person(room, cutter), cut(7));
    const messages: readonly { seat: number; message: Message }[] = room.table.preparing!.messages;
    expect(messages).toEqual([
      ...seats.map((at) => ({
        seat: at,
        message: { type: 'contribute', value: `of ${at}` },
      })),
      { seat: cutter, message: { type: 'cut', at: 7 } },
    ]);
    // No clock has to run out for it.
    room.pass(0);
    expect([isRunning(room.table), room.table.running?.number]).toEqual([true, 1]);
  });

  test('each message is taken once, from whom it is awaited', () => {
    const room = prepared();
    const cutter = room.table.preparing!.awaits.find(({ type }) => type === 'cut')!.seat;
    const other = person(room, (cutter + 1) % 3);
    expect(room.refusal(other, cut(3))).toBe('not-preparing');
    room.grant(other, contribute('a'));
    expect(room.refusal(other, contribute('b'))).toBe('not-preparing');
    expect(room.refusal('dan', contribute('a'))).toBe('not-seated');
    const before = waiting();
    expect(before.refusal('ana', contribute('a'))).toBe('not-preparing');
  });

  test('who is silent sits out, the deal is void, the next one is dealt without him', () => {
    const room = prepared();
    const cutter = room.table.preparing!.awaits.find(({ type }) => type === 'cut')!.seat;
    for (const at of [0, 1, 2]) {
      if (at !== cutter) room.grant(person(room, at), contribute('a'));
    }
    const done = room.pass(10_000);
    expect(types(done)).toEqual(['void', 'away', 'clock', 'clock']);
    expect(done[0]).toEqual({ type: 'void', number: 1, reason: 'silent' });
    expect(done[1]).toEqual({ type: 'away', seat: cutter, away: true, byClock: true });
    expect(room.table.seats.map((each) => each?.stack).slice(0, 3)).toEqual([100, 100, 100]);
    prepare(room);
    expect(room.table.preparing!.number).toBe(1);
    expect(room.table.preparing!.seats).not.toContain(cutter);
  });

  test('who sat out meanwhile and is silent does not sit out twice', () => {
    const room = prepared();
    room.grant('ana', { type: 'away', away: true });
    const told = room.pass(10_000).flatMap((event) => (event.type === 'away' ? [event.seat] : []));
    expect([...told].sort()).toEqual([1, 2]);
  });

  test('who is not of the deal stands up and buys at once', () => {
    const room = prepared();
    room.grant('dan', { type: 'sit', seat: 4, amount: 100 });
    expect(types(room.grant('dan', { type: 'buy', amount: 50 }))).toEqual(['bought']);
    expect(types(room.grant('dan', { type: 'stand' }))).toEqual(['stood']);
  });

  test('T18 who banks stays to its end; who may bank after him takes no bets back', () => {
    const room = waiting(threeConfig({ bank: 'player' }));
    const dealer = room.table.button!;
    const others = [0, 1, 2].filter((at) => at !== dealer);
    for (const at of others) room.grant(person(room, at), { type: 'post', ante: 5, pairPlus: 0 });
    prepare(room);
    expect(types(room.grant(person(room, dealer), { type: 'stand' }))).toEqual(['leaving']);
    sendAll(room);
    room.pass(0);
    expect(isRunning(room.table)).toBe(true);
    expect(room.table.running!.deal).toMatchObject({ banker: { at: dealer } });
    expect(room.table.running!.deal.seats.map(({ at }) => at).sort()).toEqual(others);
  });

  test('who leaves meanwhile stands up at its end, chips come then too', () => {
    const room = prepared();
    expect(types(room.grant('ana', { type: 'stand' }))).toEqual(['leaving']);
    expect(types(room.grant('bea', { type: 'buy', amount: 50 }))).toEqual(['ordered']);
    const done = types(room.pass(10_000));
    expect(done).toContain('stood');
    expect(room.table.seats[0]).toBeNull();
    expect(room.table.seats[1]).toMatchObject({ stack: 150, ordered: 0 });
  });

  test('three-card: no more bets meanwhile; those of a void deal go back', () => {
    const room = waiting(threeConfig());
    for (const name of ['ana', 'bea']) room.grant(name, { type: 'post', ante: 5, pairPlus: 1 });
    prepare(room);
    expect(room.table.preparing).toMatchObject({ seats: [0, 1], dealer: null });
    expect(room.refusal('cai', { type: 'post', ante: 5, pairPlus: 0 })).toBe('deal-running');
    room.pass(10_000);
    expect(room.table.seats.slice(0, 2).map((each) => each?.bets)).toEqual([null, null]);
    expect(room.table.preparing).toBeNull();
  });

  test('what one sends does not lengthen the time of the others; after a sleep all have it again', () => {
    const room = prepared();
    const at = room.table.timers.prepare!;
    expect(at).toBe(room.now + 10_000);
    room.pass(4_000);
    room.grant('ana', contribute('a'));
    expect(room.table.timers.prepare).toBe(at);
    const awake = at + 3_600_000;
    expect(resume(room.table, contextAt(awake)).events).toEqual([
      { type: 'clock', timers: { ...NO_TIMERS, prepare: awake + 10_000 } },
    ]);
  });

  test('after a sleep the cards follow at once when every message had come', () => {
    const room = prepared();
    sendAll(room);
    expect(room.table.timers).toEqual({ ...NO_TIMERS, prepare: room.now });
    const awake = room.now + 3_600_000;
    expect(resume(room.table, contextAt(awake)).events).toEqual([
      { type: 'clock', timers: { ...NO_TIMERS, prepare: awake } },
    ]);
  });
});

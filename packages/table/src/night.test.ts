/** S39–S41: when the evening begins, stops and ends, and going on after it. */
import { describe, expect, test } from 'vitest';
import { isRunning, NO_TIMERS } from './index.ts';
import { endByFolds, evening } from './testing/evening.ts';

const MINUTE = 60_000;

describe('the beginning', () => {
  test('where the host begins, nothing is dealt before he does', () => {
    const room = evening({ start: 'host' });
    expect(room.table.night.phase).toBe('waiting');
    expect(room.table.timers).toEqual(NO_TIMERS);
    expect(room.refusal('bea', { type: 'begin' })).toBe('not-host');
    room.grant('ana', { type: 'begin' });
    room.deal();
    expect(room.table.running?.number).toBe(1);
    expect(room.refusal('ana', { type: 'begin' })).toBe('not-now');
  });

  test('S39 the agreed end is counted from there', () => {
    const room = evening({ start: 'host', minutes: 90 });
    room.pass(10 * MINUTE);
    room.grant('ana', { type: 'begin' });
    expect(room.table.night.ends).toBe(room.now + 90 * MINUTE);
    expect(room.table.timers.end).toBe(room.now + 90 * MINUTE);
  });
});

describe('a pause', () => {
  test('stops every clock; who is asked may still answer, and the time to think begins anew', () => {
    const room = evening();
    room.deal();
    room.pass(20_000);
    room.grant('ana', { type: 'pause' });
    expect(room.table.timers).toEqual(NO_TIMERS);
    room.pass(60 * MINUTE);
    room.act(room.asked()[0]!, 'bet', 10);
    expect(room.table.timers).toEqual(NO_TIMERS);
    room.grant('ana', { type: 'resume' });
    expect(room.table.timers.turn).toBe(room.now + 30_000);
    expect(room.refusal('ana', { type: 'resume' })).toBe('not-now');
  });

  test('no deal begins in it', () => {
    const room = evening();
    room.deal();
    room.grant('ana', { type: 'pause' });
    endByFolds(room);
    expect(room.next()).toBe(false);
    room.grant('ana', { type: 'resume' });
    room.deal();
    expect(room.table.running?.number).toBe(2);
  });

  test('who has gone is not waited for', () => {
    const room = evening();
    room.deal();
    room.grant('ana', { type: 'pause' });
    for (const person of ['ana', 'bea', 'cai']) room.grant(person, { type: 'stand' });
    room.pass(1000);
    expect(isRunning(room.table)).toBe(false);
  });
});

describe('no clock', () => {
  test('a decision may take all night', () => {
    const room = evening({}, { turn: null });
    room.deal();
    expect(room.table.timers).toEqual(NO_TIMERS);
    const [asked] = room.asked();
    room.pass(600 * MINUTE);
    expect(room.asked()).toEqual([asked]);
  });
});

describe('S39 the end', () => {
  test('at the agreed time the running deal is finished and no new one starts', () => {
    const room = evening();
    room.grant('ana', { type: 'end-at', minutes: 10 });
    room.deal();
    for (let i = 0; room.now < 1_000_000 + 9.5 * MINUTE; i++) {
      if (isRunning(room.table)) room.act(room.asked()[0]!, 'fold');
      else room.pass(1000);
    }
    while (!isRunning(room.table)) room.pass(1000);
    const told = room.pass(29_000);
    expect(told).toContainEqual({ type: 'last', last: true, by: null });
    const { number } = room.table.running!;
    expect(isRunning(room.table)).toBe(true);
    endByFolds(room);
    expect(room.table.night).toMatchObject({ phase: 'over', last: false, ends: null });
    expect(room.next()).toBe(false);
    expect(room.table.running?.number).toBe(number);
  });

  test('between two deals it is over at once', () => {
    const room = evening({ minutes: 10 });
    room.grant('bea', { type: 'away', away: true });
    room.grant('cai', { type: 'away', away: true });
    expect(room.table.timers.end).toBeNull();
    room.grant('ana', { type: 'end-at', minutes: 10 });
    room.pass(10 * MINUTE - 1);
    expect(room.table.night.phase).toBe('playing');
    room.pass(1);
    expect(room.table.night.phase).toBe('over');
  });

  test('the host announces the last deal, and may take it back', () => {
    const room = evening();
    room.grant('ana', { type: 'last-deal', last: true });
    room.grant('ana', { type: 'last-deal', last: false });
    room.deal();
    room.grant('ana', { type: 'last-deal', last: true });
    endByFolds(room);
    expect(room.table.night.phase).toBe('over');
  });

  test('ended by the host: after the deal that runs, at once where none does', () => {
    const room = evening();
    room.deal();
    room.grant('ana', { type: 'end' });
    expect(isRunning(room.table)).toBe(true);
    endByFolds(room);
    expect(room.table.night.phase).toBe('over');
    const other = evening();
    other.grant('ana', { type: 'end' });
    expect(other.table.night.phase).toBe('over');
    expect(other.refusal('ana', { type: 'end' })).toBe('not-now');
  });
});

describe('S41 going on', () => {
  test('needs a new end, and each decides for himself', () => {
    const room = evening();
    room.grant('ana', { type: 'end' });
    expect(room.refusal('ana', { type: 'begin' })).toBe('nothing-proposed');
    expect(room.refusal('bea', { type: 'agree', agrees: true })).toBe('nothing-proposed');
    room.grant('ana', { type: 'go-on', minutes: 60 });
    const ends = room.now + 60 * MINUTE;
    room.grant('bea', { type: 'agree', agrees: true });
    expect(room.table.night.extension).toEqual({ ends, agreed: ['ana', 'bea'] });
    room.grant('ana', { type: 'begin' });
    expect(room.table.night).toMatchObject({ phase: 'playing', ends, extension: null });
    room.deal();
    expect(room.table.running?.deal.seats.map(({ person }) => person)).toEqual(['ana', 'bea']);
    expect(room.table.seats[2]).toMatchObject({ away: true, stack: 300 });
    // It was he who said nothing, not the clock.
    expect(room.log).toContainEqual({ type: 'away', seat: 2, away: true, byClock: false });
  });

  test('who has agreed may think again', () => {
    const room = evening();
    room.grant('ana', { type: 'end' });
    room.grant('ana', { type: 'go-on', minutes: null });
    room.grant('bea', { type: 'agree', agrees: true });
    room.grant('bea', { type: 'agree', agrees: false });
    expect(room.table.night.extension).toEqual({ ends: null, agreed: ['ana'] });
  });
});

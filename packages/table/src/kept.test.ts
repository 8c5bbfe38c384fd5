import { expect, test } from 'vitest';
import {
  EVENT_VERSION,
  applyTable,
  balance,
  imbalance,
  upgradeEvent,
  type Table,
} from './index.ts';
import { bookNow, bookOf, KEPT, keptLog } from './testing/kept.ts';

test.each(KEPT)('the log "%s" of version 0.1.0 folds to the same chips', (name) => {
  const { log, end, table: row } = keptLog(name);
  let table: Table | undefined;
  for (const { event } of log) {
    table = applyTable(table, upgradeEvent(event, 1, String(row['game'])));
    expect(imbalance(table)).toBe(0);
  }
  if (!table) throw new Error('an empty log');
  const { running } = table;
  expect(table.seq).toBe(end.seq);
  expect(table.halted).toBe(false);
  expect(table.seats.map((seat) => seat?.stack ?? null)).toEqual(end.stacks);
  expect(bookOf(table)).toEqual(bookNow(end, table));
  expect(table.houseNet).toBe(end.houseNet);
  expect(table.button).toBe(end.button);
  for (const person of Object.keys(table.accounts)) {
    expect(balance(table, person)).toBe(end.balances[person]);
  }
  const decision = end.running.decision === 0 ? null : end.running.decision;
  expect({ number: running?.number, decision: running?.decision, ...running?.deal }).toMatchObject({
    ...end.running,
    // Version 0.1.0 said 0 where no decision was awaited.
    decision,
  });
});

test('a version that is not known is not read', () => {
  for (const version of [0, 1.5, EVENT_VERSION + 1]) {
    expect(() => upgradeEvent({ type: 'leaving', seat: 0 }, version, 'stud')).toThrow('version');
  }
  const now = { type: 'leaving', seat: 0 };
  expect(upgradeEvent(now, EVENT_VERSION, 'stud')).toEqual(now);
});

test('the kept logs hold what a reader of old logs must know', () => {
  const text = KEPT.map((name) => JSON.stringify(keptLog(name))).join('\n');
  for (const type of [
    ...['opened', 'sat', 'bought', 'ordered', 'leaving', 'stood', 'away', 'posted', 'button'],
    ...['clock', 'started', 'anted', 'dealt', 'asked', 'spoke', 'proposed', 'answered', 'lent'],
    ...[
      'declined',
      'returned',
      'showed',
      'mucked',
      'paid',
      'ended',
      'decided',
      'turned',
      'settled',
    ],
  ]) {
    expect(text, type).toContain(`"type":"${type}"`);
  }
  for (const outcome of ['showdown', 'all-passed', 'last-left', 'settled']) {
    expect(text, outcome).toContain(`"type":"ended","outcome":"${outcome}"`);
  }
  // A player who banks, a clock that spoke, one that sat a seat out, and side pots.
  for (const part of ['"bank":"player"', '"timeout":true', '"byClock":true']) {
    expect(text).toContain(part);
  }
  const pots = keptLog('stud').log.map(
    ({ event }) => (event as { event?: { pots?: unknown[] } }).event?.pots?.length ?? 0,
  );
  expect(Math.max(...pots)).toBeGreaterThan(1);
});

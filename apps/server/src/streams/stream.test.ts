import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@tapete/protocol';
import { applyTable, openTable, type Table, type TableEvent } from '@tapete/table';
import { expect, test } from 'vitest';
import type { Entry } from '../store/store.ts';
import { STUD_TABLE } from '../testing/stud-table.ts';
import { makeVirtualEnv } from '../testing/virtual-env.ts';
import { beginStream, pump, type StreamParts } from './stream.ts';

/** A log from a table's opening on. */
function logOf(more: readonly TableEvent[]): readonly Entry[] {
  const opened = openTable('t', STUD_TABLE, 'ana');
  if (!opened.ok) throw new Error(opened.error.code);
  return [...opened.value.events, ...more].map((event, i) => ({ seq: i + 1, at: 1000 + i, event }));
}

const sat: TableEvent = { type: 'sat', seat: 0, person: 'ana', name: 'Ana', bot: false };
const ordered = (amount: number): TableEvent => ({ type: 'ordered', seat: 0, amount });

/** A log of which the server keeps the events after `base` at hand; `grow` lets it know of one more. */
function partsFor(log: readonly Entry[], base: number, first = log.length) {
  const fold = (last: number): Table =>
    log
      .slice(0, last)
      .reduce<Table | undefined>((table, { event }) => applyTable(table, event), undefined)!;
  const baseTable = fold(base);
  let last = first;
  const parts: StreamParts = {
    env: makeVirtualEnv('stream'),
    onError: (error) => {
      throw error;
    },
    tables: {
      wake: () => Promise.resolve(),
      replaceGone: () => Promise.resolve(),
      waitFor: () => Promise.resolve(),
      read: () =>
        Promise.resolve({ table: fold(last), base: baseTable, recent: log.slice(base, last) }),
    },
    store: {
      readFor: (_table, _person, after, limit) =>
        Promise.resolve({
          entries: log.slice(after, Math.min(after + limit, last)),
          deck: null,
          openings: [],
        }),
    },
  };
  return { parts, grow: () => ++last };
}

/** A response whose other end takes all at once, or nothing at all. */
function responseTo(reads: boolean): { response: ServerResponse; text: () => string } {
  const chunks: string[] = [];
  const socket = new Socket();
  socket._write = (chunk, _encoding, done) => {
    chunks.push(String(chunk));
    if (reads) done();
  };
  socket._writev = null as never;
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  return { response, text: () => chunks.join('') };
}

const kinds = (text: string): string[] =>
  [...text.matchAll(/^event: (\w+)$/gm)].map((match) => match[1] ?? '');
const ids = (text: string): number[] =>
  [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

test('who lacks up to 2000 events is told each of them, who lacks more gets a snapshot', async () => {
  const log = logOf([sat, ...range(1, 2498).map(ordered)]);
  const follow = async (after: number): Promise<string> => {
    const { response, text } = responseTo(true);
    const stream = beginStream({ table: 't', viewer: null, after }, response);
    await pump(partsFor(log, 2450).parts, stream);
    await setImmediate();
    return text();
  };
  const told = await follow(500);
  expect(new Set(kinds(told))).toEqual(new Set(['log']));
  expect(ids(told)).toEqual(range(501, 2500));

  const behind = await follow(499);
  expect(kinds(behind)[0]).toBe('snapshot');
  expect(behind).toContain(`data: {"protocol":${PROTOCOL_VERSION},"seq":2450,`);
  expect(ids(behind)).toEqual(range(2451, 2500));
});

test('the stream of a viewer who does not read is ended when more than a million bytes wait', async () => {
  // About 100,150 bytes each.
  const long = (i: number): TableEvent => ({
    type: 'sat',
    seat: i % 6,
    person: `p${i}`,
    name: 'x'.repeat(100_000),
    bot: false,
  });
  const log = logOf(range(0, 14).map(long));
  const { parts, grow } = partsFor(log, 1, 1);
  const { response, text } = responseTo(false);
  const stream = beginStream({ table: 't', viewer: null, after: 1 }, response);
  await pump(parts, stream);
  const waiting: number[] = [];
  while (!response.destroyed && waiting.length < 14) {
    await pump(parts, stream, grow());
    await setImmediate();
    if (!response.destroyed) waiting.push(response.writableLength);
  }
  expect(response.destroyed).toBe(true);
  expect(waiting).toHaveLength(9);
  expect(waiting.at(-1)).toBeLessThanOrEqual(1_000_000);
  expect(waiting.at(-1)).toBeGreaterThan(900_000);
  expect(text().length).toBeLessThan(200_000);

  // Who reads is not cut off, however much there is.
  const reader = responseTo(true);
  const all = beginStream({ table: 't', viewer: null, after: 1 }, reader.response);
  const again = partsFor(log, 1, 1);
  for (let i = 0; i < 14; i++) {
    await pump(again.parts, all, again.grow());
    await setImmediate();
  }
  expect(reader.response.destroyed).toBe(false);
  expect(ids(reader.text())).toEqual(range(2, 15));
});

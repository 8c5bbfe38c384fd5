import type { ActionAnswer, TableAnswer, TableCreated } from '@tapete/protocol';
import type { Table } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn, makeActionId, type Guest } from '../testing/guest.ts';
import { insertRows } from '../testing/reading.ts';
import { startRoom } from '../testing/room.ts';

const codeOf = (body: unknown): string => (body as { error: { code: string } }).error.code;

async function tableNow(guest: Guest, id: string): Promise<Table> {
  return ((await guest.request('GET', `/api/tables/${id}`)).body as TableAnswer).table;
}

test('the same actionId again, one after the other or at once, does it once', async () => {
  const room = await startRoom('actions-twice');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const before = await tableNow(ana, id);

  const actionId = makeActionId();
  const first = await ana.act(id, { type: 'buy', amount: 100 }, actionId);
  const again = await ana.act(id, { type: 'buy', amount: 100 }, actionId);
  expect(first.body).toEqual({ first: before.seq + 1, last: before.seq + 1 });
  expect(again.body).toEqual(first.body);
  expect((await tableNow(ana, id)).seats[0]?.stack).toBe(600);

  const double = makeActionId();
  const clicks = await Promise.all(
    Array.from({ length: 8 }, () => ana.act(id, { type: 'buy', amount: 50 }, double)),
  );
  expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(clicks.map(({ text }) => text)).size).toBe(1);
  expect((await tableNow(ana, id)).seats[0]?.stack).toBe(650);
});

test('the same actionId for something else is refused, whoever was first, and changes nothing', async () => {
  const room = await startRoom('actions-other');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const actionId = makeActionId();
  const path = `/api/tables/${id}/actions`;
  const first = await ana.act(id, { type: 'buy', amount: 100 }, actionId);
  for (const other of [{ type: 'buy', amount: 101 }, { type: 'stand' }]) {
    const again = await ana.act(id, other, actionId);
    expect(again.status).toBe(409);
    expect(again.body).toEqual({ error: { code: 'other-action', detail: {} } });
  }
  // The same in another order is the same.
  const turned = { action: { amount: 100, type: 'buy' }, actionId };
  expect((await ana.request('POST', path, turned)).body).toEqual(first.body);
  expect((await tableNow(ana, id)).seats[0]?.stack).toBe(600);
  // Another person's id is another person's.
  const bea = await comeIn(room.url, 'Bea');
  expect((await bea.act(id, { type: 'sit', seat: 1, amount: 500 }, actionId)).status).toBe(200);

  const double = makeActionId();
  const amounts = [20, 30, 20, 30, 20, 30];
  const at = await Promise.all(
    amounts.map((amount) => ana.act(id, { type: 'buy', amount }, double)),
  );
  const done = amounts.filter((_, i) => at[i]?.status === 200);
  expect(done).toHaveLength(3);
  expect(new Set(done).size).toBe(1);
  expect((await tableNow(ana, id)).seats[0]?.stack).toBe(600 + (done[0] ?? 0));
});

test('an action stored before it was kept what it asked for gets its first answer, as it did', async () => {
  const room = await startRoom('actions-old');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  insertRows(room.data, [
    ['actions', { table_id: id, person: ana.id, action_id: 'before-0007', first: 1, last: 2 }],
  ]);
  const answer = await ana.act(id, { type: 'buy', amount: 100 }, 'before-0007');
  expect([answer.status, answer.body]).toEqual([200, { first: 1, last: 2 }]);
  expect((await tableNow(ana, id)).seats[0]?.stack).toBe(500);
});

test('an action that changes nothing is remembered too', async () => {
  const room = await startRoom('actions-nothing');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const actionId = makeActionId();
  const back = await ana.act(id, { type: 'away', away: false }, actionId);
  const { first, last } = back.body as ActionAnswer;
  expect(last).toBe(first - 1);
  await ana.act(id, { type: 'away', away: true });
  // Were it decided afresh, it would bring her back now.
  expect((await ana.act(id, { type: 'away', away: false }, actionId)).body).toEqual(back.body);
  expect((await tableNow(ana, id)).seats[0]?.away).toBe(true);
});

test('a refusal is decided afresh: what was refused may be right later', async () => {
  const room = await startRoom('actions-refused');
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  const actionId = makeActionId();
  const early = await ana.act(id, { type: 'buy', amount: 100 }, actionId);
  expect([early.status, codeOf(early.body)]).toEqual([409, 'not-seated']);
  await ana.act(id, { type: 'sit', seat: 0, amount: 500 });
  expect((await ana.act(id, { type: 'buy', amount: 100 }, actionId)).status).toBe(200);
});

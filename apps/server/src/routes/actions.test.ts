import type { TableAnswer, TableCreated } from '@tapete/protocol';
import { applyTable, type Table } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn, makeActionId, type Guest } from '../testing/guest.ts';
import { playDeals } from '../testing/play.ts';
import { startRoom } from '../testing/room.ts';
import { runningDeal } from '../testing/running-deal.ts';
import { openTables } from '../testing/tables.ts';
import { makeAppend } from '../tables/append.ts';

const codeOf = (body: unknown): string => (body as { error: { code: string } }).error.code;

async function tableNow(guest: Guest, id: string): Promise<Table> {
  return ((await guest.request('GET', `/api/tables/${id}`)).body as TableAnswer).table;
}

test('the same actionId in another deal or for another decision is something else', async () => {
  const { id, asked, deal, decision } = await runningDeal('actions-other-decision');
  const actionId = makeActionId();
  const bet = { type: 'bet', to: 10 };
  const first = await asked.guest.act(id, { ...bet, deal, decision }, actionId);
  expect(first.status).toBe(200);
  const again = await asked.guest.act(id, { ...bet, deal, decision }, actionId);
  expect(again.body).toEqual(first.body);
  for (const other of [
    { deal: deal + 1, decision },
    { deal, decision: decision + 1 },
  ]) {
    const { status, body } = await asked.guest.act(id, { ...bet, ...other }, actionId);
    expect([status, codeOf(body)]).toEqual([409, 'other-action']);
  }
});

test('two actions at once, as a double click without a common id: the second is stale', async () => {
  const { id, asked, deal, decision } = await runningDeal('actions-double');
  const clicks = await Promise.all([
    asked.guest.act(id, { type: 'bet', to: 10, deal, decision }),
    asked.guest.act(id, { type: 'bet', to: 10, deal, decision }),
  ]);
  const codes = clicks.map(({ status, body }) => (status === 200 ? 'done' : codeOf(body)));
  expect(codes.sort()).toEqual(['done', 'stale-decision']);
});

test('a stale decision is refused with the current one', async () => {
  const { id, asked, deal, decision } = await runningDeal('actions-stale');
  const stale = await asked.guest.act(id, { type: 'fold', deal, decision: decision - 1 });
  expect(stale.status).toBe(409);
  expect(stale.body).toEqual({
    error: {
      code: 'stale-decision',
      detail: { decision: decision - 1, current: decision },
    },
  });
});

test('an answer meant for another deal is refused and does nothing', async () => {
  const { id, asked, deal, decision } = await runningDeal('actions-deal');
  const before = await tableNow(asked.guest, id);
  for (const other of [deal + 1, deal + 998]) {
    const stale = await asked.guest.act(id, { type: 'fold', deal: other, decision });
    expect(stale.status).toBe(409);
    expect(stale.body).toEqual({
      error: { code: 'stale-deal', detail: { deal: other, current: deal } },
    });
  }
  expect((await tableNow(asked.guest, id)).seq).toBe(before.seq);
});

test('nobody speaks for another: not the other player, not an onlooker', async () => {
  const { room, id, other, deal, decision } = await runningDeal('actions-other');
  const early = await other.guest.act(id, { type: 'fold', deal, decision });
  expect([early.status, codeOf(early.body)]).toEqual([409, 'not-your-turn']);
  const eve = await comeIn(room.url, 'Eve');
  const foreign = await eve.act(id, { type: 'fold', deal, decision });
  expect([foreign.status, codeOf(foreign.body)]).toEqual([409, 'not-seated']);
  const taken = await eve.act(id, { type: 'sit', seat: 0, amount: 500 });
  expect([taken.status, codeOf(taken.body)]).toEqual([409, 'seat-taken']);
  const nobody = await fetch(`${room.url}/api/tables/${id}/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ actionId: makeActionId(), deal, decision, action: { type: 'fold' } }),
  });
  expect(nobody.status).toBe(401);
});

test('amounts below zero, in parts, or beyond everything are refused and move nothing', async () => {
  const { id, asked, deal, decision } = await runningDeal('actions-amounts');
  const before = await tableNow(asked.guest, id);
  for (const to of [-10, 10.5, 1e10, '10', null]) {
    const answer = await asked.guest.act(id, { type: 'bet', to, deal, decision });
    expect([answer.status, codeOf(answer.body)], String(to)).toEqual([400, 'bad-request']);
    expect(answer.body).toMatchObject({ error: { detail: { path: 'action.to' } } });
  }
  const cases = [
    [0, 'below-minimum'],
    [9, 'below-minimum'],
    [1_000_000_000, 'above-stack'],
  ] as const;
  for (const [to, code] of cases) {
    const answer = await asked.guest.act(id, { type: 'bet', to, deal, decision });
    expect([answer.status, codeOf(answer.body)], String(to)).toEqual([409, code]);
  }
  const forged = await asked.guest.act(id, { type: 'timeout', deal, decision });
  expect(forged.status).toBe(400);
  expect((await tableNow(asked.guest, id)).seq).toBe(before.seq);
});

test('what is missing or wrong is told by its place, as the type of the action has it', async () => {
  const { id, asked, deal, decision } = await runningDeal('actions-told');
  const told = async (part: object, action: unknown): Promise<unknown> => {
    const body = { actionId: makeActionId(), ...part, action };
    const answer = await asked.guest.request('POST', `/api/tables/${id}/actions`, body);
    expect(answer.status).toBe(400);
    return (answer.body as { error: { detail: unknown } }).error.detail;
  };
  const missing = 'Invalid input: expected number, received undefined';
  expect(await told({ deal }, { type: 'pass' })).toEqual({ path: 'decision', expected: missing });
  expect(await told({ decision }, { type: 'pass' })).toEqual({ path: 'deal', expected: missing });
  expect(await told({}, { type: 'buy' })).toEqual({ path: 'action.amount', expected: missing });
  expect(await told({ deal, decision }, { type: 'pass', to: 5 })).toEqual({
    path: 'action.to',
    expected: 'nothing',
  });
  expect(await told({ deal }, { type: 'stand' })).toEqual({ path: 'deal', expected: 'nothing' });
  expect(await told({ deal, decision }, { type: 'check' })).toMatchObject({
    path: 'action.type',
    expected: expect.stringMatching(/^expected one of sit, .*pass, .*propose$/) as string,
  });
});

test('a body of a megabyte, no JSON, a form: refused before anything is read of it', async () => {
  const room = await startRoom('actions-bodies');
  const ana = await comeIn(room.url, 'Ana');
  const { id } = (await ana.request('POST', '/api/tables', { game: 'stud' })).body as TableCreated;
  const post = async (type: string, body: string): Promise<[number, unknown]> => {
    const answer = await fetch(`${room.url}/api/tables/${id}/actions`, {
      method: 'POST',
      headers: { 'content-type': type, cookie: ana.cookie },
      body,
    });
    return [answer.status, await answer.json()];
  };
  expect(await post('application/json', `"${'x'.repeat(1_000_000)}"`)).toEqual([
    413,
    { error: { code: 'too-large', detail: { max: 16_384 } } },
  ]);
  expect(await post('application/json', '{"actionId":')).toEqual([
    400,
    { error: { code: 'bad-request', detail: { expected: 'JSON' } } },
  ]);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    expect(await post(type, '{}')).toEqual([
      400,
      { error: { code: 'bad-request', detail: { expected: 'application/json' } } },
    ]);
  }
});

test('a page of another origin cannot act for its visitor', async () => {
  const room = await startRoom('actions-csrf');
  const ana = await comeIn(room.url, 'Ana');
  const post = async (headers: Record<string, string>): Promise<number> => {
    const answer = await fetch(`${room.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ana.cookie, ...headers },
      body: '{"game":"stud"}',
    });
    return answer.status;
  };
  expect(await post({ origin: 'http://evil.example' })).toBe(403);
  expect(await post({ origin: 'null' })).toBe(403);
  expect(await post({ origin: `http://127.0.0.1:${room.port + 1}` })).toBe(403);
  expect(await post({ origin: room.url })).toBe(200);
});

test('S31 S34 a deal of passes ends with its pot paid and all chips still there', async () => {
  const { room, id, asked, other } = await runningDeal('actions-pass');
  await playDeals(room, id, [asked, other], 1, () => ({ type: 'pass' }));
  const table = asked.follower.table();
  expect(table.running?.deal.outcome).toBe('all-passed');
  const stacks = table.seats.flatMap((seat) => (seat ? [seat.stack] : []));
  expect(stacks.reduce((a, b) => a + b, 0)).toBe(1200);
});

test('S38 a table stopped elsewhere in the meantime refuses: what was missed is read before it is decided again', async () => {
  const room = await startRoom('actions-halted');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true });
  const { id } = made.body as TableCreated;
  const other = await openTables('actions-halted-elsewhere', room.data);
  const before = (await other.tables.read(id))!;
  const event = { type: 'halted', imbalance: 1 } as const;
  const halted = { table: applyTable(before.table, event), events: [event] };
  await other.store.append(makeAppend(before, halted, room.env.now(), null).append);
  await other.close();
  const refused = await ana.act(id, { type: 'buy', amount: 100 });
  expect([refused.status, codeOf(refused.body)]).toEqual([409, 'halted']);
  expect((await tableNow(ana, id)).seats[0]?.stack).toBe(500);
});

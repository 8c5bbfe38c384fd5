import type { TableAnswer, TableCreated, TableList } from '@tapete/protocol';
import { checkConfig, type TableConfig } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn } from '../testing/guest.ts';
import { startRoom } from '../testing/room.ts';

const configOf = (body: unknown): TableConfig => (body as TableAnswer).table.config;

test('a stud table by its defaults: 6 seats, the documento preset, minimum bet 10', async () => {
  const room = await startRoom('tables-stud');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud' });
  expect(made.status).toBe(200);
  const { id, path } = made.body as TableCreated;
  expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(path).toBe(`/t/${id}`);
  const table = await ana.request('GET', `/api/tables/${id}`);
  const config = configOf(table.body);
  expect(config).toMatchObject({
    game: 'stud',
    name: 'Ana',
    seats: 6,
    rules: { minBet: 10, ante: 10, figuras: 'any', allPass: 'ends' },
    buyIn: { min: 500, max: 2000 },
    clock: { turn: 30, bets: 20, between: 6 },
  });
  expect(checkConfig(config).ok).toBe(true);
});

test('a three-card table by its defaults: 5 seats, antes of 5 to 100', async () => {
  const room = await startRoom('tables-three');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'three', name: 'Jueves' });
  const { id } = made.body as TableCreated;
  const table = await ana.request('GET', `/api/tables/${id}`);
  expect(configOf(table.body)).toMatchObject({
    game: 'three',
    name: 'Jueves',
    seats: 5,
    ante: { min: 5, max: 100 },
    buyIn: { min: 200, max: 2000 },
    rules: { bank: 'house' },
  });
});

test('the buy-in follows the smallest bet that is named', async () => {
  const room = await startRoom('tables-scaled');
  const ana = await comeIn(room.url, 'Ana');
  const cases = [
    [
      { game: 'stud', rules: { minBet: 2 } },
      { min: 100, max: 400 },
    ],
    [
      { game: 'three', ante: { min: 50, max: 500 } },
      { min: 2000, max: 20_000 },
    ],
  ] as const;
  for (const [request, buyIn] of cases) {
    const made = await ana.request('POST', '/api/tables', request);
    const { id } = made.body as TableCreated;
    const table = await ana.request('GET', `/api/tables/${id}`);
    expect(configOf(table.body).buyIn).toEqual(buyIn);
  }
});

test('play now: the opener and the bots sit before anybody else comes in', async () => {
  const room = await startRoom('tables-now');
  const ana = await comeIn(room.url, 'Ana');
  const made = await ana.request('POST', '/api/tables', { game: 'stud', sit: true, bots: 3 });
  const { id } = made.body as TableCreated;
  const { table } = (await ana.request('GET', `/api/tables/${id}`)).body as TableAnswer;
  expect(table.seats.map((seat) => seat && (seat.bot ? 'bot' : seat.name))).toEqual([
    'Ana',
    'bot',
    'bot',
    'bot',
    null,
    null,
  ]);
  expect(table.timers.deal).not.toBeNull();
  const full = await ana.request('POST', '/api/tables', { game: 'three', sit: true, bots: 5 });
  expect(full.status).toBe(409);
  expect(full.body).toEqual({ error: { code: 'table-full', detail: { seats: 5 } } });
});

test('each sees the tables it opened or sat at, the latest first', async () => {
  const room = await startRoom('tables-list');
  const ana = await comeIn(room.url, 'Ana');
  const bea = await comeIn(room.url, 'Bea');
  const ids: string[] = [];
  for (const name of ['uno', 'dos']) {
    const made = await ana.request('POST', '/api/tables', { game: 'stud', name });
    ids.push((made.body as TableCreated).id);
    await room.env.advance(1000);
  }
  const [first = '', second = ''] = ids;
  await bea.act(first, { type: 'sit', seat: 1, amount: 600 });
  const forAna = (await ana.request('GET', '/api/tables')).body as TableList;
  expect(forAna.tables.map(({ id }) => id)).toEqual([first, second]);
  const forBea = (await bea.request('GET', '/api/tables')).body as TableList;
  expect(forBea.tables).toEqual([
    {
      id: first,
      game: 'stud',
      name: 'uno',
      seats: 6,
      people: ['Bea'],
      bots: 0,
      at: room.env.now(),
    },
  ]);
});

test('tables out of shape are refused with what was expected', async () => {
  const room = await startRoom('tables-bad');
  const ana = await comeIn(room.url, 'Ana');
  const cases: readonly (readonly [unknown, number, object])[] = [
    [{}, 400, { code: 'bad-request', detail: { path: 'game' } }],
    [{ game: 'chess' }, 400, { code: 'bad-request', detail: { path: 'game' } }],
    [{ game: 'stud', colour: 1 }, 400, { code: 'bad-request' }],
    [{ game: 'stud', seats: 2.5 }, 400, { code: 'bad-request', detail: { path: 'seats' } }],
    [{ game: 'stud', clock: { turn: 1 } }, 400, { code: 'bad-request' }],
    [
      { game: 'stud', rules: { figuras: 'maybe' } },
      400,
      { code: 'bad-rule', detail: { key: 'figuras', choices: ['any', 'pair', 'off'] } },
    ],
    [{ game: 'three', seats: 8 }, 400, { code: 'bad-config', detail: { key: 'seats', max: 7 } }],
    [{ game: 'stud', ante: { min: 1, max: 2 } }, 400, { code: 'bad-config' }],
    [{ game: 'stud', seats: 8, rules: { deck: 8 } }, 409, { code: 'pack-too-small' }],
  ];
  for (const [request, status, error] of cases) {
    const answer = await ana.request('POST', '/api/tables', request);
    expect(answer.status, JSON.stringify(request)).toBe(status);
    expect(answer.body, JSON.stringify(request)).toMatchObject({ error });
  }
});

test('without a session no table is opened or listed; an unknown table is 404', async () => {
  const room = await startRoom('tables-nobody');
  const nobody = { error: { code: 'no-session', detail: {} } };
  const opened = await fetch(`${room.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"game":"stud"}',
  });
  expect([opened.status, await opened.json()]).toEqual([401, nobody]);
  const listed = await fetch(`${room.url}/api/tables`);
  expect([listed.status, await listed.json()]).toEqual([401, nobody]);
  for (const path of ['', '/events']) {
    const answer = await fetch(`${room.url}/api/tables/AAAAAAAAAAAAAAAAAAAAAA${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: 'no-such-table', detail: {} } });
  }
});

test('an address that is none is answered as every error is', async () => {
  const room = await startRoom('tables-address');
  for (const path of ['/api/tables/%ZZ', '/api/tables/%C3%28/events', '/%']) {
    const answer = await fetch(room.url + path);
    expect([answer.status, await answer.json()], path).toEqual([
      400,
      { error: { code: 'bad-request', detail: { expected: 'URL' } } },
    ]);
  }
});

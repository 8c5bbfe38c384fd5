/** What a program does with a token and nothing else. */
import { PROTOCOL_VERSION, type TableAnswer, type TableCreated } from '@tapete/protocol';
import { seedOf, seededRandom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { comeIn, comeInByToken } from '../testing/guest.ts';
import { anyAction, playDeals } from '../testing/play.ts';
import { startRoom } from '../testing/room.ts';

const NOBODY = { error: { code: 'no-session', detail: {} } };

test('all that a bot needs works with the token alone, and no answer sets a cookie', async () => {
  const room = await startRoom('token');
  const bot = await comeInByToken(room.url, 'Robi');
  expect(bot.token).toMatch(/^[^;\s]{40,}$/);
  const heard: Headers[] = [];
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await bot.request(method, path, body);
    expect(answer.status, path).toBe(200);
    heard.push(answer.headers);
    return answer.body;
  };
  expect(await ask('GET', '/api/session')).toEqual({
    protocol: PROTOCOL_VERSION,
    person: { id: bot.id, name: 'Robi' },
  });
  expect(await ask('POST', '/api/session', { nickname: 'Roberta' })).toEqual({
    protocol: PROTOCOL_VERSION,
    person: { id: bot.id, name: 'Roberta' },
  });
  const request = { game: 'stud', sit: true, bots: 2 };
  const { id } = (await ask('POST', '/api/tables', request)) as TableCreated;
  expect(await ask('GET', '/api/tables')).toMatchObject({ tables: [{ id, people: ['Roberta'] }] });
  const follower = await bot.follow(id);
  await follower.until(() => true);
  const random = seededRandom(seedOf('token-actions'));
  await playDeals(room, id, [{ guest: bot, follower }], 2, (view, seat) =>
    anyAction(view, seat, random),
  );
  const { table } = (await ask('GET', `/api/tables/${id}`)) as TableAnswer;
  expect(table.running?.number).toBeGreaterThanOrEqual(2);
  expect(heard.map((headers) => headers.get('set-cookie'))).toEqual(heard.map(() => null));
  // In the stream its own closed card, which is nobody else's to see.
  const own = follower.messages.filter((message) => 'legal' in message);
  expect(own.length).toBeGreaterThan(0);
  expect(room.logged()).not.toContain(bot.token);
});

test('a browser is told no token, asking for one or not; a program gets no cookie', async () => {
  const room = await startRoom('token-browser');
  const ana = await comeIn(room.url, 'Ana');
  expect(ana.received.join()).not.toContain('token');
  const post = async (headers: Record<string, string>): Promise<Response> =>
    fetch(`${room.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ nickname: 'Ana', token: true }),
    });
  // With a page's cookie it is somebody new that comes in.
  const other = await post({ cookie: ana.cookie });
  expect(other.headers.get('set-cookie')).toBeNull();
  const { person, token } = (await other.json()) as { person: { id: string }; token: string };
  expect(person.id).not.toBe(ana.id);
  expect(token).not.toBe('');
  expect(
    (await post({ authorization: `Bearer ${token}`, origin: 'http://evil.example' })).status,
  ).toBe(403);
});

test('a token that is forged, half, or of a session that has ended is 401 everywhere, whatever cookie comes with it', async () => {
  const room = await startRoom('token-forged');
  const ana = await comeIn(room.url, 'Ana');
  const bot = await comeInByToken(room.url, 'Robi');
  const { id } = (await bot.request('POST', '/api/tables', { game: 'stud', sit: true }))
    .body as TableCreated;
  const follower = await bot.follow(id);
  await follower.until(() => true);
  const answers = async (authorization: string): Promise<unknown[]> => {
    const headers = { authorization, cookie: ana.cookie };
    const asked = [
      ['GET', '/api/session'],
      ['GET', '/api/tables'],
      ['GET', `/api/tables/${id}`],
      ['GET', `/api/tables/${id}/events`],
      ['POST', '/api/session', { nickname: 'Eva' }],
      ['POST', '/api/session', { nickname: 'Eva', token: true }],
      ['POST', '/api/tables', { game: 'stud' }],
      ['POST', `/api/tables/${id}/actions`, { actionId: 'action-1', action: { type: 'stand' } }],
      ['DELETE', '/api/session'],
    ] as const;
    const all: unknown[] = [];
    for (const [method, path, body] of asked) {
      const answer = await fetch(room.url + path, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      all.push(answer.status === 200 ? 200 : [answer.status, await answer.json()]);
      await answer.body?.cancel().catch(() => undefined);
    }
    return all;
  };
  const forged = bot.token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const [half = ''] = decodeURIComponent(bot.token).split('.');
  for (const token of [`Bearer ${forged}`, `bearer ${half}`, 'Bearer', 'Bearer x.y', 'Bearer ?']) {
    expect(new Set((await answers(token)).map((each) => JSON.stringify(each))), token).toEqual(
      new Set([JSON.stringify([401, NOBODY])]),
    );
  }
  // A proxy's own password says nothing of who asks here.
  const basic = await fetch(`${room.url}/api/session`, {
    headers: { authorization: 'Basic YTpi', cookie: ana.cookie },
  });
  expect(await basic.json()).toMatchObject({ person: { id: ana.id } });

  const left = await bot.request('DELETE', '/api/session');
  expect([left.status, left.body]).toEqual([200, { protocol: PROTOCOL_VERSION, person: null }]);
  await follower.ended;
  expect(
    new Set((await answers(`Bearer ${bot.token}`)).map((each) => JSON.stringify(each))),
  ).toEqual(new Set([JSON.stringify([401, NOBODY])]));
  // Nobody else has left.
  expect((await ana.request('GET', '/api/tables')).status).toBe(200);
});

test('who leaves by cookie is nobody with it', async () => {
  const room = await startRoom('token-leave');
  const ana = await comeIn(room.url, 'Ana');
  const { cookie } = ana;
  const left = await ana.request('DELETE', '/api/session');
  expect(left.headers.get('set-cookie')).toMatch(/^tapete=;.*Max-Age=0/);
  const after = await fetch(`${room.url}/api/tables`, { headers: { cookie } });
  expect([after.status, await after.json()]).toEqual([401, NOBODY]);
});

import { PROTOCOL_VERSION } from '@tapete/protocol';
import { expect, test } from 'vitest';
import { comeIn } from '../testing/guest.ts';
import { startRoom } from '../testing/room.ts';

test('a guest comes in by nickname, is known by a cookie of its own, and may be renamed', async () => {
  const room = await startRoom('session');
  const none = await fetch(`${room.url}/api/session`);
  expect(await none.json()).toEqual({ protocol: PROTOCOL_VERSION, person: null });

  const made = await fetch(`${room.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nickname: '  Ana   de  Lugo ' }),
  });
  expect(made.status).toBe(200);
  const { person } = (await made.json()) as { person: { id: string; name: string } };
  expect(person.name).toBe('Ana de Lugo');
  const cookie = made.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^tapete=[^;]{40,};/);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toContain('Secure');

  const ana = await comeIn(room.url, 'Anita', cookie.split(';')[0]);
  expect(ana.id).toBe(person.id);
  const now = await ana.request('GET', '/api/session');
  expect(now.body).toEqual({
    protocol: PROTOCOL_VERSION,
    person: { id: person.id, name: 'Anita' },
  });
});

test('under TLS the cookie is bound to its host', async () => {
  const room = await startRoom('session-tls', { secure: true });
  const made = await fetch(`${room.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nickname: 'Ana' }),
  });
  const cookie = made.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-tapete=/);
  expect(cookie).toContain('Secure');
  expect(cookie).toContain('Path=/');
  expect(cookie).not.toContain('Domain');
  expect(made.headers.get('strict-transport-security')).toContain('max-age');
});

test('a cookie that was tampered with is nobody', async () => {
  const room = await startRoom('session-forged');
  const ana = await comeIn(room.url, 'Ana');
  const forged = ana.cookie.replace(/=(.)/, (_, first: string) => `=${first === 'A' ? 'B' : 'A'}`);
  const answer = await fetch(`${room.url}/api/session`, { headers: { cookie: forged } });
  expect(await answer.json()).toEqual({ protocol: PROTOCOL_VERSION, person: null });
});

test('nicknames out of shape are refused, HTML stays text', async () => {
  const room = await startRoom('session-names');
  for (const nickname of ['', '   ', 'x'.repeat(21), 'a\u0007b', 7, null]) {
    const answer = await fetch(`${room.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nickname }),
    });
    expect(answer.status, JSON.stringify(nickname)).toBe(400);
    const { error } = (await answer.json()) as { error: { code: string; detail: object } };
    expect(error.code).toBe('bad-request');
    expect(error.detail).toHaveProperty('path', 'nickname');
    expect(error.detail).toHaveProperty('expected');
  }
  const html = '<b onx=1>&"\'';
  const bob = await comeIn(room.url, html);
  const answer = await bob.request('GET', '/api/session');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.body).toEqual({ protocol: PROTOCOL_VERSION, person: { id: bob.id, name: html } });
});

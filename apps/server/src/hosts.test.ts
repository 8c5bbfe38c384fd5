import { request } from 'node:http';
import { expect, test } from 'vitest';
import { hostName, makeHosts } from './hosts.ts';
import { startRoom } from './testing/room.ts';

/** As fetch will not: with a Host of one's own. */
const statusFor = (port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    request({ port, host: '127.0.0.1', path: '/api/room', headers: { host } }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    })
      .on('error', failed)
      .end();
  });

test('a name that is not the room’s is refused, so no foreign name leads a browser here', async () => {
  const room = await startRoom('hosts', { hosts: ['tapete.example'] });
  const { port } = room;
  for (const host of [
    '127.0.0.1',
    `localhost:${port}`,
    'LOCALHOST',
    '[::1]:80',
    'tapete.example',
  ]) {
    expect(await statusFor(port, host), host).toBe(200);
  }
  for (const host of ['evil.example', '127.0.0.1.evil.example', '0.0.0.0', '10.0.0.7']) {
    expect(await statusFor(port, host), host).toBe(421);
  }
});

test('the name is read without its port', () => {
  expect(hostName('Example:3000')).toBe('example');
  expect(hostName('[::1]:3000')).toBe('[::1]');
  expect(hostName('a:b:c')).toBe('');
  expect(hostName(undefined)).toBe('');
  expect(makeHosts({ lan: false, extra: ['0.0.0.0'] })('0.0.0.0:3000')).toBe(false);
});

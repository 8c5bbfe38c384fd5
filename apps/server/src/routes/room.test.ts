import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { startRoom, type TestRoom } from '../testing/room.ts';

const asked = async (
  { port }: TestRoom,
  path: string,
  headers: Record<string, string> = {},
  address = '127.0.0.1',
): Promise<number> => (await fetch(`http://${address}:${port}${path}`, { headers })).status;

describe('what is counted', () => {
  test('is told to this machine alone; that the room lives, to everybody', async () => {
    const room = await startRoom('metrics');
    expect(await asked(room, '/metrics')).toBe(200);
    for (const header of [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'via',
      'x-forwarded-host',
      'x-forwarded-proto',
    ]) {
      for (const value of ['203.0.113.7', '127.0.0.1', '']) {
        expect(await asked(room, '/metrics', { [header]: value }), header).toBe(404);
      }
      expect(await asked(room, '/healthz', { [header]: '203.0.113.7' })).toBe(200);
    }
  });

  test('is told to no proxy of this machine, believed or not', async () => {
    const believed = await startRoom('metrics-proxy', { proxies: ['127.0.0.0/8'] });
    for (const value of ['203.0.113.7', '127.0.0.1']) {
      expect(await asked(believed, '/metrics', { 'x-forwarded-for': value })).toBe(404);
    }
    // Under TLS all come through one, said or not.
    expect(await asked(await startRoom('metrics-tls', { secure: true }), '/metrics')).toBe(404);
  });

  test('is told to all where the host opens it', async () => {
    const open = await startRoom('metrics-open', { openMetrics: true, secure: true });
    expect(await asked(open, '/metrics', { 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  });

  const [other] = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each?.family === 'IPv4' && !each.internal);
  test.skipIf(!other)('is not told to another machine of the network', async () => {
    const room = await startRoom('metrics-lan', { host: '0.0.0.0', lan: true });
    const address = other?.address ?? '';
    expect(await asked(room, '/metrics', {}, address)).toBe(404);
    expect(await asked(room, '/healthz', {}, address)).toBe(200);
  });
});

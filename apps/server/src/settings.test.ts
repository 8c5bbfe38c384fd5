import { expect, test } from 'vitest';
import { DEFAULT_BOUNDS } from './limits.ts';
import { readSettings, WrongSetting } from './settings.ts';

test('with nothing set', () => {
  expect(readSettings({ PORT: '', TAPETE_PROXIES: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    hosts: [],
    secure: false,
    proxies: [],
    bounds: DEFAULT_BOUNDS,
    logLevel: 'warn',
    openMetrics: false,
  });
});

test('under TLS the proxies of this machine are believed, or those that are named', () => {
  expect(readSettings({ TAPETE_TLS: '1' }).proxies).toEqual(['127.0.0.0/8', '::1']);
  const named = { TAPETE_TLS: '1', TAPETE_PROXIES: '10.0.0.2, 172.16.0.0/12 fd00::/8' };
  expect(readSettings(named).proxies).toEqual(['10.0.0.2', '172.16.0.0/12', 'fd00::/8']);
});

test('a number is read', () => {
  const { bounds } = readSettings({ TAPETE_KEEP_DAYS: '0', TAPETE_MOST_TABLES: '3' });
  expect(bounds).toEqual({ ...DEFAULT_BOUNDS, keepDays: 0, tables: 3 });
});

test('what is counted is told to this machine unless it is opened', () => {
  const open = (value: string) => readSettings({ TAPETE_METRICS: value }).openMetrics;
  expect(['', 'loopback', 'open'].map(open)).toEqual([false, false, true]);
});

test.each([
  ['TAPETE_METRICS', 'yes', 'open'],
  ['PORT', '65536', '0'],
  ['PORT', '1e3', '0'],
  ['TAPETE_PROXIES', 'proxy.example.org', '172.16.0.0/12'],
  ['TAPETE_PROXIES', '10.0.0.0/33', '172.16.0.0/12'],
  ['TAPETE_PROXIES', 'fd00::/129', '172.16.0.0/12'],
  ['TAPETE_PROXIES', '10.0.0.0/8/8', '172.16.0.0/12'],
  ['TAPETE_PROXIES', '10.0.0.0/', '172.16.0.0/12'],
  ['TAPETE_KEEP_DAYS', '-1', '0'],
  ['TAPETE_KEEP_DAYS', 'never', '0'],
  ['TAPETE_MOST_TABLES', '0', '1'],
  ['TAPETE_MOST_SEATS', '1.5', '1'],
  ['TAPETE_MOST_EVENTS', '10', '1000'],
  ['TAPETE_MOST_GUESTS', '0', '1'],
])('%s=%s: both languages say what it is and what it must be', (name, value, expected) => {
  let fault: unknown;
  try {
    readSettings({ [name]: value });
  } catch (error) {
    fault = error;
  }
  if (!(fault instanceof WrongSetting)) throw new Error('nothing is wrong');
  for (const text of [fault.es, fault.en]) {
    expect(text).toContain(name);
    expect(text).toContain(`'${value}'`);
    expect(text).toContain(expected);
  }
});

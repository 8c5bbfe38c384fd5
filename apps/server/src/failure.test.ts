import { expect, test } from 'vitest';
import { failureLine } from './failure.ts';

test.each([
  ['SQLITE_FULL', 'haz sitio', 'make room'],
  ['SQLITE_IOERR_WRITE', 'haz sitio', 'make room'],
  ['SQLITE_READONLY', 'se puede escribir', 'may be written'],
  ['SQLITE_CORRUPT_INDEX', 'está dañada', 'is damaged'],
  ['SQLITE_NOTADB', 'está dañada', 'is damaged'],
])('a store that fails with %s says what to do about it', (why, es, en) => {
  const failure = { what: 'broken', where: 'data/tapete.sqlite', why } as const;
  expect(failureLine(failure, true)).toContain(es);
  expect(failureLine(failure, false)).toContain(en);
  for (const spanish of [true, false]) {
    expect(failureLine(failure, spanish)).toContain(`tapete.sqlite`);
    expect(failureLine(failure, spanish)).toContain(why);
  }
});

test.each([
  [
    'data/tapete.sqlite',
    '',
    /base de datos.*cambiada.*pon la buena/,
    /database.*replaced.*right one/,
  ],
  ['data/tapete.sqlite-wal', 'saved', /archivo.*no falta nada/, /file.*nothing is missing/],
  ['data/tapete.sqlite-wal', '', /archivo.*en él estaba lo último/, /file.*the latest was in it/],
])('of %s that is gone it is said whether anything is lost (%s)', (where, why, es, en) => {
  const failure = { what: 'gone', where, ...(why && { why }) } as const;
  expect(failureLine(failure, true)).toMatch(es);
  expect(failureLine(failure, false)).toMatch(en);
});

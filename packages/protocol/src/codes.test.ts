import type { RefusalCode } from '@tapete/table';
import { expect, expectTypeOf, test } from 'vitest';
import { ERROR_CODES, SERVER_CODES, type ErrorCode, type ServerCode } from './codes.ts';
import { errorAnswer } from './errors.ts';

test('the codes of errors are those of the server, the table and the games, all of them and no other', () => {
  expectTypeOf<ErrorCode>().toEqualTypeOf<ServerCode | RefusalCode>();
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  const code = (text: string): boolean =>
    errorAnswer.safeParse({ error: { code: text, detail: {} } }).success;
  for (const known of [
    ...SERVER_CODES,
    'bad-rule',
    'bad-config',
    'bank-not-covered',
    'not-whole',
  ]) {
    expect(code(known), known).toBe(true);
  }
  expect(code('offline')).toBe(false);
});

import { expect, test } from 'vitest';
import { ok, refuse } from './result.ts';

test('a result is one or the other', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(refuse('too-late', { at: 7 })).toEqual({
    ok: false,
    error: { code: 'too-late', detail: { at: 7 } },
  });
  expect(refuse('too-late').error.detail).toEqual({});
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { JsonFault, readJson } from './json-read.ts';

/** What was read, or where it failed. */
function read(text: string): object {
  try {
    return { ok: true, value: readJson(text) };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { line, token, cut } = error;
    return { ok: false, line, token, cut };
  }
}

describe('readJson', () => {
  it('reads what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        // A key twice is the one thing that JSON.parse takes and this reader does not.
        expect(read(JSON.stringify(JSON.parse(text)))).toEqual({
          ok: true,
          value: JSON.parse(text) as unknown,
        });
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '}', '"', '\n', '1', '[', 'x', '\\'),
        (text, at, put) => {
          const place = at % (text.length + 1);
          const broken = text.slice(0, place) + put + text.slice(place + 1);
          let parses = true;
          try {
            JSON.parse(broken);
          } catch {
            parses = false;
          }
          if (!parses) expect(read(broken)).toMatchObject({ ok: false });
        },
      ),
    );
  });

  it.each([
    ['{"a": 1,\n "a": 2}', 2, '"a"', false],
    ['[1,\n2', 2, '', true],
    ['{"a"', 1, '', true],
    ['"abc', 1, '', true],
    ['[1 2]', 1, '2', false],
    ['{a: 1}', 1, 'a', false],
    ['[1] x', 1, 'x', false],
    ['01', 1, '1', false],
    ['', 1, '', true],
    ['[1,]', 1, ']', false],
  ])('%j: line %i, token %j', (text, line, token, cut) => {
    expect(read(text)).toMatchObject({ ok: false, line, token, cut });
  });

  it('a million brackets are refused, not a crash', () => {
    expect(read('['.repeat(1_000_000))).toMatchObject({ ok: false, token: '[' });
  });
});

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
        // A key twice and a number that may be thousands are all that JSON.parse takes and this reader does not.
        fc.pre(!/(?<![\d.])\d{1,3}\.\d{3}(?!\d|e)/.test(text));
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
    // Ten, or ten thousand; one and a half, or fifteen hundred.
    ['{"a": 10.000}', 1, '10.000', false],
    ['{"a": 1.500}', 1, '1.500', false],
    ['{"a": 1,000}', 1, '1,000', false],
    ['{"a": 12,345, "b": 1}', 1, '12,345', false],
    ['{"a": 1,\r"b": 2,\r\n"a": 3}', 3, '"a"', false],
  ])('%j: line %i, token %j', (text, line, token, cut) => {
    expect(read(text)).toMatchObject({ ok: false, line, token, cut });
  });

  it.each(['10.0', '10.00', '1000.000', '0.5', '[100,200]'])('reads %s as JSON does', (text) => {
    expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });

  it('a million brackets are refused, not a crash', () => {
    expect(read('['.repeat(1_000_000))).toMatchObject({ ok: false, token: '[' });
  });
});

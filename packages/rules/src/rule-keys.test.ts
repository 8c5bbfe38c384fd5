import { describe, expect, it } from 'vitest';
import { parseStudRules, parseThreeRules } from './index.ts';

// What every object inherits is no option of a table.
describe.each(['toString', 'constructor', 'hasOwnProperty', '__proto__'])('the key %s', (key) => {
  const input: unknown = JSON.parse(`{"${key}": "on"}`);

  it('S2–S35 is refused among the stud rules', () => {
    expect(parseStudRules(input)).toMatchObject({ ok: false, error: { code: 'bad-rule' } });
  });

  it('T10–T18 is refused among the three-card rules', () => {
    expect(parseThreeRules(input)).toMatchObject({ ok: false, error: { code: 'bad-rule' } });
  });
});

// A value that cannot be made a string by itself must still be named.
describe.each([{ toString: 1 }, [{ toString: 1 }], null, 'x'.repeat(10_000)])(
  'the value %j',
  (value) => {
    it.each([
      ['stud', parseStudRules],
      ['three-card', parseThreeRules],
    ])('is refused in a known key, an unknown key and as the whole of %s rules', (_, parse) => {
      for (const input of [{ foo: value }, { dealing: value, deck: value }, [value], value]) {
        const parsed = parse(input);
        expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-rule' } });
        if (!parsed.ok) expect(String(parsed.error.detail['value']).length).toBeLessThanOrEqual(80);
      }
    });
  },
);

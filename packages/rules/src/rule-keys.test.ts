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

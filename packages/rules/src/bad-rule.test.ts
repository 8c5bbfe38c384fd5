/** What a table's rules are refused with: the key, the value as JSON, and all that would have done. */
import { describe, expect, test } from 'vitest';
import { MOST_CHIPS } from './game.ts';
import { parseStudRules, studRules } from './stud/stud-rules.ts';
import { MOST_STAKE, parseThreeRules } from './three/three-rules.ts';

/** `would`: what would have done, as data. */
const bad = (key: string, value: string, would: object) => ({
  ok: false,
  error: { code: 'bad-rule', detail: { key, value, ...would } },
});

describe.each([
  ['S2–S35', parseStudRules],
  ['T8–T18', parseThreeRules],
] as const)('%s what is no object', (_, parse) => {
  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['documento', '"documento"'],
    [7, '7'],
    [['on'], '["on"]'],
  ] as const)('%j', (input, value) => {
    expect(parse(input)).toEqual(bad('rules', value, {}));
  });
});

describe('S2–S35 stud', () => {
  const keys = (
    'preset deck jokers figuras flushOverFull aceLow aceStraights ante minBet maxBet raise allPass ' +
    'exceed showdown folded packs deals'
  ).split(' ');

  test('an unknown key names the known ones', () => {
    expect(parseStudRules({ colour: 'red' })).toEqual(bad('colour', '"red"', { keys }));
    expect(parseStudRules({ toString: 1 })).toEqual(bad('toString', '1', { keys }));
  });

  test.each([
    [{ preset: 'mio' }, 'preset', '"mio"', ['documento', 'literal', 'moderno', 'telesina']],
    [{ aceLow: true }, 'aceLow', 'true', ['on', 'off']],
    [{ deck: 9 }, 'deck', '9', ['full', 'auto', 'auto11', 2, 3, 4, 5, 6, 7, 8]],
    [{ jokers: undefined }, 'jokers', 'undefined', [0, 1, 2]],
  ])('%j is none of the choices', (input, key, value, choices) => {
    expect(parseStudRules(input)).toEqual(bad(key, value, { choices }));
  });

  test.each([
    [{ ante: -1 }, 'ante', '-1', { min: 0, max: MOST_CHIPS }],
    [{ ante: MOST_CHIPS + 1 }, 'ante', '1000000001', { min: 0, max: MOST_CHIPS }],
    [{ minBet: 0 }, 'minBet', '0', { min: 1, max: MOST_CHIPS }],
    [{ minBet: '10' }, 'minBet', '"10"', { min: 1, max: MOST_CHIPS }],
    [{ maxBet: 0 }, 'maxBet', '0', { choices: ['stack', 'pot'], min: 1, max: MOST_CHIPS }],
    [{ maxBet: 2.5 }, 'maxBet', '2.5', { choices: ['stack', 'pot'], min: 1, max: MOST_CHIPS }],
  ])('S18 S26 S27 %j is no amount', (input, key, value, would) => {
    expect(parseStudRules(input)).toEqual(bad(key, value, would));
  });

  test.each([
    { ante: 0 },
    { ante: MOST_CHIPS },
    { minBet: 1 },
    { minBet: MOST_CHIPS },
    { maxBet: 1 },
    { maxBet: MOST_CHIPS },
    { maxBet: 'stack' as const },
    { maxBet: 'pot' as const },
  ])('S18 S26 S27 %j is the least or the most', (input) => {
    expect(parseStudRules(input)).toEqual({ ok: true, value: studRules(input) });
  });
});

describe('T8–T18 three-card', () => {
  test('an unknown key names the known ones', () => {
    const keys = ['anteBonus', 'pairPlus', 'foldPairPlus', 'dealing', 'bank'];
    expect(parseThreeRules({ colour: 'red' })).toEqual(bad('colour', '"red"', { keys }));
    expect(parseThreeRules({ toString: undefined })).toEqual(
      bad('toString', 'undefined', { keys }),
    );
  });

  test.each([
    [{ bank: 'nobody' }, 'bank', '"nobody"', { choices: ['house', 'player'] }],
    [{ dealing: 1 }, 'dealing', '1', { choices: ['alternate', 'packet'] }],
    [{ anteBonus: [5, 4] }, 'anteBonus', '[5,4]', { lengths: [3], min: 0, max: 10_000 }],
    [{ anteBonus: 5 }, 'anteBonus', '5', { lengths: [3], min: 0, max: 10_000 }],
    [{ pairPlus: [1] }, 'pairPlus', '[1]', { lengths: [5, 6], min: 0, max: 10_000 }],
  ])('%j', (input, key, value, would) => {
    expect(parseThreeRules(input)).toEqual(bad(key, value, would));
  });

  test('T11 10,000 to one is the most a table may pay, and a stake times that the most chips', () => {
    expect(parseThreeRules({ anteBonus: [10_000, 0, 0] })).toMatchObject({ ok: true });
    expect(parseThreeRules({ anteBonus: [10_001, 0, 0] }).ok).toBe(false);
    expect(MOST_STAKE * 10_000).toBe(MOST_CHIPS);
  });
});

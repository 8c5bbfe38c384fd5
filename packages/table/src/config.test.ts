import { MOST_CHIPS } from '@tapete/rules';
import { describe, expect, test } from 'vitest';
import { checkConfig, openTable, type StudConfig, type ThreeConfig } from './index.ts';
import { studConfig, threeConfig } from './testing/room.ts';

const refusal = (config: StudConfig | ThreeConfig) => {
  const checked = checkConfig(config);
  return checked.ok ? 'ok' : checked.error;
};
const badKey = (config: StudConfig | ThreeConfig): unknown => {
  const found = refusal(config);
  return found === 'ok' ? 'ok' : [found.code, found.detail['key']];
};
const stud = studConfig();
const three = threeConfig();

test('the tables of these tests can be played', () => {
  expect([refusal(stud), refusal(three)]).toEqual(['ok', 'ok']);
});

describe('common', () => {
  test.each([
    ['S1 one seat of stud', { seats: 1 }, 'seats'],
    ['S1 nine seats of stud', { seats: 9 }, 'seats'],
    ['half a seat', { seats: 2.5 }, 'seats'],
    ['S17 nothing to bring', { buyIn: { min: 0, max: 100 } }, 'buyIn.min'],
    ['S17 a maximum below the minimum', { buyIn: { min: 100, max: 99 } }, 'buyIn.max'],
    ['too many chips', { buyIn: { min: 100, max: MOST_CHIPS + 1 } }, 'buyIn.max'],
    ['a turn of 4 seconds', { clock: { ...stud.clock, turn: 4 } }, 'clock.turn'],
    ['a turn of 11 minutes', { clock: { ...stud.clock, turn: 660 } }, 'clock.turn'],
    ['no time to bet', { clock: { ...stud.clock, bets: 0 } }, 'clock.bets'],
    ['no pause', { clock: { ...stud.clock, between: 0 } }, 'clock.between'],
    ['no name', { name: '   ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(41) }, 'name'],
  ] as const)('%s is refused', (_, changes, key) => {
    expect(badKey(studConfig({}, changes))).toEqual(['bad-config', key]);
  });

  test('the refusal gives the value and its range', () => {
    expect(refusal(studConfig({}, { seats: 9 }))).toEqual({
      code: 'bad-config',
      detail: { key: 'seats', value: 9, min: 2, max: 8 },
    });
  });
});

describe('stud', () => {
  test('S3 the pack must do for every number of players up to the seats', () => {
    // Eight players need 40 cards: 36 are too few.
    expect(refusal(studConfig({ deck: 6 }, { seats: 8 }))).toEqual({
      code: 'pack-too-small',
      detail: { cards: 36, needed: 40 },
    });
    expect(refusal(studConfig({ deck: 6 }, { seats: 7 }))).toBe('ok');
    expect(refusal(studConfig({ deck: 'auto' }, { seats: 8 }))).toBe('ok');
  });

  test('S26 S27 a maximum below the minimum bet', () => {
    expect(refusal(studConfig({ maxBet: 9, minBet: 10 }))).toMatchObject({
      code: 'maximum-below-minimum',
    });
  });
});

describe('stud and its chips', () => {
  test('S18 the ante is not more than the smallest buy-in', () => {
    const ante = (amount: number) => refusal(studConfig({ ante: amount }));
    expect(ante(100)).toBe('ok');
    expect(ante(101)).toEqual({
      code: 'bad-config',
      detail: { key: 'rules.ante', value: 101, min: 0, max: 100 },
    });
  });
});

describe('three-card', () => {
  test('T14 one to seven seats', () => {
    expect([1, 7].map((seats) => refusal(threeConfig({}, { seats })))).toEqual(['ok', 'ok']);
    expect([0, 8].map((seats) => badKey(threeConfig({}, { seats })))).toEqual([
      ['bad-config', 'seats'],
      ['bad-config', 'seats'],
    ]);
  });

  test('T16 the smallest buy-in covers the smallest ante and its play bet', () => {
    const at = (min: number) => badKey(threeConfig({}, { ante: { min, max: 60 } }));
    // 100 = 2 × 50.
    expect([at(50), at(51), at(0)]).toEqual([
      'ok',
      ['bad-config', 'ante.min'],
      ['bad-config', 'ante.min'],
    ]);
  });

  test('the largest ante is not below the smallest', () => {
    expect(badKey(threeConfig({}, { ante: { min: 10, max: 9 } }))).toEqual([
      'bad-config',
      'ante.max',
    ]);
  });

  test('T18 somebody must be able to bank the smallest bet', () => {
    const bank = (most: number) =>
      refusal(
        threeConfig(
          { bank: 'player' },
          { buyIn: { min: 100, max: most }, ante: { min: 50, max: 50 } },
        ),
      );
    // Ante, play and 5 × 50 of bonus.
    expect(bank(349)).toEqual({ code: 'bank-not-covered', detail: { needed: 350, stack: 349 } });
    expect(bank(350)).toBe('ok');
  });
});

test('a table that cannot be played is not opened', () => {
  expect(openTable('t', studConfig({}, { seats: 1 }), 'host').ok).toBe(false);
  expect(openTable('t', stud, 'host')).toMatchObject({
    ok: true,
    value: {
      table: { id: 't', seq: 1, config: stud, host: 'host' },
      events: [{ type: 'opened', id: 't', config: stud, host: 'host' }],
    },
  });
});

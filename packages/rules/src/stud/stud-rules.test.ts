import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/stud.json' with { type: 'json' };
import { MOST_CHIPS } from '../game.ts';
import {
  DECKS,
  PRESET_NAMES,
  STUD_CHOICES,
  checkStudRules,
  handRules,
  lowestRank,
  packSize,
  parseStudRules,
  studRules,
  type StudRules,
} from './stud-rules.ts';

const code = (result: { ok: boolean; error?: { code: string } }): string =>
  result.ok ? 'ok' : result.error!.code;

describe('the pack', () => {
  test.each(vectors.deckMap)('S2 $cards cards: lowest rank $lowest', (row) => {
    const { cards, lowest, players_10_minus_n: auto, players_11_minus_n: auto11 } = row;
    expect(lowestRank('auto', auto)).toBe(lowest);
    // 11 − 9 players is out of S1; the last row of `auto11` has nobody.
    if (auto11 <= 8) expect(lowestRank('auto11', auto11)).toBe(lowest);
    expect(packSize(lowestRank(lowest as 2, 4))).toBe(cards);
  });

  test('S2 auto: 2 players 28 cards … 8 players 52, four cards more each', () => {
    const sizes = [2, 3, 4, 5, 6, 7, 8].map((players) => packSize(lowestRank('auto', players)));
    expect(sizes).toEqual([28, 32, 36, 40, 44, 48, 52]);
  });

  test('S2 auto11: one rank fewer, never below 28 cards', () => {
    const sizes = [2, 3, 4, 5, 6, 7, 8].map((players) => packSize(lowestRank('auto11', players)));
    expect(sizes).toEqual([28, 28, 32, 36, 40, 44, 48]);
  });

  test('S2 full: 52 whatever the players', () => {
    expect([2, 8].map((players) => packSize(lowestRank('full', players)))).toEqual([52, 52]);
  });

  test('S3 five cards for everybody, jokers counted', () => {
    for (const deck of DECKS)
      for (const jokers of [0, 1, 2] as const)
        for (let players = 2; players <= 8; players++) {
          const fits = 5 * players <= packSize(lowestRank(deck, players)) + jokers;
          const checked = checkStudRules(studRules({ deck, jokers }), players);
          expect([deck, jokers, players, code(checked)]).toEqual([
            deck,
            jokers,
            players,
            fits ? 'ok' : 'pack-too-small',
          ]);
        }
    // 6 × 5 = 30: 28 cards are too few, 28 and both jokers are enough.
    expect(code(checkStudRules(studRules({ deck: 8 }), 6))).toBe('pack-too-small');
    expect(code(checkStudRules(studRules({ deck: 8, jokers: 1 }), 6))).toBe('pack-too-small');
    expect(code(checkStudRules(studRules({ deck: 8, jokers: 2 }), 6))).toBe('ok');
  });

  test('S3 the refusal says how many cards there are and how many are needed', () => {
    expect(checkStudRules(studRules({ deck: 7 }), 8)).toEqual({
      ok: false,
      error: { code: 'pack-too-small', detail: { cards: 32, needed: 40 } },
    });
  });

  test('S1 two to eight players', () => {
    const codes = [0, 1, 2, 8, 9].map((players) => code(checkStudRules(studRules(), players)));
    expect(codes).toEqual(['too-few-seats', 'too-few-seats', 'ok', 'ok', 'too-many-seats']);
  });

  test('S26 S27 a fixed maximum is not below the minimum', () => {
    const max = (maxBet: number) => code(checkStudRules(studRules({ minBet: 10, maxBet }), 2));
    expect([max(9), max(10)]).toEqual(['maximum-below-minimum', 'ok']);
  });
});

describe('S9 flush above full', () => {
  const above = (players: number, changes: Parameters<typeof studRules>[0]) =>
    handRules(studRules(changes), players).flushOverFull;

  test('auto: with 40 cards or fewer', () => {
    expect([above(4, { deck: 5 }), above(4, { deck: 4 })]).toEqual([true, false]);
    // `auto` deals 40 cards to five players and 44 to six.
    expect([above(5, { deck: 'auto' }), above(6, { deck: 'auto' })]).toEqual([true, false]);
  });

  test('S4 jokers do not count in the 40', () => {
    expect(above(4, { deck: 5, jokers: 2 })).toBe(true);
  });

  test('always and never', () => {
    expect(above(2, { deck: 'full', flushOverFull: 'always' })).toBe(true);
    expect(above(2, { deck: 8, flushOverFull: 'never' })).toBe(false);
  });
});

test('S10 S11 the ace low and the ace straights are in the order as the table has them', () => {
  const orders = STUD_CHOICES.aceLow.flatMap((aceLow) =>
    STUD_CHOICES.aceStraights.map((aceStraights) => {
      const made = handRules(studRules({ aceLow, aceStraights }), 4);
      return [aceLow, made.aceLow, aceStraights, made.aceStraights];
    }),
  );
  expect(orders).toEqual([
    ['on', true, 'off', false],
    ['on', true, 'on', true],
    ['off', false, 'off', false],
    ['off', false, 'on', true],
  ]);
});

describe('presets', () => {
  const first = {
    deck: 'full',
    jokers: 0,
    figuras: 'any',
    flushOverFull: 'auto',
    aceLow: 'on',
    aceStraights: 'off',
    ante: 10,
    minBet: 10,
    maxBet: 'stack',
    raise: 'any',
    allPass: 'ends',
    exceed: 'on',
    showdown: 'all',
    folded: 'hidden',
    packs: 2,
    deals: 'players',
  };

  test('documento: every first value', () => {
    expect(studRules()).toEqual(first);
    for (const [key, values] of Object.entries(STUD_CHOICES)) {
      expect([key, values[0]]).toEqual([key, first[key as keyof typeof first]]);
    }
  });

  test.each([
    ['literal', { ante: 0 }],
    [
      'moderno',
      {
        deck: 'full',
        figuras: 'off',
        flushOverFull: 'never',
        raise: 'last-raise',
        exceed: 'off',
        allPass: 'continue',
        showdown: 'muck',
      },
    ],
    [
      'telesina',
      {
        deck: 'auto11',
        flushOverFull: 'always',
        figuras: 'off',
        exceed: 'off',
        allPass: 'continue',
      },
    ],
  ] as const)('%s: documento but for what it names', (name, changes) => {
    expect(studRules({}, name)).toEqual({ ...first, ...changes });
  });

  test('S18 the ante is one minimum bet unless it is named', () => {
    expect(studRules({ minBet: 25 }).ante).toBe(25);
    expect(studRules({ minBet: 25, ante: 3 }).ante).toBe(3);
    expect(studRules({ minBet: 25 }, 'literal').ante).toBe(0);
    expect(studRules({ minBet: 25, ante: 5 }, 'literal').ante).toBe(5);
  });

  test('a single option goes over its preset, wherever it stands', () => {
    const before = parseStudRules({ figuras: 'pair', preset: 'moderno' });
    const after = parseStudRules({ preset: 'moderno', figuras: 'pair' });
    expect(before).toEqual(after);
    expect(before).toEqual({ ok: true, value: { ...studRules({}, 'moderno'), figuras: 'pair' } });
  });
});

describe('reading rules', () => {
  test('every value of every option is read as it is', () => {
    for (const [key, values] of Object.entries(STUD_CHOICES))
      for (const value of values) {
        const read = parseStudRules({ [key]: value });
        expect([key, value, read.ok && read.value[key as keyof StudRules]]).toEqual([
          key,
          value,
          value,
        ]);
      }
    for (const preset of PRESET_NAMES) expect(parseStudRules({ preset }).ok).toBe(true);
    expect(parseStudRules({ ante: 0, minBet: 1, maxBet: 'pot' }).ok).toBe(true);
    expect(parseStudRules({ ante: MOST_CHIPS, minBet: MOST_CHIPS, maxBet: 1 }).ok).toBe(true);
  });

  test.each([
    ['not an object', [] as unknown],
    ['nothing', null],
    ['an unknown key', { colour: 'red' }],
    ['a key of Object', { constructor: 'x' }],
    ['a key of Object', { toString: 1 }],
    ['an unknown preset', { preset: 'texas' }],
    ['an unknown word', { figuras: 'some' }],
    ['a deck of lowest rank 9', { deck: 9 }],
    ['a number as text', { deck: '7' }],
    ['three jokers', { jokers: 3 }],
    ['a minimum of 0', { minBet: 0 }],
    ['a negative ante', { ante: -1 }],
    ['half a chip', { ante: 0.5 }],
    ['a maximum of 0', { maxBet: 0 }],
    ['more chips than sums stay exact with', { minBet: MOST_CHIPS + 1 }],
    ['null', { ante: null }],
  ])('%s is refused', (_, input) => {
    expect(parseStudRules(input)).toMatchObject({ ok: false, error: { code: 'bad-rule' } });
  });
});

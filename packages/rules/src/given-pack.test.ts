/** A deal that cannot be is refused before its first card: the pack, who deals, the rules, the chips. */
import { describe, expect, test } from 'vitest';
import { pack, type Card, type Jokers, type LowestRank } from './cards.ts';
import { MOST_CHIPS } from './game.ts';
import type { GivenPack } from './given-pack.ts';
import { stud } from './stud/stud.ts';
import { studRules } from './stud/stud-rules.ts';
import { DEFAULT_THREE_RULES } from './three/three-rules.ts';
import { three } from './three/three.ts';

const PACK = pack(2);

interface Given {
  readonly deck?: readonly Card[];
  readonly given?: GivenPack;
  readonly rules?: object;
  readonly stack?: number;
}

const seated = (stack: number) =>
  ['Ana', 'Bea'].map((name, at) => ({ name, person: name, stack, at }));

/** Ana and Bea, who deals, begin a stud deal; why it is refused. */
function studRefusal({ deck = PACK, given, rules = {}, stack = 100 }: Given, dealer: unknown = 1) {
  const setup = {
    rules: { ...studRules(), ...rules },
    dealer: dealer as number,
    ...(given && { pack: given }),
  };
  const started = stud.start(setup, seated(stack), deck);
  return started.ok ? null : started.error;
}

/** The same of a three-card deal with antes of 10, banked by somebody with so many chips. */
function threeRefusal({ deck = PACK, given, rules = {}, stack = 100 }: Given, bank?: number) {
  const banker = bank === undefined ? null : { name: 'Max', person: 'Max', stack: bank, at: 2 };
  const setup = {
    rules: { ...DEFAULT_THREE_RULES, ...rules },
    banker,
    ...(given && { pack: given }),
  };
  const seats = seated(stack).map((seat) => ({ ...seat, ante: 10, pairPlus: 0 }));
  const started = three.start(setup, seats, deck);
  return started.ok ? null : started.error;
}

const badPack = (detail: object) => ({ code: 'bad-pack', detail });
const instead = (place: number, card: unknown): readonly Card[] =>
  PACK.map((each, i) => (i === place ? (card as Card) : each));

describe.each([
  ['stud', studRefusal],
  ['three', threeRefusal],
])('%s: the pack (C3)', (_, refusal) => {
  test('a whole pack in any order', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ deck: PACK.toReversed(), given: 'whole' })).toBeNull();
  });

  test('too few cards, and none', () => {
    expect(refusal({ deck: PACK.slice(1) })).toEqual(badPack({ cards: 51, needed: 52 }));
    expect(refusal({ deck: PACK.slice(0, 5) })).toEqual(badPack({ cards: 5, needed: 52 }));
    expect(refusal({ deck: [] })).toEqual(badPack({ cards: 0, needed: 52 }));
  });

  test('a card twice: one for another, one more, and 52 copies of one', () => {
    const twice = badPack({ repeated: '2c' });
    expect(refusal({ deck: instead(51, '2c') })).toEqual(twice);
    expect(refusal({ deck: [...PACK, '2c'] })).toEqual(twice);
    expect(refusal({ deck: PACK.map(() => '2c' as const) })).toEqual(twice);
  });

  test.each([
    ['Jk', 'Jk'],
    ['??', '??'],
    ['as', 'as'],
    ['1c', '1c'],
    ['', ''],
    [undefined, 'undefined'],
    [null, 'null'],
    [7, '7'],
  ])('%j is foreign', (card, foreign) => {
    expect(refusal({ deck: instead(51, card) })).toEqual(badPack({ foreign }));
  });

  test('the beginning of a pack may be given as such, without repeats and foreign cards all the same', () => {
    const given = 'beginning';
    expect(refusal({ deck: PACK.slice(0, 20), given })).toBeNull();
    expect(refusal({ given })).toBeNull();
    expect(refusal({ deck: ['2c', '3c', '2c'], given })).toEqual(badPack({ repeated: '2c' }));
    expect(refusal({ deck: ['2c', 'Jk'], given })).toEqual(badPack({ foreign: 'Jk' }));
    expect(refusal({ deck: ['2c', '3c', '4c'], given })).toMatchObject({ code: 'deck-exhausted' });
  });

  test('a word that is no way to give a pack means a whole one', () => {
    const given = 'part' as GivenPack;
    expect(refusal({ deck: PACK.slice(0, 20), given })).toEqual(badPack({ cards: 20, needed: 52 }));
  });
});

describe('S2 S4 stud: the pack that the rules use', () => {
  const refusal = (lowest: LowestRank, jokers: Jokers, deck: readonly Card[]) =>
    studRefusal({ rules: { deck: lowest, jokers }, deck });

  test('lower ranks left out', () => {
    expect(refusal(7, 0, pack(7))).toBeNull();
    expect(refusal(7, 0, PACK)).toEqual(badPack({ foreign: '2c' }));
    expect(refusal(2, 0, pack(7))).toEqual(badPack({ cards: 32, needed: 52 }));
    // Two players and `auto`: 10 − 2 = 8, 28 cards.
    expect(studRefusal({ rules: { deck: 'auto' }, deck: pack(8) })).toBeNull();
    expect(studRefusal({ rules: { deck: 'auto' }, deck: pack(7) })).toEqual(
      badPack({ foreign: '7c' }),
    );
  });

  test('as many jokers as it has', () => {
    expect(refusal(7, 2, pack(7, 2))).toBeNull();
    expect(refusal(7, 1, pack(7, 2))).toEqual(badPack({ repeated: 'Jk' }));
    expect(refusal(7, 2, pack(7, 1))).toEqual(badPack({ cards: 33, needed: 34 }));
  });
});

describe('S14 stud: who deals', () => {
  test.each([0, 1])('seat %d', (dealer) => {
    expect(studRefusal({}, dealer)).toBeNull();
  });

  test.each([0.5, 9, 2, -1, NaN, Infinity, null, '1', 'length'])(
    '%j is no seat of two',
    (dealer) => {
      expect(studRefusal({}, dealer)).toEqual({
        code: 'bad-dealer',
        detail: { dealer, seats: 2 },
      });
    },
  );
});

describe('rules and chips that cannot be, from a caller without types', () => {
  test.each([
    ['ante', 2.5],
    ['ante', -5],
    ['minBet', 0],
    ['minBet', undefined],
    ['maxBet', 'much'],
    ['deck', 9],
    ['jokers', 3],
    ['raise', 'often'],
  ])('stud: %s %j', (key, value) => {
    expect(studRefusal({ rules: { [key]: value } })).toMatchObject({
      code: 'bad-rule',
      detail: { key, value: JSON.stringify(value) ?? 'undefined' },
    });
  });

  test.each([
    ['anteBonus', [5, 4, 0.5]],
    ['pairPlus', [40, 30]],
    ['bank', 'nobody'],
    ['dealing', undefined],
  ])('three: %s %j', (key, value) => {
    expect(threeRefusal({ rules: { [key]: value } })).toMatchObject({
      code: 'bad-rule',
      detail: { key, value: JSON.stringify(value) ?? 'undefined' },
    });
  });

  test('no rules at all', () => {
    const none = { rules: undefined as never, dealer: 1, banker: null };
    expect(stud.start(none, seated(100), PACK)).toMatchObject({ error: { code: 'bad-rule' } });
    const bets = seated(100).map((seat) => ({ ...seat, ante: 10, pairPlus: 0 }));
    expect(three.start(none, bets, PACK)).toMatchObject({ error: { code: 'bad-rule' } });
  });

  test.each([100.5, NaN, MOST_CHIPS + 1])('stacks of %d, the banker’s too', (stack) => {
    expect(studRefusal({ stack })).toMatchObject({ code: 'empty-stack' });
    expect(threeRefusal({ stack })).toMatchObject({ code: 'ante-not-covered' });
    expect(threeRefusal({ rules: { bank: 'player' } }, stack)).toMatchObject({
      code: 'bank-not-covered',
    });
  });
});

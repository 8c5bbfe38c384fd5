import {
  STUD_ACTIONS,
  THREE_ACTIONS,
  type StudAction,
  type StudOption,
  type ThreeAction,
  type ThreeLegal,
} from '@tapete/rules';
import type { Command } from '@tapete/table';
import { BOUNDS } from '@tapete/table';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { TableAction } from './actions.ts';
import { studOption, threeOption } from './games/options.ts';
import { studAction } from './games/stud.ts';
import { threeAction } from './games/three.ts';
import { makeRequests } from './requests.ts';
import { nickname } from './session.ts';

const { table: tableRequest, action: actionRequest } = makeRequests();

describe('names', () => {
  test.each([
    ['  Ana   María ', 'Ana María'],
    // Decomposed, as some keyboards send it.
    ['Jose\u0301', 'José'],
    ['😀', '😀'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['👩🏽‍🚀 Ana', '👩🏽‍🚀 Ana'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['שרה', 'שרה'],
    ['❤\ufe0f', '❤\ufe0f'],
    // Wide letters are the usual ones.
    ['Ａｎａ', 'Ana'],
    ['D´Angelo', 'D’Angelo'],
    ['Ana´', 'Ana’'],
    ['O`Brien', 'O`Brien'],
    ['__proto__', '__proto__'],
    ['<b>', '<b>'],
  ])('%s is shown as %s', (text, shown) => {
    expect(nickname.parse(text)).toBe(shown);
    expect(tableRequest.parse({ game: 'stud', name: text }).name).toBe(shown);
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000'],
    ['a zero-width space', 'Ana\u200b'],
    ['a joiner between letters', 'A\u200dna'],
    ['a joiner after a picture', '😀\u200d'],
    ['a turned direction', 'Ana\u202e'],
    ['a control character', 'Ana\u0000'],
    ['half a character', 'Ana\ud800'],
    ['a filler alone', '\u3164'],
    ['a Braille cell without dots', '\u2800'],
    ['a mark on nothing', '\u0301'],
    ['a variation selector alone', '\ufe0f'],
    ['a variation selector after a letter', 'Ana\ufe0f'],
    ['a Hangul filler after a letter', 'Ana\u3164'],
    ['another one', '\u115fAna'],
    ['a joiner of graphemes', 'A\u034fna'],
    ['a Braille cell without dots after a letter', 'Ana\u2800'],
    ['what stands for nothing', 'Ana\ufffc'],
    ['a note without a head', 'Ana\u{1d159}'],
    ['a note without a head alone', '\u{1d159}'],
    ['a mark on a space', 'Ana \u0301'],
    ['an accent that stands alone', 'Ana\u00a8'],
    ['a heap of marks', 'A\u0323\u0324\u0325\u0326\u0327na'],
  ])('neither a person nor a table is called by %s', (_, text) => {
    expect(nickname.safeParse(text).success).toBe(false);
    expect(tableRequest.safeParse({ game: 'stud', name: text }).success).toBe(false);
  });

  test('20 characters for a person, 40 for a table', () => {
    expect(nickname.safeParse('x'.repeat(20)).success).toBe(true);
    expect(nickname.safeParse('x'.repeat(21)).success).toBe(false);
    const named = (length: number) =>
      tableRequest.safeParse({ game: 'three', name: 'x'.repeat(length) }).success;
    expect([named(40), named(41)]).toEqual([true, false]);
  });
});

describe('the value of an option', () => {
  const rules = (value: unknown) =>
    tableRequest.safeParse({ game: 'stud', rules: { ante: value } }).success;

  test.each([0, 'stack', [40, 30, 6, 3, 1]])('may be %j', (value) => {
    expect(rules(value)).toBe(true);
  });

  test.each([
    ['null', null],
    ['an object whose text cannot be told', { toString: 1 }],
    ['a list of lists', [[1]]],
    ['a long list', [1, 2, 3, 4, 5, 6, 7]],
    ['a long text', 'x'.repeat(41)],
  ])('is never %s', (_, value) => {
    expect(rules(value)).toBe(false);
  });
});

/** An action as a person may send it: `timeout` is the clock's. */
type Sent<A extends { readonly type: string }> = A extends unknown
  ? { [K in keyof A]: K extends 'type' ? Exclude<A[K], 'timeout'> : A[K] }
  : never;
type Plain<A> = A extends unknown ? { -readonly [K in keyof A]: A[K] } : never;

describe('an action', () => {
  test('has the type of the game’s own, and each that the game knows may be sent', () => {
    expectTypeOf<z.infer<typeof studAction>>().toEqualTypeOf<Plain<Sent<StudAction>>>();
    expectTypeOf<z.infer<typeof threeAction>>().toEqualTypeOf<Plain<Sent<ThreeAction>>>();
    for (const type of STUD_ACTIONS) {
      const to = ['bet', 'raise', 'propose'].includes(type) ? { to: 20 } : {};
      expect(studAction.parse({ type, ...to }), type).toEqual({ type, ...to });
    }
    for (const type of THREE_ACTIONS) expect(threeAction.parse({ type })).toEqual({ type });
  });

  test('of the table has the type of its command', () => {
    type Asked = Exclude<Command, { type: 'act' | 'prepare' | 'configure' }>;
    expectTypeOf<TableAction>().toExtend<Asked>();
    expectTypeOf<Asked>().toExtend<TableAction>();
    expectTypeOf<TableAction['type']>().toEqualTypeOf<Asked['type']>();
  });

  test.each([
    ['timeout', { type: 'timeout' }],
    ['flod', { type: 'flod' }],
    ['bet without an amount', { type: 'bet' }],
    ['pass with one', { type: 'pass', to: 10 }],
    ['bet in parts', { type: 'bet', to: 0.5 }],
    ['bet of less than nothing', { type: 'bet', to: -1 }],
    ['bet of more than a stack can hold', { type: 'bet', to: BOUNDS.chips.max + 1 }],
  ])('is never %s', (_, action) => {
    const asked = { actionId: 'action-1', deal: 1, decision: 1 };
    expect(actionRequest.safeParse({ ...asked, action }).success).toBe(false);
    expect(actionRequest.safeParse({ ...asked, action: { type: 'fold' } }).success).toBe(true);
  });

  test.each(['deal', 'decision'])('of a deal says its %s', (key) => {
    const whole = { actionId: 'action-1', deal: 3, decision: 7, action: { type: 'call' } };
    expect(actionRequest.safeParse(whole).success).toBe(true);
    for (const wrong of [undefined, 0, 1.5, '7']) {
      expect(actionRequest.safeParse({ ...whole, [key]: wrong }).success).toBe(false);
    }
  });

  test.each([
    ['8 characters', 'abcdEF-_', true],
    ['64 characters', 'x'.repeat(64), true],
    ['7 characters', 'abcdefg', false],
    ['65 characters', 'x'.repeat(65), false],
    ['a space', 'abcd efgh', false],
  ])('has an id: %s', (_, actionId, holds) => {
    expect(actionRequest.safeParse({ actionId, action: { type: 'stand' } }).success).toBe(holds);
  });
});

describe('what is wrong with an action is told of the form that its type selects:', () => {
  const ids = { actionId: 'action-1', deal: 1, decision: 1 };
  test.each([
    [{ action: { type: 'fold' } }, ['actionId', 'deal', 'decision']],
    [{ actionId: 'action-1', action: { type: 'fold' } }, ['deal', 'decision']],
    [{ actionId: 'action-1', deal: 1, action: { type: 'fold' } }, 'decision'],
    [{ actionId: 'action-1', decision: 1, action: { type: 'play' } }, 'deal'],
    [{ ...ids, deal: 0, action: { type: 'pass' } }, 'deal'],
    [{ ...ids, decision: '1', action: { type: 'call' } }, 'decision'],
    [{ ...ids, action: { type: 'bet' } }, 'action.to'],
    [{ ...ids, action: { type: 'raise', to: -1 } }, 'action.to'],
    [{ ...ids, action: { type: 'pass', to: 1 } }, 'action'],
    [{ ...ids, action: { type: 'stand' } }, ''],
    [{ actionId: 'action-1', action: { type: 'sit', seat: 0 } }, 'action.amount'],
    [{ actionId: 'action-1', action: { type: 'sit', seat: 8, amount: 1 } }, 'action.seat'],
    [{ actionId: 'action-1', action: { type: 'away', away: 'yes' } }, 'action.away'],
    [{ actionId: 'action-1', action: {} }, 'action.type'],
    [{ actionId: 'action-1', action: 'fold' }, 'action'],
    [{ actionId: 'action-1' }, 'action'],
    [[], ''],
    [null, ''],
  ])('%j', (request, path) => {
    const issues = actionRequest.safeParse(request).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([path].flat());
    expect(issues.map(({ code }) => code)).not.toContain('invalid_union');
  });

  test('an unknown type is answered with those that there are', () => {
    const { error } = actionRequest.safeParse({ ...ids, action: { type: 'flod' } });
    expect(error?.issues).toMatchObject([
      {
        path: ['action', 'type'],
        message:
          'expected one of sit, stand, buy, away, post, add-bot, remove-bot, begin, pause, resume, end, last-deal, end-at, go-on, agree, hand-over, remove, grant, deny, correct, move, pay, configure, play, fold, pass, call, all-in, accept, refuse, bet, raise, propose',
      },
    ]);
  });
});

test('an option has the type of the game’s own', () => {
  expectTypeOf<z.infer<typeof studOption>>().toEqualTypeOf<Plain<StudOption>>();
  expectTypeOf<z.infer<typeof threeOption>>().toEqualTypeOf<Plain<ThreeLegal['options'][number]>>();
});

describe('a new table', () => {
  const opens = (request: object): boolean => tableRequest.safeParse(request).success;

  test.each([
    ['seats', BOUNDS.seats],
    ['bots', { min: 0, max: BOUNDS.seats.max - 1 }],
  ])('%s lie within the table’s bounds', (key, { min, max }) => {
    expect([min, max].map((value) => opens({ game: 'stud', [key]: value }))).toEqual([true, true]);
    expect([min - 1, max + 1].map((value) => opens({ game: 'stud', [key]: value }))).toEqual([
      false,
      false,
    ]);
  });

  test.each([
    ['turn', BOUNDS.turnSeconds],
    ['bets', BOUNDS.betsSeconds],
    ['between', BOUNDS.betweenSeconds],
  ])('the clock %s too', (key, { min, max }) => {
    const clock = (value: number): boolean => opens({ game: 'three', clock: { [key]: value } });
    expect([min, max, min - 1, max + 1].map(clock)).toEqual([true, true, false, false]);
  });

  test('bots wait for nothing, or as long as they do', () => {
    const bots = (value: unknown): boolean => opens({ game: 'stud', clock: { bots: value } });
    expect([0, 1, -1, null, '0'].map(bots)).toEqual([true, false, false, false, false]);
  });

  test('of an unknown game is told which there are', () => {
    const { error } = tableRequest.safeParse({ game: 'chess' });
    expect(error?.issues[0]).toMatchObject({
      path: ['game'],
      message: 'expected one of three, stud',
    });
  });
});

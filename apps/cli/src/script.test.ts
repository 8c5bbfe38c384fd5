import { describe, expect, it } from 'vitest';
import { escaped } from './fault.ts';
import { answers, called } from './testing.ts';

const STUD = {
  game: 'stud',
  seats: [
    { name: 'Ana', stack: 100 },
    { name: 'Bea', stack: 100 },
  ],
  deck: '2c Kc Ad Kd 3h 4s',
  actions: ['Ana bet 10'],
};
const THREE = {
  game: 'three',
  seats: [{ name: 'Ana', stack: 100, ante: 10 }],
  deck: 'Ks Jh 9d 8h 5c 3s',
  actions: ['Ana play'],
};

const replayed = async (script: object): Promise<{ exit: number; answer: unknown }> => {
  const said = await called(['replay', '-'], { input: JSON.stringify(script) });
  return { exit: said.exit, answer: answers(said)[0] };
};

describe('a script that is wrong', () => {
  it.each([
    ['an unknown key', { ...STUD, decks: 1 }, 'decks', 'game|'],
    ['an unknown game', { ...STUD, game: 'stut' }, 'stut', 'game: three|stud'],
    ['no seats', { ...STUD, seats: undefined }, '', 'seats: '],
    ['a seat without a stack', { ...STUD, seats: [{ name: 'Ana' }] }, '', 'seats[0].stack: '],
    ['a stack in text', { ...STUD, seats: [{ name: 'Ana', stack: '9' }] }, '9', 'seats[0].stack: '],
    ['half a chip', { ...STUD, seats: [{ name: 'Ana', stack: 1.5 }] }, '1.5', 'seats[0].stack: '],
    [
      'an ante in stud',
      { ...STUD, seats: [{ name: 'A', stack: 9, ante: 1 }] },
      'ante',
      'seats[0]: ',
    ],
    ['a name twice', { ...STUD, seats: [STUD.seats[0], STUD.seats[0]] }, 'Ana', 'seats[1].name: '],
    ['a dealer who is not there', { ...STUD, dealer: 'Eva' }, 'Eva', 'dealer: Ana|Bea'],
    ['no deck', { ...STUD, deck: undefined }, '', 'deck: '],
    ['a card that is none', { ...STUD, deck: '2c 1c' }, '1c', 'deck[1]: '],
    ['a card twice', { ...STUD, deck: '2c Kc 2♣ Kd' }, '2♣', 'deck[2]: '],
    ['a hidden card', { ...STUD, deck: '2c ??' }, '??', 'deck[1]: '],
    ['a foreign card', { ...STUD, rules: { deck: 7 } }, '2c', 'deck[0]: '],
    ['a joker not in the pack', { ...STUD, deck: '2c Kc Ad Jk' }, 'Jk', 'deck[3]: '],
    ['an unknown rule', { ...STUD, rules: { toString: 1 } }, 'toString', 'rules: preset|'],
    ['a rule of another kind', { ...STUD, rules: { jokers: 3 } }, '3', 'rules.jokers: 0|1|2'],
    ['a word that is none', { ...STUD, rules: { raise: 'al"l' } }, 'al"l', 'rules.raise: any|'],
    ['no rule', { ...STUD, rules: { ante: null } }, 'null', 'rules.ante: an integer'],
    [
      'a null ante',
      { ...THREE, seats: [{ name: 'Ana', stack: 9, ante: null }] },
      'null',
      'seats[0].ante: an integer',
    ],
    [
      'a null Pair Plus',
      { ...THREE, seats: [{ name: 'Ana', stack: 9, ante: 1, pairPlus: null }] },
      'null',
      'seats[0].pairPlus: an integer',
    ],
    ...['A\nB', '\u001b[2J', 'A\u0000', 'A\u2028B', 'A\u202eB', 'A\u0085B'].map(
      (name): [string, object, string, string] => [
        `the name ${JSON.stringify(name)}`,
        { ...STUD, seats: [{ name, stack: 9 }] },
        escaped(name),
        'seats[0].name: a name without control characters',
      ],
    ),
    ['rules in a list', { ...STUD, rules: [] }, '[]', 'rules: '],
    ['rules of the other game', { ...THREE, rules: { deck: 7 } }, 'deck', 'rules: anteBonus|'],
    ['a player who is not there', { ...STUD, actions: ['Eva pass'] }, 'Eva pass', 'actions[0]: '],
    [
      'an unknown action',
      { ...STUD, actions: ['Ana pass', 'Bea chek'] },
      'Bea chek',
      'actions[1]: ',
    ],
    ['a bet without chips', { ...STUD, actions: ['Ana bet'] }, 'Ana bet', 'actions[0]: '],
    ['a pass with chips', { ...STUD, actions: ['Ana pass 3'] }, 'Ana pass 3', 'actions[0]: '],
    ['chips below none', { ...STUD, actions: ['Ana bet -3'] }, 'Ana bet -3', 'actions[0]: '],
    ['half a chip in a bet', { ...STUD, actions: ['Ana bet 1.5'] }, 'Ana bet 1.5', 'actions[0]: '],
    [
      'an action of the other game',
      { ...THREE, actions: ['Ana call'] },
      'Ana call',
      'actions[0]: play|',
    ],
    ['no text', { ...STUD, actions: [{ Ana: 'pass' }] }, '{"Ana":"pass"}', 'actions[0]: '],
  ])('%s: exit 2, the token and where', async (_, script, token, expected) => {
    const { exit, answer } = await replayed(script);
    expect(exit).toBe(2);
    const { error } = answer as { error: { line: number; token: string; expected: string } };
    expect(error).toEqual({ line: 1, token, expected: expect.any(String) as string });
    expect(error.expected.startsWith(expected)).toBe(true);
  });
});

describe('a script that is refused', () => {
  const seat = (changes: object): object => ({
    ...THREE,
    seats: [{ name: 'Ana', stack: 100, ...changes }],
  });
  it.each([
    ['S1 one player', { ...STUD, seats: [STUD.seats[0]], actions: [] }, -1, 'too-few-seats'],
    [
      'a stack of nothing',
      { ...STUD, seats: [STUD.seats[0], { name: 'Bea', stack: 0 }] },
      -1,
      'empty-stack',
    ],
    [
      'S27 a maximum below the minimum',
      { ...STUD, rules: { maxBet: 5 } },
      -1,
      'maximum-below-minimum',
    ],
    ['a pack that runs out at once', { ...STUD, deck: '2c Kc Ad' }, -1, 'deck-exhausted'],
    [
      'a pack that runs out later',
      { ...STUD, deck: '2c Kc Ad Kd 3h', actions: ['Ana bet 10', 'Bea call'] },
      1,
      'deck-exhausted',
    ],
    ['S23 out of turn', { ...STUD, actions: ['Bea pass'] }, 0, 'not-your-turn'],
    ['S25 a pass after a bet', { ...STUD, actions: ['Ana bet 10', 'Bea pass'] }, 1, 'cannot-pass'],
    ['S26 below the minimum', { ...STUD, actions: ['Ana bet 9'] }, 0, 'below-minimum'],
    ['S27 above the stack', { ...STUD, actions: ['Ana bet 91'] }, 0, 'above-stack'],
    [
      'S27 all-in above the maximum',
      { ...STUD, rules: { maxBet: 50 }, actions: ['Ana all-in'] },
      0,
      'above-maximum',
    ],
    ['after the end', { ...STUD, actions: ['Ana pass', 'Bea pass', 'Ana pass'] }, 2, 'deal-over'],
    ['T9 Pair Plus without an ante', seat({ ante: 0, pairPlus: 5 }), -1, 'pair-plus-without-ante'],
    // (100 − 1) / 2 = 49.5
    ['T16 a play bet not covered', seat({ ante: 50, pairPlus: 1 }), -1, 'ante-not-covered'],
    ['T4 a second decision', { ...THREE, actions: ['Ana fold', 'Ana play'] }, 1, 'deal-over'],
    ['three cards that are not there', { ...THREE, deck: 'Ks Jh 9d 8h 5c' }, -1, 'deck-exhausted'],
  ])('%s', async (_, script, at, code) => {
    const { exit, answer } = await replayed(script);
    expect(exit).toBe(1);
    expect(answer).toMatchObject({ ok: false, at, code });
  });

  // Ante 10 may cost 2 + 5 antes: 70.
  it('T18 a bank that does not cover the largest payout', async () => {
    const script = (stack: number): object => ({
      ...THREE,
      rules: { bank: 'player' },
      seats: [...THREE.seats, { name: 'Bea', stack }],
    });
    expect((await replayed(script(69))).answer).toMatchObject({ at: -1, code: 'bank-not-covered' });
    expect((await replayed(script(70))).answer).toMatchObject({ ok: true, outcome: 'settled' });
  });
});

describe('reading', () => {
  it('a name with spaces, and one that begins as another', async () => {
    const seats = [
      { name: 'Ana', stack: 100 },
      { name: 'Ana María', stack: 100 },
    ];
    const { answer } = await replayed({
      ...STUD,
      seats,
      actions: ['Ana pass', 'Ana María bet 10'],
    });
    expect(answer).toMatchObject({ ok: true, contributed: { Ana: 10, 'Ana María': 20 } });
  });

  it('T14 a seat that posts nothing gets no cards and may not act', async () => {
    const seats = [{ name: 'Bea', stack: 50 }, ...THREE.seats];
    expect((await replayed({ ...THREE, seats })).answer).toMatchObject({
      stacks: { Bea: 50, Ana: 110 },
      contributed: { Bea: 0, Ana: 20 },
    });
    const { answer } = await replayed({ ...THREE, seats, actions: ['Bea play'] });
    expect(answer).toMatchObject({ ok: false, at: 0, code: 'not-in-deal' });
  });

  it('stops early: who must act, and what is legal', async () => {
    const { answer } = await replayed({ ...THREE, actions: [] });
    expect(answer).toMatchObject({
      outcome: null,
      stacks: { Ana: 90 },
      lines: [],
      next: { seat: 'Ana', actions: [{ type: 'play' }, { type: 'fold' }] },
    });
  });

  it('S28 of several who may answer a proposal, next is the first in deal order', async () => {
    // Cid's 200 are enough for a bet of 150.
    const seats = [
      { name: 'Ana', stack: 100 },
      { name: 'Bea', stack: 100 },
      { name: 'Cid', stack: 200 },
    ];
    const deck = '2c 3c 4c Kd Ad Qd';
    // Cid deals: Ana, Bea, Cid. Bea's ace speaks first.
    const { answer } = await replayed({ ...STUD, seats, deck, actions: ['Bea propose 150'] });
    expect(answer).toMatchObject({
      next: { seat: 'Ana', actions: [{ type: 'accept' }, { type: 'refuse' }] },
    });
  });

  it('S37 the clock: pass where it is legal, else fold', async () => {
    const { answer } = await replayed({ ...STUD, actions: ['Ana bet 10', 'Bea timeout'] });
    expect(answer).toMatchObject({ outcome: 'last-left', stacks: { Ana: 110, Bea: 90 } });
    const passed = await replayed({ ...STUD, actions: ['Ana timeout', 'Bea timeout'] });
    expect(passed.answer).toMatchObject({ outcome: 'all-passed' });
  });

  it('minBet 10 and an ante of one minimum bet unless named; literal: no ante', async () => {
    const put = async (rules: object): Promise<unknown> =>
      ((await replayed({ ...STUD, rules, actions: [] })).answer as { contributed: unknown })
        .contributed;
    expect(await put({})).toEqual({ Ana: 10, Bea: 10 });
    expect(await put({ minBet: 20 })).toEqual({ Ana: 20, Bea: 20 });
    expect(await put({ preset: 'literal' })).toEqual({ Ana: 0, Bea: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { answered, called } from './testing.ts';

const path = (name: string): string =>
  fileURLToPath(new URL(`../scripts/${name}.json`, import.meta.url));
const replayed = (name: string): Promise<unknown> => answered(['replay', path(name)]);

const line = (
  spot: string,
  stake: number,
  outcome: string,
  amount: number,
  rule: string,
): object => ({
  seat: 'Ana',
  spot,
  stake,
  outcome,
  amount,
  rule,
});

describe('three-card scripts', () => {
  it('T19, T6 K-9-5 against J-8-3: ante +1, play returned', async () => {
    expect(await replayed('three-dealer-not-qualified')).toMatchObject({
      ok: true,
      outcome: 'settled',
      stacks: { Ana: 110 },
      contributed: { Ana: 20 },
      next: null,
      lines: [line('ante', 10, 'win', 10, 'T6'), line('play', 10, 'push', 0, 'T6')],
    });
  });

  it('T19, T7 K-9-5 against Q-8-3: both win', async () => {
    expect(await replayed('three-dealer-qualified')).toMatchObject({
      stacks: { Ana: 120 },
      lines: [line('ante', 10, 'win', 10, 'T7'), line('play', 10, 'win', 10, 'T7')],
    });
  });

  // Bea banks; from her left Cid 7-4-2, Ana 8-8-A, the bank's K-Q-9. Cid −20; Ana +10 +10 +5; Bea 20 − 25.
  it('T18, T14 a player banks: cards from his left, no chip made or lost', async () => {
    expect(await replayed('three-player-banks')).toMatchObject({
      stacks: { Ana: 125, Bea: 995, Cid: 80 },
      contributed: { Ana: 25, Bea: 0, Cid: 20 },
      lines: [
        { seat: 'Cid', spot: 'ante', stake: 20, outcome: 'lose', amount: -20, rule: 'T4' },
        line('ante', 10, 'win', 10, 'T7'),
        line('play', 10, 'win', 10, 'T7'),
        line('pair-plus', 5, 'win', 5, 'T9'),
      ],
    });
  });
});

describe('S31 everybody passes: the best hand so far takes the pot', () => {
  // Antes of 10 and a called bet of 10 in each round before; Bea's kings beat an ace or a pair of threes.
  it.each([
    ['all-passed-1', 90, 110, 20],
    ['all-passed-2', 80, 120, 40],
    ['all-passed-3', 70, 130, 60],
    ['all-passed-4', 60, 140, 80],
  ])('%s', async (name, Ana, Bea, amount) => {
    const seats = ['Ana', 'Bea'];
    expect(await replayed(name)).toMatchObject({
      outcome: 'all-passed',
      stacks: { Ana, Bea },
      pots: [{ amount, seats, winners: ['Bea'], shares: { Bea: amount } }],
      next: null,
    });
  });
});

describe('pots', () => {
  // All-in for 50, 100, 500, and Dan calls with his 200: 4 × 50, 3 × 50, 2 × 100, and 300 that nobody called.
  // A-K-Q-J-9 twice shares the first; Bea's takes the second; 10-8-7 beats 10-8-6 for the third.
  it('S34 two side pots, a tie in the first, the uncalled part back', async () => {
    expect(await replayed('side-pots-and-tie')).toMatchObject({
      outcome: 'showdown',
      stacks: { Ana: 100, Bea: 250, Cid: 500, Dan: 0 },
      contributed: { Ana: 50, Bea: 100, Cid: 200, Dan: 200 },
      returned: { Ana: 0, Bea: 0, Cid: 300, Dan: 0 },
      pots: [
        { amount: 200, winners: ['Ana', 'Bea'], shares: { Ana: 100, Bea: 100 } },
        { amount: 150, seats: ['Bea', 'Cid', 'Dan'], winners: ['Bea'], shares: { Bea: 150 } },
        { amount: 200, seats: ['Cid', 'Dan'], winners: ['Cid'], shares: { Cid: 200 } },
      ],
    });
  });

  // 20 among three: 6 each and 2 odd chips, to Cid and Ana, first from the left of Bea, who deals.
  it('S34 odd chips go in deal order from the dealer’s left', async () => {
    expect(await replayed('odd-chips')).toMatchObject({
      stacks: { Ana: 102, Bea: 101, Cid: 102, Dan: 95 },
      pots: [{ amount: 20, winners: ['Ana', 'Bea', 'Cid'], shares: { Ana: 7, Bea: 6, Cid: 7 } }],
    });
  });

  // Ana is all-in for 4: 3 × 4 to her aces; the other 2 × 6 to Bea's king. Her ace is up, so Bea speaks (S22).
  it('S18 a stack shorter than the ante is all-in for what it has', async () => {
    expect(await replayed('short-ante')).toMatchObject({
      outcome: 'showdown',
      stacks: { Ana: 12, Bea: 102, Cid: 90 },
      pots: [
        { amount: 12, seats: ['Ana', 'Bea', 'Cid'], winners: ['Ana'] },
        { amount: 12, seats: ['Bea', 'Cid'], winners: ['Bea'] },
      ],
    });
  });

  it('S32 one is left: he takes the pot, and the bet nobody called returns', async () => {
    expect(await replayed('uncalled-bet')).toMatchObject({
      outcome: 'last-left',
      stacks: { Ana: 110, Bea: 90 },
      contributed: { Ana: 10, Bea: 10 },
      returned: { Ana: 50, Bea: 0 },
      pots: [{ amount: 20, seats: ['Ana'], winners: ['Ana'], shares: { Ana: 20 } }],
    });
  });
});

describe('speaking', () => {
  // 90 left after the ante: 60 lent. Pot 2 × 150 + 3 × 10 = 330, to Ana's aces, and 60 of it to the banker. Σ stacks 700.
  it('S28 all accept: the banker lends, the bet stands, and what is won pays the loan', async () => {
    expect(await replayed('loan-accepted')).toMatchObject({
      outcome: 'showdown',
      loans: { Ana: 0, Bea: 0, Cid: 0 },
      stacks: { Ana: 270, Bea: 140, Cid: 290 },
      pots: [{ amount: 330, seats: ['Ana', 'Bea'], winners: ['Ana'], shares: { Ana: 330 } }],
    });
  });

  // 480 lent of 500; Cid calls with 300, so 200 come back and pay; the other 300 go to his sevens: 280 are owed.
  it('S28 what comes back pays the loan, and what is lost is still owed', async () => {
    expect(await replayed('loan-owed')).toMatchObject({
      outcome: 'showdown',
      returned: { Ana: 200, Bea: 0, Cid: 0 },
      loans: { Ana: 280, Bea: 0, Cid: 0 },
      stacks: { Ana: 0, Bea: 500, Cid: 600 },
    });
    const { out } = await called(['replay', path('loan-owed')]);
    expect(out).toContain('The banker lends Ana 480');
    expect(out).toContain('Ana pays back 200 to the banker');
  });

  it('S30 nobody else has chips: to call or to fold is all there is', async () => {
    expect(await replayed('nobody-answers')).toMatchObject({
      outcome: null,
      next: { seat: 'Ana', actions: [{ type: 'call' }, { type: 'fold' }] },
    });
  });

  it('S28 one refuses: the player acts again, and may not propose again', async () => {
    expect(await replayed('loan-refused')).toMatchObject({
      outcome: null,
      loans: { Ana: 0, Bea: 0, Cid: 0 },
      next: {
        seat: 'Ana',
        actions: [
          { type: 'pass' },
          { type: 'bet', min: 10, max: 90 },
          { type: 'fold' },
          { type: 'all-in' },
        ],
      },
    });
  });

  it('S33 muck: the last aggressor shows, the beaten hand does not', async () => {
    const answer = (await replayed('muck')) as {
      events: readonly { type: string; seat?: number }[];
    };
    expect(answer).toMatchObject({ outcome: 'showdown', stacks: { Ana: 140, Bea: 60 } });
    const ends = answer.events.filter(({ type }) => type === 'showed' || type === 'mucked');
    expect(ends.map(({ type, seat }) => [type, seat])).toEqual([
      ['showed', 0],
      ['mucked', 1],
    ]);
  });

  // 50, then all-in 70: 20 more is less than the last bet.
  it('S26 last-raise: a short all-in raise does not reopen the betting', async () => {
    const { exit, out } = await called(['replay', path('short-raise-closed'), '--json']);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toEqual({ ok: false, at: 3, code: 'not-reopened', detail: {} });
  });

  // 170 raises 70 by 100, a full raise: the next is 270 at least.
  it('S26 last-raise: a full raise reopens it', async () => {
    expect(await replayed('full-raise-reopens')).toMatchObject({
      next: {
        seat: 'Ana',
        actions: [
          { type: 'call' },
          { type: 'raise', min: 270, max: 1000 },
          { type: 'fold' },
          { type: 'all-in' },
        ],
      },
    });
  });
});

it('S3 six players and 28 cards: the setup is refused at −1', async () => {
  const { exit, out } = await called(['replay', path('pack-too-small'), '--json']);
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toEqual({
    ok: false,
    at: -1,
    code: 'pack-too-small',
    detail: { cards: 28, needed: 30 },
  });
});

/** S28: a loan lives within its deal. Every deal is played by the engine and by the reference. */
import { describe, expect, test } from 'vitest';
import {
  both,
  denied,
  moves,
  nameOf,
  played,
  refused,
  refusedByBoth,
} from '../testing/stud-hand.ts';
import type { StudEvent } from './stud-deal.ts';
import { stud } from './stud.ts';

const LITERAL = { preset: 'literal' } as const;
const STACKS = { Ana: 20, Bea: 500, Cai: 300 };
/** Ana's ace speaks first. She wins with a pair of aces; */
const WINS = ['Ac 9c 7c', 'Ad 9d 7h', 'Ks 8h 6d', 'Qs 5h 4s', '3h Td Jd'];
/** with ace high she loses to Bea's nines and to Cai's sevens. */
const LOSES = ['2c 9c 7c', 'Ad 9d 7h', 'Ks 8h 6d', 'Qs 5h 4s', '3h Td Jd'];

const agreed = (to: number, ...then: string[]): string[] => [
  `Ana propose ${to}`,
  'Bea accept',
  'Cai accept',
  ...then,
];
const NOTHING_OWED = { Ana: 0, Bea: 0, Cai: 0 };

describe('S28 what comes back uncalled pays the loan first', () => {
  test('500 of which 480 are lent, and both fold: she has her 20 and owes nothing', () => {
    const end = both(STACKS, WINS, agreed(500, 'Bea fold', 'Cai fold'), LITERAL);
    expect(end.outcome).toBe('last-left');
    expect(end.returned).toEqual({ Ana: 500, Bea: 0, Cai: 0 });
    expect(end.stacks).toEqual(STACKS);
    expect(end.loans).toEqual(NOTHING_OWED);
  });

  // 480 lent; Cai calls with his 300: 200 come back, and 480 − 200 = 280 are still owed.
  const short = agreed(500, 'Bea fold', 'Cai call');

  test('a part of it comes back: the rest is owed when she loses', () => {
    const end = both(STACKS, LOSES, short, LITERAL);
    expect(end.returned).toEqual({ Ana: 200, Bea: 0, Cai: 0 });
    expect(end.stacks).toEqual({ Ana: 0, Bea: 500, Cai: 600 });
    expect(end.loans).toEqual({ Ana: 280, Bea: 0, Cai: 0 });
  });

  test('and is paid from the pot when she wins', () => {
    const end = both(STACKS, WINS, short, LITERAL);
    // 2 × 300 − 280.
    expect(end.stacks).toEqual({ Ana: 320, Bea: 500, Cai: 0 });
    expect(end.loans).toEqual(NOTHING_OWED);
  });

  test('it is told when it happens: before the next cards, and after the pot', () => {
    const told = (rounds: readonly string[]) =>
      played(STACKS, rounds, short, LITERAL).events.map((event) =>
        'amount' in event ? [event.type, event.seat, event.amount] : event.type,
      );
    const dealt = ['dealt', 'dealt', 'dealt'];
    const shown = ['concluded', 'showed', 'showed', 'paid'];
    expect(told(WINS).slice(-12)).toEqual([
      'spoke',
      ['returned', 0, 200],
      ['repaid', 0, 200],
      ...dealt,
      ...shown,
      ['repaid', 0, 280],
      'ended',
    ]);
    expect(told(LOSES).slice(-11)).toEqual([
      'spoke',
      ['returned', 0, 200],
      ['repaid', 0, 200],
      ...dealt,
      ...shown,
      'ended',
    ]);
  });

  test('what comes back beyond the loan is hers', () => {
    // 280 lent; Cai calls with 10: 290 come back, 280 to the banker, 10 to her.
    const stacks = { Ana: 20, Bea: 500, Cai: 10 };
    const end = both(stacks, LOSES, agreed(300, 'Bea fold', 'Cai call'), LITERAL);
    expect(end.returned).toEqual({ Ana: 290, Bea: 0, Cai: 0 });
    expect(end.stacks).toEqual({ Ana: 10, Bea: 500, Cai: 20 });
    expect(end.loans).toEqual(NOTHING_OWED);
  });
});

describe('S28 then what the seat wins', () => {
  const called = agreed(300, 'Bea call', 'Cai fold');

  test('won: 2 × 300 less the 280 lent', () => {
    const end = both(STACKS, WINS, called, LITERAL);
    expect(end.stacks).toEqual({ Ana: 320, Bea: 200, Cai: 300 });
    expect(end.loans).toEqual(NOTHING_OWED);
  });

  test('lost: she owes what was lent', () => {
    const end = both(STACKS, LOSES, called, LITERAL);
    expect(end.stacks).toEqual({ Ana: 0, Bea: 800, Cai: 300 });
    expect(end.loans).toEqual({ Ana: 280, Bea: 0, Cai: 0 });
  });

  test('a pot that is less than the loan pays a part of it', () => {
    // 480 lent. Cai's kings take 3 × 300; Ana's queens take 2 × 200 from Bea: 480 − 400 = 80 are still owed.
    const rounds = ['Qc 9c Kc', 'Ad 2d Kd', 'Qh 8h 3h', '4s 5s 6s', '7c Tc Jc'];
    const end = both(STACKS, rounds, agreed(500, 'Bea call', 'Cai call'), LITERAL);
    expect(end.pots.map(({ amount, winners }) => [amount, winners])).toEqual([
      [900, ['Cai']],
      [400, ['Ana']],
    ]);
    expect(end.stacks).toEqual({ Ana: 0, Bea: 0, Cai: 900 });
    expect(end.loans).toEqual({ Ana: 80, Bea: 0, Cai: 0 });
  });

  test('side pots pay it together', () => {
    // Dan's 40: 3 × 40 to Ana, then 2 × 260 to her too, of which 280 are the banker's.
    const stacks = { Ana: 20, Bea: 500, Cai: 300, Dan: 40 };
    const four = ['Ac 9c 7c 2c', 'Ad 9d 7h 3h', 'Ks 8h 6d', 'Qs 5h 4s', '4h Td Jd'];
    const actions = ['Ana propose 300', 'Bea accept', 'Cai accept', 'Dan accept'];
    const end = both(stacks, four, [...actions, 'Bea call', 'Cai fold', 'Dan call'], LITERAL);
    expect(end.pots.map(({ amount, winners }) => [amount, winners])).toEqual([
      [120, ['Ana']],
      [520, ['Ana']],
    ]);
    expect(end.stacks).toEqual({ Ana: 360, Bea: 200, Cai: 300, Dan: 0 });
    expect(end.loans).toEqual({ ...NOTHING_OWED, Dan: 0 });
  });
});

describe('S28 how high', () => {
  test('as high as the deepest rival could match, and not by a chip more', () => {
    expect(moves(played(STACKS, WINS, [], LITERAL).deal)['propose']).toEqual([21, 500]);
    expect(refusedByBoth(STACKS, WINS, ['Ana propose 501'], LITERAL)).toEqual([0, 'above-maximum']);
    expect(refusedByBoth(STACKS, WINS, ['Ana propose 900000000'], LITERAL)).toEqual([
      0,
      'above-maximum',
    ]);
  });

  test('what the rival has put in the street counts, what he who has folded has does not', () => {
    const bet = ['Ana pass', 'Bea bet 100', 'Cai fold'];
    expect(moves(played(STACKS, WINS, bet, LITERAL).deal)['propose']).toEqual([101, 500]);
    const folded = ['Ana pass', 'Bea fold', 'Cai bet 100'];
    expect(moves(played(STACKS, WINS, folded, LITERAL).deal)['propose']).toEqual([101, 300]);
  });

  test('who has the most has nobody to propose to', () => {
    const { deal } = played({ ...STACKS, Ana: 500 }, WINS, [], LITERAL);
    expect(denied(deal, 'propose')).toBe('above-maximum');
    expect(moves(deal)['propose']).toBeUndefined();
  });

  test('no rival has chips: not available', () => {
    // Bea and Cai are all-in.
    const stacks = { Ana: 100, Bea: 50, Cai: 30 };
    const all = ['Ana pass', 'Bea all-in', 'Cai call'];
    expect(denied(played(stacks, WINS, all, LITERAL).deal, 'propose')).toBe('not-available');
    expect(refusedByBoth(stacks, WINS, [...all, 'Ana propose 150'], LITERAL)).toEqual([
      3,
      'not-available',
    ]);
  });

  test('a maximum of the table is lower', () => {
    const fixed = { ...LITERAL, maxBet: 200 } as const;
    expect(moves(played(STACKS, WINS, [], fixed).deal)['propose']).toEqual([21, 200]);
    expect(refused(STACKS, WINS, ['Ana propose 201'], fixed)).toEqual([0, 'above-maximum']);
  });

  test('twice 900,000,000 leaves no chips behind', () => {
    const rich = { ...STACKS, Bea: 900_000_000 };
    const folded = agreed(900_000_000, 'Bea fold', 'Cai fold');
    const { deal, stacks, loans } = played(rich, WINS, folded, LITERAL);
    expect([stacks, loans]).toEqual([rich, NOTHING_OWED]);
    // The next deal begins as this one did.
    expect(deal.seats.map((_, seat) => [nameOf(deal, seat), deal.stacks[seat]])).toEqual(
      Object.entries(rich),
    );
    expect(played(stacks, WINS, folded, LITERAL).stacks).toEqual(rich);
  });
});

test('S28 a repayment recorded alone moves chips from the stack against the loan', () => {
  const { deal } = played(STACKS, WINS, agreed(500), LITERAL);
  const events: StudEvent[] = [
    { type: 'returned', seat: 0, amount: 200 },
    { type: 'repaid', seat: 0, amount: 150 },
  ];
  const after = events.reduce((from, event) => stud.apply(from, event), deal);
  expect([deal.stacks[0], deal.loans[0], deal.contributed[0]]).toEqual([0, 480, 500]);
  expect([after.stacks[0], after.loans[0], after.contributed[0]]).toEqual([50, 330, 300]);
});

/** S38: who pays whom, in the fewest payments. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { centsOf, paymentsOf, type Net } from './index.ts';

const nets = (amounts: readonly number[]): Net[] =>
  amounts.map((amount, i) => ({ person: `p${i}`, amount }));

/** The fewest payments by trying all: the first who is not settled settles with each of the other side in turn. */
function fewest(amounts: readonly number[]): number {
  const open = amounts.filter((amount) => amount !== 0);
  const [first, ...rest] = open;
  if (first === undefined) return 0;
  const tries = rest.flatMap((other, i) =>
    Math.sign(other) === -Math.sign(first)
      ? [fewest(rest.map((each, j) => (j === i ? other + first : each)))]
      : [],
  );
  return 1 + Math.min(...tries);
}

function settled(amounts: readonly number[]): number {
  const left = new Map(nets(amounts).map(({ person, amount }) => [person, amount]));
  const payments = paymentsOf(nets(amounts));
  for (const { from, to, amount } of payments) {
    expect(amount).toBeGreaterThan(0);
    expect(Number.isInteger(amount)).toBe(true);
    left.set(from, left.get(from)! + amount);
    left.set(to, left.get(to)! - amount);
  }
  expect([...left.values()].every((amount) => amount === 0)).toBe(true);
  return payments.length;
}

describe('payments', () => {
  test('one owes, one is owed', () => {
    expect(paymentsOf(nets([-50, 50]))).toEqual([{ from: 'p0', to: 'p1', amount: 50 }]);
  });

  test('nobody owes anything', () => {
    expect(paymentsOf(nets([0, 0, 0]))).toEqual([]);
    expect(paymentsOf([])).toEqual([]);
  });

  test('groups that owe nothing to each other settle apart', () => {
    expect(settled([-70, 70, -30, 30])).toBe(2);
    // −5−4 = −9 and −6−2 = −8: two groups of three people, 2 + 2 payments and not 5.
    expect(settled([-5, -4, 9, -6, -2, 8])).toBe(4);
  });

  test('never more than all ways of paying tried one by one need (seed 7)', () => {
    const { below } = chancesFrom(7);
    let better = 0;
    for (let i = 0; i < 300; i++) {
      const amounts = Array.from({ length: 2 + below(5) }, () => below(13) - 6);
      amounts.push(-amounts.reduce((sum, amount) => sum + amount, 0));
      const count = settled(amounts);
      expect(count).toBe(fewest(amounts));
      if (count < amounts.filter((amount) => amount !== 0).length - 1) better++;
    }
    // The trial is one: many of them have groups.
    expect(better).toBeGreaterThan(30);
  });

  test('of more people than are tried still settled, with one payment less than people at most', () => {
    const amounts = Array.from({ length: 25 }, (_, i) => (i % 2 === 0 ? i + 1 : -i));
    amounts.push(-amounts.reduce((sum, amount) => sum + amount, 0));
    expect(settled(amounts)).toBeLessThanOrEqual(25);
  });
});

test.each([
  // A hundred chips are five euros.
  [150, 100, 500, 750],
  // A third of a cent a chip: 33⅓ and 16⅔.
  [100, 3, 1, 33],
  [50, 3, 1, 17],
  // Half a cent is a whole one.
  [1, 2, 1, 1],
  [9_000_000_000_000_000, 1_000_000_000, 1_000_000_000, 9_000_000_000_000_000],
])('%i chips where %i are worth %i hundredths: %i', (amount, chips, cents, expected) => {
  expect(centsOf(amount, { chips, cents, currency: 'EUR' })).toBe(expected);
});

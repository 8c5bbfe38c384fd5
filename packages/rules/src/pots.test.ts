/** S32, S34: pots from what each seat has put in. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { refPots } from '../reference/pots.ts';
import { makePots, payPot, uncalled } from './pots.ts';
import { trials } from './testing/short.ts';

const none = [false, false, false, false];
const order = [0, 1, 2, 3];

describe('S34 layers', () => {
  test('one pot when all have put in the same', () => {
    expect(makePots([10, 10, 10], [false, false, false], [0, 1, 2])).toEqual([
      { amount: 30, seats: [0, 1, 2] },
    ]);
  });

  test('several all-ins of different depth', () => {
    // 4 × 10, 3 × 20, 2 × 30.
    expect(makePots([10, 30, 60, 60], none, order)).toEqual([
      { amount: 40, seats: [0, 1, 2, 3] },
      { amount: 60, seats: [1, 2, 3] },
      { amount: 60, seats: [2, 3] },
    ]);
  });

  test('layers with the same contenders are one pot', () => {
    // Seat 0 folded after 5, seat 1 after 20: their chips make no pot of their own.
    expect(makePots([5, 20, 60, 60], [true, true, false, false], order)).toEqual([
      { amount: 145, seats: [2, 3] },
    ]);
  });

  test('a fold between two all-ins adds to both layers it reached', () => {
    // To 10: 4 × 10; above to 50: 15 of seat 1, 40 of seats 2 and 3.
    expect(makePots([10, 25, 50, 50], [false, true, false, false], order)).toEqual([
      { amount: 40, seats: [0, 2, 3] },
      { amount: 95, seats: [2, 3] },
    ]);
  });

  test('a layer whose payers have all folded goes to the pot below', () => {
    // 40 + 40 above 30 are of folded seats alone.
    expect(makePots([30, 30, 70, 70], [false, false, true, true], order)).toEqual([
      { amount: 200, seats: [0, 1] },
    ]);
    // With a shallower all-in the dead layer is the side pot's, not the main pot's.
    expect(makePots([10, 30, 70, 30], [false, false, true, false], order)).toEqual([
      { amount: 40, seats: [0, 1, 3] },
      { amount: 100, seats: [1, 3] },
    ]);
  });

  test('contenders stand in deal order', () => {
    expect(makePots([5, 5, 5], [false, false, false], [2, 0, 1])[0]?.seats).toEqual([2, 0, 1]);
  });

  test('S31 a pot of 0', () => {
    expect(makePots([0, 0], [false, false], [0, 1])).toEqual([{ amount: 0, seats: [0, 1] }]);
  });

  test('ante 0: who has put nothing contends for nothing', () => {
    expect(makePots([0, 20, 20], [false, false, false], [0, 1, 2])).toEqual([
      { amount: 40, seats: [1, 2] },
    ]);
  });
});

describe('S34 shares', () => {
  const share = (amount: number, seats: number[], ...values: number[]) =>
    payPot({ amount, seats }, (seat) => values[seat]!);

  test('the best hand takes all', () => {
    expect(share(31, [0, 1, 2], 5, 9, 7)).toMatchObject({ winners: [1], shares: [31] });
  });

  test('odd chips among three go to the first in deal order', () => {
    // 32 = 3 × 10 + 2.
    expect(share(32, [2, 0, 1], 4, 4, 4)).toMatchObject({
      winners: [2, 0, 1],
      shares: [11, 11, 10],
    });
    // 31 = 3 × 10 + 1.
    expect(share(31, [1, 2, 0], 4, 4, 4)).toMatchObject({ shares: [11, 10, 10] });
    expect(share(30, [1, 2, 0], 4, 4, 4)).toMatchObject({ shares: [10, 10, 10] });
  });

  test('fewer chips than winners', () => {
    expect(share(2, [0, 1, 2], 4, 4, 4)).toMatchObject({ shares: [1, 1, 0] });
    expect(share(0, [0, 1], 4, 4)).toMatchObject({ winners: [0, 1], shares: [0, 0] });
  });

  test('only contenders of the pot win it', () => {
    expect(share(10, [1, 2], 9, 3, 2)).toMatchObject({ winners: [1], shares: [10] });
  });
});

describe('S32 what nobody called', () => {
  test('the highest above the second, folded or not', () => {
    expect(uncalled([10, 40, 25])).toEqual({ seat: 1, amount: 15 });
    expect(uncalled([10, 40, 40])).toBeNull();
    expect(uncalled([0, 0])).toBeNull();
    expect(uncalled([7, 0])).toEqual({ seat: 0, amount: 7 });
  });
});

const TABLES = trials(1500);

test(`S34 seed 31: ${TABLES} random tables are the reference’s to the chip`, () => {
  const random = chancesFrom(31);
  for (let i = 0; i < TABLES; i++) {
    const count = 2 + random.below(7);
    const seats = [...Array(count).keys()];
    const dealer = random.below(count);
    const dealOrder = seats.map((seat) => (dealer + 1 + seat) % count);
    const left = random.below(count);
    const folded = seats.map((seat) => seat !== left && random.onceIn(2));
    // Whoever is left has put a chip in, or nobody has (ante 0).
    const put = seats.map((seat) => random.below(random.oneOf([4, 30])) + (seat === left ? 1 : 0));
    const back = uncalled(put);
    // In a deal the highest has not folded: he who bet last.
    if (back && folded[back.seat]) continue;
    const values = seats.map(() => random.below(3));
    const contributed = put.map((chips, seat) => chips - (back?.seat === seat ? back.amount : 0));
    const mine = makePots(contributed, folded, dealOrder).map((pot) =>
      payPot(pot, (seat) => values[seat]!),
    );
    const paid = (
      pots: { amount: number; winners: readonly number[]; seats: readonly number[] }[],
    ) =>
      pots
        .filter((pot) => pot.amount > 0)
        .map(({ amount, seats: held, winners }) => [amount, [...held].sort(), [...winners].sort()]);
    const reference = refPots(
      put,
      folded,
      values.map((value, seat) => (folded[seat] ? null : [value])),
      dealOrder,
    );
    expect([i, paid(mine)]).toEqual([i, paid(reference.pots)]);
    const won = seats.map((seat) =>
      mine.reduce((sum, pot) => sum + (pot.shares[pot.winners.indexOf(seat)] ?? 0), 0),
    );
    const theirs = seats.map((seat) =>
      reference.pots.reduce((sum, pot) => sum + pot.shares[seat]!, 0),
    );
    expect([i, won]).toEqual([i, theirs]);
    expect(reference.returned).toEqual(seats.map((s) => (back?.seat === s ? back.amount : 0)));
  }
});

/**
 * Lists with one entry a seat, made anew and never written in. Chips have functions of their own: V8 keeps small
 * integers apart from other values in the lists of a function that has seen nothing else.
 */
import { at, type BySeat } from './game.ts';

/** The same for every seat: one list for each number of seats, which all deals share. */
export function alike<T>(value: T): (seats: number) => BySeat<T> {
  const lists: BySeat<T>[] = [];
  return (seats) => (lists[seats] ??= Array.from({ length: seats }, () => value));
}

export const noChips = alike(0);
export const nobody = alike(false);
export const nothing = alike(null);

export function put<T>(values: BySeat<T>, seat: number, value: T): BySeat<T> {
  if (values[seat] === value) return values;
  const copy = values.slice();
  copy[seat] = value;
  return copy;
}

export function putChips(chips: BySeat<number>, seat: number, amount: number): BySeat<number> {
  if (chips[seat] === amount) return chips;
  const copy = chips.slice();
  copy[seat] = amount;
  return copy;
}

export const addChips = (chips: BySeat<number>, seat: number, amount: number): BySeat<number> =>
  putChips(chips, seat, at(chips, seat) + amount);

/** To each seat its own. */
export function addToAll(
  chips: BySeat<number>,
  amountOf: (seat: number) => number,
): BySeat<number> {
  const copy = chips.slice();
  for (let seat = 0; seat < copy.length; seat++) copy[seat] = at(copy, seat) + amountOf(seat);
  return copy;
}

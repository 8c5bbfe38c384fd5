/** Sizes of bets and raises as players count them: parts of the pot, in round chips. */
import type { StudScene } from './stud-scene.ts';

const PARTS = [0.33, 0.5, 0.75] as const;
/** A bet of this part of the stack leaves nothing worth keeping: all of it goes in. */
const COMMITTED = 0.6;
/** For an empty pot (ante 0): opening bets in smallest bets. */
const OPENINGS = [1, 2, 3] as const;

/** The nearest round amount: whole smallest bets, and from ten of them on halves of the decimal step above. */
export function roundChips(chips: number, smallest: number): number {
  const decades = Math.max(0, Math.floor(Math.log10(chips / smallest)));
  const unit = decades === 0 ? smallest : (smallest * 10 ** decades) / 2;
  return Math.max(smallest, Math.round(chips / unit) * Math.round(unit));
}

/** Totals for the street to choose from, ascending, within the range the rules give; `whole` is all the seat has. */
export function sizesToConsider(
  scene: StudScene,
  range: { readonly min: number; readonly max: number },
  smallest: number,
): readonly number[] {
  const { me, pot, bet, toCall } = scene;
  const whole = me.inStreet + me.stack;
  const wished =
    pot === 0 && bet === 0
      ? OPENINGS.map((times) => times * smallest)
      : PARTS.map((part) => bet + roundChips(part * (pot + toCall), smallest));
  const sizes = wished.map((wish) => {
    const to = Math.min(range.max, Math.max(range.min, wish));
    return to - me.inStreet >= COMMITTED * me.stack && whole <= range.max ? whole : to;
  });
  return [...new Set(sizes)].sort((a, b) => a - b);
}

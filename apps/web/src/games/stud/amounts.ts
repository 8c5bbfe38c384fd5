/** Amounts of a stud turn: what the slider, the preset buttons and the number field offer. Totals for the street. */
import { at, potTotal, type StudDeal, type StudOption } from '@tapete/rules';

export type StudRange = Extract<StudOption, { readonly min: number }>;

/** What I may say, each at most once. */
export interface StudWords {
  readonly call: Extract<StudOption, { type: 'call' }> | undefined;
  readonly raise: StudRange | undefined;
  readonly propose: StudRange | undefined;
  readonly canPass: boolean;
  /** A proposal waits for my answer. */
  readonly mustAnswer: boolean;
}

export function studWords(options: readonly StudOption[]): StudWords {
  const range = (...types: readonly StudOption['type'][]): StudRange | undefined =>
    options.find((each): each is StudRange => types.includes(each.type) && 'min' in each);
  return {
    call: options.find((each) => each.type === 'call'),
    raise: range('bet', 'raise'),
    propose: range('propose'),
    canPass: options.some(({ type }) => type === 'pass'),
    mustAnswer: options.some(({ type }) => type === 'accept'),
  };
}

/** Where a turn begins: the least opening, or twice the bet. */
export const usualAmount = (deal: StudDeal, raise: StudRange | undefined): number | null =>
  raise ? Math.min(Math.max(raise.min, 2 * deal.bet), raise.max) : null;

/** What was typed, as a whole number within the range. */
export const inRange = (typed: number | null, { min, max }: StudRange): number =>
  Math.min(Math.max(Math.round(typed ?? 0), min), max);

export type PresetName = 'min' | 'half' | 'pot' | 'max';
interface Preset {
  readonly name: PresetName;
  readonly to: number;
}

/** The least and the most, and between them half the pot and all of it. */
export function presets(deal: StudDeal, seat: number, range: StudRange): readonly Preset[] {
  const top = range.max;
  // The bet, plus that share of the pot as it is after calling.
  const ofPot = (share: number): number =>
    Math.round(deal.bet + share * (potTotal(deal) + deal.bet - at(deal.inStreet, seat)));
  const shares: readonly Preset[] = [
    { name: 'half', to: ofPot(0.5) },
    { name: 'pot', to: ofPot(1) },
  ];
  const least: readonly Preset[] = range.min < top ? [{ name: 'min', to: range.min }] : [];
  const between = shares.filter(({ to }) => to > range.min && to < top);
  return [...least, ...between, { name: 'max', to: top }];
}

/** From this many small bets on the slider moves by whole ones. */
const WIDE_RANGE_BETS = 40;

export interface Slider {
  readonly from: number;
  readonly top: number;
  readonly step: number;
}

/** `from` may lie below the least, so that the slider stops at whole small bets. */
export function sliderOf({ rules: { minBet } }: StudDeal, range: StudRange): Slider {
  const top = range.max;
  const step = top - range.min > WIDE_RANGE_BETS * minBet ? minBet : 1;
  return { from: range.min - (range.min % step), top, step };
}

/** The amount where the slider was left: its first step may lie below the least, its last may fall short of the top. */
export const fromSlider = (left: number, { top, step }: Slider, { min }: StudRange): number =>
  top - left < step ? top : Math.max(left, min);

/** The plain data of a stud deal: its state, its actions, its events. */
import type { Card, Seen } from '../cards.ts';
import type { BySeat, DealBase, DealSeat, DealtCard } from '../game.ts';
import type { GivenPack } from '../given-pack.ts';
import type { Category } from '../hand-rules.ts';
import type { PaidPot } from '../pots.ts';
import { STUD_SETUP_REFUSALS, type StudRules } from './stud-rules.ts';

export interface StudSetup {
  readonly rules: StudRules;
  /** Index of the seat that deals; the first card goes to its left. */
  readonly dealer: number;
  /** `whole` unless it is said. */
  readonly pack?: GivenPack;
}

/** Amounts are a seat's total for the street, the ante not counted (S26). */
export type StudAction =
  | { readonly type: 'pass' | 'call' | 'fold' | 'all-in' | 'accept' | 'refuse' | 'timeout' }
  | { readonly type: 'bet' | 'raise' | 'propose'; readonly to: number };

export const STUD_ACTIONS = [
  'pass',
  'bet',
  'call',
  'raise',
  'fold',
  'all-in',
  'propose',
  'accept',
  'refuse',
] as const;

export type StudOutcome = 'showdown' | 'all-passed' | 'last-left';
export type Spoken = 'pass' | 'bet' | 'call' | 'raise' | 'fold';

export interface ShownHand {
  readonly cards: readonly Card[];
  readonly category: Category;
  readonly value: number;
}

export type StudEvent =
  | {
      readonly type: 'started';
      readonly game: 'stud';
      readonly rules: StudRules;
      readonly seats: BySeat<DealSeat>;
      readonly dealer: number;
      /** In order of leaving; empty for whoever may not see it. */
      readonly deck: readonly Card[];
    }
  | { readonly type: 'anted'; readonly amounts: BySeat<number> }
  | {
      readonly type: 'dealt';
      /** 1…4. */
      readonly street: number;
      readonly up: boolean;
      readonly cards: readonly DealtCard<Seen>[];
      /** With the up cards: the seat whose exposed hand speaks first (S20, S21). */
      readonly opener: number | null;
    }
  | {
      readonly type: 'asked';
      readonly seats: readonly number[];
      readonly about: 'turn' | 'proposal';
    }
  | {
      readonly type: 'spoke';
      readonly seat: number;
      readonly said: Spoken;
      /** The seat's total for the street afterwards, and the chips this added. */
      readonly to: number;
      readonly added: number;
      readonly allIn: boolean;
      /** The clock spoke for the seat (S37). */
      readonly timeout: boolean;
    }
  | { readonly type: 'proposed'; readonly seat: number; readonly to: number }
  | {
      readonly type: 'answered';
      readonly seat: number;
      readonly accepts: boolean;
      readonly timeout: boolean;
    }
  /** All agreed: the banker lends the difference (S28). */
  | { readonly type: 'lent'; readonly seat: number; readonly amount: number }
  | { readonly type: 'declined'; readonly seat: number }
  | { readonly type: 'returned'; readonly seat: number; readonly amount: number }
  /** What has come back to the seat, or what it has won, goes to the banker for its loan (S28). */
  | { readonly type: 'repaid'; readonly seat: number; readonly amount: number }
  /** Nobody speaks any more: how the deal ends, told before the hands are shown and the pots paid. */
  | { readonly type: 'concluded'; readonly outcome: StudOutcome }
  | {
      readonly type: 'showed';
      readonly seat: number;
      readonly hand: ShownHand;
    }
  | { readonly type: 'mucked'; readonly seat: number }
  | { readonly type: 'paid'; readonly pots: readonly PaidPot[] }
  | { readonly type: 'ended'; readonly outcome: StudOutcome };

export interface StudCard {
  readonly card: Seen;
  readonly up: boolean;
  readonly position: number;
}

/** What the asked seats are asked: to speak in their turn, or whether a bet above the stack may stand (S28). */
export type StudQuestion =
  /** `proposed`: the seat has used its one proposal of this turn. */
  | { readonly about: 'turn'; readonly proposed: boolean }
  | { readonly about: 'proposal'; readonly seat: number; readonly to: number };

export interface StudDeal extends DealBase {
  readonly game: 'stud';
  readonly rules: StudRules;
  readonly dealer: number;
  /** Empty in a view. */
  readonly deck: readonly Card[];
  /** Cards that have left the pack. */
  readonly dealt: number;
  /** 0 before the first up card, then 1…4. */
  readonly street: number;
  readonly cards: BySeat<readonly StudCard[]>;
  readonly contributed: BySeat<number>;
  /** Chips put in this street, the ante not counted. */
  readonly inStreet: BySeat<number>;
  readonly returned: BySeat<number>;
  /** What each seat still owes the banker for this deal (S28). */
  readonly loans: BySeat<number>;
  readonly folded: BySeat<boolean>;
  /** Has spoken in this street. */
  readonly spoken: BySeat<boolean>;
  /** Has called, bet or raised in this street: may raise again only over a full raise (S26 `last-raise`). */
  readonly acted: BySeat<boolean>;
  /** The highest total of the street; 0 = nobody has opened. */
  readonly bet: number;
  /** Chips of a full raise: the last bet or full raise, never less than the minimum bet (S26). */
  readonly step: number;
  /** First speaker of the street by exposed cards, and its last aggressor. */
  readonly opener: number | null;
  readonly aggressor: number | null;
  /** Last seat that spoke, null at the start of a street. */
  readonly lastSpoke: number | null;
  readonly question: StudQuestion | null;
  readonly shown: BySeat<ShownHand | null>;
  readonly mucked: BySeat<boolean>;
  readonly pots: readonly PaidPot[];
  readonly outcome: StudOutcome | null;
}

/** Every code with which a stud setup or action is refused. */
export const STUD_REFUSALS = [
  ...STUD_SETUP_REFUSALS,
  'bad-dealer',
  'bad-pack',
  'empty-stack',
  'deck-exhausted',
  'deal-over',
  'not-in-deal',
  'not-your-turn',
  'cannot-pass',
  'must-raise',
  'nothing-to-call',
  'nothing-to-raise',
  'not-whole',
  'below-minimum',
  'above-maximum',
  'above-stack',
  'not-higher',
  'not-reopened',
  'not-available',
  'within-stack',
  'already-proposed',
  'no-proposal',
  'answer-first',
] as const;
export type StudRefusal = (typeof STUD_REFUSALS)[number];

type Seated = Pick<StudDeal, 'seats'>;

/** Counts seats clockwise, past the last to the first. */
export const seatFrom = ({ seats }: Seated, count: number): number =>
  count < seats.length ? count : count % seats.length;

/** Does something for each seat clockwise from `first`, those that have folded left out. */
function eachStillIn(
  deal: Seated & Pick<StudDeal, 'folded'>,
  first: number,
  does: (seat: number) => void,
): void {
  let seat = seatFrom(deal, first);
  for (let i = 0; i < deal.seats.length; i++) {
    if (!deal.folded[seat]) does(seat);
    seat = seatFrom(deal, seat + 1);
  }
}

/** Those seats. */
export function stillIn(deal: Seated & Pick<StudDeal, 'folded'>, first: number): number[] {
  const found: number[] = [];
  eachStillIn(deal, first, (seat) => found.push(seat));
  return found;
}

/** All but one have folded. */
export function isLastLeft({ folded }: Pick<StudDeal, 'folded'>): boolean {
  let left = 0;
  for (const out of folded) if (!out) left++;
  return left === 1;
}

/** Seats in deal order, from the dealer's left, the dealer last (S19). */
export const dealOrder = (deal: {
  readonly seats: BySeat<unknown>;
  readonly dealer: number;
}): number[] => deal.seats.map((_, i) => (deal.dealer + 1 + i) % deal.seats.length);

/** The bet above a stack that the others are asked about (S28), or null. */
export const proposalOf = ({
  question,
}: Pick<StudDeal, 'question'>): { readonly seat: number; readonly to: number } | null =>
  question?.about === 'proposal' ? question : null;

/** Still in the deal, in deal order: has not folded. */
export const contenders = (deal: StudDeal): number[] => stillIn(deal, deal.dealer + 1);

/** Does something for each of them in deal order. */
export const eachContender = (deal: StudDeal, does: (seat: number) => void): void =>
  eachStillIn(deal, deal.dealer + 1, does);

export function potTotal({ contributed }: Pick<StudDeal, 'contributed'>): number {
  let total = 0;
  for (const put of contributed) total += put;
  return total;
}

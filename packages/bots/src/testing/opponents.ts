/** Players of one idea each, heads-up: whoever loses to one of them has a hole that a person finds in an evening. */
import {
  at,
  handRules,
  stud,
  studOrder,
  type Card,
  type Seen,
  type StudAction,
  type StudDeal,
} from '@tapete/rules';
import { randomStudBot } from '../stud/stud-random.ts';
import type { StudPlayer } from '../testing.ts';

type Option = ReturnType<typeof stud.legal>['options'][number];
type Options = ReadonlyMap<StudAction['type'], Option>;

const optionsOf = (view: StudDeal, seat: number): Options =>
  new Map(stud.legal(view, seat).options.map((option) => [option.type, option]));

/** The first of these that is legal; an amount is the least. */
function first(options: Options, ...wanted: readonly StudAction['type'][]): StudAction {
  for (const type of wanted) {
    const option = options.get(type);
    if (option)
      return 'min' in option ? { type: option.type, to: option.min } : { type: option.type };
  }
  throw new Error(`none of ${wanted.join(', ')} is legal`);
}

/** A bet or raise by that part of the pot; null where neither is legal. */
function leadBy(view: StudDeal, options: Options, part: number): StudAction | null {
  const option = options.get('raise') ?? options.get('bet');
  if (option?.type !== 'raise' && option?.type !== 'bet') return null;
  const pot = view.contributed.reduce((sum, chips) => sum + chips, 0);
  const to = Math.round(view.bet + part * pot);
  return { type: option.type, to: Math.max(option.min, Math.min(option.max, to)) };
}

const worthOf = (view: StudDeal, cards: readonly Seen[]): number =>
  studOrder(handRules(view.rules, view.seats.length)).value(cards as readonly Card[]);

const upCards = (view: StudDeal, seat: number): Seen[] =>
  at(view.cards, seat).flatMap(({ card, up }) => (up ? [card] : []));

const ownCards = (view: StudDeal, seat: number): Seen[] =>
  at(view.cards, seat).map(({ card }) => card);

const rivalOf = (seat: number): number => 1 - seat;

const neverOpensAlwaysCalls: StudPlayer = (view, seat) =>
  first(optionsOf(view, seat), 'pass', 'call', 'accept', 'all-in', 'fold');

const foldsOnlyWhenWorseExposed: StudPlayer = (view, seat) => {
  const options = optionsOf(view, seat);
  const worse = worthOf(view, upCards(view, seat)) < worthOf(view, upCards(view, rivalOf(seat)));
  return worse
    ? first(options, 'pass', 'refuse', 'fold', 'call')
    : first(options, 'pass', 'refuse', 'call', 'all-in', 'fold');
};

const foldsToAnyBet: StudPlayer = (view, seat) =>
  first(optionsOf(view, seat), 'pass', 'refuse', 'fold');

const alwaysRaisesThePot: StudPlayer = (view, seat) => {
  const options = optionsOf(view, seat);
  return leadBy(view, options, 1) ?? first(options, 'call', 'accept', 'all-in', 'pass');
};

const alwaysBetsAThird: StudPlayer = (view, seat) => {
  const options = optionsOf(view, seat);
  const bet = options.has('bet') ? leadBy(view, options, 1 / 3) : null;
  return bet ?? first(options, 'call', 'refuse', 'all-in', 'pass');
};

/** Plays only a pair or better that beats what the other shows. */
const waitsForAPair: StudPlayer = (view, seat) => {
  const options = optionsOf(view, seat);
  const cards = ownCards(view, seat);
  const paired = new Set(cards.map((card) => card.charAt(0))).size < cards.length;
  const ahead = worthOf(view, cards) > worthOf(view, upCards(view, rivalOf(seat)));
  if (!paired || !ahead) return first(options, 'pass', 'refuse', 'fold', 'call');
  const bet = options.has('bet') ? leadBy(view, options, 0.7) : null;
  return bet ?? first(options, 'call', 'pass', 'refuse', 'all-in');
};

/** By what they do. */
export const OPPONENTS: Readonly<Record<string, StudPlayer>> = {
  'never opens, always calls': neverOpensAlwaysCalls,
  'folds only when worse exposed': foldsOnlyWhenWorseExposed,
  'folds to any bet': foldsToAnyBet,
  'always raises the pot': alwaysRaisesThePot,
  'always bets a third of the pot, and calls': alwaysBetsAThird,
  'waits for a pair that leads': waitsForAPair,
  'anything legal': randomStudBot,
};

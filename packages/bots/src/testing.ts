/** Seeded deals for the tests of bots: played out whole, or up to the decision of one seat. */
import { lotOf, shuffled, type Random } from '@tapete/chance';
import {
  lowestRank,
  pack,
  parseCards,
  stud,
  type Card,
  type DealSeat,
  type StudAction,
  type StudDeal,
  type StudRules,
} from '@tapete/rules';

export type StudPlayer = (view: StudDeal, seat: number, random: Random) => StudAction;

/** Any seat's view before it acted, and what it did. */
export type Watch = (view: StudDeal, seat: number, action: StudAction, deal: StudDeal) => void;

const personOf = (seat: number): string => `person ${seat}`;

const seatsOf = (stacks: readonly number[]): DealSeat[] =>
  stacks.map((stack, at) => ({ name: `seat ${at}`, person: personOf(at), stack, at }));

export const shuffledPack = (rules: StudRules, players: number, random: Random): Card[] =>
  shuffled(pack(lowestRank(rules.deck, players), rules.jokers), lotOf(random));

/** `deck` may be the beginning of the pack. */
export function startStud(
  rules: StudRules,
  stacks: readonly number[],
  deck: readonly Card[],
): StudDeal {
  const setup = { rules, dealer: stacks.length - 1, pack: 'beginning' } as const;
  const started = stud.start(setup, seatsOf(stacks), deck);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value.deal;
}

/** Throws when the rules refuse the action: that is the test of legality. */
export function act(deal: StudDeal, seat: number, action: StudAction): StudDeal {
  const played = stud.play(deal, seat, action);
  if (!played.ok) throw new Error(`${JSON.stringify(action)} refused: ${played.error.code}`);
  return played.value.deal;
}

export const viewOf = (deal: StudDeal, seat: number): StudDeal =>
  stud.maskDeal(deal, personOf(seat));

/** A whole deal; each seat decides from its own view. Throws after more decisions than a deal of thinking players has. */
export function playStud(
  rules: StudRules,
  players: readonly StudPlayer[],
  stacks: readonly number[],
  random: Random,
  watch?: Watch,
): StudDeal {
  let deal = startStud(rules, stacks, shuffledPack(rules, players.length, random));
  for (let decisions = 0; deal.outcome === null; decisions++) {
    if (decisions > 5000) throw new Error('the deal does not end');
    const seat = deal.asked[0]!;
    const view = viewOf(deal, seat);
    const action = players[seat]!(view, seat, random);
    watch?.(view, seat, action, deal);
    deal = act(deal, seat, action);
  }
  return deal;
}

export function cardsOf(text: string): readonly Card[] {
  const row = parseCards(text);
  if (!row.ok) throw new Error(`not cards: ${text}`);
  return row.cards as readonly Card[];
}

/** Net of each seat: chips won and lost, loans (S28) taken off. */
export const netOf = (deal: StudDeal): readonly number[] =>
  deal.stacks.map(
    (stack, seat) => stack - (deal.seats[seat]?.stack ?? 0) - (deal.loans[seat] ?? 0),
  );

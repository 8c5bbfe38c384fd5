/** Recording: one event onto a stud deal. Decides nothing. */
import { HIDDEN } from '../cards.ts';
import { addChips, addToAll, alike, nobody, noChips, nothing, put, putChips } from '../by-seat.ts';
import { at } from '../game.ts';
import type { StudCard, StudDeal, StudEvent } from './stud-deal.ts';

/** A deal of its owner's own, written in place; the lists it holds may be shared and are never written in. */
export type StudDraft = { -readonly [Key in keyof StudDeal]: StudDeal[Key] };

type Told<Type extends StudEvent['type']> = Extract<StudEvent, { type: Type }>;

const noCards = alike<readonly StudCard[]>([]);

/** A copy to write in. Each part by name: V8 takes twice as long over a spread of so many. */
export const draftOf = (deal: StudDeal): StudDraft => ({
  game: deal.game,
  rules: deal.rules,
  seats: deal.seats,
  dealer: deal.dealer,
  deck: deal.deck,
  dealt: deal.dealt,
  street: deal.street,
  cards: deal.cards,
  stacks: deal.stacks,
  contributed: deal.contributed,
  inStreet: deal.inStreet,
  returned: deal.returned,
  loans: deal.loans,
  folded: deal.folded,
  spoken: deal.spoken,
  acted: deal.acted,
  bet: deal.bet,
  step: deal.step,
  opener: deal.opener,
  aggressor: deal.aggressor,
  lastSpoke: deal.lastSpoke,
  asked: deal.asked,
  question: deal.question,
  shown: deal.shown,
  mucked: deal.mucked,
  pots: deal.pots,
  outcome: deal.outcome,
});

/** What the first event makes. */
export function beginStud({ rules, seats, dealer, deck }: Told<'started'>): StudDraft {
  const none = noChips(seats.length);
  const no = nobody(seats.length);
  return {
    game: 'stud',
    rules,
    seats,
    dealer,
    deck,
    dealt: 0,
    street: 0,
    cards: noCards(seats.length),
    stacks: addToAll(none, (seat) => at(seats, seat).stack),
    contributed: none,
    inStreet: none,
    returned: none,
    loans: none,
    folded: no,
    spoken: no,
    acted: no,
    bet: 0,
    step: rules.minBet,
    opener: null,
    aggressor: null,
    lastSpoke: null,
    asked: [],
    question: null,
    shown: nothing(seats.length),
    mucked: no,
    pots: [],
    outcome: null,
  };
}

/** Written out: a list that is copied and grows is given room for many more. */
function withCard(held: readonly StudCard[], next: StudCard): readonly StudCard[] {
  switch (held.length) {
    case 0:
      return [next];
    case 1:
      return [held[0]!, next];
    case 2:
      return [held[0]!, held[1]!, next];
    case 3:
      return [held[0]!, held[1]!, held[2]!, next];
    case 4:
      return [held[0]!, held[1]!, held[2]!, held[3]!, next];
    default:
      return [...held, next];
  }
}

function recordDealt(draft: StudDraft, event: Told<'dealt'>): void {
  const { up, street, opener } = event;
  const cards = draft.cards.slice();
  for (const { seat, card, position } of event.cards) {
    cards[seat] = withCard(at(cards, seat), { card, position, up });
  }
  draft.cards = cards;
  draft.dealt += event.cards.length;
  if (!up) return;
  draft.street = street;
  draft.inStreet = noChips(cards.length);
  draft.spoken = nobody(cards.length);
  draft.acted = draft.spoken;
  draft.bet = 0;
  draft.step = draft.rules.minBet;
  draft.opener = opener;
  draft.aggressor = null;
  draft.lastSpoke = null;
}

function recordSpoke(draft: StudDraft, { seat, said, to, added }: Told<'spoke'>): void {
  askNobody(draft);
  draft.lastSpoke = seat;
  draft.spoken = put(draft.spoken, seat, true);
  draft.stacks = addChips(draft.stacks, seat, -added);
  draft.contributed = addChips(draft.contributed, seat, added);
  draft.inStreet = putChips(draft.inStreet, seat, to);
  if (said === 'fold') draft.folded = put(draft.folded, seat, true);
  if (said === 'pass') return;
  draft.acted = put(draft.acted, seat, true);
  if (said !== 'bet' && said !== 'raise') return;
  // A short raise, all-in or to the maximum, does not make the next one smaller.
  draft.step = Math.max(draft.step, to - draft.bet);
  draft.bet = to;
  draft.aggressor = seat;
}

/** The hand's cards come in order of dealing; in a view they tell the closed one. */
function recordShowed(draft: StudDraft, { seat, hand }: Told<'showed'>): void {
  const held = at(draft.cards, seat);
  if (held.some(({ card }) => card === HIDDEN)) {
    const open = held.map(({ card, position, up }, i) => ({
      card: hand.cards[i] ?? card,
      position,
      up,
    }));
    draft.cards = put(draft.cards, seat, open);
  }
  draft.shown = put(draft.shown, seat, hand);
}

function recordPaid(draft: StudDraft, { pots }: Told<'paid'>): void {
  const stacks = draft.stacks.slice();
  for (const { winners, shares } of pots)
    for (let i = 0; i < winners.length; i++) {
      const seat = at(winners, i);
      stacks[seat] = at(stacks, seat) + at(shares, i);
    }
  draft.stacks = stacks;
  draft.pots = pots;
}

const NOBODY: readonly number[] = [];

/** Who proposed and was declined is asked again in the same turn; others ask a new one. */
function recordAsked(draft: StudDraft, { seats, about }: Told<'asked'>): void {
  draft.asked = seats;
  if (about === 'turn') draft.question ??= { about, proposed: false };
}

function askNobody(draft: StudDraft): void {
  draft.asked = NOBODY;
  draft.question = null;
}

/** Records any event but the first in `draft`. */
export function recordStud(draft: StudDraft, event: Exclude<StudEvent, Told<'started'>>): void {
  switch (event.type) {
    case 'anted':
      draft.stacks = addToAll(draft.stacks, (seat) => -at(event.amounts, seat));
      draft.contributed = addToAll(draft.contributed, (seat) => at(event.amounts, seat));
      return;
    case 'dealt':
      return recordDealt(draft, event);
    case 'asked':
      return recordAsked(draft, event);
    case 'spoke':
      return recordSpoke(draft, event);
    case 'proposed':
      draft.asked = NOBODY;
      draft.question = { about: 'proposal', seat: event.seat, to: event.to };
      return;
    case 'answered':
      draft.asked = draft.asked.filter((seat) => seat !== event.seat);
      return;
    case 'lent':
      askNobody(draft);
      draft.stacks = addChips(draft.stacks, event.seat, event.amount);
      draft.loans = addChips(draft.loans, event.seat, event.amount);
      return;
    case 'declined':
      draft.asked = NOBODY;
      draft.question = { about: 'turn', proposed: true };
      return;
    case 'concluded':
      return askNobody(draft);
    case 'returned':
      draft.stacks = addChips(draft.stacks, event.seat, event.amount);
      draft.contributed = addChips(draft.contributed, event.seat, -event.amount);
      draft.returned = addChips(draft.returned, event.seat, event.amount);
      return;
    case 'repaid':
      draft.stacks = addChips(draft.stacks, event.seat, -event.amount);
      draft.loans = addChips(draft.loans, event.seat, -event.amount);
      return;
    case 'showed':
      return recordShowed(draft, event);
    case 'mucked':
      draft.mucked = put(draft.mucked, event.seat, true);
      return;
    case 'paid':
      return recordPaid(draft, event);
    case 'ended':
      askNobody(draft);
      draft.outcome = event.outcome;
      return;
    default:
      event satisfies never;
  }
}

/** The deal after `event`; what was before it stays as it is. */
export function applyStud(deal: StudDeal | undefined, event: StudEvent): StudDeal {
  if (event.type === 'started') return beginStud(event);
  if (deal === undefined) throw new Error(`a deal begins with 'started', not '${event.type}'`);
  const draft = draftOf(deal);
  recordStud(draft, event);
  return draft;
}

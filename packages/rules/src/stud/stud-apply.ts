/** Recording: one event onto a stud deal. Decides nothing. */
import type { BySeat } from '../game.ts';
import { at, type StudDeal, type StudEvent } from './stud-deal.ts';

function put<T>(values: BySeat<T>, seat: number, value: T): BySeat<T> {
  const copy = values.slice();
  copy[seat] = value;
  return copy;
}

const add = (values: BySeat<number>, seat: number, amount: number): BySeat<number> =>
  amount === 0 ? values : put(values, seat, at(values, seat) + amount);

function begin(event: Extract<StudEvent, { type: 'started' }>): StudDeal {
  const all = <T>(value: T): BySeat<T> => event.seats.map(() => value);
  return {
    game: 'stud',
    rules: event.rules,
    seats: event.seats,
    dealer: event.dealer,
    deck: event.deck,
    dealt: 0,
    street: 0,
    cards: all([]),
    stacks: event.seats.map((seat) => seat.stack),
    contributed: all(0),
    inStreet: all(0),
    returned: all(0),
    loans: all(0),
    folded: all(false),
    spoken: all(false),
    closed: all(false),
    bet: 0,
    step: event.rules.minBet,
    opener: null,
    aggressor: null,
    lastSpoke: null,
    asked: [],
    about: null,
    proposal: null,
    proposed: false,
    shown: all(null),
    mucked: all(false),
    pots: [],
    outcome: null,
  };
}

function dealt(deal: StudDeal, event: Extract<StudEvent, { type: 'dealt' }>): StudDeal {
  const cards = deal.cards.map((held, seat) => {
    const mine = event.cards.filter((card) => card.seat === seat);
    if (mine.length === 0) return held;
    return [...held, ...mine.map(({ card, position }) => ({ card, position, up: event.up }))];
  });
  const after = { ...deal, cards, dealt: deal.dealt + event.cards.length };
  if (!event.up) return after;
  const all = <T>(value: T): BySeat<T> => deal.seats.map(() => value);
  return {
    ...after,
    street: event.street,
    inStreet: all(0),
    spoken: all(false),
    closed: all(false),
    bet: 0,
    step: deal.rules.minBet,
    opener: event.opener,
    aggressor: null,
    lastSpoke: null,
  };
}

function spoke(deal: StudDeal, event: Extract<StudEvent, { type: 'spoke' }>): StudDeal {
  const { seat, said, to, added } = event;
  const next: StudDeal = {
    ...deal,
    asked: [],
    about: null,
    proposed: false,
    lastSpoke: seat,
    spoken: put(deal.spoken, seat, true),
    stacks: add(deal.stacks, seat, -added),
    contributed: add(deal.contributed, seat, added),
    inStreet: put(deal.inStreet, seat, to),
    folded: said === 'fold' ? put(deal.folded, seat, true) : deal.folded,
  };
  if (said === 'pass') return next;
  if (said !== 'bet' && said !== 'raise') return { ...next, closed: put(deal.closed, seat, true) };
  // An opening bet always lets the others raise; a short all-in raise does not reopen (S26).
  const full = said === 'bet' || to - deal.bet >= deal.step;
  return {
    ...next,
    bet: to,
    step: full ? to - deal.bet : deal.step,
    closed: full ? deal.closed.map((_, i) => i === seat) : put(deal.closed, seat, true),
    aggressor: seat,
  };
}

export function applyStud(deal: StudDeal | undefined, event: StudEvent): StudDeal {
  if (event.type === 'started') return begin(event);
  if (deal === undefined) throw new Error(`a deal begins with 'started', not '${event.type}'`);
  switch (event.type) {
    case 'anted':
      return {
        ...deal,
        stacks: deal.stacks.map((stack, i) => stack - at(event.amounts, i)),
        contributed: deal.contributed.map((sum, i) => sum + at(event.amounts, i)),
      };
    case 'dealt':
      return dealt(deal, event);
    case 'asked':
      return { ...deal, asked: event.seats, about: event.about };
    case 'spoke':
      return spoke(deal, event);
    case 'proposed':
      return {
        ...deal,
        asked: [],
        about: null,
        proposed: true,
        proposal: { seat: event.seat, to: event.to },
      };
    case 'answered':
      return { ...deal, asked: deal.asked.filter((seat) => seat !== event.seat) };
    case 'lent':
      return {
        ...deal,
        asked: [],
        about: null,
        proposal: null,
        stacks: add(deal.stacks, event.seat, event.amount),
        loans: add(deal.loans, event.seat, event.amount),
      };
    case 'declined':
      return { ...deal, asked: [], about: null, proposal: null };
    case 'returned':
      return {
        ...deal,
        stacks: add(deal.stacks, event.seat, event.amount),
        contributed: add(deal.contributed, event.seat, -event.amount),
        returned: add(deal.returned, event.seat, event.amount),
      };
    case 'showed':
      return showed(deal, event);
    case 'mucked':
      return { ...deal, mucked: put(deal.mucked, event.seat, true) };
    case 'paid': {
      const stacks = [...deal.stacks];
      for (const pot of event.pots)
        pot.winners.forEach((seat, i) => {
          stacks[seat] = at(stacks, seat) + (pot.shares[i] ?? 0);
        });
      return { ...deal, stacks, pots: event.pots };
    }
    case 'ended':
      return { ...deal, asked: [], about: null, outcome: event.outcome };
    default:
      return event satisfies never;
  }
}

/** The closed cards of a shown hand are those in no up card; the hand's cards come in order of dealing. */
function showed(deal: StudDeal, event: Extract<StudEvent, { type: 'showed' }>): StudDeal {
  const held = deal.cards[event.seat] ?? [];
  const open = held.map((card, i) => ({ ...card, card: event.hand.cards[i] ?? card.card }));
  return {
    ...deal,
    cards: put(deal.cards, event.seat, open),
    shown: put(deal.shown, event.seat, event.hand),
  };
}

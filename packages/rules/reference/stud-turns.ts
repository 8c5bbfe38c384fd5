import { itemAt } from './cards.ts';
import { refFirstSpeaker } from './speaker.ts';
import { contendersOf } from './stud-legal.ts';
import type { Running, Seat, StudWord } from './stud-legal.ts';

/** One card to each contender in deal order; false when the deck runs out. */
export function dealRound(deal: Running, deck: string[], side: 'down' | 'up'): boolean {
  for (const seat of deal.order) {
    if (seat.folded) continue;
    const card = deck.shift();
    if (card === undefined) return false;
    seat[side].push(card);
  }
  return true;
}

/** S20–S22; null when nobody can act. */
export function firstSpeaker(deal: Running): Seat | null {
  const able = contendersOf(deal).filter((seat) => seat.stack > 0);
  return able.length === 0 ? null : byCards(deal, able);
}

/** Of these contenders the first to speak by the exposed cards of all (S20–S22). */
export function byCards(deal: Running, able: readonly Seat[]): Seat {
  const number = refFirstSpeaker(
    deal.seats.map((seat) => (seat.folded ? null : seat.up)),
    deal.order.map((seat) => seat.number),
    deal.seats.map((seat) => able.includes(seat)),
    deal.rules.order,
  );
  if (number === null) throw new Error('nobody to speak');
  return itemAt(deal.seats, number);
}

/** Plays on from a seat to the next decision or to the end; false when the deck runs out. */
export function goOn(deal: Running, deck: string[], start: Seat | null): boolean {
  let from = start;
  for (;;) {
    const contenders = contendersOf(deal);
    // S32
    if (contenders.length === 1) {
      deal.outcome = 'last-left';
      return true;
    }
    const able = contenders.filter((seat) => seat.stack > 0);
    const speaker = from === null ? undefined : nextToSpeak(deal, able, from);
    // S30: alone with nothing to call there is no betting.
    const alone = able.length === 1 && speaker !== undefined && speaker.put === deal.bet;
    if (speaker !== undefined && !alone) {
      deal.turn = speaker;
      deal.proposed = false;
      return true;
    }
    // S31: nobody opened, and all who are still in could have done so.
    const allPassed = deal.bet === 0 && able.length === contenders.length;
    if (allPassed && deal.rules.allPass === 'ends') {
      deal.outcome = 'all-passed';
      return true;
    }
    if (deal.street === 4) {
      deal.outcome = 'showdown';
      return true;
    }
    deal.street += 1;
    if (!dealRound(deal, deck, 'up')) return false;
    deal.bet = 0;
    deal.lastRaise = 0;
    deal.firstToSpeak = null;
    deal.lastAggressor = null;
    for (const seat of deal.seats) {
      seat.put = 0;
      seat.acted = false;
      seat.matched = null;
    }
    from = firstSpeaker(deal);
  }
}

/** The first seat clockwise, this one included, that has not yet spoken to the present bet (S23, S29). */
function nextToSpeak(deal: Running, able: readonly Seat[], from: Seat): Seat | undefined {
  const circle = deal.seats.map((_, step) =>
    itemAt(deal.seats, (from.number + step) % deal.seats.length),
  );
  return circle.find((seat) => able.includes(seat) && (!seat.acted || seat.put < deal.bet));
}

/** Does a legal action; gives the seat to go on from, or null when the same decision goes on. */
export function act(deal: Running, seat: Seat, word: StudWord, amount: number): Seat | null {
  const whole = seat.put + seat.stack;
  switch (word) {
    case 'pass':
      return spoken(deal, seat);
    case 'fold':
      seat.folded = true;
      return spoken(deal, seat);
    case 'call':
      pay(seat, Math.min(deal.bet, whole));
      seat.matched = deal.bet;
      return spoken(deal, seat);
    case 'bet':
    case 'raise':
      return wager(deal, seat, amount);
    case 'all-in':
      if (deal.bet > 0 && whole <= deal.bet) return act(deal, seat, 'call', 0);
      return wager(deal, seat, whole);
    case 'propose':
      deal.proposal = {
        total: amount,
        waiting: contendersOf(deal).filter((other) => other !== seat),
      };
      deal.proposed = true;
      return null;
    case 'accept': {
      if (deal.proposal === null) throw new Error('no proposal');
      const { total, waiting } = deal.proposal;
      deal.proposal.waiting = waiting.filter((other) => other !== seat);
      if (deal.proposal.waiting.length > 0) return null;
      deal.proposal = null;
      // The banker lends what the stack lacks.
      const lacking = total - deal.turn.put - deal.turn.stack;
      deal.turn.loan += lacking;
      deal.turn.stack += lacking;
      return wager(deal, deal.turn, total);
    }
    case 'refuse':
      deal.proposal = null;
      return null;
    case 'timeout':
      // S28: the clock cancels a proposal; S37: else pass if legal, else fold.
      if (deal.proposal !== null) return act(deal, seat, 'refuse', 0);
      return act(deal, seat, deal.bet === 0 ? 'pass' : 'fold', 0);
    default:
      return word satisfies never;
  }
}

function spoken(deal: Running, seat: Seat): Seat {
  seat.acted = true;
  deal.firstToSpeak ??= seat;
  return itemAt(deal.seats, (seat.number + 1) % deal.seats.length);
}

function pay(seat: Seat, total: number): void {
  const chips = total - seat.put;
  seat.put = total;
  seat.stack -= chips;
  seat.contributed += chips;
}

/** Opens or raises to a total (S26). */
function wager(deal: Running, seat: Seat, total: number): Seat {
  // A short raise, all-in or to the maximum, does not set the size of the next one.
  deal.lastRaise = Math.max(deal.lastRaise, total - deal.bet);
  pay(seat, total);
  deal.bet = total;
  deal.lastAggressor = seat;
  seat.matched = total;
  return spoken(deal, seat);
}

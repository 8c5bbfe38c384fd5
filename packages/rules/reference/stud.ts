import { RefInputError, itemAt } from './cards.ts';
import { refHand } from './hands.ts';
import { beats, refPots } from './pots.ts';
import type { RefPot } from './pots.ts';
import { actionIn, dealOrderOf, deckOf, seatNamed, studRules } from './script.ts';
import type { StudScript } from './script.ts';
import { refFirstSpeaker } from './speaker.ts';
import { STUD_WORDS, contendersOf, studNext, studRefusal } from './stud-legal.ts';
import type { RefNext, Running, Seat, StudCode, StudWord } from './stud-legal.ts';

export type ByName = Record<string, number>;

export interface RefStudPot {
  amount: number;
  seats: string[];
  winners: string[];
  shares: ByName;
}

export type RefStudAnswer =
  | {
      ok: true;
      outcome: 'showdown' | 'all-passed' | 'last-left' | null;
      stacks: ByName;
      /** Ante included; at the end without the uncalled part. */
      contributed: ByName;
      returned: ByName;
      /** Empty while the deal runs, and when nobody put a chip in. */
      pots: RefStudPot[];
      loans: ByName;
      next: RefNext | null;
      /** Who turns the hand up at the end, in order, and with a minus who mucks it (S33). */
      showing: string[];
    }
  | { ok: false; at: number; code: StudCode };

/** Plays a stud deal script to its end or as far as its actions go. Malformed scripts throw. */
export function refStud(script: StudScript): RefStudAnswer {
  const names = script.seats.map((seat) => seat.name);
  if (names.length < 2 || names.length > 8) throw new RefInputError('S1: 2 to 8 players');
  if (new Set(names).size !== names.length) throw new RefInputError('names must differ');
  const rules = studRules(script.rules ?? {}, names.length);
  const packSize = 4 * (15 - rules.order.lowest) + rules.order.jokers;
  // S3
  if (5 * names.length > packSize) return { ok: false, at: -1, code: 'pack-too-small' };

  const deck = deckOf(script.deck, rules.order);
  const actions = (script.actions ?? []).map((text) =>
    actionIn(text, names, STUD_WORDS, ['bet', 'raise', 'propose']),
  );
  const dealer = script.dealer === undefined ? names.length - 1 : seatNamed(names, script.dealer);
  const dealOrder = dealOrderOf(names.length, dealer);
  const seats = script.seats.map(({ name, stack }, number): Seat => ({
    name,
    number,
    stack,
    put: 0,
    contributed: 0,
    loan: 0,
    folded: false,
    acted: false,
    matched: null,
    down: [],
    up: [],
  }));
  const order = dealOrder.map((number) => itemAt(seats, number));
  const deal: Running = {
    rules,
    seats,
    order,
    outcome: null,
    firstToSpeak: null,
    lastAggressor: null,
    street: 1,
    bet: 0,
    lastRaise: 0,
    turn: itemAt(order, 0),
    proposal: null,
    proposed: false,
  };

  // S18: a stack shorter than the ante is all-in for what it has.
  for (const seat of order) {
    const ante = Math.min(rules.ante, seat.stack);
    seat.stack -= ante;
    seat.contributed += ante;
  }
  // S19: one card down to each, then one up to each.
  if (!dealRound(deal, deck, 'down') || !dealRound(deal, deck, 'up')) {
    return { ok: false, at: -1, code: 'deck-exhausted' };
  }
  if (!goOn(deal, deck, firstSpeaker(deal))) return { ok: false, at: -1, code: 'deck-exhausted' };

  for (const [at, { seat: number, word, amount }] of actions.entries()) {
    const seat = itemAt(seats, number);
    const code = studRefusal(deal, seat, word, amount);
    if (code !== null) return { ok: false, at, code };
    const from = act(deal, seat, word, amount ?? 0);
    if (from !== null && !goOn(deal, deck, from)) return { ok: false, at, code: 'deck-exhausted' };
  }
  return answer(deal, dealOrder);
}

/** One card to each contender in deal order; false when the deck runs out. */
function dealRound(deal: Running, deck: string[], side: 'down' | 'up'): boolean {
  for (const seat of deal.order) {
    if (seat.folded) continue;
    const card = deck.shift();
    if (card === undefined) return false;
    seat[side].push(card);
  }
  return true;
}

/** S20–S22; null when nobody can act. */
function firstSpeaker(deal: Running): Seat | null {
  const able = contendersOf(deal).filter((seat) => seat.stack > 0);
  return able.length === 0 ? null : byCards(deal, able);
}

/** Of these contenders the first to speak by the exposed cards of all (S20–S22). */
function byCards(deal: Running, able: readonly Seat[]): Seat {
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
function goOn(deal: Running, deck: string[], start: Seat | null): boolean {
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
function act(deal: Running, seat: Seat, word: StudWord, amount: number): Seat | null {
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

function answer(deal: Running, dealOrder: readonly number[]): RefStudAnswer {
  const { seats } = deal;
  const contributed = seats.map((seat) => seat.contributed);
  const over = deal.outcome !== null;
  const keys = seats.map((seat) =>
    seat.folded ? null : refHand([...seat.down, ...seat.up], deal.rules.order).key,
  );
  const folded = seats.map((seat) => seat.folded);
  const { pots, returned } = over
    ? refPots(contributed, folded, keys, dealOrder)
    : { pots: [], returned: seats.map(() => 0) };
  const byName = (value: (seat: Seat) => number): ByName =>
    Object.fromEntries(seats.map((seat) => [seat.name, value(seat)]));
  const named = (numbers: readonly number[]): string[] =>
    numbers.map((number) => itemAt(seats, number).name);
  const won = (seat: Seat): number =>
    pots.reduce((sum, pot) => sum + itemAt(pot.shares, seat.number), 0);

  const backOf = (seat: Seat): number => itemAt(returned, seat.number) + won(seat);
  // S28: what comes back and what is won pays the loan first.
  const repaid = (seat: Seat): number => Math.min(seat.loan, backOf(seat));

  return {
    ok: true,
    outcome: deal.outcome,
    stacks: byName((seat) => seat.stack + backOf(seat) - repaid(seat)),
    contributed: byName((seat) => seat.contributed - itemAt(returned, seat.number)),
    returned: byName((seat) => itemAt(returned, seat.number)),
    pots: pots.map((pot) => ({
      amount: pot.amount,
      seats: named(pot.seats),
      winners: named(pot.winners),
      shares: Object.fromEntries(
        pot.winners.map((winner) => [itemAt(seats, winner).name, itemAt(pot.shares, winner)]),
      ),
    })),
    loans: byName((seat) => seat.loan - repaid(seat)),
    next: studNext(deal),
    showing: shownBy(deal, keys, pots),
  };
}

/** S33: `all` from the dealer's left; `muck` from the last aggressor or first speaker of the last street. */
function shownBy(
  deal: Running,
  keys: readonly (readonly number[] | null)[],
  pots: readonly RefPot[],
): string[] {
  if (deal.outcome === null || deal.outcome === 'last-left') return [];
  if (deal.rules.showdown === 'all')
    return deal.order.filter((seat) => !seat.folded).map((seat) => seat.name);
  const contenders = contendersOf(deal);
  // Where nobody could speak: who would have by the cards.
  const start = deal.lastAggressor ?? deal.firstToSpeak ?? byCards(deal, contenders);
  // Nobody put a chip in: all contend for nothing (S31).
  const contested =
    pots.length > 0 ? pots.map((pot) => pot.seats) : [contenders.map((seat) => seat.number)];
  const shown: number[] = [];
  const told: string[] = [];
  for (let step = 0; step < deal.seats.length; step += 1) {
    const seat = itemAt(deal.seats, (start.number + step) % deal.seats.length);
    if (seat.folded) continue;
    const mayWin = contested.some(
      (rivals) =>
        rivals.includes(seat.number) &&
        !rivals.some((rival) => shown.includes(rival) && beats(keys, rival, seat.number)),
    );
    if (mayWin) shown.push(seat.number);
    told.push(mayWin ? seat.name : `-${seat.name}`);
  }
  return told;
}

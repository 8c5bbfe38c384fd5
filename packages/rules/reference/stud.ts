import { RefInputError, itemAt } from './cards.ts';
import { actionIn, dealOrderOf, deckOf, seatNamed, studRules } from './script.ts';
import type { StudRules, StudScript } from './script.ts';
import { answer } from './stud-answer.ts';
import type { RefStudAnswer } from './stud-answer.ts';
import { STUD_WORDS, studRefusal } from './stud-legal.ts';
import type { Running, Seat } from './stud-legal.ts';
import { act, dealRound, firstSpeaker, goOn } from './stud-turns.ts';

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
  const deal = newDeal(script, rules, names);

  // S18: a stack shorter than the ante is all-in for what it has.
  for (const seat of deal.order) {
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
    const seat = itemAt(deal.seats, number);
    const code = studRefusal(deal, seat, word, amount);
    if (code !== null) return { ok: false, at, code };
    const from = act(deal, seat, word, amount ?? 0);
    if (from !== null && !goOn(deal, deck, from)) return { ok: false, at, code: 'deck-exhausted' };
  }
  return answer(deal);
}

/** The deal before the ante. */
function newDeal(script: StudScript, rules: StudRules, names: readonly string[]): Running {
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
  return {
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
}

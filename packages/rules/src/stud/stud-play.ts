/** Deciding: how a stud deal starts, and what an action brings (S18–S37). Goes on by itself to the next decision. */
import { pack, type Card } from '../cards.ts';
import type { BySeat, DealSeat, DealtCard, Turn } from '../game.ts';
import { at, MOST_CHIPS } from '../game.ts';
import { checkPack } from '../given-pack.ts';
import { ok, refuse, type Refusal, type Result } from '../result.ts';
import {
  dealOrder,
  eachContender,
  isLastLeft,
  type Spoken,
  type StudAction,
  type StudDeal,
  type StudEvent,
  type StudRefusal,
  type StudSetup,
} from './stud-deal.ts';
import { finish, awardLast } from './stud-end.ts';
import { idle, judge, limitsOf } from './stud-legal.ts';
import { beginRun, continueRun, emit, giveBack, type Run } from './stud-run.ts';
import { checkStudRules, lowestRank } from './stud-rules.ts';
import { firstByCards, nextSpeaker } from './stud-speaker.ts';

/** The pack ran out: the action that called for the card is refused and nothing happened. */
class DeckExhausted extends Error {}

type Decided = Result<Turn<StudDeal, StudEvent>, Refusal<StudRefusal>>;

/** Goes on with `run`, unless the pack runs out. */
function unlessExhausted(run: Run, goOn: (run: Run) => void): Decided {
  try {
    goOn(run);
    return ok(run);
  } catch (error) {
    if (error instanceof DeckExhausted) return refuse('deck-exhausted');
    throw error;
  }
}

/**
 * Starts a deal: antes (S18), one card down and one up to each (S19), and the first to speak (S20).
 * Refuses as `checkStudRules`, and `bad-dealer` (no seat of the deal), `empty-stack`, `bad-pack`; where the pack is
 * the beginning of one, `deck-exhausted`.
 */
export function startStud(
  { rules, dealer, pack: given }: StudSetup,
  seats: BySeat<DealSeat>,
  deck: readonly Card[],
): Decided {
  const checked = checkStudRules(rules, seats.length);
  if (!checked.ok) return checked;
  if (!Number.isInteger(dealer) || seats[dealer] === undefined) {
    return refuse('bad-dealer', { dealer, seats: seats.length });
  }
  const bad = seats.find(
    (seat) => !Number.isInteger(seat.stack) || seat.stack < 1 || seat.stack > MOST_CHIPS,
  );
  if (bad) return refuse('empty-stack', { seat: bad.name, stack: bad.stack });
  const cards = checkPack(deck, pack(lowestRank(rules.deck, seats.length), rules.jokers), given);
  if (!cards.ok) return cards;
  const run = beginRun({ type: 'started', game: 'stud', rules, seats, dealer, deck });
  return unlessExhausted(run, () => {
    if (rules.ante > 0) {
      emit(run, { type: 'anted', amounts: seats.map((seat) => Math.min(seat.stack, rules.ante)) });
    }
    dealStreet(run, 1, false);
    dealStreet(run, 1, true);
    proceed(run);
  });
}

/** Deals one card to everybody still in, from the dealer's left; no card is burnt (S19). */
function dealStreet(run: Run, street: number, up: boolean): void {
  const { deal } = run;
  const cards: DealtCard<Card>[] = [];
  eachContender(deal, (seat) => {
    const position = deal.dealt + cards.length;
    const card = deal.deck[position];
    if (card === undefined) throw new DeckExhausted();
    cards.push({ seat, owner: at(deal.seats, seat).person, position, card });
  });
  // The closed card of each says nothing here: in its place stands the one that he is dealt.
  const ups = (seat: number): readonly Card[] => {
    const turned = cards.find((dealt) => dealt.seat === seat)!.card;
    return at(deal.cards, seat).map((held) => (held.up ? (held.card as Card) : turned));
  };
  emit(run, { type: 'dealt', street, up, cards, opener: up ? firstByCards(deal, ups) : null });
}

/** From a decision just taken, or cards just dealt, to the next decision or the end. */
function proceed(run: Run): void {
  const { deal } = run;
  for (;;) {
    if (isLastLeft(deal)) return awardLast(run);
    const next = nextSpeaker(deal);
    if (next !== null) return emit(run, { type: 'asked', seats: [next], about: 'turn' });
    giveBack(run);
    if (deal.rules.allPass === 'ends' && hasPassed(deal)) return finish(run, 'all-passed');
    if (deal.street === 4) return finish(run, 'showdown');
    dealStreet(run, deal.street + 1, true);
  }
}

/** Everybody still in passed, and all with chips left to bet. */
const hasPassed = (deal: StudDeal): boolean =>
  deal.bet === 0 && deal.stacks.every((stack, seat) => deal.folded[seat] || stack > 0);

/** What an action brings; refuses with a code of `STUD_REFUSALS` and its numbers. */
export function playStud(deal: StudDeal, seat: number, action: StudAction): Decided {
  const said = action.type === 'timeout' ? onTimeout(deal, seat) : action;
  const timeout = action.type === 'timeout';
  const denied = deny(deal, seat, said);
  if (denied) return { ok: false, error: denied };
  return unlessExhausted(continueRun(deal), (run) => {
    if (said.type === 'accept' || said.type === 'refuse') {
      answer(run, seat, said.type === 'accept', timeout);
    } else if (said.type === 'propose') {
      emit(run, { type: 'proposed', seat, to: said.to });
      const others = dealOrder(deal).filter((other) => other !== seat && !deal.folded[other]);
      emit(run, { type: 'asked', seats: others, about: 'proposal' });
    } else {
      speak(run, seat, said, timeout);
      proceed(run);
    }
  });
}

/** S37: pass if it is legal, else fold; a proposal is refused by the clock (S28). */
function onTimeout(deal: StudDeal, seat: number): StudAction {
  if (deal.question?.about === 'proposal' && deal.asked.includes(seat)) return { type: 'refuse' };
  return { type: deal.bet === 0 ? 'pass' : 'fold' };
}

/** Why an action may not be done, or null. */
function deny(deal: StudDeal, seat: number, action: StudAction): Refusal<StudRefusal> | null {
  if (action.type === 'timeout') return { code: 'not-your-turn', detail: {} };
  const reason = idle(deal, seat);
  if (reason !== null) return { code: reason, detail: {} };
  const limits = limitsOf(deal, seat);
  const verdict = judge(deal, seat, action.type, limits);
  if (!verdict.ok) return verdict.error;
  const { option } = verdict;
  // Words without a range need no more.
  if (!('min' in option)) return null;
  const to = 'to' in action ? action.to : NaN;
  const { whole, cap } = limits;
  if (!Number.isInteger(to)) return { code: 'not-whole', detail: { to: Number(to) } };
  const most = action.type === 'propose' ? option.max : cap;
  if (to > most) return { code: 'above-maximum', detail: { to, max: option.max } };
  if (action.type === 'propose') {
    if (to <= whole) return { code: 'within-stack', detail: { to, min: option.min } };
  } else if (to > whole) return { code: 'above-stack', detail: { to, max: option.max } };
  if (deal.bet > 0 && to <= deal.bet)
    return { code: 'not-higher', detail: { to, min: option.min } };
  return to < option.min ? { code: 'below-minimum', detail: { to, min: option.min } } : null;
}

function speak(run: Run, seat: number, action: StudAction, timeout: boolean): void {
  const { deal } = run;
  const mine = at(deal.inStreet, seat);
  const whole = mine + at(deal.stacks, seat);
  const say = (said: Spoken, to: number): void =>
    emit(run, {
      type: 'spoke',
      seat,
      said,
      to,
      added: to - mine,
      // Who speaks has chips, so a pass or a fold is never the whole.
      allIn: to === whole,
      timeout,
    });
  switch (action.type) {
    case 'pass':
    case 'fold':
      return say(action.type, mine);
    case 'call':
      return say('call', Math.min(whole, deal.bet));
    case 'bet':
    case 'raise':
      return say(action.type, action.to);
    case 'all-in':
      return say(whole <= deal.bet ? 'call' : deal.bet === 0 ? 'bet' : 'raise', whole);
    case 'propose':
    case 'accept':
    case 'refuse':
    case 'timeout':
      throw new Error(`'${action.type}' is not said in a betting turn`);
    default:
      return action satisfies never;
  }
}

/** S28: one refusal cancels the proposal and its maker speaks again; when all accept, the bet stands on a loan. */
function answer(run: Run, seat: number, accepts: boolean, timeout: boolean): void {
  const { question: proposal } = run.deal;
  if (proposal?.about !== 'proposal') throw new Error('an answer without a proposal');
  emit(run, { type: 'answered', seat, accepts, timeout });
  if (!accepts) {
    emit(run, { type: 'declined', seat: proposal.seat });
    return emit(run, { type: 'asked', seats: [proposal.seat], about: 'turn' });
  }
  if (run.deal.asked.length > 0) return;
  const { whole } = limitsOf(run.deal, proposal.seat);
  const opens = run.deal.bet === 0;
  emit(run, { type: 'lent', seat: proposal.seat, amount: proposal.to - whole });
  speak(run, proposal.seat, { type: opens ? 'bet' : 'raise', to: proposal.to }, false);
  proceed(run);
}

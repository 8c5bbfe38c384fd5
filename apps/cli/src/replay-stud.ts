/** A stud script played through the rules (S1–S37). */
import {
  checkStudRules,
  dealOrder,
  handRules,
  stud,
  type DealSeat,
  type StudDeal,
  type StudEvent,
  type StudOption,
} from '@tapete/rules';
import { checkPack } from './hands.ts';
import { refusedAt, type NextAnswer, type ReplayAnswer } from './replay-answer.ts';
import type { StudScript } from './script.ts';

export function replayStud(script: StudScript): ReplayAnswer {
  const { rules, dealer, deck } = script;
  const seats = script.seats.map(({ name, stack }, at): DealSeat => ({
    name,
    person: name,
    stack,
    at,
  }));
  // Before the cards: a table that cannot be played has no pack to check them against.
  const checked = checkStudRules(rules, seats.length);
  if (!checked.ok) return refusedAt(-1, checked.error);
  checkPack([['deck', deck, script.deckText]], handRules(rules, seats.length));

  const started = stud.start({ rules, dealer }, seats, deck);
  if (!started.ok) return refusedAt(-1, started.error);
  const events: StudEvent[] = [...started.value.events];
  let { deal } = started.value;
  for (const [at, { seat, action }] of script.actions.entries()) {
    const played = stud.play(deal, seat, action);
    if (!played.ok) return refusedAt(at, played.error);
    events.push(...played.value.events);
    deal = played.value.deal;
  }
  return answer(deal, events);
}

function answer(deal: StudDeal, events: readonly StudEvent[]): ReplayAnswer {
  const name = (seat: number): string => deal.seats[seat]?.name ?? '';
  const byName = (values: readonly number[]): Record<string, number> =>
    Object.fromEntries(deal.seats.map((seat, i) => [seat.name, values[i] ?? 0]));
  // As the script names them; the deal's own order is that of the dealing.
  const inOrder = (seats: readonly number[]): readonly number[] => seats.toSorted((a, b) => a - b);
  return {
    ok: true,
    outcome: deal.outcome,
    stacks: byName(deal.stacks),
    contributed: byName(deal.contributed),
    returned: byName(deal.returned),
    pots: deal.pots.map((pot) => ({
      amount: pot.amount,
      seats: inOrder(pot.seats).map(name),
      winners: inOrder(pot.winners).map(name),
      shares: Object.fromEntries(pot.winners.map((seat, i) => [name(seat), pot.shares[i] ?? 0])),
    })),
    next: nextOf(deal),
    loans: byName(deal.loans),
    events,
  };
}

/** Who must act, the first in deal order where several may, and what is legal. */
function nextOf(deal: StudDeal): NextAnswer | null {
  const seat = dealOrder(deal).find((each) => deal.asked.includes(each));
  if (seat === undefined) return null;
  return {
    seat: deal.seats[seat]?.name ?? '',
    actions: stud.legal(deal, seat).options.map(withLimits),
  };
}

function withLimits(option: StudOption): NextAnswer['actions'][number] {
  switch (option.type) {
    case 'bet':
    case 'raise':
    case 'propose':
      return { type: option.type, min: option.min, max: option.max };
    case 'pass':
    case 'call':
    case 'fold':
    case 'all-in':
    case 'accept':
    case 'refuse':
      return { type: option.type };
    default:
      return option satisfies never;
  }
}

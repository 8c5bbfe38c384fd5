/** A stud script played through the rules (S1–S37). */
import {
  checkStudRules,
  handRules,
  stud,
  type DealSeat,
  type StudDeal,
  type StudRules,
  type StudTypes,
} from '@tapete/rules';
import { checkPack } from '../hands.ts';
import {
  byName,
  nextOf,
  playScript,
  refusedAt,
  type PlayedAnswer,
  type ReplayAnswer,
} from '../replay-answer.ts';
import type { Script } from '../deal-script.ts';

export function replayStud(script: Script<StudTypes, StudRules>): ReplayAnswer {
  const { rules, dealer, deck, deckText } = script;
  const seats = script.seats.map(({ name, stack }, at): DealSeat => ({
    name,
    person: name,
    stack,
    at,
  }));
  // Before the cards: a table that cannot be played has no pack to check them against.
  const checked = checkStudRules(rules, seats.length);
  if (!checked.ok) return refusedAt(-1, checked.error);
  checkPack([['deck', deck, deckText]], handRules(rules, seats.length));
  return playScript(stud, stud.start({ rules, dealer }, seats, deck), script, (deal, events) =>
    answer(script, deal, events),
  );
}

function answer(
  { seats }: Script<StudTypes, StudRules>,
  deal: StudDeal,
  events: PlayedAnswer['events'],
): PlayedAnswer {
  const name = (seat: number): string => deal.seats[seat]?.name ?? '';
  const each = (values: readonly number[]): PlayedAnswer['stacks'] =>
    byName(seats, deal, (seat) => values[seat] ?? 0);
  // As the script names them; the deal's own order is that of the dealing.
  const inOrder = (some: readonly number[]): readonly string[] =>
    some.toSorted((a, b) => a - b).map(name);
  return {
    ok: true,
    outcome: deal.outcome,
    stacks: each(deal.stacks),
    contributed: each(deal.contributed),
    returned: each(deal.returned),
    pots: deal.pots.map((pot) => ({
      amount: pot.amount,
      seats: inOrder(pot.seats),
      winners: inOrder(pot.winners),
      shares: Object.fromEntries(pot.winners.map((seat, i) => [name(seat), pot.shares[i] ?? 0])),
    })),
    next: nextOf(deal, (seat) => stud.legal(deal, seat).options),
    loans: each(deal.loans),
    events,
  };
}

/** A three-card script played through the rules (T1–T19). */
import {
  checkBets,
  three,
  type Banker,
  type ThreeDeal,
  type ThreeRules,
  type ThreeSeat,
  type ThreeTypes,
} from '@tapete/rules';
import { Fault } from '../fault.ts';
import { THREE_PACK, checkPack } from '../hands.ts';
import {
  byName,
  nextOf,
  playScript,
  refusedAt,
  type PlayedAnswer,
  type ReplayAnswer,
} from '../replay-answer.ts';
import type { Script } from '../deal-script.ts';

export function replayThree(script: Script<ThreeTypes, ThreeRules>): ReplayAnswer {
  const { rules, deck, deckText } = script;
  checkPack([['deck', deck, deckText]], THREE_PACK);
  const bank = rules.bank === 'player' ? script.dealer : null;
  const banker = bankerOf(script, bank);
  const order = dealing(script, bank);
  for (const each of order) {
    // Bets without an ante are no way to sit the deal out (T9).
    const checked = each.pairPlus > 0 && each.ante === 0 ? checkBets(each) : null;
    if (checked?.ok === false) return refusedAt(-1, checked.error);
  }
  const seats = order.filter((each) => each.ante > 0);
  return playScript(three, three.start({ rules, banker }, seats, deck), script, (deal, events) =>
    answer(script, deal, events),
  );
}

function bankerOf({ seats }: Script<ThreeTypes, ThreeRules>, bank: number | null): Banker | null {
  const seat = bank === null ? undefined : seats[bank];
  if (bank === null || seat === undefined) return null;
  for (const [bet, chips] of Object.entries(seat.own)) {
    if (chips === 0) continue;
    const expected = { es: '0: quien banca no apuesta', en: '0: who banks does not bet' };
    throw new Fault(`seats[${bank}].${bet}`, String(chips), expected);
  }
  return { name: seat.name, person: seat.name, stack: seat.stack, at: bank };
}

/** The seats in deal order: as they stand, or from the left of the player who banks. */
function dealing(
  { seats }: Script<ThreeTypes, ThreeRules>,
  bank: number | null,
): readonly ThreeSeat[] {
  const all = seats.map(({ name, stack, own }, at): ThreeSeat => {
    const { ante = 0, pairPlus = 0 } = own;
    return { name, person: name, stack, at, ante, pairPlus };
  });
  return bank === null ? all : [...all.slice(bank + 1), ...all.slice(0, bank)];
}

function answer(
  { seats }: Script<ThreeTypes, ThreeRules>,
  deal: ThreeDeal,
  events: PlayedAnswer['events'],
): PlayedAnswer {
  const bets = (i: number): number => {
    const seat = deal.seats[i];
    return (seat?.ante ?? 0) + (seat?.pairPlus ?? 0) + (deal.plays[i] ?? 0);
  };
  return {
    ok: true,
    outcome: deal.outcome,
    stacks: byName(
      seats,
      deal,
      (i) => deal.stacks[i] ?? 0,
      ({ stack }, at) => stack + (deal.banker?.at === at ? deal.bankNet : 0),
    ),
    contributed: byName(seats, deal, bets),
    returned: byName(seats, deal, () => 0),
    pots: [],
    next: nextOf(deal, (seat) => three.legal(deal, seat).options),
    lines: deal.lines.map((line) => ({ ...line, seat: deal.seats[line.seat]?.name ?? '' })),
    events,
  };
}

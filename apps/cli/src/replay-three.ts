/** A three-card script played through the rules (T1–T19). */
import {
  checkBets,
  three,
  type Banker,
  type ThreeDeal,
  type ThreeEvent,
  type ThreeSeat,
} from '@tapete/rules';
import { Fault } from './fault.ts';
import { THREE_PACK, checkPack } from './hands.ts';
import { refusedAt, type ReplayAnswer } from './replay-answer.ts';
import type { ScriptSeat, ThreeScript } from './script.ts';

export function replayThree(script: ThreeScript): ReplayAnswer {
  const { rules, deck } = script;
  checkPack([['deck', deck, script.deckText]], THREE_PACK);
  const bank = rules.bank === 'player' ? script.dealer : null;
  const banker = bankerOf(script, bank);
  const order = dealing(script, bank);
  for (const each of order) {
    // Bets without an ante are no way to sit the deal out (T9).
    const checked = each.pairPlus > 0 && each.ante === 0 ? checkBets(each) : null;
    if (checked?.ok === false) return refusedAt(-1, checked.error);
  }
  const seats = order.filter((each) => each.ante > 0);

  const started = three.start({ rules, banker }, seats, deck);
  if (!started.ok) return refusedAt(-1, started.error);
  const events: ThreeEvent[] = [...started.value.events];
  let { deal } = started.value;
  for (const [at, { seat, action }] of script.actions.entries()) {
    // −1 for a seat that posted nothing: the rules refuse it.
    const played = three.play(
      deal,
      seats.findIndex((each) => each.at === seat),
      action,
    );
    if (!played.ok) return refusedAt(at, played.error);
    events.push(...played.value.events);
    deal = played.value.deal;
  }
  return answer(script, deal, events);
}

function bankerOf({ seats }: ThreeScript, bank: number | null): Banker | null {
  const seat = bank === null ? undefined : seats[bank];
  if (seat === undefined) return null;
  for (const bet of ['ante', 'pairPlus'] as const) {
    if (seat[bet] === 0) continue;
    const expected = { es: '0: quien banca no apuesta', en: '0: who banks does not bet' };
    throw new Fault(`seats[${bank}].${bet}`, String(seat[bet]), expected);
  }
  return { name: seat.name, person: seat.name, stack: seat.stack, at: bank ?? -1 };
}

/** The seats in deal order: as they stand, or from the left of the player who banks. */
function dealing({ seats }: ThreeScript, bank: number | null): readonly ThreeSeat[] {
  const all = seats.map(({ name, stack, ante, pairPlus }: ScriptSeat, at): ThreeSeat => ({
    name,
    person: name,
    stack,
    at,
    ante,
    pairPlus,
  }));
  return bank === null ? all : [...all.slice(bank + 1), ...all.slice(0, bank)];
}

function answer(script: ThreeScript, deal: ThreeDeal, events: readonly ThreeEvent[]): ReplayAnswer {
  const inDeal = new Map(deal.seats.map((seat, i) => [seat.at, i]));
  const byName = (
    value: (i: number) => number,
    outside: (seat: ScriptSeat, at: number) => number,
  ) =>
    Object.fromEntries(
      script.seats.map((seat, at) => {
        const i = inDeal.get(at);
        return [seat.name, i === undefined ? outside(seat, at) : value(i)];
      }),
    );
  const bets = (i: number): number => {
    const seat = deal.seats[i];
    return (seat?.ante ?? 0) + (seat?.pairPlus ?? 0) + (deal.plays[i] ?? 0);
  };
  const [asked] = deal.asked;
  return {
    ok: true,
    outcome: deal.outcome,
    stacks: byName(
      (i) => deal.stacks[i] ?? 0,
      (seat, at) => seat.stack + (deal.banker?.at === at ? deal.bankNet : 0),
    ),
    contributed: byName(bets, () => 0),
    returned: byName(
      () => 0,
      () => 0,
    ),
    pots: [],
    next:
      asked === undefined
        ? null
        : {
            seat: deal.seats[asked]?.name ?? '',
            actions: three.legal(deal, asked).options.map(({ type }) => ({ type })),
          },
    lines: deal.lines.map((line) => ({ ...line, seat: deal.seats[line.seat]?.name ?? '' })),
    events,
  };
}

/** Plays a deal script, whatever its game, and gives the contract's answer: seats by name. */
import type { BySeat, Refusal } from '@tapete/rules';
import { gameOf as tableGameOf, type Deal, type DealEvent, type RefusalCode } from '@tapete/table';
import type { ScriptOption } from './games/contract.ts';
import { gameOf, type AnyScript } from './games/index.ts';

interface RefusedAnswer extends Refusal<RefusalCode> {
  readonly ok: false;
  /** Index of the action, −1 when the setup is refused. */
  readonly at: number;
}

export type ReplayAnswer = ReturnType<typeof answerOf> | RefusedAnswer;

/** Bet, raise and propose alone have limits. */
const limited = (options: readonly ScriptOption[]): readonly ScriptOption[] =>
  options.map(({ type, min, max }) =>
    min === undefined || max === undefined ? { type } : { type, min, max },
  );

/** Throws a `Fault` when a card is not of the pack in use. */
export function replay(script: AnyScript): ReplayAnswer {
  const { game, setUp } = gameOf(script);
  const refused = (at: number, error: Refusal<RefusalCode>): RefusedAnswer => ({
    ok: false,
    at,
    ...error,
  });
  const ready = setUp(script);
  if (!ready.ok) return refused(-1, ready.error);
  const begun = game.start(ready.value.setup, ready.value.seats, script.deck);
  if (!begun.ok) return refused(-1, begun.error);
  const events = [...begun.value.events];
  let { deal } = begun.value;
  for (const [at, { seat, action }] of script.actions.entries()) {
    // −1 for a seat that is not in the deal: the rules refuse it.
    const inDeal = deal.seats.findIndex((each) => each.at === seat);
    const played = game.play(deal, inDeal, action);
    if (!played.ok) return refused(at, played.error);
    events.push(...played.value.events);
    deal = played.value.deal;
  }
  return answerOf(script, deal, events);
}

/** `lines` and `loans` where the game has them; the events are the engine's own. */
function answerOf({ game, seats }: AnyScript, deal: Deal, events: readonly DealEvent[]) {
  const { account, options } = gameOf({ game });
  const { contributed, returned, pots = [], lines, loans } = account(deal);
  const bank = tableGameOf({ game }).bank(deal);
  const nameOf = (seat: number): string => deal.seats[seat]?.name ?? '';
  // As the script names them; the deal's own order is that of the dealing.
  const namesOf = (some: readonly number[]): readonly string[] =>
    some.toSorted((a, b) => a - b).map(nameOf);
  /** `outside`: of a seat that is not in the deal. */
  const byName = (
    values: BySeat<number>,
    outside: (at: number) => number = () => 0,
  ): Record<string, number> =>
    Object.fromEntries(
      seats.map(({ name }, at) => {
        const seat = deal.seats.findIndex((each) => each.at === at);
        return [name, values[seat] ?? outside(at)];
      }),
    );
  const [asked] = deal.asked;
  const next =
    asked === undefined ? null : { seat: nameOf(asked), actions: limited(options(deal, asked)) };
  return {
    ok: true as const,
    outcome: deal.outcome,
    stacks: byName(
      deal.stacks,
      (at) => (seats[at]?.stack ?? 0) + (bank.seat === at ? bank.net : 0),
    ),
    contributed: byName(contributed),
    returned: byName(returned ?? []),
    pots: pots.map((pot) => ({
      amount: pot.amount,
      seats: namesOf(pot.seats),
      winners: namesOf(pot.winners),
      shares: Object.fromEntries(pot.winners.map((seat, i) => [nameOf(seat), pot.shares[i] ?? 0])),
    })),
    next,
    ...(lines && { lines: lines.map((line) => ({ ...line, seat: nameOf(line.seat) })) }),
    ...(loans && { loans: byName(loans) }),
    events,
  };
}

/** What `replay` answers: the contract's shape, seats by name; and the playing of a script, whatever its game. */
import type { RefusalCode } from '@tapete/table';
import type { DealBase, Game, GameTypes, Refusal, Result, Turn } from '@tapete/rules';
import type { Script, ScriptSeat } from './deal-script.ts';

export type ByName = Readonly<Record<string, number>>;

/** Totals for the street; bet, raise and propose alone have limits. */
interface ActionAnswer {
  readonly type: string;
  readonly min?: number;
  readonly max?: number;
}

export interface NextAnswer {
  readonly seat: string;
  readonly actions: readonly ActionAnswer[];
}

interface PotAnswer {
  readonly amount: number;
  readonly seats: readonly string[];
  readonly winners: readonly string[];
  readonly shares: ByName;
}

interface LineAnswer {
  readonly seat: string;
  readonly spot: string;
  readonly stake: number;
  readonly outcome: string;
  readonly amount: number;
  readonly rule: string;
}

export interface PlayedAnswer {
  readonly ok: true;
  readonly outcome: string | null;
  readonly stacks: ByName;
  readonly contributed: ByName;
  readonly returned: ByName;
  readonly pots: readonly PotAnswer[];
  readonly next: NextAnswer | null;
  readonly lines?: readonly LineAnswer[];
  readonly loans?: ByName;
  readonly events: readonly object[];
}

export interface RefusedAnswer extends Refusal<RefusalCode> {
  readonly ok: false;
  /** Index of the action, −1 when the setup is refused. */
  readonly at: number;
}

export type ReplayAnswer = PlayedAnswer | RefusedAnswer;

export const refusedAt = (at: number, { code, detail }: Refusal<RefusalCode>): RefusedAnswer => ({
  ok: false,
  at,
  code,
  detail,
});

/** Begins the deal and plays the script's actions; `answer` is asked when none was refused. */
export function playScript<T extends GameTypes & { readonly code: RefusalCode }>(
  game: Game<T>,
  begun: Result<Turn<T['deal'], T['event']>, Refusal<RefusalCode>>,
  { actions }: Pick<Script<T, unknown>, 'actions'>,
  answer: (deal: T['deal'], events: readonly T['event'][]) => PlayedAnswer,
): ReplayAnswer {
  if (!begun.ok) return refusedAt(-1, begun.error);
  const events = [...begun.value.events];
  let { deal } = begun.value;
  for (const [at, { seat, action }] of actions.entries()) {
    // −1 for a seat that is not in the deal: the rules refuse it.
    const inDeal = deal.seats.findIndex((each) => each.at === seat);
    const played = game.play(deal, inDeal, action);
    if (!played.ok) return refusedAt(at, played.error);
    events.push(...played.value.events);
    deal = played.value.deal;
  }
  return answer(deal, events);
}

/** A value of every seat of the script; `outside` for one that is not in the deal. */
export const byName = (
  seats: readonly ScriptSeat[],
  deal: DealBase,
  inside: (seat: number) => number,
  outside: (seat: ScriptSeat, at: number) => number = () => 0,
): ByName =>
  Object.fromEntries(
    seats.map((seat, at) => {
      const i = deal.seats.findIndex((each) => each.at === at);
      return [seat.name, i === -1 ? outside(seat, at) : inside(i)];
    }),
  );

/** Who must act, the first in deal order where several may, and what is legal. */
export function nextOf(
  { asked: [seat], seats }: DealBase,
  options: (seat: number) => readonly ActionAnswer[],
): NextAnswer | null {
  if (seat === undefined) return null;
  const actions = options(seat).map(({ type, min, max }) =>
    min === undefined || max === undefined ? { type } : { type, min, max },
  );
  return { seat: seats[seat]?.name ?? '', actions };
}

/** What a stud deal is worth to each seat, as somebody sees it. */
import { contenders, handRules, HIDDEN, ok } from '@tapete/rules';
import type { BySeat, Card, Refusal, Result, StudDeal } from '@tapete/rules';
import type { SeatAccount } from './exact-account.ts';
import { equity } from './equity.ts';
import type { Equity, EquityFault, EquityRequest } from './equity.ts';

export interface DealEquity extends Omit<Equity, 'seats'> {
  /** By seat of the deal; null: has folded. */
  readonly seats: BySeat<SeatAccount | null>;
}

/**
 * Each seat's share of the pot if all who are still in stay to the end, by the table's own rules and pack: from
 * `stud.maskDeal` for what one person sees, from a whole deal for what only the cards know that are not dealt yet.
 * What the folded have shown is dead. One pot: who put in how much is not looked at. Refuses as `equity`.
 */
export function dealEquity(
  view: StudDeal,
  { samples, random }: Pick<EquityRequest, 'samples' | 'random'>,
): Result<DealEquity, Refusal<EquityFault>> {
  const inPlay = contenders(view).toSorted((a, b) => a - b);
  const seen = view.cards.map((held) => held.map(({ card }) => card));
  const found = equity({
    hands: inPlay.map((seat) => seen[seat] ?? []),
    dead: seen
      .filter((_, seat) => view.folded[seat])
      .flat()
      .filter((card): card is Card => card !== HIDDEN),
    rules: handRules(view.rules, view.seats.length),
    ...(samples === undefined ? {} : { samples }),
    random,
  });
  if (!found.ok) return found;
  const seats = view.seats.map((_, seat) => found.value.seats[inPlay.indexOf(seat)] ?? null);
  return ok({ ...found.value, seats });
}

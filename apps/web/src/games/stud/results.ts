/** How an ended stud deal is told: who won which pots, and with what. */
import { at, type PaidPot, type StudDeal } from '@tapete/rules';
import { m } from '../../paraglide/messages.js';
import { chips, inSentence, list } from '../../words/format.ts';
import { studHandName } from './hand-name.ts';

/** The main pot is the first of `count`. */
export function potName(i: number, count: number): string {
  if (count === 1) return m.pot();
  if (i === 0) return m.main_pot();
  return count === 2 ? m.side_pot_only() : m.side_pot({ n: i });
}

/** Neighbouring pots with the same winners. */
interface PotGroup {
  readonly first: PaidPot;
  readonly pots: readonly { readonly title: string; readonly amount: number }[];
}

function potGroups({ pots }: StudDeal): readonly PotGroup[] {
  const groups: PotGroup[] = [];
  for (const [i, pot] of pots.entries()) {
    const titled = { title: potName(i, pots.length), amount: pot.amount };
    const last = groups.at(-1);
    if (last && String(last.first.winners) === String(pot.winners)) {
      groups[groups.length - 1] = { ...last, pots: [...last.pots, titled] };
    } else groups.push({ first: pot, pots: [titled] });
  }
  return groups;
}

export interface Result {
  /** Which pots; '' where there is only one. */
  readonly title: string;
  readonly head: string;
  /** Why they won; '' where no hand decided. */
  readonly why: string;
}

export function studResults(deal: StudDeal): readonly Result[] {
  const groups = potGroups(deal);
  return groups.map(({ first, pots }) => {
    const names = first.winners.map((seat) => at(deal.seats, seat).name);
    const n = chips(pots.reduce((sum, { amount }) => sum + amount, 0));
    const titles = pots.map(({ title, amount }) =>
      pots.length > 1 ? `${title}: ${chips(amount)}` : title,
    );
    return {
      title: deal.pots.length > 1 ? titles.join(' · ') : '',
      head:
        names.length > 1 ? m.splits({ names: list(names), n }) : m.wins({ name: list(names), n }),
      why: whyWon(deal, first, groups.length > 1),
    };
  });
}

/** The winning hand, against the best of the beaten ones that were shown where there is only one group of pots. */
function whyWon(deal: StudDeal, { seats, winners }: PaidPot, isOneOfMany: boolean): string {
  if (deal.outcome === 'last-left') return '';
  const handOf = (seat: number): string => {
    const hand = at(deal.shown, seat);
    return hand ? studHandName(deal, hand.cards) : '';
  };
  const [winner] = winners;
  const best = winner === undefined ? '' : handOf(winner);
  if (winners.length > 1) return m.why_tie({ hand: best });
  const [beaten] = seats
    .flatMap((seat) => {
      const hand = at(deal.shown, seat);
      return hand && !winners.includes(seat) ? [{ seat, value: hand.value }] : [];
    })
    .sort((a, b) => b.value - a.value);
  return beaten === undefined || isOneOfMany
    ? m.why_alone({ winner: best })
    : m.why_hand({ winner: best, loser: inSentence(handOf(beaten.seat)) });
}

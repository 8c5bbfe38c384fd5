/** What each seat said last in this street, and its hand at the end, for the seats' own badges. */
import type { StudDeal, StudEvent } from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { chips } from './format.ts';
import type { Entry } from '../table/entry.ts';

export interface Said {
  readonly text: string;
  readonly kind: 'pass' | 'call' | 'raise' | 'fold' | 'all-in';
}

function saidOf(event: Extract<StudEvent, { type: 'spoke' }>): Said {
  const n = chips(event.to);
  if (event.said === 'fold') return { text: m.said_fold(), kind: 'fold' };
  if (event.allIn) return { text: m.said_all_in(), kind: 'all-in' };
  switch (event.said) {
    case 'pass':
      return { text: m.said_pass(), kind: 'pass' };
    case 'call':
      return { text: m.said_call(), kind: 'call' };
    case 'bet':
      return { text: m.said_bet({ n }), kind: 'raise' };
    case 'raise':
      return { text: m.said_raise({ n }), kind: 'raise' };
    default:
      return event.said satisfies never;
  }
}

/** By deal seat; a new street clears it, a fold stays. */
export function lastSaid(
  entries: readonly Entry[],
  number: number | undefined,
): ReadonlyMap<number, Said> {
  const said = new Map<number, Said>();
  for (const { event } of entries) {
    if (event.type !== 'deal' || event.number !== number) continue;
    const inner = event.event;
    if (inner.type === 'dealt') {
      for (const [seat, { kind }] of said)
        if (kind !== 'fold' && kind !== 'all-in') said.delete(seat);
    } else if (inner.type === 'spoke') said.set(inner.seat, saidOf(inner));
  }
  return said;
}

/** What a seat has won of the pots. */
export const wonBy = (deal: StudDeal, seat: number): number =>
  deal.pots.reduce((sum, pot) => sum + (pot.shares[pot.winners.indexOf(seat)] ?? 0), 0);

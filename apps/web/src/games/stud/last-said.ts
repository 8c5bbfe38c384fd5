/** What a seat said last, for its badge. */
import type { StudEvent } from '@tapete/rules';
import { m } from '../../paraglide/messages.js';
import type { Entry } from '../../table/entry.ts';
import { chips } from '../../words/format.ts';
import type { Said } from '../contract.ts';

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

/** What the seat said last in this deal; a new street clears it, but for a fold and all in. */
export function lastSaid(entries: readonly Entry[], number: number, seat: number): Said | null {
  let isOtherStreet = false;
  for (let i = entries.length - 1; i >= 0; i--) {
    const event = entries[i]?.event;
    if (event?.type !== 'deal' || event.game !== 'stud') continue;
    if (event.number !== number) return null;
    const inner = event.event;
    if (inner.type === 'dealt') isOtherStreet = true;
    else if (inner.type === 'spoke' && inner.seat === seat) {
      const said = saidOf(inner);
      return isOtherStreet && said.kind !== 'fold' && said.kind !== 'all-in' ? null : said;
    }
  }
  return null;
}

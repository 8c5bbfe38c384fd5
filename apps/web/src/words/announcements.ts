/** What a screen reader reads aloud of new entries: each line once, of a settled three-card deal my own, and my hand as it grows. */
import type { Card } from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { studHandName, threeHandName } from './format.ts';
import type { Entry } from '../table/entry.ts';
import type { TableView } from '../table/table-view.svelte.ts';
import { logLines } from './log.ts';

/** Where more lines come at once, as after a reconnection, only the newest of them are read. */
const MOST_LINES = 8;

export function announcements(entries: readonly Entry[], view: TableView): readonly string[] {
  const lines = entries.flatMap((entry) => linesOf(entry, view.myDealSeat));
  const dealt = entries.some(
    ({ event }) =>
      event.type === 'deal' && event.event.type === 'dealt' && hasMine(event.event, view),
  );
  return [...lines.slice(-MOST_LINES), dealt ? myHand(view) : ''];
}

type Dealt = Extract<Extract<Entry['event'], { type: 'deal' }>['event'], { type: 'dealt' }>;

const hasMine = (event: Dealt, view: TableView): boolean =>
  event.cards.some(({ seat }) => seat === view.myDealSeat);

function linesOf(entry: Entry, mySeat: number | null): readonly string[] {
  const all = logLines(entry);
  const { event } = entry;
  if (event.type === 'deal' && event.event.type === 'settled' && mySeat !== null) {
    const { lines } = event.event;
    return all.filter((_, i) => lines[i]?.seat === mySeat).map(({ text }) => text);
  }
  return all.filter(({ kind }) => kind !== 'quiet').map(({ text }) => text);
}

/** My hand in words, with the cards I know. */
function myHand({ running, myDealSeat }: TableView): string {
  const deal = running?.deal;
  if (!deal || myDealSeat === null) return '';
  const known = (deal.cards[myDealSeat] ?? []).map(({ card }) => card);
  const cards = known.filter((card): card is Card => card !== '??');
  if (cards.length < 2) return '';
  const hand =
    deal.game === 'stud'
      ? studHandName(deal, cards)
      : cards.length === 3
        ? threeHandName(cards)
        : '';
  return hand === ''
    ? ''
    : m.announced_hand({ hand: hand.charAt(0).toLowerCase() + hand.slice(1) });
}

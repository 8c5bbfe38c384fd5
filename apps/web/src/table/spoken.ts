/** What is said aloud of new entries: each line once, of a settled three-card deal my own, and my hand as it grows. */
import type { Card } from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { studHandName, threeHandName } from '../lib/words.ts';
import type { Entry, Room } from './room.svelte.ts';
import { tell } from './tell.ts';

/** More at once than this many lines is the past, not news. */
const MOST_LINES = 8;

export function spoken(entries: readonly Entry[], room: Room): readonly string[] {
  const lines = entries.flatMap((entry) => linesOf(entry, room.myDealSeat));
  const dealt = entries.some(
    ({ event }) =>
      event.type === 'deal' && event.event.type === 'dealt' && hasMine(event.event, room),
  );
  return [...lines.slice(-MOST_LINES), dealt ? myHand(room) : ''];
}

type Dealt = Extract<Extract<Entry['event'], { type: 'deal' }>['event'], { type: 'dealt' }>;

const hasMine = (event: Dealt, room: Room): boolean =>
  event.cards.some(({ seat }) => seat === room.myDealSeat);

function linesOf(entry: Entry, mySeat: number): readonly string[] {
  const told = tell(entry);
  const { event } = entry;
  if (event.type === 'deal' && event.event.type === 'settled' && mySeat !== -1) {
    const { lines } = event.event;
    return told.filter((_, i) => lines[i]?.seat === mySeat).map(({ text }) => text);
  }
  return told.filter(({ kind }) => kind !== 'quiet').map(({ text }) => text);
}

/** My hand in words, with the cards I know. */
function myHand({ running, myDealSeat }: Room): string {
  const deal = running?.deal;
  const known = (deal?.cards[myDealSeat] ?? []).map(({ card }) => card);
  const cards = known.filter((card): card is Card => card !== '??');
  if (!deal || cards.length < 2) return '';
  const hand =
    deal.game === 'stud'
      ? studHandName(deal, cards)
      : cards.length === 3
        ? threeHandName(cards)
        : '';
  return hand === '' ? '' : m.heard_hand({ hand: hand.charAt(0).toLowerCase() + hand.slice(1) });
}

/** What a screen reader reads aloud of new entries: each line once, of lines about single bets my own, and my hand as it grows. */
import { gameOf } from '../games/index.ts';
import { m } from '../paraglide/messages.js';
import type { Entry } from '../table/entry.ts';
import type { TableView } from '../table/table-view.svelte.ts';
import { inSentence } from './format.ts';
import { logLines } from './log.ts';

/** Where more lines come at once, as after a reconnection, only the newest of them are read. */
const MOST_LINES = 8;

export function announcements(entries: readonly Entry[], view: TableView): readonly string[] {
  const lines = entries.flatMap((entry) => linesOf(entry, view.myDealSeat));
  const isDealt = entries.some((entry) => dealsToMe(entry, view.myDealSeat));
  return [...lines.slice(-MOST_LINES), isDealt ? myHand(view) : ''];
}

const dealsToMe = ({ event }: Entry, mySeat: number | null): boolean =>
  event.type === 'deal' &&
  event.event.type === 'dealt' &&
  event.event.cards.some(({ seat }) => seat === mySeat);

function linesOf(entry: Entry, mySeat: number | null): readonly string[] {
  const all = logLines(entry);
  const read =
    mySeat !== null && all.some(({ seat }) => seat !== undefined)
      ? all.filter(({ seat }) => seat === mySeat)
      : all.filter(({ kind }) => kind !== 'quiet');
  return read.map(({ text }) => text);
}

function myHand(view: TableView): string {
  const { running, myDealSeat } = view;
  if (!running || myDealSeat === null) return '';
  const hand = gameOf(view).knownHand(running.deal, myDealSeat);
  return hand === '' ? '' : m.announced_hand({ hand: inSentence(hand) });
}

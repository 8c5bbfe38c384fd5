/** Five-card stud as a game: its five functions, and what a viewer may see of it. */
import { HIDDEN, type Card } from '../cards.ts';
import { fillClosed, fillHeld, hideClosed } from '../closed-cards.ts';
import { at, type DealSeat, type Game, type Viewer } from '../game.ts';
import { applyStud, draftOf } from './stud-apply.ts';
import type {
  StudAction,
  StudCard,
  StudDeal,
  StudEvent,
  StudRefusal,
  StudSetup,
} from './stud-deal.ts';
import { studLegal, type StudLegal } from './stud-legal.ts';
import { playStud, startStud } from './stud-play.ts';

export interface StudTypes {
  readonly setup: StudSetup;
  readonly seat: DealSeat;
  readonly deal: StudDeal;
  readonly action: StudAction;
  readonly event: StudEvent;
  readonly legal: StudLegal;
  readonly code: StudRefusal;
}

export const stud: Game<StudTypes> = {
  name: 'stud',
  start: startStud,
  play: playStud,
  apply: applyStud,
  legal: studLegal,
  mask: maskStud,
  maskDeal: maskStudDeal,
  fill: fillStud,
  fillDeal: (deal, known) => ({
    ...deal,
    cards: deal.cards.map((held) => fillHeld(held, known)),
  }),
};

function maskStud(event: StudEvent, viewer: Viewer): StudEvent {
  if (event.type === 'started') return { ...event, deck: [] };
  if (event.type !== 'dealt' || event.up) return event;
  return { ...event, cards: hideClosed(event.cards, viewer) };
}

function maskStudDeal(deal: StudDeal, viewer: Viewer): StudDeal {
  const cards = deal.cards.slice();
  for (let seat = 0; seat < cards.length; seat++) {
    const own = viewer !== null && deal.seats[seat]?.person === viewer;
    if (!own && deal.shown[seat] === null) cards[seat] = upAlone(at(cards, seat));
  }
  const view = draftOf(deal);
  view.deck = NO_DECK;
  view.cards = cards;
  return view;
}

const NO_DECK: readonly Card[] = [];

// Written out, not mapped or spread: this is done for every bot before each of its actions.
function upAlone(held: readonly StudCard[]): readonly StudCard[] {
  const seen = held.slice();
  for (let i = 0; i < seen.length; i++) {
    const { up, position } = at(seen, i);
    if (!up) seen[i] = { card: HIDDEN, position, up };
  }
  return seen;
}

function fillStud(
  event: StudEvent,
  known: (position: number) => Card | undefined,
  deck: readonly Card[] = [],
): StudEvent {
  if (event.type === 'started') return { ...event, deck };
  if (event.type !== 'dealt' || event.up) return event;
  return { ...event, cards: fillClosed(event.cards, known) };
}

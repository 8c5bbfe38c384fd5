/** Five-card stud as a game: its five functions, and what a viewer may see of it. */
import { HIDDEN, type Card } from '../cards.ts';
import { fillClosed, fillHeld, hideClosed } from '../closed-cards.ts';
import type { DealSeat, Game, Viewer } from '../game.ts';
import { applyStud } from './stud-apply.ts';
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
  const cards = deal.cards.map((held, seat) => {
    const own = viewer !== null && deal.seats[seat]?.person === viewer;
    return own || deal.shown[seat] !== null ? held : held.map(upAlone);
  });
  return { ...deal, deck: NO_DECK, cards };
}

const NO_DECK: readonly Card[] = [];

// Written out, not spread: this is done for every bot before each of its actions.
const upAlone = (held: StudCard): StudCard =>
  held.up ? held : { card: HIDDEN, up: false, position: held.position };

function fillStud(
  event: StudEvent,
  known: (position: number) => Card | undefined,
  deck: readonly Card[] = [],
): StudEvent {
  if (event.type === 'started') return { ...event, deck };
  if (event.type !== 'dealt' || event.up) return event;
  return { ...event, cards: fillClosed(event.cards, known) };
}

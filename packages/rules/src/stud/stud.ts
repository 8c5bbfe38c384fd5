/** Five-card stud as a game: its five functions, and what a viewer may see of it. */
import type { Card } from '../cards.ts';
import { fillClosed, hideClosed, hideHeld } from '../closed-cards.ts';
import type { DealSeat, Game, Viewer } from '../game.ts';
import { applyStud } from './stud-apply.ts';
import type { StudAction, StudDeal, StudEvent, StudSetup } from './stud-deal.ts';
import { studLegal, type StudLegal } from './stud-legal.ts';
import { playStud, startStud } from './stud-play.ts';

export const stud: Game<StudSetup, DealSeat, StudDeal, StudAction, StudEvent, StudLegal> = {
  name: 'stud',
  start: startStud,
  play: playStud,
  apply: applyStud,
  legal: studLegal,
  mask: maskStud,
  maskDeal: maskStudDeal,
  fill: fillStud,
};

function maskStud(event: StudEvent, viewer: Viewer): StudEvent {
  if (event.type === 'started') return { ...event, deck: [] };
  if (event.type !== 'dealt' || event.up) return event;
  return { ...event, cards: hideClosed(event.cards, viewer) };
}

function maskStudDeal(deal: StudDeal, viewer: Viewer): StudDeal {
  const cards = deal.cards.map((held, seat) => {
    const own = viewer !== null && deal.seats[seat]?.person === viewer;
    return hideHeld(held, (card) => card.up || own || deal.shown[seat] !== null);
  });
  return { ...deal, deck: [], cards };
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

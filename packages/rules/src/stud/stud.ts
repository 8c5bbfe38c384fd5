/** Five-card stud as a game: its five functions, and what a viewer may see of it. */
import { HIDDEN, type Card } from '../cards.ts';
import { fillClosed, hideClosed } from '../closed-cards.ts';
import type { DealSeat, Game, Viewer } from '../game.ts';
import { ok, type Refusal, type Result } from '../result.ts';
import { applyStud } from './stud-apply.ts';
import type { StudAction, StudCard, StudDeal, StudEvent, StudSetup } from './stud-deal.ts';
import { studLegal, type StudLegal } from './stud-legal.ts';
import { beginStudDeal, takeStudTurn } from './stud-play.ts';
import type { StudTurn } from './stud-run.ts';

export const stud: Game<StudSetup, DealSeat, StudDeal, StudAction, StudEvent, StudLegal> = {
  name: 'stud',
  start: (setup, seats, deck) => eventsOf(beginStudDeal(setup, seats, deck)),
  play: (deal, seat, action) => eventsOf(takeStudTurn(deal, seat, action)),
  apply: applyStud,
  legal: studLegal,
  mask: maskStud,
  maskDeal: maskStudDeal,
  fill: fillStud,
};

const eventsOf = (turn: Result<StudTurn, Refusal>): Result<readonly StudEvent[], Refusal> =>
  turn.ok ? ok(turn.value.events) : turn;

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
  return { ...deal, deck: [], cards };
}

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

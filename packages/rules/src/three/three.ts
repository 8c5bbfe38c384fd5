/** Three Card Poker as a game: its five functions, and what a viewer may see of it. */
import type { Card } from '../cards.ts';
import { fillClosed, fillHeld, hideClosed, hideHeld } from '../closed-cards.ts';
import type { Game, Viewer } from '../game.ts';
import { applyThree } from './three-apply.ts';
import type {
  ThreeAction,
  ThreeDeal,
  ThreeEvent,
  ThreeRefusal,
  ThreeSeat,
  ThreeSetup,
} from './three-deal.ts';
import { playThree, startThree, threeLegal, type ThreeLegal } from './three-play.ts';

export interface ThreeTypes {
  readonly setup: ThreeSetup;
  readonly seat: ThreeSeat;
  readonly deal: ThreeDeal;
  readonly action: ThreeAction;
  readonly event: ThreeEvent;
  readonly legal: ThreeLegal;
  readonly code: ThreeRefusal;
}

export const three: Game<ThreeTypes> = {
  name: 'three',
  start: startThree,
  play: playThree,
  apply: applyThree,
  legal: threeLegal,
  mask: maskThree,
  maskDeal: maskThreeDeal,
  fill: fillThree,
  fillDeal: (deal, known) => ({
    ...deal,
    cards: deal.cards.map((held) => fillHeld(held, known)),
    dealer: fillHeld(deal.dealer, known),
  }),
};

function maskThree(event: ThreeEvent, viewer: Viewer): ThreeEvent {
  if (event.type === 'started') return { ...event, deck: [] };
  if (event.type !== 'dealt') return event;
  return { ...event, cards: hideClosed(event.cards, viewer) };
}

function maskThreeDeal(deal: ThreeDeal, viewer: Viewer): ThreeDeal {
  const cards = deal.cards.map((held, seat) => {
    const own = viewer !== null && deal.seats[seat]?.person === viewer;
    return hideHeld(held, () => own || deal.shown[seat] === true);
  });
  return { ...deal, deck: [], cards, dealer: hideHeld(deal.dealer, () => deal.turned) };
}

function fillThree(
  event: ThreeEvent,
  known: (position: number) => Card | undefined,
  deck: readonly Card[] = [],
): ThreeEvent {
  if (event.type === 'started') return { ...event, deck };
  if (event.type !== 'dealt') return event;
  return { ...event, cards: fillClosed(event.cards, known) };
}

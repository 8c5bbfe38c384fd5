/** One door to both games, by the deal's own name. */
import {
  refuse,
  stud,
  three,
  type Card,
  type Refusal,
  type Result,
  type StudAction,
  type StudDeal,
  type StudEvent,
  type ThreeAction,
  type ThreeDeal,
  type ThreeEvent,
  type Viewer,
} from '@tapete/rules';
import type { Deal, DealEvent } from './table.ts';

export type DealAction = StudAction | ThreeAction;

const isStudAction = (action: DealAction): action is StudAction => action.type !== 'play';

const isThreeAction = (action: DealAction): action is ThreeAction =>
  action.type === 'play' || action.type === 'fold' || action.type === 'timeout';

/** As the game's `play`; an action of the other game is refused with `not-available`. */
export function playDeal(
  deal: Deal,
  seat: number,
  action: DealAction,
): Result<readonly DealEvent[], Refusal> {
  if (deal.game === 'stud') {
    if (isStudAction(action)) return eventsOf(stud.play(deal, seat, action));
  } else if (isThreeAction(action)) return eventsOf(three.play(deal, seat, action));
  return refuse('not-available', { action: action.type });
}

export const eventsOf = <E>(
  turn: Result<{ readonly events: readonly E[] }, Refusal>,
): Result<readonly E[], Refusal> => (turn.ok ? { ok: true, value: turn.value.events } : turn);

type DealGame = DealEvent & { readonly game?: 'stud' | 'three' };

/** Which game an event is of: its `started` says so, later events follow the deal. */
const isStud = (deal: Deal | undefined, event: DealGame): boolean =>
  (deal?.game ?? event.game) === 'stud';

export function applyDeal(deal: Deal | undefined, event: DealEvent): Deal {
  const before = event.type === 'started' ? undefined : deal;
  return isStud(before, event)
    ? stud.apply(before as StudDeal | undefined, event as StudEvent)
    : three.apply(before as ThreeDeal | undefined, event as ThreeEvent);
}

/** Only `dealt` events differ between the games, by their `street`. */
const isStudEvent = (event: DealEvent): event is StudEvent =>
  event.type === 'started' ? event.game === 'stud' : event.type !== 'dealt' || 'street' in event;

export function maskDealEvent(event: DealEvent, viewer: Viewer): DealEvent {
  return isStudEvent(event) ? stud.mask(event, viewer) : three.mask(event, viewer);
}

export function fillDealEvent(
  event: DealEvent,
  known: (position: number) => Card | undefined,
  deck?: readonly Card[],
): DealEvent {
  return isStudEvent(event) ? stud.fill(event, known, deck) : three.fill(event, known, deck);
}

export const maskDeal = (deal: Deal, viewer: Viewer): Deal =>
  deal.game === 'stud' ? stud.maskDeal(deal, viewer) : three.maskDeal(deal, viewer);

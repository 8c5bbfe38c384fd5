/** One deal of any game, played at random, with everything checked that must hold of every game. */
import { isDeepStrictEqual } from 'node:util';
import type { Chances } from '@tapete/chance';
import { HIDDEN, type Card } from '../cards.ts';
import type { DealtCard, Game, GameTypes, Turn, Viewer } from '../game.ts';
import type { Refusal } from '../result.ts';

/** What the suite must know of a game beyond its contract. */
export interface Trial<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly seats: readonly T['seat'][];
  readonly deck: readonly Card[];
  /** A legal action of the seat. */
  readonly choose: (deal: T['deal'], seat: number, random: Chances) => T['action'];
  /** Actions of the seat, in its turn or not, that `legal` does not name; amounts beside their ranges too. */
  readonly illegal: (deal: T['deal'], seat: number) => readonly T['action'][];
  /** Every action type is either an option or refused, none is both. */
  readonly types: readonly string[];
  readonly options: (legal: T['legal']) => readonly string[];
  readonly refused: (legal: T['legal']) => Readonly<Record<string, Refusal<T['code']>>>;
  /** All chips there are in the deal, wherever they lie, less what was lent: never changes. */
  readonly chips: (deal: T['deal']) => number;
  readonly closedCards: (event: T['event']) => readonly DealtCard<string, unknown>[];
  /** Cards that an event shows to everybody. */
  readonly openCards: (event: T['event']) => readonly string[];
  /** No deal of these seats may have more actions. */
  readonly bound: number;
  readonly codes: readonly string[];
}

export interface Depth {
  /** Fold a masked deal for every viewer and compare after every event. */
  readonly masks: boolean;
  /** Try every illegal action at every decision. */
  readonly refusals: boolean;
}

/** A fault names what failed; the caller adds the seed. */
class Fault extends Error {}

function hold(condition: boolean, what: string, detail: unknown): asserts condition {
  if (!condition) throw new Fault(`${what}: ${JSON.stringify(detail)}`);
}

/** Frozen to the bottom, so that a function that changes what it is given throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const CARD = /"([2-9TJQKA][cdhs])"/g;

/** Plays the deal to its end; throws a `Fault` at the first thing that does not hold. Gives the number of actions. */
export function walk<T extends GameTypes>(
  trial: Trial<T>,
  random: Chances,
  depth: Depth,
): { readonly actions: number; readonly deal: T['deal']; readonly events: readonly T['event'][] } {
  const { game, seats, deck } = trial;
  const viewers: readonly Viewer[] = [...seats.map((seat) => seat.person), 'a stranger', null];
  const started = game.start(freeze(trial.setup), freeze(seats), freeze(deck));
  hold(started.ok, 'the setup is refused', started);

  type Deal = T['deal'];
  type Event = T['event'];
  const log: Event[] = [];
  let deal: Deal | undefined;
  const masked = new Map<Viewer, Deal>();
  const visible = new Map<Viewer, Set<string>>(viewers.map((viewer) => [viewer, new Set()]));

  const record = (event: Event): void => {
    freeze(event);
    log.push(event);
    const after = freeze(game.apply(deal, event));
    const before = deal === undefined ? trial.chips(after) : trial.chips(deal);
    hold(trial.chips(after) === before, 'chips are made or lost', { event, before });
    deal = after;
    if (depth.masks) for (const viewer of viewers) look(event, after, viewer);
  };

  const look = (event: Event, after: Deal, viewer: Viewer): void => {
    const seen = freeze(game.mask(event, viewer));
    const view = freeze(game.apply(masked.get(viewer), seen));
    masked.set(viewer, view);
    const direct = game.maskDeal(after, viewer);
    hold(isDeepStrictEqual(view, direct), 'fold∘mask ≠ mask∘fold', { viewer, event });
    const known = (position: number): Card | undefined => deck[position];
    const filled = game.fill(seen, known, deck);
    hold(isDeepStrictEqual(filled, event), 'fill does not undo mask', { viewer, event, filled });
    const mine = visible.get(viewer)!;
    for (const { owner, card } of trial.closedCards(event)) {
      if (viewer !== null && owner === viewer) mine.add(card);
    }
    for (const card of trial.openCards(event)) mine.add(card);
    // By name, for two jokers are one text.
    for (const { owner, card } of trial.closedCards(seen)) {
      const theirs = viewer === null || owner !== viewer;
      hold(
        theirs === (card === HIDDEN),
        'a card is open that is not his, or closed that is',
        event,
      );
    }
    for (const value of [seen, view]) {
      for (const [, card = ''] of JSON.stringify(value).matchAll(CARD)) {
        hold(mine.has(card), 'a closed card is seen', { viewer, card, event });
      }
    }
  };

  const recordTurn = (turn: Turn<Deal, Event>): void => {
    turn.events.forEach(record);
    hold(isDeepStrictEqual(turn.deal, deal), 'the turn tells another deal', turn);
    freeze(turn.deal);
  };

  recordTurn(started.value);
  let actions = 0;
  const current = (): Deal => deal!;
  while (current().outcome === null) {
    const now = current();
    hold(now.asked.length > 0, 'nobody is asked and the deal goes on', log.at(-1));
    hold(actions < trial.bound, 'the deal does not end', { actions });
    if (depth.refusals) refuseAll(now);
    const seat = random.oneOf(now.asked);
    if (depth.masks) {
      const legal = game.legal(now, seat);
      const own = game.legal(masked.get(seats[seat]!.person)!, seat);
      hold(isDeepStrictEqual(own, legal), 'legal on a view differs', { seat, legal, own });
    }
    const action = trial.choose(now, seat, random);
    const played = game.play(now, seat, action);
    hold(played.ok, 'a legal action is refused', { seat, action, played });
    hold(played.value.events.length > 0, 'an action brings nothing', { seat, action });
    recordTurn(played.value);
    actions += 1;
  }

  function refuseAll(now: Deal): void {
    for (const seat of [...seats.keys(), seats.length, -1]) {
      const legal = game.legal(now, seat);
      const options = trial.options(legal);
      const refused = trial.refused(legal);
      const named = [...options, ...Object.keys(refused)].sort();
      hold(isDeepStrictEqual(named, [...trial.types].sort()), 'a type is missing or twice', named);
      hold(now.asked.includes(seat) === options.length > 0, 'asked without options', { seat });
      for (const action of trial.illegal(now, seat)) {
        const played = game.play(now, seat, action);
        hold(!played.ok, 'an illegal action is accepted', { seat, action });
        hold(trial.codes.includes(played.error.code), 'a code nobody knows', played);
      }
    }
  }

  const end = current();
  hold(end.asked.length === 0, 'asked after the end', end.asked);
  if (depth.refusals) refuseAll(end);
  const again = log.reduce<Deal | undefined>((past, event) => game.apply(past, event), undefined);
  hold(isDeepStrictEqual(again, end), 'the events folded again give another deal', end);
  // The log is kept as text.
  const stored = JSON.parse(JSON.stringify(log)) as unknown;
  hold(isDeepStrictEqual(stored, log), 'the events change when they are stored', log);
  return { actions, deal: end, events: log };
}

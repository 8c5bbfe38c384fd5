/** One deal of any game, played at random, with everything checked that must hold of every game. */
import { isDeepStrictEqual } from 'node:util';
import type { Chances } from '@tapete/chance';
import { at, type BySeat, type GameTypes, type Turn } from '../game.ts';
import { freeze, hold, type Depth, type Trial } from './trial.ts';
import { makeWatcher, type Watcher } from './watcher.ts';

interface Walked<T extends GameTypes> {
  readonly actions: number;
  readonly deal: T['deal'];
  readonly events: readonly T['event'][];
}

/** Plays the deal to its end; throws at the first thing that does not hold. The caller adds the seed. */
export function walk<T extends GameTypes>(
  trial: Trial<T>,
  random: Chances,
  depth: Depth,
): Walked<T> {
  const { game, seats } = trial;
  const started = game.start(freeze(trial.setup), freeze(seats), freeze(trial.deck));
  hold(started.ok, 'the setup is refused', started);

  const events: T['event'][] = [];
  const owners = seats.map((seat) => makeWatcher(trial, seat.person));
  const watchers = [...owners, makeWatcher(trial, 'a stranger'), makeWatcher(trial, null)];
  const record = (before: T['deal'] | undefined, turn: Turn<T['deal'], T['event']>): T['deal'] => {
    events.push(...turn.events);
    return checkTurn(trial, before, turn, depth.masks ? watchers : []);
  };

  let deal = record(undefined, started.value);
  let actions = 0;
  while (deal.outcome === null) {
    hold(deal.asked.length > 0, 'nobody is asked and the deal goes on', events.at(-1));
    hold(actions < trial.bound, 'the deal does not end', { actions });
    if (depth.refusals) checkRefusals(trial, deal);
    const seat = random.oneOf(deal.asked);
    if (depth.masks) checkOwnLegal(trial, deal, seat, owners);
    const action = trial.choose(deal, seat, random);
    const played = game.play(deal, seat, action);
    hold(played.ok, 'a legal action is refused', { seat, action, played });
    hold(played.value.events.length > 0, 'an action brings nothing', { seat, action });
    deal = record(deal, played.value);
    actions += 1;
  }
  hold(deal.asked.length === 0, 'asked after the end', deal.asked);
  if (depth.refusals) checkRefusals(trial, deal);
  checkLog(trial, events, deal);
  return { actions, deal, events };
}

/** A turn's events, folded one by one: they make or lose no chip and come to the turn's own deal. */
function checkTurn<T extends GameTypes>(
  trial: Trial<T>,
  before: T['deal'] | undefined,
  turn: Turn<T['deal'], T['event']>,
  watchers: readonly Watcher<T>[],
): T['deal'] {
  let deal = before;
  for (const event of turn.events) {
    freeze(event);
    const after = freeze(trial.game.apply(deal, event));
    const chips = trial.chips(deal ?? after);
    hold(trial.chips(after) === chips, 'chips are made or lost', { event, before: chips });
    deal = after;
    for (const watcher of watchers) watcher.look(event, after);
  }
  hold(isDeepStrictEqual(turn.deal, deal), 'the turn tells another deal', turn);
  return freeze(turn.deal);
}

/** Whoever is asked reads the same choices from his own view. */
function checkOwnLegal<T extends GameTypes>(
  { game }: Trial<T>,
  deal: T['deal'],
  seat: number,
  owners: BySeat<Watcher<T>>,
): void {
  const legal = game.legal(deal, seat);
  const own = game.legal(at(owners, seat).view!, seat);
  hold(isDeepStrictEqual(own, legal), 'legal on a view differs', { seat, legal, own });
}

/** Every action that is not legal is refused with a known code, for every seat and two that are none. */
function checkRefusals<T extends GameTypes>(trial: Trial<T>, deal: T['deal']): void {
  const { game, seats } = trial;
  for (const seat of [...seats.keys(), seats.length, -1]) {
    const legal = game.legal(deal, seat);
    const options = trial.options(legal);
    const refused = trial.refused(legal);
    const named = [...options, ...Object.keys(refused)].sort();
    hold(isDeepStrictEqual(named, [...trial.types].sort()), 'a type is missing or twice', named);
    hold(deal.asked.includes(seat) === options.length > 0, 'asked without options', { seat });
    for (const action of trial.illegal(deal, seat)) {
      const played = game.play(deal, seat, action);
      hold(!played.ok, 'an illegal action is accepted', { seat, action });
      hold(trial.codes.includes(played.error.code), 'a code nobody knows', played);
    }
  }
}

/** The log alone leads to the deal, and is kept as text. */
function checkLog<T extends GameTypes>(
  { game }: Trial<T>,
  events: readonly T['event'][],
  end: T['deal'],
): void {
  const again = events.reduce<T['deal'] | undefined>(
    (past, event) => game.apply(past, event),
    undefined,
  );
  hold(isDeepStrictEqual(again, end), 'the events folded again give another deal', end);
  const stored = JSON.parse(JSON.stringify(events)) as unknown;
  hold(isDeepStrictEqual(stored, events), 'the events change when they are stored', events);
}

/** A viewer of a deal in random play: what he is shown, and that it is neither more nor less than his. */
import { isDeepStrictEqual } from 'node:util';
import { HIDDEN, type Card } from '../cards.ts';
import type { GameTypes, Viewer } from '../game.ts';
import { freeze, hold, type Trial } from './trial.ts';

export interface Watcher<T extends GameTypes> {
  /** The deal as folded from the masked events. */
  readonly view: T['deal'] | undefined;
  /** Takes an event and the deal after it. */
  readonly look: (event: T['event'], after: T['deal']) => void;
}

const CARD = /"([2-9TJQKA][cdhs])"/g;

export function makeWatcher<T extends GameTypes>(trial: Trial<T>, viewer: Viewer): Watcher<T> {
  const { game, deck } = trial;
  const mine = new Set<string>();
  let view: T['deal'] | undefined;

  function checkCards(event: T['event'], seen: T['event'], shown: T['deal']): void {
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
    for (const value of [seen, shown]) {
      for (const [, card = ''] of JSON.stringify(value).matchAll(CARD)) {
        hold(mine.has(card), 'a closed card is seen', { viewer, card, event });
      }
    }
  }

  return {
    get view() {
      return view;
    },
    look(event, after) {
      const seen = freeze(game.mask(event, viewer));
      const shown = freeze(game.apply(view, seen));
      view = shown;
      const direct = game.maskDeal(after, viewer);
      hold(isDeepStrictEqual(shown, direct), 'fold∘mask ≠ mask∘fold', { viewer, event });
      const known = (position: number): Card | undefined => deck[position];
      const filled = game.fill(seen, known, deck);
      hold(isDeepStrictEqual(filled, event), 'fill does not undo mask', { viewer, event, filled });
      checkCards(event, seen, shown);
    },
  };
}

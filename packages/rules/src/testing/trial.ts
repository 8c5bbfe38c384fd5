/** What is tried in random play, and the words in which a failure is told. */
import type { Chances } from '@tapete/chance';
import type { Card } from '../cards.ts';
import type { DealtCard, Game, GameTypes } from '../game.ts';
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

export function hold(condition: boolean, what: string, detail: unknown): asserts condition {
  if (!condition) throw new Fault(`${what}: ${JSON.stringify(detail)}`);
}

/** Frozen to the bottom, so that a function that changes what it is given throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

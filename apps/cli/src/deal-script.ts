/** A deal script as it was read: everything but what the rules themselves decide has been checked. */
import type { Card, GameTypes } from '@tapete/rules';

export interface ScriptSeat {
  readonly name: string;
  readonly stack: number;
  /** Chips by the game's own keys, 0 where the script is silent. */
  readonly own: Readonly<Record<string, number>>;
}

export interface ScriptAction<Action> {
  /** Index among the script's seats. */
  readonly seat: number;
  readonly action: Action;
}

export interface Script<T extends GameTypes, Rules> {
  readonly game: T['deal']['game'];
  readonly rules: Rules;
  readonly seats: readonly ScriptSeat[];
  /** Index of the seat that deals (stud) or banks (three-card, bank `player`). */
  readonly dealer: number;
  /** In order of leaving; no card twice, the pack in use not yet checked. */
  readonly deck: readonly Card[];
  /** As it is written. */
  readonly deckText: string;
  readonly actions: readonly ScriptAction<T['action']>[];
}

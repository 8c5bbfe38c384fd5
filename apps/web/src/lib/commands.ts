/** What a person sends to a table: the table's own commands and the games' own actions, as their packages type them. */
import type { Configuring } from '@tapete/protocol';
import type { StudAction, ThreeAction } from '@tapete/rules';
import type { Command } from '@tapete/table';

/** A command outside the deal. Messages that a shuffle waits for are not sent by this page; house rules are, as of a new table. */
export type TableCommand =
  Exclude<Command, { readonly type: 'act' | 'prepare' | 'configure' }> | Configuring;

/** An action without the type `timeout`, which is the clock's alone. */
type ByPerson<Action extends { readonly type: string }> = Action extends unknown
  ? Omit<Action, 'type'> & { readonly type: Exclude<Action['type'], 'timeout'> }
  : never;

/** An action of the running deal. */
export type DealAction = ByPerson<StudAction | ThreeAction>;

/** The decision that an action answers: its deal, and the number of the event that asked for it. */
export interface Decision {
  readonly deal: number;
  readonly decision: number;
}

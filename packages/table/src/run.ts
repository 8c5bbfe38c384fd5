/** A decision in the making: each event is recorded on the table as it is decided, and the sum checked at once. */
import type { Refusal, Result, Turn } from '@tapete/rules';
import { ok } from '@tapete/rules';
import { imbalance } from './accounts.ts';
import { applyTable, applyTurn } from './apply.ts';
import { wrap } from './games/index.ts';
import type { Recorder } from './recorder.ts';
import type { RefusalCode } from './refusals.ts';
import type { Deal, DealEvent, Table, TableEvent } from './table.ts';

/** What was decided: the events in order, and the table after them. */
export interface Step {
  readonly table: Table;
  readonly events: readonly TableEvent[];
}

export type Decided = Result<Step, Refusal<RefusalCode>>;

export interface Run extends Recorder {
  /** Records the events of a game's turn. */
  readonly emitTurn: (number: number, turn: Turn<Deal, DealEvent>) => void;
}

/** The sum of the accounts failed: what was being decided ends here, with the table halted. */
class Unbalanced extends Error {}

/** Collects what `work` decides on a table. A refusal by `work` leaves nothing. */
export function decideOn(table: Table, work: (run: Run) => Refusal<RefusalCode> | null): Decided {
  const events: TableEvent[] = [];
  let after = table;
  const record = (next: Table, ...told: readonly TableEvent[]): void => {
    events.push(...told);
    after = next;
    const wrong = imbalance(after);
    if (wrong === 0) return;
    const halted: TableEvent = { type: 'halted', imbalance: wrong };
    events.push(halted);
    after = applyTable(after, halted);
    throw new Unbalanced();
  };
  const run: Run = {
    get table() {
      return after;
    },
    emit: (event) => record(applyTable(after, event), event),
    emitTurn: (number, turn) =>
      record(
        applyTurn(after, number, turn),
        ...turn.events.map((event): TableEvent => {
          return { type: 'deal', number, ...wrap(turn.deal.game, event) };
        }),
      ),
  };
  try {
    const refused = work(run);
    if (refused) return { ok: false, error: refused };
  } catch (error) {
    if (!(error instanceof Unbalanced)) throw error;
  }
  return ok({ table: after, events });
}

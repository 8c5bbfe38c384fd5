import type { TableConfig } from '@tapete/table';

/** What a new table of any game is asked, as it stands in the form. Chips, but for the seconds; null where a field says none. */
export interface CommonDraft {
  name: string;
  seats: number;
  /** Called at once; null: it is no new table. */
  bots: number | null;
  /** Null: no clock. */
  turnSeconds: number | null;
  buyMin: number | null;
  buyMax: number | null;
  /** The options are unfolded. */
  areOptionsOpen: boolean;
}

export const newDraft = (): CommonDraft => ({
  name: '',
  seats: 6,
  bots: 0,
  turnSeconds: 30,
  buyMin: 500,
  buyMax: 2000,
  areOptionsOpen: false,
});

/** As a table is set up now. */
export const draftOf = ({ name, seats, buyIn, clock }: TableConfig): CommonDraft => ({
  name,
  seats,
  bots: null,
  turnSeconds: clock.turn,
  buyMin: buyIn.min,
  buyMax: buyIn.max,
  areOptionsOpen: true,
});

/** How the evening of a new table is led, as it stands in the form. */
import type { NightConfig } from '@tapete/table';

export interface NightDraft {
  start: NightConfig['start'];
  minutes: number | null;
  credit: 'any' | 'upto' | 'none';
  /** Chips; null where the field says none. */
  creditMost: number | null;
  callsBots: NightConfig['callsBots'];
  botsNet: NightConfig['botsNet'];
  isWorth: boolean;
  worthChips: number | null;
  /** In whole units of the currency; null where the field says none. */
  worthMoney: number | null;
  currency: string;
}

export const newNightDraft = (): NightDraft => ({
  start: 'host',
  minutes: null,
  credit: 'any',
  creditMost: 2000,
  callsBots: 'seated',
  botsNet: 'banker',
  isWorth: false,
  worthChips: 100,
  worthMoney: 1,
  currency: 'EUR',
});

export function nightRequest(draft: NightDraft): NightConfig {
  const { start, minutes, callsBots, botsNet, currency } = draft;
  const credit = { any: null, none: 0, upto: draft.creditMost ?? 0 }[draft.credit];
  // A form with a field that says nothing is not sent.
  const chips = draft.worthChips ?? 1;
  const cents = Math.round((draft.worthMoney ?? 0) * 100);
  return {
    start,
    minutes,
    credit,
    callsBots,
    botsNet,
    worth: draft.isWorth ? { chips, cents, currency } : null,
  };
}

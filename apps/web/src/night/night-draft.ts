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

/** As the evening of a table is led now. */
export function nightDraftOf(night: NightConfig): NightDraft {
  const { start, minutes, credit, callsBots, botsNet, worth } = night;
  const usual = newNightDraft();
  return {
    start,
    minutes,
    credit: credit === null ? 'any' : credit === 0 ? 'none' : 'upto',
    creditMost: credit || usual.creditMost,
    callsBots,
    botsNet,
    isWorth: worth !== null,
    worthChips: worth?.chips ?? usual.worthChips,
    worthMoney: worth ? worth.cents / 100 : usual.worthMoney,
    currency: worth?.currency ?? usual.currency,
  };
}

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

/** People of a table by name, and times and money in the page's language. */
import type { Table, Worth } from '@tapete/table';
import { settings } from '../lib/settings.svelte.ts';
import { m } from '../paraglide/messages.js';

/** As the person is called at the table; who never sat has no name there. */
export const personName = ({ seats, accounts }: Table, person: string): string =>
  seats.find((seat) => seat?.person === person)?.name ??
  (Object.hasOwn(accounts, person) ? accounts[person]?.name : undefined) ??
  m.person_opener();

/** The people who sit, bots apart. */
export const seatedPeople = ({ seats }: Table): readonly { person: string; name: string }[] =>
  seats.flatMap((seat) => (seat && !seat.bot ? [{ person: seat.person, name: seat.name }] : []));

/** A time of the day: 23:30. */
export const clockTime = (ms: number): string =>
  new Intl.DateTimeFormat(settings.lang, { hour: '2-digit', minute: '2-digit' }).format(ms);

/** Hundredths of a currency: 12,50 €. */
export const money = (cents: number, { currency }: Pick<Worth, 'currency'>): string =>
  new Intl.NumberFormat(settings.lang, { style: 'currency', currency }).format(cents / 100);

/** What chips are worth: 100 = 5,00 €. */
export const worthText = (worth: Worth): string =>
  m.night_worth_sheet({
    n: new Intl.NumberFormat(settings.lang).format(worth.chips),
    money: money(worth.cents, worth),
  });

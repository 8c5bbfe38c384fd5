/** What I am at the table beside a player. */
import { me } from '../lib/person.svelte.ts';
import type { TableView } from '../table/table-view.svelte.ts';

/** I run the table. */
export const mayLead = ({ table }: TableView): boolean =>
  me.person !== null && table.host === me.person.id;

/** I am the banker. */
export const mayBank = ({ table }: TableView): boolean =>
  me.person !== null && table.night.banker === me.person.id;

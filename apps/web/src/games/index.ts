/** The games the page can play. */
import type { GameName } from '@tapete/rules';
import type { TableView } from '../table/table-view.svelte.ts';
import type { PageGame } from './contract.ts';
import { studGame } from './stud.ts';
import { threeGame } from './three.ts';

export const GAMES: Readonly<Record<GameName, PageGame>> = { stud: studGame, three: threeGame };

/** The game of the table that is looked at. */
export const gameOf = ({ table }: TableView): PageGame => GAMES[table.config.game];

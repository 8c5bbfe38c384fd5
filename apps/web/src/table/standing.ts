/** How I stand at the table between deals. */
import { MOST_CHIPS } from '@tapete/rules';
import { leastStack } from '@tapete/table';
import type { TableView } from './table-view.svelte.ts';

/** I cannot be dealt in before I buy. */
export const isBroke = ({ mine, myDealSeat, isRunning, table }: TableView): boolean =>
  mine !== null && (myDealSeat === null || !isRunning) && mine.stack < leastStack(table.config);

/** I have won more than a deal can count, so I am dealt in no more. */
export const isTooRich = ({ mine, isRunning }: TableView): boolean =>
  mine !== null && !isRunning && mine.stack > MOST_CHIPS;

/** I sit here alone. */
export const isAlone = ({ mine, isRunning, table }: TableView): boolean =>
  mine !== null && !isRunning && table.seats.filter((each) => each !== null).length === 1;

/**
 * A room stores folded tables, and after an update goes on from them. They are kept here as FOLD_VERSION writes them;
 * which table is right, `kept.test.ts` says. When this fails the table has changed: raise FOLD_VERSION, so that rooms
 * fold their logs anew, and write what this finds to `testing/kept/folds.json`.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyTable, FOLD_VERSION, maskTable, upgradeEvent, type Table } from './index.ts';
import { KEPT, keptLog } from './testing/kept.ts';

const foldOf = (name: (typeof KEPT)[number]): unknown => {
  const { log, table } = keptLog(name);
  const folded = log.reduce<Table | undefined>(
    (before, { event }) => applyTable(before, upgradeEvent(event, 1, String(table['game']))),
    undefined,
  );
  return JSON.parse(JSON.stringify(folded && maskTable(folded, null)));
};

test('a folded table has the shape that its version says', () => {
  const text = readFileSync(new URL('./testing/kept/folds.json', import.meta.url), 'utf8');
  const tables = Object.fromEntries(KEPT.map((name) => [name, foldOf(name)]));
  expect({ version: FOLD_VERSION, tables }).toEqual(JSON.parse(text));
});

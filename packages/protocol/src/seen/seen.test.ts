/** What the room tells is what its packages know: checked by the compiler both ways, and on whole evenings. */
import type { StudDeal, StudEvent, ThreeDeal, ThreeEvent } from '@tapete/rules';
import type { Table, TableConfig, TableEvent } from '@tapete/table';
import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { studDeal, studEvent } from './stud.ts';
import type { LogMessage, PingMessage, SnapshotMessage, TablesPing } from '../stream.ts';
import type { logMessage, pingMessage, snapshotMessage, tablesPing } from './stream.ts';
import type { table, tableConfig, tableEvent } from './table.ts';
import type { threeDeal, threeEvent } from './three.ts';

test('every event, deal and table has its schema, and no schema more', () => {
  expectTypeOf<z.infer<typeof studEvent>>().toExtend<StudEvent>();
  expectTypeOf<StudEvent>().toExtend<z.infer<typeof studEvent>>();
  expectTypeOf<z.infer<typeof studDeal>>().toExtend<StudDeal>();
  expectTypeOf<StudDeal>().toExtend<z.infer<typeof studDeal>>();
  expectTypeOf<z.infer<typeof threeEvent>>().toExtend<ThreeEvent>();
  expectTypeOf<ThreeEvent>().toExtend<z.infer<typeof threeEvent>>();
  expectTypeOf<z.infer<typeof threeDeal>>().toExtend<ThreeDeal>();
  expectTypeOf<ThreeDeal>().toExtend<z.infer<typeof threeDeal>>();
  expectTypeOf<z.infer<typeof tableConfig>>().toExtend<TableConfig>();
  expectTypeOf<TableConfig>().toExtend<z.infer<typeof tableConfig>>();
  expectTypeOf<TableEvent>().toExtend<z.infer<typeof tableEvent>>();
  expectTypeOf<Table>().toExtend<z.infer<typeof table>>();
  expectTypeOf<z.infer<typeof tableEvent>>().toExtend<TableEvent>();
  expectTypeOf<z.infer<typeof table>>().toExtend<Table>();
  expectTypeOf<SnapshotMessage>().toExtend<z.infer<typeof snapshotMessage>>();
  expectTypeOf<z.infer<typeof snapshotMessage>>().toExtend<SnapshotMessage>();
  expectTypeOf<LogMessage>().toExtend<z.infer<typeof logMessage>>();
  expectTypeOf<z.infer<typeof logMessage>>().toExtend<LogMessage>();
  expectTypeOf<PingMessage>().toEqualTypeOf<Readonly<z.infer<typeof pingMessage>>>();
  expectTypeOf<TablesPing>().toExtend<z.infer<typeof tablesPing>>();
});

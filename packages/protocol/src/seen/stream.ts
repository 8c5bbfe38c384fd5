/** The messages of the streams as server-sent events; `data` of each is JSON. Their types are in `../stream.ts`. */
import { z } from 'zod';
import { legal } from '../legal.ts';
import { list, named, person, time } from './parts.ts';
import { table, tableEvent } from './table.ts';

const protocol = z.number().int().describe('The version of what is said between room and page');
const seq = z.number().int().describe('The number of an event of the table’s log');
const tableId = z.string().describe('The table that it is of');
const now = time.describe('Server time, ms since 1970');
const absent = list(person).describe('Who sits and has had no stream open for some seconds');

export const snapshotMessage = named(
  'SnapshotMessage',
  z.object({ protocol, seq, now, table }),
  'The table as it stood when the present or last deal began; its log goes on from `seq`',
);

export const logMessage = named(
  'LogMessage',
  z.object({
    seq,
    at: time.describe('When it was stored, ms since 1970'),
    event: tableEvent,
    legal: legal.exactOptional().describe('What you may answer, with the event that asks you'),
  }),
  'One event of the log',
);

export const pingMessage = named(
  'PingMessage',
  z.object({ protocol, seq, now, absent }),
  'The newest number, every two seconds: whoever lacks it has a gap',
);

export const streamEvent = named(
  'StreamEvent',
  z.discriminatedUnion('event', [
    z.object({ event: z.literal('snapshot'), data: snapshotMessage }),
    z.object({ event: z.literal('log'), id: z.string().describe('`seq`'), data: logMessage }),
    z.object({ event: z.literal('ping'), data: pingMessage }),
  ]),
  'One server-sent event of a table; `data` is JSON in one line',
);

export const tablesPing = named(
  'TablesPing',
  z.object({ protocol, now, tables: list(z.object({ tableId, seq, absent })) }),
  'Which tables are yours, and of each what a ping of its own would tell',
);

export const tablesStreamEvent = named(
  'TablesStreamEvent',
  z.discriminatedUnion('event', [
    z.object({ event: z.literal('snapshot'), data: snapshotMessage.extend({ tableId }) }),
    z.object({
      event: z.literal('log'),
      id: z.string().describe('How far you have come at every table'),
      data: logMessage.extend({ tableId }),
    }),
    z.object({ event: z.literal('ping'), data: tablesPing }),
  ]),
  'One server-sent event of the stream of your tables; `data` is JSON in one line',
);

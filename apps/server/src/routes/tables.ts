/** Tables: opening one, the asker's own, one as it stands now. */
import {
  tableAnswer,
  tableCreated,
  tableList,
  type TableAnswer,
  type TableRequest,
} from '@tapete/protocol';
import { legalFor, maskTable, type Command, type TableConfig } from '@tapete/table';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { errorAnswers, fail, refuseWith } from '../errors.ts';
import { makeConfig } from '../defaults/index.ts';
import { personOf, type App, type RouteParts } from './parts.ts';

/** 128 bits: who has the path was given it. */
const makeId = ({ randomBytes }: Env): string => Buffer.from(randomBytes(16)).toString('base64url');

/** What the opener wants done before anybody else comes in. */
function commandsOf(request: TableRequest, config: TableConfig): Command[] {
  const sit: Command[] = request.sit ? [{ type: 'sit', seat: 0, amount: config.buyIn.min }] : [];
  const bots = Array.from({ length: request.bots ?? 0 }, (): Command => ({
    type: 'add-bot',
    seat: null,
  }));
  return [...sit, ...bots];
}

/** Described by its schema and sent as it is: we made it ourselves, and a game that was added is none of the described. */
const UNCHECKED = { serializerCompiler: () => JSON.stringify };

export const tableParams = z.object({ id: z.string() });

export function tableRoutes(app: App, parts: RouteParts): void {
  openTable(app, parts);
  listTables(app, parts);
  tellTable(app, parts);
}

function openTable(app: App, parts: RouteParts): void {
  app.route({
    method: 'POST',
    url: '/api/tables',
    schema: {
      operationId: 'openTable',
      tags: ['tables'],
      summary: 'Open a table; with `sit` and `bots` play begins at once',
      body: parts.requests.table,
      response: { 200: tableCreated, ...errorAnswers(400, 401, 403, 409, 413, 429, 503) },
    },
    config: { rateLimit: { max: (request) => parts.limitsOf(request).made } },
    handler: async (request, reply) => {
      const person = await personOf(parts, request);
      if (!person) return fail(reply, 'no-session');
      const config = makeConfig(request.body, person.name);
      if (!config.ok) return refuseWith(reply, config.error);
      const opener = { person: person.id, name: person.name };
      const commands = commandsOf(request.body, config.value);
      const id = makeId(parts.env);
      const opened = await parts.tables.open(id, config.value, opener, commands);
      if (!opened.ok) return refuseWith(reply, opened.error);
      return reply.send({ id, path: `/t/${id}` });
    },
  });
}

function listTables(app: App, parts: RouteParts): void {
  app.route({
    method: 'GET',
    url: '/api/tables',
    ...UNCHECKED,
    schema: {
      operationId: 'myTables',
      tags: ['tables'],
      summary: 'The tables you opened or sat at, the latest first',
      response: { 200: tableList, ...errorAnswers(401, 429) },
    },
    handler: async (request, reply) => {
      const person = await personOf(parts, request);
      if (!person) return fail(reply, 'no-session');
      const rows = await parts.store.tablesOf(person.id);
      const tables = rows.map(({ id, game, name, seats, people, bots, at }) => ({
        id,
        game,
        name,
        seats,
        people: JSON.parse(people) as string[],
        bots,
        at,
      }));
      return reply.send({ tables });
    },
  });
}

function tellTable(app: App, parts: RouteParts): void {
  app.route({
    method: 'GET',
    url: '/api/tables/:id',
    ...UNCHECKED,
    schema: {
      operationId: 'lookAtTable',
      tags: ['tables'],
      summary: 'The table as it stands now and as you may see it',
      params: tableParams,
      response: { 200: tableAnswer, ...errorAnswers(401, 404, 429) },
    },
    handler: async (request, reply) => {
      const folded = await parts.tables.read(request.params.id);
      if (!folded) return fail(reply, 'no-such-table');
      const person = await personOf(parts, request);
      const viewer = person?.id ?? null;
      const table = maskTable(folded.table, viewer);
      const now = parts.env.now();
      const legal = legalFor(folded.table, viewer);
      return reply.send({ seq: table.seq, now, table, legal } satisfies TableAnswer);
    },
  });
}

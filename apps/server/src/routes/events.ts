/** Streams of server-sent events: of one table, and of all where one sits. */
import type { ServerResponse } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { streamEvent, tablesStreamEvent } from '@tapete/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers, fail } from '../errors.ts';
import { parsePositions } from '../streams/positions.ts';
import { personOf, type App, type RouteParts } from './parts.ts';
import { tableParams } from './tables.ts';

const seq = z
  .string()
  .regex(/^\d{1,15}$/, 'a whole number from 0')
  .transform(Number);

const positions = z.string().refine((text) => parsePositions(text) !== undefined, {
  message: 'the id of an event of this stream',
});

/** Described, not checked: a stream is written by hand. */
const streamOf = <T extends z.ZodType>(event: T) => ({
  description: 'Server-sent events, on and on, each of this form',
  content: { 'text/event-stream': { schema: event } },
});

/** Takes a request's response over for a stream; answers it otherwise where its asker has too many. */
type TakeOver = (
  request: FastifyRequest,
  reply: FastifyReply,
  begin: (response: ServerResponse) => void,
) => FastifyReply;

export function eventRoutes(app: App, parts: RouteParts): void {
  const takeOver = makeTakeOver(parts);
  ofTable(app, parts, takeOver);
  ofOwnTables(app, parts, takeOver);
}

function makeTakeOver(parts: RouteParts): TakeOver {
  const open = new Map<string, number>();
  return (request, reply, begin) => {
    // As the other limits count: of IPv6 addresses a household has a whole network.
    const asker = normalizeIP(request.ip);
    const already = open.get(asker) ?? 0;
    if (already >= parts.limitsOf(request).streams) return fail(reply, 'too-many');
    // Gone while we looked it up: its end would never be heard.
    if (request.raw.socket.destroyed) return reply.hijack();
    open.set(asker, already + 1);
    reply.raw.on('close', () => {
      const left = (open.get(asker) ?? 1) - 1;
      if (left > 0) open.set(asker, left);
      else open.delete(asker);
    });
    void reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies must not gather what is meant to arrive at once.
      'x-accel-buffering': 'no',
      // A stream ends with its connection, so a stop waits for nobody.
      connection: 'close',
    });
    begin(reply.raw);
    return reply;
  };
}

function ofTable(app: App, parts: RouteParts, takeOver: TakeOver): void {
  app.route({
    method: 'GET',
    url: '/api/tables/:id/events',
    exposeHeadRoute: false,
    schema: {
      operationId: 'followTable',
      tags: ['streams'],
      summary: 'The table’s events as you may see them, on and on',
      description:
        'Server-sent events. `snapshot`: where the stream begins for a fresh viewer; `log`: one event, ' +
        'its number as the id, and with the event that asks you what you may answer (`legal`); `ping`: every two seconds, the newest number, the server’s time, and which persons ' +
        'seated have had no stream open for some seconds. ' +
        '`Last-Event-ID`, or `?after=`, resumes after that number.',
      params: tableParams,
      querystring: z.object({ after: seq.optional() }),
      response: { 200: streamOf(streamEvent), ...errorAnswers(400, 401, 404, 429) },
    },
    handler: async (request, reply) => {
      const table = request.params.id;
      if (!(await parts.tables.read(table))) return fail(reply, 'no-such-table');
      const person = await personOf(parts, request);
      const last = seq.safeParse(request.headers['last-event-id']);
      const told = [request.query.after, last.data].filter((each) => each !== undefined);
      const after = told.length > 0 ? Math.max(...told) : null;
      return takeOver(request, reply, (response) =>
        parts.streams.open({ table, viewer: person?.id ?? null, after }, response),
      );
    },
  });
}

function ofOwnTables(app: App, parts: RouteParts, takeOver: TakeOver): void {
  app.route({
    method: 'GET',
    url: '/api/events',
    exposeHeadRoute: false,
    schema: {
      operationId: 'followMyTables',
      tags: ['streams'],
      summary: 'The events of every table where you sit, as you may see them, on and on',
      description:
        'As the stream of one table; each `snapshot` and each `log` names its table (`tableId`). A table comes in when ' +
        'you sit down there, with a `snapshot`, and stays until you have stood up. `ping`: at once, every two ' +
        'seconds and whenever your tables change, which these are. The id of a `log` event tells how far you have ' +
        'come at every table: `Last-Event-ID`, or `?after=`, resumes each after that.',
      querystring: z.object({ after: positions.optional() }),
      response: { 200: streamOf(tablesStreamEvent), ...errorAnswers(400, 401, 429) },
    },
    handler: async (request, reply) => {
      const person = await personOf(parts, request);
      if (!person) return fail(reply, 'no-session');
      // A browser repeats the address it began with: the header is newer.
      const last = parsePositions(String(request.headers['last-event-id'] ?? ''));
      const first = parsePositions(request.query.after ?? '');
      const after = new Map([...(first ?? []), ...(last ?? [])]);
      return takeOver(request, reply, (response) =>
        parts.streams.openOwn(person.id, after, response),
      );
    },
  });
}

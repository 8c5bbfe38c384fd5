/** A table's stream of server-sent events. */
import { normalizeIP } from '@fastify/rate-limit';
import { z } from 'zod';
import { errorAnswers, fail } from '../errors.ts';
import { personOf, type App, type RouteParts } from './parts.ts';
import { tableParams } from './tables.ts';

const seq = z
  .string()
  .regex(/^\d{1,15}$/, 'a whole number from 0')
  .transform(Number);

export function eventRoutes(app: App, parts: RouteParts): void {
  const open = new Map<string, number>();

  app.route({
    method: 'GET',
    url: '/api/tables/:id/events',
    exposeHeadRoute: false,
    schema: {
      summary: 'The table’s events as you may see them, on and on',
      description:
        'Server-sent events. `snapshot`: where the stream begins for a fresh viewer; `log`: one event, ' +
        'its number as the id, and with the event that asks you what you may answer (`legal`); `ping`: every two seconds, the newest number, the server’s time, and which persons ' +
        'seated have had no stream open for some seconds. ' +
        '`Last-Event-ID`, or `?after=`, resumes after that number.',
      params: tableParams,
      querystring: z.object({ after: seq.optional() }),
      response: errorAnswers(400, 401, 404, 429),
    },
    handler: async (request, reply) => {
      const table = request.params.id;
      if (!(await parts.tables.read(table))) return fail(reply, 'no-such-table');
      // As the other limits count: of IPv6 addresses a household has a whole network.
      const asker = normalizeIP(request.ip);
      const person = await personOf(parts, request);
      const already = open.get(asker) ?? 0;
      if (already >= parts.limitsOf(request).streams) return fail(reply, 'too-many');
      const last = seq.safeParse(request.headers['last-event-id']);
      const after = [request.query.after, last.data].filter((each) => each !== undefined);
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
      parts.streams.open(
        { table, viewer: person?.id ?? null, after: after.length > 0 ? Math.max(...after) : null },
        reply.raw,
      );
      return reply;
    },
  });
}

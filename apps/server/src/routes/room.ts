/** The room itself: how to reach it, whether it lives, what it counts. */
import type { IncomingMessage } from 'node:http';
import { roomAnswer } from '@tapete/protocol';
import { errorAnswers, fail } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { App, RouteParts } from './parts.ts';

interface CountedParts {
  readonly metrics: Metrics;
  readonly tellsMetrics: (request: IncomingMessage) => boolean;
}

export function roomRoutes(
  app: App,
  parts: RouteParts,
  { metrics, tellsMetrics }: CountedParts,
): void {
  app.route({
    method: 'GET',
    url: '/api/room',
    schema: {
      operationId: 'room',
      tags: ['room'],
      summary: 'How other devices can reach this room',
      response: { 200: roomAnswer, ...errorAnswers(429) },
    },
    handler: async () => ({ lan: [...parts.lan()], version: parts.version }),
  });

  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    // Whoever looks after the room need not start it anew: it waits for another program.
    reply.send({ ok: true, ...(parts.store.waits() && { store: 'waits' }) }),
  );

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) =>
    tellsMetrics(request.raw)
      ? reply.type(metrics.type).send(await metrics.text())
      : fail(reply, 'not-found'),
  );
}

/** The room itself: how to reach it, whether it lives, what it counts. */
import type { Metrics } from '../metrics.ts';
import { errors, roomAnswer } from './answers.ts';
import type { App, RouteParts } from './parts.ts';

export function roomRoutes(app: App, parts: RouteParts, metrics: Metrics): void {
  app.route({
    method: 'GET',
    url: '/api/room',
    schema: {
      summary: 'How other devices can reach this room',
      response: { 200: roomAnswer, ...errors(429) },
    },
    handler: async () => ({ lan: [...parts.lan()], version: parts.version }),
  });

  app.get('/healthz', { schema: { hide: true } }, (_request, reply) => reply.send({ ok: true }));

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.type).send(await metrics.text()),
  );
}
